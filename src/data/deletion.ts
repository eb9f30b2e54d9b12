// The end of an account: asked for, called off, or done at once where the server can.
import { map, type Observable } from 'rxjs';
import type { DeletionRequest } from '../../schemas/deletion-request.ts';
import { outcomeOf } from '../backend/outcome.ts';
import type { Data } from './data.ts';
import { leaveLetter } from './letters.ts';
import { countOnlyHere } from './only-here.ts';
import { type Kept, keepNew, listKept, removeKept, restoreKept } from './record.ts';
import { failureOf, type SessionFailure } from './session.ts';
import { withStorage } from './storage-faults.ts';
import { supportAddressIn } from './support-address.ts';

export const daysToDelete = 30;

const noReason = 'No reason provided';

/** What a person asked for and nobody has done yet, newest first: two devices may have asked without knowing of each other. */
export function pendingDeletions(data: Data): Observable<Kept<DeletionRequest>[]> {
  return listKept<DeletionRequest>(data, 'pendingItems').pipe(map((requests) => requests.filter(({ fields: { status = 'pending' } }) => status === 'pending')));
}

/** Empty where the person gave none. */
export function reasonOf({ fields: { reason } }: Kept<DeletionRequest>): string {
  return reason === noReason ? '' : (reason ?? '');
}

/**
 * Kept on this device and sent as soon as there is a way to the server; whoever looks after the app gets a letter, too. Throws `NotKept`.
 * @param id of the sheet on which it was asked for: two taps ask once
 */
export async function askForDeletion(data: Data, { reason, id }: { reason: string; id: string }): Promise<void> {
  const { email = '', full_name: name = '' } = data.account ?? {};
  const date = new Date().toISOString();
  const fields = { user_email: email, user_name: name.slice(0, 200), reason: reason.trim() || noReason, request_date: date, status: 'pending' };
  await keepNew(data, 'pendingItems', fields, { id, written: ['reason'], words: [] });
  void data.sync();
  await notify(data, `Account deletion request: ${email}`, noticeOf({ name, email, date, reason: fields.reason }), id);
}

/** Calls all of them off. Throws `NotKept`. */
export async function cancelDeletion(data: Data, requests: readonly Kept<DeletionRequest>[]): Promise<void> {
  for (const { id } of requests) await removeKept(data, 'pendingItems', id);
  void data.sync();
  const { email = '' } = data.account ?? {};
  await notify(data, `Account deletion request withdrawn: ${email}`, `${email} has withdrawn the request to delete their account. Please do not delete it.`);
}

/** Takes `cancelDeletion` back. Throws `NotKept`. */
export async function renewDeletion(data: Data, requests: readonly Kept<DeletionRequest>[]): Promise<void> {
  for (const { id } of requests) await restoreKept(data, 'pendingItems', id);
  void data.sync();
  const [first] = requests;
  if (!first) return;
  const { email = '', full_name: name = '' } = data.account ?? {};
  await notify(data, `Account deletion request: ${email}`, noticeOf({ name, email, date: first.fields.request_date, reason: first.fields.reason ?? noReason }));
}

export interface DeletionOffer {
  /** The server can do it at once, with a code. */
  atOnce: boolean;
  /** Of whoever looks after the app; null where nobody says it. */
  support: string | null;
}

/** Asked anew each time: what a server can do may change. Without an answer it can nothing beyond the contract. */
export async function deletionOffer(data: Data): Promise<DeletionOffer> {
  const answer = await outcomeOf(data.backend.publicSettings());
  const settings: unknown = answer.kind === 'ok' ? answer.value : null;
  const abilities = typeof settings === 'object' && settings !== null && 'capabilities' in settings && Array.isArray(settings.capabilities) ? settings.capabilities : [];
  return { atOnce: abilities.includes('account_deletion'), support: supportAddressIn(settings) };
}

/** Mails a code to the person's address. */
export async function askDeletionCode(data: Data): Promise<SessionFailure | null> {
  return failureOf(await outcomeOf(data.backend.auth.askDeletionCode()));
}

/** How much would be lost that only this device holds, begun texts with it. What asks for the deletion itself is no loss. */
export async function wouldBeLost(data: Data): Promise<number> {
  const onlyHere = await withStorage(data, () => countOnlyHere(data.personal));
  const notices = await withStorage(data, () => data.personal.activity.find({ selector: { kind: 'letter' } }).exec());
  const requests = await withStorage(data, () => data.personal.pendingItems.find({ selector: { sync: { $in: ['waiting', 'refused'] } } }).exec());
  return onlyHere - notices.filter(({ value }) => value['about'] === 'deletion_notice').length - requests.length + data.unsaved();
}

/**
 * Deletes the account on the server with everything in it. Asked again with the same code, a server that did it says so again. What lies on
 * this device goes by `forgetAccount`.
 * @returns null only where the server said that it is done; `signed out` tells nothing of it: sessions end also while the account lives
 */
export async function deleteAccount(data: Data, code: string): Promise<SessionFailure | { kind: 'signed out' } | null> {
  const answer = await outcomeOf(data.backend.auth.deleteAccount(code.replace(/\D/g, '')));
  return answer.kind === 'refused' && answer.status === 401 ? { kind: 'signed out' } : failureOf(answer);
}

/** Removes all of the person from this device, in every tab: there is no account any more to which it could be sent. */
export async function forgetAccount(data: Data): Promise<void> {
  await data.leave(Number.POSITIVE_INFINITY);
}

/** A letter that cannot be kept changes nothing: the request itself is a record. */
async function notify(data: Data, subject: string, body: string, id?: string): Promise<void> {
  try {
    await leaveLetter(data, { kind: 'deletion_notice', subject: subject.slice(0, 200), body, ...(id !== undefined && { id }) });
  } catch (fault) {
    data.report('the notice of a request for deletion could not be kept', fault);
  }
}

function noticeOf({ name, email, date, reason }: { name: string; email: string; date: string; reason: string }): string {
  return `Somebody asks for the deletion of their account and of all that belongs to it.

Name: ${name}
E-mail: ${email}
Asked on: ${date}
Reason: ${reason.slice(0, 10_000)}

Please process this request within ${daysToDelete} days.`;
}
