// Section of the Sync page with unsent feedback messages to support, also those of a guest; a
// message can be removed with undo.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { countFeedbackStates, feedbackSendStates } from '../../data/records/feedback-state.ts';
import {
  removePendingFeedback,
  restorePendingFeedback,
  type PendingFeedback,
  watchPendingFeedback,
} from '../feedback/submit-feedback.ts';
import { describeUnsentFeedback } from '../feedback/describe-unsent-feedback.ts';
import { UnsentFeedbackList } from '../feedback/components/unsent-list.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';

export function UnsentFeedback() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const pendingFeedback = useLiveQuery('letters-here', watchPendingFeedback) ?? [];
  if (pendingFeedback.length === 0) return null;
  const counts = countFeedbackStates(pendingFeedback.map(({ state }) => ({ state })));

  async function drop(feedback: PendingFeedback): Promise<void> {
    try {
      await removePendingFeedback(data, feedback);
      toast({
        message: t('sync:discarded'),
        about: feedback.text,
        action: { label: t('undo'), run: () => void restore(feedback) },
      });
    } catch {
      toast({ message: t('sync:actionFailed'), tone: 'destructive' });
    }
  }

  async function restore(feedback: PendingFeedback): Promise<void> {
    try {
      await restorePendingFeedback(data, feedback);
    } catch {
      toast({ message: t('undoFailed'), tone: 'destructive' });
    }
  }

  return (
    <Stack component="section" gap="sm" mt="xs" aria-labelledby="letters">
      <h2 id="letters">{t('sync:unsentFeedbackTitle')}</h2>
      {feedbackSendStates.map(
        (state) =>
          counts[state] > 0 && <p key={state}>{describeUnsentFeedback(t, state, counts[state])}</p>,
      )}
      <UnsentFeedbackList messages={pendingFeedback} onDrop={(feedback) => void drop(feedback)} />
    </Stack>
  );
}
