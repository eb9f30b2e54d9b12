// Where a person hands in a letter and waits for what becomes of it, and where they find those that
// wait.
import { map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { type FeedbackSendResult, sendFeedback, removeFromOutbox } from './send-feedback.ts';
import { feedbackIdPrefix } from './record-id.ts';
import { saveFeedback, type FeedbackMessage } from './outbox.ts';

/** One that waits, as the person knows it. */
export interface PendingFeedback {
  id: string;
  kind: FeedbackMessage['kind'];
  subject: string;
  /** What they wrote, without the lines above it. */
  text: string;
  /** As it goes. */
  body: string;
  /** ISO time. */
  date: string;
}

/**
 * Keeps a letter and tries to send it at once. One that was not taken is not kept: it is still in
 * the person's hands. Throws `StorageWriteError`.
 */
export async function submitFeedback(
  data: DataContext,
  feedback: FeedbackMessage,
): Promise<FeedbackSendResult> {
  const id = await saveFeedback(data, feedback);
  const result = await sendFeedback(data, id);
  if (result.kind === 'refused' || result.kind === 'nobody') await removeFromOutbox(data, id);
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

/** The person would rather not send it. Throws `StorageWriteError`. */
export function removePendingFeedback(data: DataContext, { id }: PendingFeedback): Promise<void> {
  return removeFromOutbox(data, id);
}

/** Takes that back; it goes with the others. Throws `StorageWriteError`. */
export async function restorePendingFeedback(
  data: DataContext,
  { id, kind, subject, body }: PendingFeedback,
): Promise<void> {
  await saveFeedback(data, { kind, subject, body, id: id.slice(feedbackIdPrefix.length) });
}

/** Of a file that was brought in, anything. */
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
  };
}
