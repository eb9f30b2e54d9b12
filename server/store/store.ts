// Interface of the store: users with their codes and links, sessions, records with tombstones and
// trash, and the change summary. Files, limits, push devices, passkeys, waiting e-mails and messages
// to the operator have interfaces in their own files.
// One file holds these interfaces, because users, sessions and records change in one transaction.
import type { Role } from '../../schemas/entities/user.ts';
import type { Condition, Field } from './conditions/condition.ts';
import type { FileStore } from './file-store.ts';
import type { LimitStore } from './limit-store.ts';
import type { MailStore, NewMail } from './mail-store.ts';
import type { MessageStore } from './message-store.ts';
import type { PasskeyStore } from './passkey-store.ts';
import type { PushStore } from './push-store.ts';

export type Fields = Record<string, unknown>;

export interface Store {
  users: UserStore;
  sessions: SessionStore;
  records: RecordStore;
  files: FileStore;
  push: PushStore;
  passkeys: PasskeyStore;
  messages: MessageStore;
  mails: MailStore;
  limits: LimitStore;
  /**
   * Reads the change summary in one statement whose cost does not depend on the number of records.
   * @param which entities to read: `ownedEntities` of this owner, `sharedEntities` of all owners
   */
  readChangeSummary(which: {
    ownerId: string;
    ownedEntities: readonly string[];
    sharedEntities: readonly string[];
  }): Promise<ChangeSummary>;
  /**
   * Starts a new epoch of the database. Call it when an older state of the database was restored.
   */
  renewEpoch(): Promise<void>;
  /**
   * Starts a new epoch for one user, whose device has seen a stamp that this database has not given
   * out.
   */
  renewUserEpoch(ownerId: string): Promise<void>;
  /** Returns the latest stamp of any user or record; empty if there is none. */
  readLatestStamp(): Promise<string>;
  /** Resolves when the database answers, throws when it does not. */
  check(): Promise<void>;
  /**
   * Deletes expired rows: tombstones, trash, sessions, tickets, challenges, counters and e-mails
   * that were given up. Cheap enough to run every hour.
   *
   * @param maxSessionMillis age at which a session ends, in milliseconds; 0 or missing: no limit
   */
  deleteExpired(maxSessionMillis?: number): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeSummary {
  /**
   * Epoch of this database, and of the owner if `renewUserEpoch` was called. The epoch changes when
   * a backup is restored, and stays the same after a move to another database.
   */
  epoch: string;
  /** Latest stamp given out to the owner's records and profile; empty if there is none. */
  latestStamp: string;
  /** Contains only entities that have a change or a deletion. */
  latestByEntity: ReadonlyMap<string, LatestChange>;
}

/** The latest stamps of a record and of a tombstone. An empty string means that there is none. */
export interface LatestChange {
  changed: string;
  deleted: string;
}

/**
 * Dates of users and records are stamps (see server/store/timestamp.ts), strictly increasing per
 * owner in the order of commits.
 */
export interface StoredUser {
  id: string;
  /** Lower case, trimmed. */
  email: string;
  passwordHash: string;
  fullName: string;
  role: Role;
  isVerified: boolean;
  /**
   * Whether the user may use an app that is closed to self-registered users
   * (`ACCESS=private_with_login`). True when the user was invited, or when the server owner created
   * the account.
   */
  isAdmitted: boolean;
  /**
   * Whether this is the account of the service token. This account is not a person and cannot sign
   * in.
   */
  isService: boolean;
  disabled: boolean;
  settings: Fields;
  createdDate: string;
  updatedDate: string;
}

/** Figures about a user, for admins. */
export interface UserFigures {
  /** Latest log-in of a session that exists, in milliseconds since 1970; null without a session. */
  lastLogin: number | null;
  /** Bytes of the user's records and trash, as the quotas count them. */
  recordBytes: number;
}

export type NewUser = Omit<StoredUser, 'id' | 'createdDate' | 'updatedDate'>;

/** A code that was mailed to a user. Only its hash is stored. Times are milliseconds since 1970. */
export interface StoredCode {
  hash: string;
  sentAt: number;
  expiresAt: number;
  triesLeft: number;
}

/** Purpose of a mailed link. */
export type TicketPurpose = 'reset' | 'invitation';

/**
 * A link that was mailed to a user. Only the hash of its token is stored. Times are milliseconds
 * since 1970.
 */
export interface StoredTicket {
  hash: string;
  userId: string;
  purpose: TicketPurpose;
  sentAt: number;
  expiresAt: number;
}

/** Transfer of the shared records of a deleted user to a new owner. */
export interface OwnershipTransfer {
  /** Names of the entities whose records share one stamp scope (`shared`). */
  entities: readonly string[];
  /**
   * Receives the records and the trash. If records are not kept, the new owner receives only the
   * tombstones, which inform every device of the deletion.
   */
  newOwnerId: string;
  keepRecords: boolean;
  /**
   * Requires that the new owner is still an active admin at the moment of the transfer. Otherwise
   * nothing is removed and HttpError 409 is thrown.
   */
  requireActiveAdmin?: boolean;
}

export interface UserStore {
  find(id: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser | undefined>;
  /**
   * Lists users. Conditions and sorting can use id, email, full_name, role, is_verified, disabled,
   * created_date, updated_date and the fields of the settings.
   */
  list(listQuery: ListQuery): Promise<StoredUser[]>;
  count(where: Condition): Promise<number>;
  /**
   * Returns the figures of each of these users. Its cost does not depend on the number of records.
   */
  readFigures(ids: readonly string[]): Promise<Map<string, UserFigures>>;
  /** Returns the bytes of the records and the trash of all users, without reading records. */
  readTotalBytes(): Promise<number>;
  /** Adds a user. Returns undefined if the e-mail address is already in use. */
  add(user: NewUser): Promise<StoredUser | undefined>;
  /** Merges the settings. Null removes a setting. */
  changeSettings(
    id: string,
    change: Fields,
    expected: ExpectedVersions,
  ): Promise<ChangeResult<StoredUser>>;
  /** Changes properties of a user that only an admin or the server may change. */
  change(
    id: string,
    change: Partial<Pick<StoredUser, 'role' | 'isAdmitted' | 'disabled' | 'fullName'>>,
  ): Promise<ChangeResult<StoredUser>>;
  /**
   * Marks the e-mail address as verified, and in the same step sets the new password if one is
   * given. Removes the code of the user. Returns the updated user, or undefined if the user does
   * not exist.
   *
   * @param more.codeHash hash of the code that the caller checked. Returns undefined if the code is
   *   no longer stored, so that only one of two parallel requests uses it.
   * @param more.mail is stored in the same transaction
   * @param more.dropsPasskeys deletes all passkeys of the user in the same transaction
   */
  verify(
    id: string,
    passwordHash?: string,
    more?: { codeHash?: string; mail?: NewMail; dropsPasskeys?: boolean },
  ): Promise<StoredUser | undefined>;
  /** @param more as in `verify` */
  setPasswordHash(
    id: string,
    passwordHash: string,
    more?: { mail?: NewMail; dropsPasskeys?: boolean },
  ): Promise<void>;
  /**
   * Sets the password hash only while the e-mail address is unverified. A user who was verified in
   * the meantime keeps the current password.
   */
  setUnprovenPasswordHash(id: string, passwordHash: string): Promise<void>;
  /** Makes the user a verified admin with a new password. */
  makeAdmin(id: string, passwordHash: string): Promise<void>;
  /**
   * Deletes the user with all records, tombstones, trash, files, sessions, codes, tickets, passkeys,
   * push devices, waiting e-mails and messages to the operator. Returns false if the user did not
   * exist.
   * @param transfer what happens to the user's shared records; without it these records are deleted
   *   as well, and no device is informed
   * @param mail is stored in the same transaction, and must not belong to the user
   */
  remove(id: string, transfer?: OwnershipTransfer, mail?: NewMail): Promise<boolean>;
  /**
   * Stores a code, which replaces an earlier code of this user.
   * @param mail is stored in the same transaction
   */
  putCode(userId: string, code: StoredCode, mail?: NewMail): Promise<void>;
  findCode(userId: string): Promise<StoredCode | undefined>;
  /**
   * Returns the code as it was before this try, and reduces the remaining tries by one. Atomic:
   * parallel tries are counted separately.
   */
  takeCodeTry(userId: string): Promise<StoredCode | undefined>;
  /**
   * Stores a ticket, which replaces an earlier ticket of this user for this purpose.
   * @param mail is stored in the same transaction
   */
  putTicket(ticket: StoredTicket, mail?: NewMail): Promise<void>;
  findTicket(userId: string, purpose: TicketPurpose): Promise<StoredTicket | undefined>;
  /** Expired tickets are returned too, and the caller checks the expiry. */
  findTicketByHash(hash: string, purpose: TicketPurpose): Promise<StoredTicket | undefined>;
  /**
   * Finds and removes a ticket in one step, so that only one of two parallel requests gets the
   * ticket. Expired tickets are returned too, and the caller checks the expiry.
   */
  takeTicket(hash: string, purpose: TicketPurpose): Promise<StoredTicket | undefined>;
}

/** A session and its user, as a token names them. */
interface SessionKey {
  id: string;
  userId: string;
}

/** A session of a signed-in user on one device. Times are milliseconds since 1970. */
export interface StoredSession extends SessionKey {
  createdAt: number;
  expiresAt: number;
}

/**
 * Where a session is used: browser and system as `Firefox (Android)`, and the network of the last
 * use as `203.0.113.0/24`. Null if unknown, as in sessions of earlier versions.
 */
export interface SessionOrigin {
  device: string | null;
  network: string | null;
}

export interface ListedSession extends StoredSession, SessionOrigin {
  /** Whether a reminder of this user is scheduled for the device of the session. */
  receivesReminders: boolean;
}

export interface SessionStore {
  /** A session without an origin stores null for the device and the network. */
  start(session: StoredSession & Partial<SessionOrigin>): Promise<void>;
  /**
   * Finds a session of this user, and the user, in one statement, because every authenticated
   * request begins with this lookup.
   */
  find(
    id: string,
    userId: string,
  ): Promise<{ session: StoredSession; user: StoredUser } | undefined>;
  /** @param network network of this use; without it, the stored network stays */
  extend(session: SessionKey, expiresAt: number, network?: string | null): Promise<void>;
  /** Lists the sessions of a user that have not expired, the last used first. */
  list(userId: string): Promise<ListedSession[]>;
  /** @param userId user of the session; missing only where a call knows the id alone */
  end(id: string, userId?: string): Promise<void>;
  /** Ends all sessions of a user, or all but one. Returns the ids of the ended sessions. */
  endAll(userId: string, except?: string): Promise<string[]>;
  /**
   * Returns the ids of those sessions that still exist, each with the update date of its user. This
   * date changes with every change of the user.
   */
  findActive(sessions: readonly SessionKey[]): Promise<Map<string, string>>;
}

/** Says which records a call may read or change. */
export interface AccessScope {
  entity: string;
  /** Only records of this owner. Null: records of all owners. */
  ownerId: string | null;
  /** Further condition on each record, from the access rules of the entity. */
  where?: Condition;
  /**
   * Whether all records of the entity share one stamp scope. Otherwise each owner has a separate
   * stamp scope.
   */
  shared: boolean;
}

export interface StoredRecord {
  id: string;
  ownerId: string;
  ownerEmail: string;
  clientId: string | null;
  /** Fields without `client_id`, which is a separate property. */
  fields: Fields;
  createdDate: string;
  updatedDate: string;
}

/** A record whose fields are an unparsed JSON object. */
export type RawRecord = Omit<StoredRecord, 'fields'> & { json: string };

export interface RecordDraft {
  clientId: string | null;
  fields: Fields;
  /** For `upsert`: fields to merge into an existing record. Defaults to `fields`. */
  change?: Fields;
}

/** Tombstone of a deleted record. */
export interface DeletedRecord {
  id: string;
  ownerId: string;
  clientId: string | null;
  deletedDate: string;
}

/**
 * Expected versions (`updatedDate`), one of which must be the current version. Undefined accepts
 * any version.
 */
export type ExpectedVersions = readonly string[] | undefined;

/** `before`: the former state, if something was changed. */
export type ChangeResult<T, Current = T> =
  | { kind: 'done'; value: T; before?: T }
  | { kind: 'absent' }
  | { kind: 'stale'; current: Current };

export type CreateResult =
  /** `before` is the former state of a record that was changed. */
  | { kind: 'done'; records: { record: StoredRecord; isNew: boolean; before?: StoredRecord }[] }
  /**
   * The owner has deleted the record with this client id, so the record must not be created again.
   * Nothing was written.
   */
  | { kind: 'deleted'; clientId: string };

export interface Sort {
  field: Field;
  descending: boolean;
}

export interface ListQuery {
  where: Condition;
  /**
   * Records without the field come first in ascending order and last in descending order. Ties are
   * sorted by id, ascending.
   */
  sort: Sort;
  limit: number;
  skip: number;
  /**
   * Returns only records after this position of the order. The record at the position may no longer
   * exist. `value` is its value of the sort field, or null if it has none.
   */
  after?: { value: string | number | boolean | null; id: string };
  /** If false, `fields` stays empty and is not read. */
  withFields: boolean;
}

/** The unit by which dates are grouped; weeks begin on Monday (ISO 8601). */
export type DateUnit = 'day' | 'week' | 'month' | 'year';

export interface AggregateMeasure {
  kind: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'count_distinct';
  /** Missing only for `count`. */
  field?: Field;
  /** The name of its column in the answer; it may be used in `having` and `sort`. */
  name: string;
}

export interface AggregateQuery {
  where: Condition;
  groupBy: readonly { field: Field; unit?: DateUnit; name: string }[];
  measures: readonly AggregateMeasure[];
  /** Condition on the result rows. Its fields are columns of the result. */
  having: Condition;
  sort: { name: string; descending: boolean } | undefined;
  limit: number;
}

/**
 * Computes the new fields from a record, inside the transaction. An error that it throws rolls back
 * the whole call.
 */
export type RecordEdit = (record: StoredRecord) => Fields;

export interface RecordStore {
  list(scope: AccessScope, listQuery: ListQuery): Promise<StoredRecord[]>;
  /**
   * Lists records with their fields as stored JSON, for responses that pass the JSON through.
   * Parsing and serializing the JSON takes longer than finding it. A large list comes in several
   * chunks of limited size, with a turn of the event loop between them.
   */
  listChunks(scope: AccessScope, listQuery: ListQuery): AsyncIterable<RawRecord[]>;
  /** Returns how many of the first records of a list fit into `maxBytes` of JSON, at least one. */
  countFitting(scope: AccessScope, listQuery: ListQuery, maxBytes: number): Promise<number>;
  get(scope: AccessScope, id: string): Promise<StoredRecord | undefined>;
  count(scope: AccessScope, where: Condition): Promise<number>;
  /**
   * Returns the distinct values of a field in ascending order, without null. For a list field,
   * returns the distinct elements.
   */
  distinct(
    scope: AccessScope,
    field: Field,
    find: { where: Condition; after?: string | number | boolean; limit: number },
  ): Promise<(string | number | boolean)[]>;
  /** Groups records. Returns one row per group, with columns by their names. */
  aggregate(scope: AccessScope, aggregate: AggregateQuery): Promise<Record<string, unknown>[]>;
  /**
   * Creates all records or none, and returns them in the given order. For a client id that the
   * owner has used before, returns the first record, unchanged.
   */
  create(
    scope: AccessScope,
    ownerId: string,
    drafts: readonly RecordDraft[],
  ): Promise<CreateResult>;
  /** Merges the fields into the record. Null removes a field. */
  update(
    scope: AccessScope,
    id: string,
    change: Fields,
    expected: ExpectedVersions,
  ): Promise<ChangeResult<StoredRecord>>;
  /**
   * Updates all records or none. Returns the records in the given order, and `before` in the same
   * order. `absent` names the first id outside the scope; nothing was written then.
   */
  updateEach(
    scope: AccessScope,
    changes: readonly { id: string; change: Fields }[],
  ): Promise<
    | { kind: 'done'; records: StoredRecord[]; before: StoredRecord[] }
    | { kind: 'absent'; id: string }
  >;
  /**
   * Updates the first `limit` matching records by id, of at most a few megabytes together, with the
   * fields that `edit` returns. Null removes a field. Unchanged records keep their date and are not
   * returned. `before` holds the former states of the returned records.
   */
  updateWhere(
    scope: AccessScope,
    where: Condition,
    limit: number,
    edit: RecordEdit,
  ): Promise<{ records: StoredRecord[]; before: StoredRecord[]; hasMore: boolean }>;
  /**
   * Merges each draft into the record with the same values of `keys`, or creates a record. Atomic
   * with respect to other writes. Returns the records in the given order. `isNew` marks created
   * records.
   */
  upsert(
    scope: AccessScope,
    ownerId: string,
    keys: readonly Field[],
    drafts: readonly RecordDraft[],
  ): Promise<CreateResult>;
  remove(
    scope: AccessScope,
    id: string,
    expected: ExpectedVersions,
  ): Promise<ChangeResult<{ deleted: DeletedRecord; record: StoredRecord }, StoredRecord>>;
  /** Large records are removed in several transactions, each of a few megabytes. */
  removeMany(
    scope: AccessScope,
    where: Condition,
  ): Promise<{ deleted: DeletedRecord; record: StoredRecord }[]>;
  /**
   * Lists tombstones in ascending order of date, after the stamp `since`. The fields of an erased
   * record are gone, so conditions of the scope cannot be evaluated for its tombstone. Such a
   * tombstone is returned only if it belongs to `askerId`.
   */
  listDeleted(
    scope: AccessScope,
    since: string,
    limit: number,
    askerId?: string,
  ): Promise<DeletedRecord[]>;
  /** Lists deleted records that can still be restored. `updatedDate` is the date of deletion. */
  listTrash(scope: AccessScope, listQuery: ListQuery): Promise<StoredRecord[]>;
  /** The same list in chunks, as `listChunks`. */
  listTrashChunks(scope: AccessScope, listQuery: ListQuery): AsyncIterable<StoredRecord[]>;
  /**
   * Restores records from the trash with their ids and with new dates. Large records are restored
   * in several transactions, as far as the quota allows.
   */
  restore(scope: AccessScope, where: Condition): Promise<StoredRecord[]>;
  /** Erases a deleted record from the trash permanently. Its tombstone stays. */
  erase(scope: AccessScope, id: string): Promise<boolean>;
  /**
   * Runs the calls one after the other in one transaction, which is on disk when the promise
   * resolves. Each call sees the changes of the previous calls. A call that throws an HttpError
   * (neither 401 nor 5xx) is rolled back alone, and its error is returned at its position. Any
   * other error rolls back all calls and is thrown. The calls may run again when the database
   * requires a retry, so they must have no other side effects.
   */
  runInOrder<T>(
    calls: readonly ((records: RecordStore) => Promise<T>)[],
  ): Promise<PromiseSettledResult<T>[]>;
  /** Yields every record of a user, of every entity, oldest first, page by page. */
  iterateOwnerRecords(ownerId: string): AsyncIterable<{ entity: string; record: StoredRecord }>;
}
