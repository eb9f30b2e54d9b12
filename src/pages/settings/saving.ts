// Each choice is kept at once, and answered quietly: a mark beside its title, or a sentence where the device would not keep it.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/hooks.tsx';
import { NotKept } from '../../data/record.ts';
import { useToast } from '../../ui/toaster.tsx';

/** Milliseconds. */
const readingTime = 2_500;

export interface Saving {
  isSaved: boolean;
  save: (work: () => Promise<void>) => Promise<void>;
  /** It was kept already. */
  tell: () => void;
}

/** The control answers at once; what holds stands there again when it was kept, or was not. @param kept undefined while nobody knows */
export function useChosen<V>(kept: V | undefined, keep: (value: V) => Promise<void>): [V | undefined, (value: V) => void] {
  const [wanted, setWanted] = useState<{ value: V } | null>(null);
  return [
    wanted ? wanted.value : kept,
    (value) => {
      const mine = { value };
      setWanted(mine);
      void keep(value).finally(() => setWanted((now) => (now === mine ? null : now)));
    },
  ];
}

export function useSaving(): Saving {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  /** How often, so that the last mark is the one that counts. */
  const [saved, setSaved] = useState(0);

  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setSaved(0), readingTime);
    return () => clearTimeout(timer);
  }, [saved]);

  const tell = () => setSaved((times) => times + 1);
  return {
    isSaved: saved > 0,
    tell,
    async save(work) {
      try {
        await work();
        tell();
      } catch (fault) {
        data.report('a setting could not be kept', fault);
        toast({ message: fault instanceof NotKept && fault.reason === 'full' ? t('failure.full') : t('settings.failed') });
      }
    },
  };
}
