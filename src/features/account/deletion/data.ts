// The end of an account: asked for, called off, or done at once where the server can.
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
 * What a person asked for and nobody has done yet, newest first: two devices may have asked without
 * knowing of each other.
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

/** Empty where the person gave none. */
export function getDeletionReason({ fields: { reason } }: SavedRecord<DeletionRequest>): string {
  return reason === defaultReason ? '' : (reason ?? '');
}

/**
 * Kept on this device and sent as soon as there is a way to the server; whoever looks after the app
 * gets a letter, too. Throws `StorageWriteError`.
 * @param id of the sheet on which it was asked for: two taps ask once
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

/** Calls all of them off. Throws `StorageWriteError`. */
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

/** Takes `cancelDeletionRequests` back. Throws `StorageWriteError`. */
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
  /** Of whoever looks after the app; null where nobody says it. */
  support: string | null;
}

/**
 * Asked anew each time: what a server can do may change. Without an answer it can nothing beyond
 * the contract.
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

/** Mails a code to the person's address. */
export async function requestDeletionCode(data: DataContext): Promise<AuthFailure | null> {
  return toAuthFailure(await toOutcome(data.backend.auth.requestDeletionCode()));
}

/**
 * How much would be lost that only this device holds, begun texts with it. What asks for the
 * deletion itself is no loss.
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
 * Deletes the account on the server with everything in it. Asked again with the same code, a server
 * that did it says so again. What lies on this device goes by `removeAccountFromDevice`.
 * @returns null only where the server said that it is done; `signed out` tells nothing of it:
 * sessions end also while the account lives
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
 * Removes all of the person from this device, in every tab: there is no account any more to which
 * it could be sent.
 */
export async function removeAccountFromDevice(data: DataContext): Promise<void> {
  await data.endSession(Number.POSITIVE_INFINITY);
}

/** A letter that cannot be kept changes nothing: the request itself is a record. */
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
    data.report('the notice of a request for deletion could not be kept', fault);
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
  return `Somebody asks for the deletion of their account and of all that belongs to it.

Name: ${name}
E-mail: ${email}
Asked on: ${date}
Reason: ${reason.slice(0, 10_000)}

Please process this request within ${deletionDeadlineDays} days.`;
}
