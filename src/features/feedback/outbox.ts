// Outbox of feedback messages and deletion notices to the operators, also for guests: stores,
// counts and sends pending messages. Messages stay on this device until they are sent.
import { distinctUntilChanged, map, type Observable } from 'rxjs';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { watchRecordCount } from '../../data/database/record-count.ts';
import {
  countFeedbackStates,
  type UnsentFeedbackCounts,
} from '../../data/records/feedback-state.ts';
import { feedbackIdPrefix } from './record-id.ts';
import { writeToStorage, createRecordId } from '../../data/records/record.ts';

export interface FeedbackMessage {
  kind: 'feedback' | 'deletion_notice';
  /** One line, at most 200 characters. */
  subject: string;
  /** At most 20,000 characters. */
  body: string;
  /** Id of the draft; a message that is submitted twice is sent once. */
  id?: string;
}

/** Stores a feedback message and requests a send. Throws `StorageWriteError`. */
export async function queueFeedback(data: DataContext, feedback: FeedbackMessage): Promise<void> {
  await saveFeedback(data, feedback);
  void sendQueuedFeedback(data).catch((fault: unknown) =>
    data.report('feedback could not be sent', fault),
  );
}

/** Sends the pending messages, as far as possible now; one tab at a time. */
export async function sendQueuedFeedback(data: DataContext): Promise<void> {
  const { sendPendingFeedback } = await import('./send-feedback.ts');
  await sendPendingFeedback(data);
}

/**
 * Emits the number of pending messages on this device, grouped by the last answer of the server.
 */
export function watchUnsentFeedback(data: DataContext): Observable<UnsentFeedbackCounts> {
  return data.userDatabase.activity
    .find({ selector: { kind: 'letter' } })
    .$.pipe(map((docs) => countFeedbackStates(docs.map(({ value }) => value))));
}

/** Returns the number of pending messages on this device. */
export function watchPendingFeedbackCount(data: DataContext): Observable<number> {
  return watchRecordCount(data.userDatabase.activity, { kind: 'letter' }).pipe(
    distinctUntilChanged(),
  );
}

/** @returns the id of its record. Throws `StorageWriteError`. */
export async function saveFeedback(
  data: DataContext,
  { kind, subject, body, id = createRecordId() }: FeedbackMessage,
): Promise<string> {
  const date = new Date().toISOString();
  const record: DeviceRecord = {
    id: feedbackIdPrefix + id,
    kind: 'letter',
    order: date,
    value: { about: kind, subject, body, date },
  };
  await writeToStorage(data, () => data.userDatabase.activity.incrementalUpsert(record));
  return record.id;
}
