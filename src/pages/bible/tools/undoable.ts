// Does what can be taken back, says so, and offers the way back.
import { useTranslation } from 'react-i18next';
import { useData } from '../../../data/hooks.tsx';
import { NotKept } from '../../../data/record.ts';
import { notKeptSentence } from '../../../i18n/failure-sentence.ts';
import { useToast } from '../../../ui/toaster.tsx';

interface Told {
  done: string;
  about?: string;
  failed: string;
}

/** @returns resolves when it is done, or told that it could not be */
export function useUndoable(): (work: () => Promise<() => Promise<void>>, told: Told) => Promise<void> {
  const { t } = useTranslation();
  const { report } = useData();
  const toast = useToast();

  function tell(failed: string, fault: unknown): void {
    if (!(fault instanceof NotKept)) report('a list of the reader could not be changed', fault);
    toast({ message: fault instanceof NotKept ? `${failed} ${notKeptSentence(t, fault.reason)}` : failed });
  }

  return async (work, { done, about, failed }) => {
    try {
      const takeBack = await work();
      const undo = () => void takeBack().catch((fault: unknown) => tell(t('common.undoFailed'), fault));
      toast({ message: done, ...(about !== undefined && { about }), action: { label: t('common.undo'), run: undo } });
    } catch (fault) {
      tell(failed, fault);
    }
  };
}
