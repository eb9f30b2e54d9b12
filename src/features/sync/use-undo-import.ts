// Hook that undoes the last import of files of other apps, and says how many entries were deleted.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { undoLastImport } from '../../data/journal-import/last-import.ts';
import { useToast } from '../../ui/toast/toaster.tsx';

export function useUndoImport(): { isUndoing: boolean; undo: () => Promise<void> } {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const [isUndoing, setUndoing] = useState(false);

  async function undo(): Promise<void> {
    setUndoing(true);
    try {
      const { removed, kept } = await undoLastImport(data);
      const sentences = [
        t('sync:journalImport.undone', { count: removed }),
        ...(kept > 0 ? [t('sync:journalImport.kept', { count: kept })] : []),
      ];
      toast({ message: sentences.join(' ') });
    } catch (fault) {
      data.report('an import could not be undone', fault);
      toast({ message: t('undoFailed'), tone: 'destructive' });
    } finally {
      setUndoing(false);
    }
  }

  return { isUndoing, undo };
}
