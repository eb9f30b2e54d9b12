// What the server can give now, or gave last; asked again when the network is back.
import { useEffect, useState } from 'react';
import type { OfferedTranslation } from '../../../schemas/pack.ts';
import { availableTranslations } from '../../data/chapters.ts';
import { useData } from '../../data/hooks.tsx';

export function useOffered(isOnline: boolean): { offered: OfferedTranslation[] | null; hasFailed: boolean; askAgain: () => void } {
  const data = useData();
  const [offered, setOffered] = useState<OfferedTranslation[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    let isOpen = true;
    availableTranslations(data).then(
      (list) => {
        if (!isOpen) return;
        setOffered(list);
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

  return { offered, hasFailed, askAgain: () => setTries((before) => before + 1) };
}
