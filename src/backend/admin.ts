// Administration client: people, deletion requests, messages, e-mails and Bible texts of the server.
// Only our own server has these routes, and each call requires an admin. Only the page Admin loads
// this file.
import type {
  AdminBible,
  AdminDeletionRequest,
  AdminMail,
  AdminMessage,
  AdminOverview,
  AdminPeoplePage,
  AdminPerson,
  AdminPersonChange,
} from '../../schemas/api/admin-api.ts';
import type { CallOptions, SendRequest } from './request.ts';

/**
 * Each call throws a BackendError: 401 and 403 for a caller who is not an admin, 404 for an unknown
 * id and on a server without an administration.
 */
export interface Admin {
  readOverview(call?: CallOptions): Promise<AdminOverview>;
  /** @param page `search`: part of a name or e-mail; `after`: `next` of the page before */
  listPeople(
    page: { search: string; after?: string | undefined },
    call?: CallOptions,
  ): Promise<AdminPeoplePage>;
  /** @throws BackendError 409 `last_admin` */
  changePerson(id: string, change: AdminPersonChange, call?: CallOptions): Promise<AdminPerson>;
  /** Ends all sessions of the person. */
  signOutPerson(id: string, call?: CallOptions): Promise<{ sessions: number }>;
  /**
   * Deletes the account and its data.
   * @throws BackendError 409 `last_admin` or `own_account`
   */
  deletePerson(id: string, call?: CallOptions): Promise<unknown>;
  listDeletions(call?: CallOptions): Promise<readonly AdminDeletionRequest[]>;
  /**
   * Deletes the account of the request and sends the last e-mail.
   * @throws BackendError as `deletePerson`
   */
  carryOutDeletion(id: string, call?: CallOptions): Promise<unknown>;
  listMessages(call?: CallOptions): Promise<readonly AdminMessage[]>;
  markMessageRead(id: string, call?: CallOptions): Promise<unknown>;
  deleteMessage(id: string, call?: CallOptions): Promise<unknown>;
  listMails(call?: CallOptions): Promise<readonly AdminMail[]>;
  /** Makes the e-mail due at once. */
  retryMail(id: string, call?: CallOptions): Promise<unknown>;
  listBibles(call?: CallOptions): Promise<readonly AdminBible[]>;
}

export function createAdmin(send: SendRequest): Admin {
  return {
    readOverview: (call) => send('GET', '/admin/overview', call),
    listPeople: ({ search, after }, call) =>
      send('GET', '/admin/people', {
        query: [
          ['search', search === '' ? undefined : search],
          ['after', after],
        ],
        ...call,
      }),
    changePerson: (id, change, call) =>
      send('PUT', buildPath('people', id), { body: change, ...call }),
    signOutPerson: (id, call) =>
      send('POST', `${buildPath('people', id)}/sign-out`, { body: {}, ...call }),
    deletePerson: (id, call) => send('DELETE', buildPath('people', id), call),
    listDeletions: (call) => send('GET', '/admin/deletions', call),
    carryOutDeletion: (id, call) =>
      send('POST', `${buildPath('deletions', id)}/carry-out`, { body: {}, ...call }),
    listMessages: (call) => send('GET', '/admin/messages', call),
    markMessageRead: (id, call) =>
      send('POST', `${buildPath('messages', id)}/read`, { body: {}, ...call }),
    deleteMessage: (id, call) => send('DELETE', buildPath('messages', id), call),
    listMails: (call) => send('GET', '/admin/mails', call),
    retryMail: (id, call) => send('POST', `${buildPath('mails', id)}/retry`, { body: {}, ...call }),
    listBibles: (call) => send('GET', '/admin/bibles', call),
  };
}

function buildPath(list: string, id: string): string {
  return `/admin/${list}/${encodeURIComponent(id)}`;
}
