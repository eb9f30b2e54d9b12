// What server and app say to each other beside the entities' own fields. Source: the backend
// contract, sections 1, 2, 4 and 8.

/**
 * Fields that the server sets on every record. Times are ISO 8601 UTC; our server always writes
 * microseconds and `Z`.
 */
export interface BuiltInFields {
  id: string;
  created_date: string;
  updated_date: string;
  created_by?: string;
  created_by_id?: string;
  /** Whether the hosted platform made it up to fill a new app; here never. */
  is_sample?: boolean;
}

export type WireRecord = BuiltInFields & { [field: string]: unknown };

/**
 * The body of every answer that is not a success. `code` is stable and lower case; `message` and
 * `detail` are one English sentence.
 */
export interface ErrorBody {
  message: string;
  detail: string;
  code: string;
  error_type: string;
  request_id: string | null;
  /** On 412: the record as it stands on the server. */
  current?: WireRecord;
  /** On 401 and 403 where the app is not open to everybody. */
  extra_data?: AccessRefusal;
  /** The form of the contract's newer calls, beside the other: of a cursor that is not valid. */
  error?: { code: string; message: string; details: object };
}

/** Why somebody may not use the app: nobody is signed in, or the person was not invited. */
export interface AccessRefusal {
  app_id: string;
  reason: 'auth_required' | 'user_not_registered';
  /** As in the public settings: the login page of whoever is refused needs them, too. */
  return_origins?: readonly string[];
  /** Of whoever looks after this server: letters to it need no account. */
  support_email?: string;
}

/**
 * What this server can do beyond the hosted platform. A client that does not see a name must not
 * rely on it.
 * `client_id`: unique per owner and entity, a repeated create answers with the first record.
 * `if_match`: PUT and DELETE with `If-Match: "<updated_date>"` answer 412 with the current record
 * when it differs. `deleted_since`: GET …/entities/{name}/deleted?since= lists what was deleted.
 * `commit_order`: `updated_date` grows strictly per owner in the order of commits, so that nothing
 * appears behind a watermark. `changes`: GET …/changes tells for all entities at once whether there
 * is anything new, see `ChangesResponse`. `batch`: POST …/entities/{name}/batch makes up to
 * `maxBatchChanges` changes in one request, see `BatchChange`. `account_deletion`: POST
 * …/auth/delete-account-code mails a code, with which POST …/auth/delete-account deletes the
 * account at once.
 */
export const capabilities = [
  'client_id',
  'if_match',
  'deleted_since',
  'commit_order',
  'changes',
  'batch',
  'account_deletion',
] as const;
/**
 * Each server has its own, so these are not in the list. `language_model`: this server has one, and
 * InvokeLLM is answered by it; else by the composer. `web_push`: PUT and DELETE …/push/subscription
 * and POST …/push/test, see `PushSubscriptionRequest`; `push_key` is given.
 */
export type Capability = (typeof capabilities)[number] | 'language_model' | 'web_push';

/** GET /api/apps/public/prod/public-settings/by-id/{appId} */
export interface PublicSettings {
  id: string;
  public_settings: 'public_without_login' | 'public_with_login' | 'private_with_login';
  capabilities?: readonly Capability[];
  /** With `web_push`: the server's public VAPID key, base64url, for `applicationServerKey`. */
  push_key?: string;
  /** Origins beside the app's own to which its login page may return with a token. */
  return_origins?: readonly string[];
  /** Origins of editors that may show the app in a frame and speak with it. */
  host_origins?: readonly string[];
  /** Those editors are also told what the app asks and is answered, signing in excepted. */
  host_bodies?: true;
}

/** One row of GET …/entities/{name}/deleted?since=, oldest first. */
export interface DeletedRow {
  id: string;
  client_id: string | null;
  deleted_date: string;
}

export const socketPath = '/ws-user-apps/socket.io/';

/** The room in which changes of one entity are told. */
export function getEntityRoom(appId: string, entity: string): string {
  return `entities:${appId}:${entity}`;
}

/** What a room hears, as the JSON string in `data` of an `update_model` event. */
export interface EntityEvent {
  type: 'create' | 'update' | 'delete';
  id: string;
  data: { id: string; [field: string]: unknown };
  timestamp: string;
}

export interface UpdateModel {
  room: string;
  data: string;
}

/**
 * GET /api/apps/{appId}/changes: what a device must know to see that there is nothing to do.
 * Public; content only, without a token.
 */
export interface ChangesResponse {
  /** Whom the token belongs to; null without one. */
  user_id: string | null;
  /**
   * Another one after the database was put back from a backup: what was confirmed since that backup
   * may be missing.
   */
  epoch: string;
  /**
   * For each entity that the caller can read: the latest `updated_date` of a row of theirs (of any,
   * for content) and the latest `deleted_date` of the feed; empty where there is none. `User` is
   * the caller's own profile.
   */
  entities: Readonly<Record<string, { changed: string; deleted: string }>>;
}

/** Changes in one batch. */
export const maxBatchChanges = 200;

/**
 * One of `changes` in the body of POST …/entities/{name}/batch. `if_match`: an `updated_date`, as
 * in the header of the single call.
 */
export type BatchChange =
  | { op: 'create'; data: { readonly [field: string]: unknown } }
  | { op: 'update'; id: string; data: { readonly [field: string]: unknown }; if_match?: string }
  | { op: 'delete'; id: string; if_match?: string };

/**
 * Each change is answered by itself, in the order of the question, as its single call would be: one
 * that is refused hurts no other. `body`: the record, `{ success: true }` after a delete, or an
 * `ErrorBody`.
 */
export interface BatchAnswers {
  answers: readonly { status: number; body: unknown }[];
}

/**
 * Says with each request which of our apps asks, as `appVersion`. Other clients do not send it, and
 * are answered as ever.
 */
export const versionHeader = 'x-selah-version';

/**
 * Goes up when a server could no longer understand an older app: its setting OLDEST_APP then
 * answers those with 426.
 */
export const appVersion = 1;
