// Calls of the administration: each result is a value, and a page turns it into a sentence. Nothing
// is stored on the device.
import type {
  AdminBible,
  AdminDeletionRequest,
  AdminMail,
  AdminMessage,
  AdminOverview,
  AdminPeoplePage,
  AdminPerson,
  AdminPersonChange,
} from '../../../schemas/api/admin-api.ts';
import type { Role } from '../../../schemas/entities/user.ts';
import { type Admin, createAdmin } from '../../backend/admin.ts';
import { toOutcome } from '../../backend/outcome.ts';
import type { DataContext } from '../../data/data-context.ts';
import {
  isBibleList,
  isDeletionList,
  isEndedSessions,
  isMailList,
  isMessageList,
  isOverview,
  isPeoplePage,
  isPerson,
} from './read-answers.ts';

/**
 * Result of a call. `not found`: the server has no administration, as the hosted platform, or the
 * entry of an action does not exist any more.
 */
export type AdminAnswer<T> =
  | { kind: 'ok'; value: T }
  | { kind: 'not found' }
  | { kind: 'offline' }
  | { kind: 'refused'; code: string };

/** A call that `useAdminData` and `useAdminAction` make. */
export type AdminCall<T> = (admin: Admin) => Promise<AdminAnswer<T>>;

/** The result for an answer of an unexpected shape. */
const unreadable = { kind: 'refused', code: 'unknown' } as const;

/** Never throws: an unexpected error is reported and counts as a refusal. */
export async function callAdmin<T>(
  { backend: { send }, report }: Pick<DataContext, 'backend' | 'report'>,
  call: AdminCall<T>,
): Promise<AdminAnswer<T>> {
  if (!send) return { kind: 'not found' };
  try {
    return await call(createAdmin(send));
  } catch (fault) {
    report('a call of the administration failed', fault);
    return unreadable;
  }
}

export function loadOverview(admin: Admin): Promise<AdminAnswer<AdminOverview>> {
  return toAnswer(admin.readOverview(), isOverview);
}

/** @param after `next` of the page before; undefined for the first page */
export function loadPeople(
  admin: Admin,
  search: string,
  after?: string,
): Promise<AdminAnswer<AdminPeoplePage>> {
  return toAnswer(admin.listPeople({ search, after }), isPeoplePage);
}

export function changePerson(
  admin: Admin,
  id: string,
  change: AdminPersonChange,
): Promise<AdminAnswer<AdminPerson>> {
  return toAnswer(admin.changePerson(id, change), isPerson);
}

export function signOutPerson(
  admin: Admin,
  id: string,
): Promise<AdminAnswer<{ sessions: number }>> {
  return toAnswer(admin.signOutPerson(id), isEndedSessions);
}

export function deletePerson(admin: Admin, id: string): Promise<AdminAnswer<unknown>> {
  return toAnswer(admin.deletePerson(id), isAny);
}

/** Sends an e-mail with a link. A person with an account gets access to the app. */
export function invitePerson(
  { backend }: Pick<DataContext, 'backend'>,
  email: string,
  role: Role,
): Promise<AdminAnswer<unknown>> {
  return toAnswer(backend.auth.inviteUser(email, role), isAny);
}

export function loadDeletions(admin: Admin): Promise<AdminAnswer<AdminDeletionRequest[]>> {
  return toAnswer(admin.listDeletions(), isDeletionList);
}

export function carryOutDeletion(admin: Admin, id: string): Promise<AdminAnswer<unknown>> {
  return toAnswer(admin.carryOutDeletion(id), isAny);
}

export function loadMessages(admin: Admin): Promise<AdminAnswer<AdminMessage[]>> {
  return toAnswer(admin.listMessages(), isMessageList);
}

export function markMessageRead(admin: Admin, id: string): Promise<AdminAnswer<unknown>> {
  return toAnswer(admin.markMessageRead(id), isAny);
}

export function deleteMessage(admin: Admin, id: string): Promise<AdminAnswer<unknown>> {
  return toAnswer(admin.deleteMessage(id), isAny);
}

export function loadMails(admin: Admin): Promise<AdminAnswer<AdminMail[]>> {
  return toAnswer(admin.listMails(), isMailList);
}

export function retryMail(admin: Admin, id: string): Promise<AdminAnswer<unknown>> {
  return toAnswer(admin.retryMail(id), isAny);
}

export function loadBibles(admin: Admin): Promise<AdminAnswer<AdminBible[]>> {
  return toAnswer(admin.listBibles(), isBibleList);
}

async function toAnswer<T>(
  call: Promise<unknown>,
  isExpected: (answer: unknown) => answer is T,
): Promise<AdminAnswer<T>> {
  const outcome = await toOutcome(call);
  switch (outcome.kind) {
    case 'ok':
      return isExpected(outcome.value) ? { kind: 'ok', value: outcome.value } : unreadable;
    case 'offline':
      return outcome;
    case 'refused':
      return outcome.status === 404
        ? { kind: 'not found' }
        : { kind: 'refused', code: outcome.code };
  }
}

/** For actions whose answer says nothing but that they succeeded. */
function isAny(_answer: unknown): _answer is unknown {
  return true;
}
