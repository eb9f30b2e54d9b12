// React hook that announces once that sync merged a version of another device into the displayed
// text.
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../ui/toast/toaster.tsx';

/**
 * @param id id of the displayed record; undefined for none
 * @param versionCount number of previous versions in the record
 * @param isMerged true when the server has stored the merged record; before that, the user may have
 *   created the version
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
      toast({ message: t('previousVersions.mergedNotice') });
  }, [id, versionCount, isMerged, t, toast]);
}
