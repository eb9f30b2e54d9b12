// Says once that another device's wording came in, while somebody looks at what they wrote.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast/toaster.tsx';

/**
 * @param id of the record that is looked at; undefined for none
 * @param versionCount how many earlier wordings it holds now
 * @param isMerged it is safe on the server with them; before that it may be the person's own doing
 */
export function useMergeNotice(
  id: string | undefined,
  versionCount: number,
  isMerged: boolean,
): void {
  const { t } = useTranslation();
  const toast = useToast();
  const known = useRef({ id, wordings: versionCount });
  useEffect(() => {
    const before = known.current;
    if (id !== before.id || isMerged || versionCount < before.wordings)
      known.current = { id, wordings: versionCount };
    if (id === before.id && isMerged && versionCount > before.wordings)
      toast({ message: t('wording.arrived') });
  }, [id, versionCount, isMerged, t, toast]);
}
