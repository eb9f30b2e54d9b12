// React hooks that save each setting at once and show a mark beside the title, or a message if
// saving fails.
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

/** Milliseconds. */
const savedMarkMillis = 2_500;

export interface SaveState {
  isSaved: boolean;
  save: (work: () => Promise<void>) => Promise<void>;
  /** Shows the mark for a value that is already saved. */
  markSaved: () => void;
}

/**
 * Shows the new value at once. When saving has succeeded or failed, the stored value is shown
 * again.
 * @param stored undefined while the value is unknown
 */
export function useSavedChoice<V>(
  stored: V | undefined,
  save: (value: V) => Promise<void>,
): [V | undefined, (value: V) => void] {
  const [pending, setPending] = useState<{ value: V } | null>(null);
  return [
    pending ? pending.value : stored,
    (value) => {
      const mine = { value };
      setPending(mine);
      void save(value).finally(() => setPending((now) => (now === mine ? null : now)));
    },
  ];
}

export function useSaveState(): SaveState {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  /** Counts the saves, so that each save restarts the timer of the mark. */
  const [saved, setSaved] = useState(0);

  useEffect(() => {
    if (saved === 0) return undefined;
    const timer = setTimeout(() => setSaved(0), savedMarkMillis);
    return () => clearTimeout(timer);
  }, [saved]);

  const markSaved = () => setSaved((times) => times + 1);
  return {
    isSaved: saved > 0,
    markSaved,
    async save(work) {
      try {
        await work();
        markSaved();
      } catch (fault) {
        data.report('a setting could not be stored', fault);
        toast({
          message:
            fault instanceof StorageWriteError && fault.reason === 'full'
              ? t('failure.deviceFull')
              : t('settings:saveFailed'),
        });
      }
    },
  };
}
