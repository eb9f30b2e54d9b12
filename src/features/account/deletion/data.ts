// Account deletion: creates and withdraws deletion requests, reads the server's options, and
// deletes an account immediately if the server supports this.
import { map, type Observable } from 'rxjs';
import type { DeletionRequest } from '../../../../schemas/entities/deletion-request.ts';
import { toOutcome } from '../../../backend/outcome.ts';
import type { DataContext } from '../../../data/data-context.ts';
import { queueFeedback } from '../../feedback/outbox.ts';
import { countUnsynced } from '../../../data/records/count-unsynced.ts';
import {
  type SavedRecord,
  createRecord,
  watchRecords,
  removeRecord,
  restoreRecord,
} from '../../../data/records/record.ts';
import { toAuthFailure, type AuthFailure } from '../authentication.ts';
import { withReconnect } from '../../../data/database/storage-errors.ts';
import { parseSupportAddress } from '../../../backend/support-address.ts';

export const deletionDeadlineDays = 30;

const defaultReason = 'No reason provided';

/**
 * Emits the user's open deletion requests, newest first; two devices may have created requests
 * independently.
 */
export function watchPendingDeletions(
  data: DataContext,
): Observable<SavedRecord<DeletionRequest>[]> {
  return watchRecords<DeletionRequest>(data, 'pendingItems').pipe(
    map((requests) =>
      requests.filter(({ fields: { status = 'pending' } }) => status === 'pending'),
    ),
  );
}

/** Empty if the user gave none. */
export function getDeletionReason({ fields: { reason } }: SavedRecord<DeletionRequest>): string {
  return reason === defaultReason ? '' : (reason ?? '');
}

/**
 * Stores the request on this device and sends it as soon as the server can be reached. The app's
 * operator also gets a feedback message. Throws `StorageWriteError`.
 * @param id id of the form's draft: two taps create one request
 */
export async function requestDeletion(
  data: DataContext,
  { reason, id }: { reason: string; id: string },
): Promise<void> {
  const { email = '', full_name: name = '' } = data.account ?? {};
  const date = new Date().toISOString();
  const fields = {
    user_email: email,
    user_name: name.slice(0, 200),
    reason: reason.trim() || defaultReason,
    request_date: date,
    status: 'pending',
  };
  await createRecord(data, 'pendingItems', fields, { id, formFields: ['reason'], textFields: [] });
  void data.sync();
  await queueNotice(
    data,
    `Account deletion request: ${email}`,
    buildNotice({ name, email, date, reason: fields.reason }),
    id,
  );
}

/** Withdraws all requests. Throws `StorageWriteError`. */
export async function cancelDeletionRequests(
  data: DataContext,
  requests: readonly SavedRecord<DeletionRequest>[],
): Promise<void> {
  for (const { id } of requests) await removeRecord(data, 'pendingItems', id);
  void data.sync();
  const { email = '' } = data.account ?? {};
  await queueNotice(
    data,
    `Account deletion request withdrawn: ${email}`,
    `${email} has withdrawn the request to delete their account. Please do not delete it.`,
  );
}

/** Reverts `cancelDeletionRequests`. Throws `StorageWriteError`. */
export async function restoreDeletionRequests(
  data: DataContext,
  requests: readonly SavedRecord<DeletionRequest>[],
): Promise<void> {
  for (const { id } of requests) await restoreRecord(data, 'pendingItems', id);
  void data.sync();
  const [first] = requests;
  if (!first) return;
  const { email = '', full_name: name = '' } = data.account ?? {};
  await queueNotice(
    data,
    `Account deletion request: ${email}`,
    buildNotice({
      name,
      email,
      date: first.fields.request_date,
      reason: first.fields.reason ?? defaultReason,
    }),
  );
}

export interface DeletionOptions {
  /** The server can do it at once, with a code. */
  atOnce: boolean;
  /** E-mail address of the app's operator; null if the server does not give one. */
  support: string | null;
}

/**
 * Loads the options at each call, because a server's abilities may change. Without an answer, only
 * the abilities of the contract are assumed.
 */
export async function loadDeletionOptions(data: DataContext): Promise<DeletionOptions> {
  const answer = await toOutcome(data.backend.publicSettings());
  const settings: unknown = answer.kind === 'ok' ? answer.value : null;
  const abilities =
    typeof settings === 'object' &&
    settings !== null &&
    'capabilities' in settings &&
    Array.isArray(settings.capabilities)
      ? settings.capabilities
      : [];
  return { atOnce: abilities.includes('account_deletion'), support: parseSupportAddress(settings) };
}

/** Sends an e-mail with a code to the user. */
export async function requestDeletionCode(data: DataContext): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(data.backend.auth.requestDeletionCode()));
}

/**
 * Counts the unsynced data that the deletion would lose, including drafts. Deletion requests
 * themselves do not count.
 */
export async function countLostByDeletion(data: DataContext): Promise<number> {
  const unsyncedCount = await withReconnect(data, () => countUnsynced(data.userDatabase));
  const notices = await withReconnect(data, () =>
    data.userDatabase.activity.find({ selector: { kind: 'letter' } }).exec(),
  );
  const requests = await withReconnect(data, () =>
    data.userDatabase.pendingItems
      .find({ selector: { sync: { $in: ['waiting', 'refused'] } } })
      .exec(),
  );
  return (
    unsyncedCount -
    notices.filter(({ value }) => value['about'] === 'deletion_notice').length -
    requests.length +
    data.countDrafts()
  );
}

/**
 * Deletes the account on the server with all its data. A repeated call with the same code succeeds
 * again. `removeAccountFromDevice` deletes the data on this device.
 * @returns null only if the server has confirmed the deletion; `signed out` does not prove it,
 *   because sessions also end while the account exists
 */
export async function deleteAccount(
  data: DataContext,
  code: string,
): Promise<AuthFailure | { kind: 'signed out' } | null> {
  const answer = await toOutcome(data.backend.auth.deleteAccount(code.replace(/\D/g, '')));
  return answer.kind === 'refused' && answer.status === 401
    ? { kind: 'signed out' }
    : toAuthFailure(answer);
}

/**
 * Deletes all data of the user from this device, in every tab: no account is left to send it to.
 */
export async function removeAccountFromDevice(data: DataContext): Promise<void> {
  await data.endSession(Number.POSITIVE_INFINITY);
}

/**
 * Queues a message to the operator. A failure to store it changes nothing, because the request
 * itself is a record.
 */
async function queueNotice(
  data: DataContext,
  subject: string,
  body: string,
  id?: string,
): Promise<void> {
  try {
    await queueFeedback(data, {
      kind: 'deletion_notice',
      subject: subject.slice(0, 200),
      body,
      ...(id !== undefined && { id }),
    });
  } catch (fault) {
    data.report('the notice of a deletion request could not be stored', fault);
  }
}

function buildNotice({
  name,
  email,
  date,
  reason,
}: {
  name: string;
  email: string;
  date: string;
  reason: string;
}): string {
  return `A user asks for the deletion of the account and of all data of the account.

Name: ${name}
E-mail: ${email}
Asked on: ${date}
Reason: ${reason.slice(0, 10_000)}

Please process this request within ${deletionDeadlineDays} days.`;
}
