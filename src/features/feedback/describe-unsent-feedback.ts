// Describes feedback messages that are not sent, as text for the interface.
import type { FeedbackSendState } from '../../data/records/feedback-state.ts';
import type { Translate } from '../../locales/translate.ts';

/** Says what the server last answered to `count` messages, and what becomes of them. */
export function describeUnsentFeedback(
  t: Translate,
  state: FeedbackSendState,
  count: number,
): string {
  switch (state) {
    case 'waiting':
      return t('unsentFeedback.waiting', { count });
    case 'busy':
      return t('unsentFeedback.busy', { count });
    case 'no-address':
      return t('unsentFeedback.noAddress', { count });
    case 'rejected':
      return t('unsentFeedback.rejected', { count });
  }
}
