// React hook for the translations that the server offers now, or offered last, and for a full
// device; loaded again when the network is back.
import { useEffect, useState } from 'react';
import type { OfferedTranslation } from '../../../../schemas/bible/translation-pack.ts';
import { loadTranslationList } from '../../../data/bible/chapters.ts';
import { useData } from '../../../data/data-provider.tsx';
import { isStorageFull } from '../../../data/database/storage-errors.ts';

export function useAvailableTranslations(isOnline: boolean): {
  available: OfferedTranslation[] | null;
  hasFailed: boolean;
  isDeviceFull: boolean;
  reload: () => void;
} {
  const data = useData();
  const [available, setAvailable] = useState<OfferedTranslation[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isDeviceFull, setIsDeviceFull] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOpen = true;
    loadTranslationList(data).then(
      (list) => {
        if (!isOpen) return;
        setAvailable(list.translations);
        setHasFailed(false);
        setIsDeviceFull(list.isDeviceFull);
      },
      (fault: unknown) => {
        data.report('the list of translations could not be read', fault);
        if (!isOpen) return;
        setHasFailed(true);
        setIsDeviceFull(isStorageFull(fault));
      },
    );
    return () => {
      isOpen = false;
    };
  }, [data, isOnline, tries]);

  return { available, hasFailed, isDeviceFull, reload: () => setTries((before) => before + 1) };
}
