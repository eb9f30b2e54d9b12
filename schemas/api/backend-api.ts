// Wire types and constants of the backend API, except the entities' own fields: settings, errors,
// capabilities, deletions, socket events, change summary, batches. Source: the backend contract,
// sections 1, 2, 4 and 8.

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
  /** On 412: the record as the server holds it. */
  current?: WireRecord;
  /** On 401 and 403, if the app is not public. */
  extra_data?: AccessRefusal;
  /**
   * Error in the form of the contract's newer calls, in addition to the other fields. Set for an
   * invalid cursor.
   */
  error?: { code: string; message: string; details: object };
}

/**
 * The reason why access to the app is refused: no user is signed in, or the user was not invited.
 */
export interface AccessRefusal {
  app_id: string;
  reason: 'auth_required' | 'user_not_registered';
  /** As in the public settings; the login page of a refused user needs these origins, too. */
  return_origins?: readonly string[];
  /** E-mail address of the server's operator. Writing to it requires no account. */
  support_email?: string;
  /** As in the public settings; a refused user may log in with a passkey, too. */
  passkey_origin?: string;
}

/**
 * Capabilities of this server beyond the hosted platform. A client must not rely on a capability
 * that is not listed.
 *
 * - `client_id`: unique per owner and entity; a repeated create answers with the first record.
 * - `if_match`: PUT and DELETE with `If-Match: "<updated_date>"` answer 412 with the current record
 *   if the date differs.
 * - `deleted_since`: GET …/entities/{name}/deleted?since= lists deletions.
 * - `commit_order`: `updated_date` grows strictly per owner in commit order, so that no row appears
 *   behind a checkpoint.
 * - `changes`: GET …/changes reports for all entities at once whether there is anything new, see
 *   `ChangesResponse`.
 * - `batch`: POST …/entities/{name}/batch makes up to `maxBatchChanges` changes in one request, see
 *   `BatchChange`.
 * - `account_deletion`: POST …/auth/delete-account-code sends a code by e-mail; POST
 *   …/auth/delete-account with this code deletes the account at once.
 * - `sessions`: GET …/auth/sessions lists the sessions of the user, see `SessionRow`. DELETE
 *   …/auth/sessions/{id} ends one of them, DELETE …/auth/sessions all but the current one. POST
 *   …/auth/end-session with a `session_id` ends this session without a token.
 * - `operator_messages`: SendEmail takes the recipient `operatorRecipient`. The message reaches the
 *   operator of the server by e-mail, or is stored on the server for the operator.
 */
export const capabilities = [
  'client_id',
  'if_match',
  'deleted_since',
  'commit_order',
  'changes',
  'batch',
  'account_deletion',
  'operator_messages',
  'sessions',
] as const;

/** Recipient of SendEmail that stands for the operator of the server, see `operator_messages`. */
export const operatorRecipient = 'operator';

/**
 * All capabilities, including three that depend on the server's configuration and are therefore not
 * in the list.
 *
 * - `language_model`: the server has a language model that answers InvokeLLM; otherwise the
 *   composer answers.
 * - `web_push`: the server offers PUT and DELETE …/push/subscription and POST …/push/test, see
 *   `PushSubscriptionRequest`. `push_key` is then set.
 * - `passkeys`: the server offers GET, POST and DELETE …/auth/passkeys and the log-in with a passkey,
 *   see schemas/api/passkeys.ts. `passkey_origin` is then set.
 */
export type Capability = (typeof capabilities)[number] | 'language_model' | 'web_push' | 'passkeys';

/** GET /api/apps/public/prod/public-settings/by-id/{appId} */
export interface PublicSettings {
  id: string;
  public_settings: 'public_without_login' | 'public_with_login' | 'private_with_login';
  capabilities?: readonly Capability[];
  /** With `web_push`: the server's public VAPID key, base64url, for `applicationServerKey`. */
  push_key?: string;
  /** With `passkeys`: the only origin whose pages can create and use passkeys. */
  passkey_origin?: string;
  /** Origins other than the app's own to which the login page may return with a token. */
  return_origins?: readonly string[];
  /** Origins of editors that may show the app in a frame and exchange messages with it. */
  host_origins?: readonly string[];
  /**
   * The editors also receive the bodies of the app's requests and answers, except those of sign-in.
   */
  host_bodies?: true;
}

/**
 * One row of GET …/auth/sessions, the last used first. `device` is the browser and system, as
 * `Firefox (Android)`; `network` is the start of the IP address at the last use, as
 * `203.0.113.0/24`. Both are null if unknown.
 */
export interface SessionRow {
  id: string;
  device: string | null;
  network: string | null;
  created_date: string;
  /** Written at most once a day, so up to a day too early. */
  last_used_date: string;
  is_current: boolean;
  /** Whether a reminder of this account is scheduled for the device of the session. */
  receives_reminders: boolean;
}

/** One row of GET …/entities/{name}/deleted?since=, oldest first. */
export interface DeletedRow {
  id: string;
  client_id: string | null;
  deleted_date: string;
}

export const socketPath = '/ws-user-apps/socket.io/';

/** Returns the name of the socket room that receives changes of one entity. */
export function getEntityRoom(appId: string, entity: string): string {
  return `entities:${appId}:${entity}`;
}

/** Event that a socket room receives, as the JSON string in `data` of an `update_model` event. */
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
 * Answer of GET /api/apps/{appId}/changes?epoch=&seen=: what a device needs to decide that there is
 * nothing to sync. Public; without a token it covers content only. `epoch` is the epoch that the
 * device knows, and `seen` the latest date that the device has pulled under this epoch.
 */
export interface ChangesResponse {
  /** Id of the token's user; null without a token. */
  user_id: string | null;
  /**
   * Changes after the database was restored from a backup: data confirmed since that backup may be
   * missing. The part before the first dot applies to content; the part after it, if any, to the
   * token's user alone.
   */
  epoch: string;
  /**
   * One entry for each entity that the caller can read. `changed` is the latest `updated_date` of
   * the caller's rows (for content, of any row). `deleted` is the latest `deleted_date` of the
   * feed. Empty if there is none. `User` is the caller's own profile.
   */
  entities: Readonly<Record<string, { changed: string; deleted: string }>>;
}

/** Changes in one batch. */
export const maxBatchChanges = 200;

/**
 * One of `changes` in the body of POST …/entities/{name}/batch. `if_match` is an `updated_date`, as
 * in the header of the single request.
 */
export type BatchChange =
  | { op: 'create'; data: { readonly [field: string]: unknown } }
  | { op: 'update'; id: string; data: { readonly [field: string]: unknown }; if_match?: string }
  | { op: 'delete'; id: string; if_match?: string };

/**
 * Answers of a batch, one for each change in the order of the request, equal to the answers of
 * single requests. A refused change does not affect the others. `body` is the record, `{ success:
 * true }` after a delete, or an `ErrorBody`.
 */
export interface BatchAnswers {
  answers: readonly { status: number; body: unknown }[];
}

/**
 * Header that carries `appVersion` in each request of the app. Other clients do not send it, and
 * the server answers them as before.
 */
export const versionHeader = 'x-selah-version';

/**
 * Increases when a server can no longer understand older apps. The server's setting OLDEST_APP then
 * answers older apps with 426. Version 2 reads encrypted texts; an older app takes them for texts.
 */
export const appVersion = 2;
