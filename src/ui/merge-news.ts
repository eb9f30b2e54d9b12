// Says once that another device's wording came in, while somebody looks at what they wrote.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from './toaster.tsx';

/**
 * @param id of the record that is looked at; undefined for none
 * @param wordings how many earlier wordings it holds now
 * @param isMerged it is safe on the server with them; before that it may be the person's own doing
 */
export function useMergeNews(id: string | undefined, wordings: number, isMerged: boolean): void {
  const { t } = useTranslation();
  const toast = useToast();
  const known = useRef({ id, wordings });
  useEffect(() => {
    const before = known.current;
    if (id !== before.id || isMerged || wordings < before.wordings) known.current = { id, wordings };
    if (id === before.id && isMerged && wordings > before.wordings) toast({ message: t('wording.arrived') });
  }, [id, wordings, isMerged, t, toast]);
}
