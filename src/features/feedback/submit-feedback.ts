// Submits a feedback message and waits for the result; lists, removes and restores pending
// messages.
import { map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { type FeedbackSendState, readFeedbackState } from '../../data/records/feedback-state.ts';
import { type FeedbackSendResult, sendFeedback, removeFromOutbox } from './send-feedback.ts';
import { feedbackIdPrefix } from './record-id.ts';
import { saveFeedback, type FeedbackMessage } from './outbox.ts';

/** A pending message, as shown to the user. */
export interface PendingFeedback {
  id: string;
  kind: FeedbackMessage['kind'];
  subject: string;
  /** The user's text without the header lines. */
  text: string;
  /** The complete text as it is sent. */
  body: string;
  /** ISO time. */
  date: string;
  state: FeedbackSendState;
}

/**
 * Stores a message and tries to send it at once. A message that the server rejected is removed,
 * because the user still has its draft. Throws `StorageWriteError`.
 */
export async function submitFeedback(
  data: DataContext,
  feedback: FeedbackMessage,
): Promise<FeedbackSendResult> {
  const id = await saveFeedback(data, feedback);
  const result = await sendFeedback(data, id);
  if (result.kind === 'refused' || result.kind === 'no-address') await removeFromOutbox(data, id);
  return result;
}

/** The oldest first. */
export function watchPendingFeedback(data: DataContext): Observable<PendingFeedback[]> {
  const found = data.userDatabase.activity.find({
    selector: { kind: 'letter' },
    sort: [{ order: 'asc' }],
  }).$;
  return found.pipe(map((docs) => docs.map(parsePendingFeedback)));
}

/** Removes a message that the user does not want to send. Throws `StorageWriteError`. */
export function removePendingFeedback(data: DataContext, { id }: PendingFeedback): Promise<void> {
  return removeFromOutbox(data, id);
}

/**
 * Restores a removed message; it is sent with the other pending messages. Throws
 * `StorageWriteError`.
 */
export async function restorePendingFeedback(
  data: DataContext,
  { id, kind, subject, body }: PendingFeedback,
): Promise<void> {
  await saveFeedback(data, { kind, subject, body, id: id.slice(feedbackIdPrefix.length) });
}

/** Parses a stored message; the fields of an imported file may hold anything. */
function parsePendingFeedback({ id, value }: Pick<DeviceRecord, 'id' | 'value'>): PendingFeedback {
  const { about, subject, body, date } = value;
  const text = String(body ?? '');
  return {
    id,
    kind: about === 'deletion_notice' ? about : 'feedback',
    subject: String(subject ?? ''),
    text: text.slice(text.indexOf('\n\n') + 1).trim(),
    body: text,
    date: String(date ?? ''),
    state: readFeedbackState(value),
  };
}
