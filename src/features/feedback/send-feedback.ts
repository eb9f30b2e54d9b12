// Sends feedback messages to the support address of the backend, and removes a message from the
// device only after the server took it.
import { type BackendOutcome, toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../../data/data-context.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import { feedbackIdPrefix } from './record-id.ts';
import { writeToStorage } from '../../data/records/record.ts';
import { parseSupportAddress } from '../../backend/support-address.ts';

/**
 * `waits`: the server cannot be reached. `no-address`: the backend has no support address. `refused`:
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
const addressByBackend = new WeakMap<DataContext['backend'], string>();

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
    for (const { id } of documents) {
      const result = await sendNow(data, id);
      if (result.kind !== 'sent') last = result;
      if (result.kind !== 'sent' && !isPermanentRejection(result)) break;
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

/** The person has it in their hands again. */
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
  const address = await loadSupportAddress(data);
  if (address.kind !== 'ok') return toSendResult(address);
  if (address.value === null) return { kind: 'no-address' };
  const { subject, body } = doc.value;
  const email = {
    to: address.value,
    subject: String(subject),
    body: String(body),
    message_key: id.slice(feedbackIdPrefix.length),
  };
  const answer = await toOutcome(
    data.backend.integrations.Core.SendEmail(email, { timeout: sendTimeout }),
  );
  if (answer.kind !== 'ok') return toSendResult(answer);
  await removeFromOutbox(data, id);
  return { kind: 'sent' };
}

function toSendResult(
  answer: Exclude<BackendOutcome<unknown>, { kind: 'ok' }>,
): FeedbackSendResult {
  if (answer.kind === 'offline') return { kind: 'waits' };
  const { status, retryAfter } = answer;
  return { kind: 'refused', status, ...(retryAfter !== undefined && { retryAfter }) };
}

/** Null where the backend names none. */
async function loadSupportAddress({
  backend,
}: DataContext): Promise<BackendOutcome<string | null>> {
  const known = addressByBackend.get(backend);
  if (known !== undefined) return { kind: 'ok', value: known };
  const answer = await toOutcome(backend.publicSettings({ timeout: sendTimeout }));
  if (answer.kind !== 'ok') return answer;
  const address = parseSupportAddress(answer.value);
  if (address === null) return { kind: 'ok', value: null };
  addressByBackend.set(backend, address);
  return { kind: 'ok', value: address };
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
