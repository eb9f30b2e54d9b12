// React hook that runs an undoable action, shows a toast for it and offers the undo.
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/data-provider.tsx';
import { StorageWriteError } from '../../../data/records/record.ts';
import { getStorageErrorMessage } from '../../../locales/error-messages.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';

interface ActionMessages {
  doneMessage: string;
  about?: string;
  failedMessage: string;
}

/** @returns a function that resolves when the action is done or its failure was shown */
export function useUndoableAction(): (
  work: () => Promise<() => Promise<void>>,
  messages: ActionMessages,
) => Promise<void> {
  const { t } = useTranslation();
  const { report } = useData();
  const toast = useToast();

  function reportFailure(failed: string, fault: unknown): void {
    if (!(fault instanceof StorageWriteError))
      report('a list of the reader could not be changed', fault);
    toast({
      message:
        fault instanceof StorageWriteError
          ? `${failed} ${getStorageErrorMessage(t, fault.reason)}`
          : failed,
    });
  }

  return async (work, { doneMessage, about, failedMessage }) => {
    try {
      const undoAction = await work();
      const undo = () =>
        void undoAction().catch((fault: unknown) => reportFailure(t('undoFailed'), fault));
      toast({
        message: doneMessage,
        ...(about !== undefined && { about }),
        action: { label: t('undo'), run: undo },
      });
    } catch (fault) {
      reportFailure(failedMessage, fault);
    }
  };
}
