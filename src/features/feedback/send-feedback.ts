// Sends feedback messages to the operator of the backend, and removes a message from the device
// only after the server took it. Any other answer is kept with the message.
import type { Fields } from '../../../schemas/local-record.ts';
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import type { DeviceRecord } from '../../data/database/collections.ts';
import type { DataContext } from '../../data/data-context.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { feedbackIdPrefix } from './record-id.ts';
import { type FeedbackSendState, readFeedbackState } from '../../data/records/feedback-state.ts';
import { writeToStorage } from '../../data/records/record.ts';
import { parseMessageRecipient } from '../../backend/support-address.ts';

/**
 * `waits`: the server cannot be reached. `no-address`: the backend names no recipient. `refused`:
 * the server rejected the message; `retryAfter` in seconds.
 */
export type FeedbackSendResult =
  | { kind: 'sent' }
  | { kind: 'waits' }
  | { kind: 'no-address' }
  | { kind: 'refused'; status: number; retryAfter?: number };

/**
 * Milliseconds. A message whose response is lost is sent again; the message key lets our server
 * deliver it only once.
 */
const sendTimeout = 30_000;

/**
 * @param id id of the record; a record that no longer exists was sent by another tab and counts as
 *   sent
 */
export function sendFeedback(data: DataContext, id: string): Promise<FeedbackSendResult> {
  return withFeedbackLock(data, () => sendNow(data, id));
}

/**
 * Sends all pending messages, oldest first. A message that the server will never accept does not
 * block the others; any other failure stops the loop.
 *
 * @returns the last failure, or `sent`
 */
export function sendPendingFeedback(data: DataContext): Promise<FeedbackSendResult> {
  return withFeedbackLock(data, async () => {
    const { activity } = data.userDatabase;
    const waiting = activity.find({ selector: { kind: 'letter' }, sort: [{ order: 'asc' }] });
    const { documents } = await activity.storageInstance.query(waiting.getPreparedQuery());
    let last: FeedbackSendResult = { kind: 'sent' };
    for (const [index, { id }] of documents.entries()) {
      const result = await sendNow(data, id);
      if (result.kind === 'sent') continue;
      last = result;
      if (isPermanentRejection(result)) continue;
      // The answer concerns the server, and so the later messages as well.
      for (const later of documents.slice(index + 1))
        await saveSendState(data, later, toSendState(result));
      break;
    }
    return last;
  });
}

function isPermanentRejection(result: FeedbackSendResult): boolean {
  return (
    result.kind === 'refused' &&
    (result.status === 400 || result.status === 413 || result.status === 422)
  );
}

/** Removes a message from the outbox: it was sent, or the user edits or discards it. */
export async function removeFromOutbox(data: DataContext, id: string): Promise<void> {
  await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.findOne(id).exec();
    await doc?.incrementalRemove();
  });
}

async function sendNow(data: DataContext, id: string): Promise<FeedbackSendResult> {
  // From the storage itself: another tab may have sent it a moment ago.
  const [doc] = await data.userDatabase.activity.storageInstance.findDocumentsById([id], false);
  if (!doc) return { kind: 'sent' };
  const result = await sendToOperator(data, id, doc.value);
  if (result.kind === 'sent') await removeFromOutbox(data, id);
  else await saveSendState(data, doc, toSendState(result));
  return result;
}

async function sendToOperator(
  { backend }: DataContext,
  id: string,
  { subject, body }: Fields,
): Promise<FeedbackSendResult> {
  // Read for each message, because the operator may change the settings at any time. The app's
  // client reuses an answer for some seconds.
  const settings = await toOutcome(backend.publicSettings({ timeout: sendTimeout }));
  if (settings.kind !== 'ok') return toSendResult(settings);
  const to = parseMessageRecipient(settings.value);
  if (to === null) return { kind: 'no-address' };
  const email = {
    to,
    subject: String(subject),
    body: String(body),
    message_key: id.slice(feedbackIdPrefix.length),
  };
  const answer = await toOutcome(
    backend.integrations.Core.SendEmail(email, { timeout: sendTimeout }),
  );
  return answer.kind === 'ok' ? { kind: 'sent' } : toSendResult(answer);
}

function toSendState(result: Exclude<FeedbackSendResult, { kind: 'sent' }>): FeedbackSendState {
  if (result.kind === 'waits') return 'waiting';
  if (result.kind === 'no-address') return 'no-address';
  return isPermanentRejection(result) ? 'rejected' : 'busy';
}

/** A failure to store the state does not matter: the next attempt stores it again. */
async function saveSendState(
  data: DataContext,
  { id, value }: Pick<DeviceRecord, 'id' | 'value'>,
  state: FeedbackSendState,
): Promise<void> {
  if (readFeedbackState(value) === state) return;
  try {
    await writeToStorage(data, async () => {
      const doc = await data.userDatabase.activity.findOne(id).exec();
      await doc?.incrementalModify((now) => ({ ...now, value: { ...now.value, state } }));
    });
  } catch (fault) {
    data.report('the state of a feedback message could not be stored', fault);
  }
}

function toSendResult(
  answer: Exclude<BackendOutcome<unknown>, { kind: 'ok' }>,
): FeedbackSendResult {
  if (answer.kind === 'offline') return { kind: 'waits' };
  const { status, retryAfter } = answer;
  return { kind: 'refused', status, ...(retryAfter !== undefined && { retryAfter }) };
}

/**
 * Without Web Locks in the browser the work runs unlocked, because two active tabs are unlikely
 * there.
 */
function withFeedbackLock(
  { account }: DataContext,
  work: () => Promise<FeedbackSendResult>,
): Promise<FeedbackSendResult> {
  const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
  return locks ? locks.request(`selah-letters-${account?.id ?? guestAccountId}`, work) : work();
}
