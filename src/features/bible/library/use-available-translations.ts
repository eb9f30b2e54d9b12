// React hook for the translations that the server offers now, or offered last; loaded again when
// the network is back.
import { useEffect, useState } from 'react';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { loadAvailableTranslations } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';

export function useAvailableTranslations(isOnline: boolean): {
  available: OfferedTranslation[] | null;
  hasFailed: boolean;
  reload: () => void;
} {
  const data = useData();
  const [available, setAvailable] = useState<OfferedTranslation[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOpen = true;
    loadAvailableTranslations(data).then(
      (list) => {
        if (!isOpen) return;
        setAvailable(list);
        setHasFailed(false);
      },
      (fault: unknown) => {
        data.report('the list of translations could not be read', fault);
        if (isOpen) setHasFailed(true);
      },
    );
    return () => {
      isOpen = false;
    };
  }, [data, isOnline, tries]);

  return { available, hasFailed, reload: () => setTries((before) => before + 1) };
}
