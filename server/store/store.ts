// What the server remembers: people, their records, and which records are gone. One interface, one
// file per database. Files, limits and pushes have theirs beside it.
import type { Role } from '../../schemas/entities/user.ts';
import type { Condition, Field } from './conditions/condition.ts';
import type { FileStore } from './file-store.ts';
import type { LimitStore } from './limit-store.ts';
import type { PushStore } from './push-store.ts';

export type Fields = Record<string, unknown>;

export interface Store {
  users: UserStore;
  sessions: SessionStore;
  records: RecordStore;
  files: FileStore;
  push: PushStore;
  limits: LimitStore;
  /**
   * How far the records have come: in one statement whose cost does not grow with their number.
   * @param which entities: `ownedEntities` of this owner, `sharedEntities` of all
   */
  readChangeSummary(which: {
    ownerId: string;
    ownedEntities: readonly string[];
    sharedEntities: readonly string[];
  }): Promise<ChangeSummary>;
  /** To be called when an older state of the database has been put back. */
  renewEpoch(): Promise<void>;
  /** Resolves when the database answers, throws when it does not. */
  check(): Promise<void>;
  /**
   * Takes away what has outlived its time: traces, trash, sessions, tickets, counters. Cheap enough
   * to be called every hour.
   */
  deleteExpired(): Promise<void>;
  close(): Promise<void>;
}

export interface ChangeSummary {
  /**
   * The name of this database's life: another one after an older state of it was put back, the same
   * after a move to another database.
   */
  epoch: string;
  /** Of entities that have either. */
  latestByEntity: ReadonlyMap<string, LatestChange>;
}

/** The latest stamp of a record, and of the trace of a deleted one; empty where there is none. */
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
   * May use an app that only takes registered people (`ACCESS=private_with_login`): invited, or
   * made by the owner.
   */
  isAdmitted: boolean;
  /** Not a person but the holder of the service token; nobody signs in as it. */
  isService: boolean;
  disabled: boolean;
  settings: Fields;
  createdDate: string;
  updatedDate: string;
}

export type NewUser = Omit<StoredUser, 'id' | 'createdDate' | 'updatedDate'>;

/** A code mailed to somebody, as kept: never the code itself. Times in milliseconds since 1970. */
export interface StoredCode {
  hash: string;
  sentAt: number;
  expiresAt: number;
  triesLeft: number;
}

/** What a mailed link is good for. */
export type TicketPurpose = 'reset' | 'invitation';

/**
 * A link mailed to somebody: only the hash of its token is kept. Times in milliseconds since 1970.
 */
export interface StoredTicket {
  hash: string;
  userId: string;
  purpose: TicketPurpose;
  sentAt: number;
  expiresAt: number;
}

/** What somebody who goes has written for everybody, and whose it is then. */
export interface OwnershipTransfer {
  /** Those of one row of stamps for all (`shared`). */
  entities: readonly string[];
  /**
   * Gets the records and the trash; where they are not kept the traces alone, which tell every
   * device.
   */
  newOwnerId: string;
  keepRecords: boolean;
  /**
   * The heir must be an admin still in the moment in which it passes: else nothing is removed,
   * HttpError 409.
   */
  requireActiveAdmin?: boolean;
}

export interface UserStore {
  find(id: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser | undefined>;
  /**
   * Fields of a condition or sort: id, email, full_name, role, is_verified, disabled, created_date,
   * updated_date and those of the settings.
   */
  list(listQuery: ListQuery): Promise<StoredUser[]>;
  count(where: Condition): Promise<number>;
  /** Nothing when the e-mail is taken. */
  add(user: NewUser): Promise<StoredUser | undefined>;
  /** Merges the settings; null takes one away. */
  changeSettings(
    id: string,
    change: Fields,
    expected: ExpectedVersions,
  ): Promise<ChangeResult<StoredUser>>;
  /** What an admin or the server itself decides of a person. */
  change(
    id: string,
    change: Partial<Pick<StoredUser, 'role' | 'isAdmitted' | 'disabled' | 'fullName'>>,
  ): Promise<ChangeResult<StoredUser>>;
  /**
   * Proven, and in the same step with a new password where one is given. Gives the person as they
   * are then; nothing when there is none.
   */
  verify(id: string, passwordHash?: string): Promise<StoredUser | undefined>;
  setPasswordHash(id: string, passwordHash: string): Promise<void>;
  /**
   * The same, but only while the address is unproven: who was proven meanwhile keeps their
   * password.
   */
  setUnprovenPasswordHash(id: string, passwordHash: string): Promise<void>;
  /** Verified, with a new password. */
  makeAdmin(id: string, passwordHash: string): Promise<void>;
  /**
   * Everything of this person is gone afterwards: records, traces, trash, files, sessions, codes,
   * tickets, devices to remind. False when there was nobody.
   * @param transfer what becomes of their records that everybody has; without it these go, too, and
   * no device is told
   */
  remove(id: string, transfer?: OwnershipTransfer): Promise<boolean>;
  /** Replaces an earlier code of this person. */
  putCode(userId: string, code: StoredCode): Promise<void>;
  findCode(userId: string): Promise<StoredCode | undefined>;
  /**
   * The code before this try; one try fewer is left afterwards. Taking is atomic: no two tries
   * count as one.
   */
  takeCodeTry(userId: string): Promise<StoredCode | undefined>;
  /** Replaces an earlier ticket of this person for this purpose. */
  putTicket(ticket: StoredTicket): Promise<void>;
  findTicket(userId: string, purpose: TicketPurpose): Promise<StoredTicket | undefined>;
  /**
   * Finds and removes it at once: of two who come with it, one gets it. Expired ones are found,
   * too: the caller judges.
   */
  takeTicket(hash: string, purpose: TicketPurpose): Promise<StoredTicket | undefined>;
}

/** A device on which somebody is signed in. Times in milliseconds since 1970. */
export interface StoredSession {
  id: string;
  userId: string;
  createdAt: number;
  expiresAt: number;
}

export interface SessionStore {
  start(session: StoredSession): Promise<void>;
  /**
   * The session with its person, in one statement: every call of somebody signed in begins with it.
   */
  find(id: string): Promise<{ session: StoredSession; user: StoredUser } | undefined>;
  extend(id: string, expiresAt: number): Promise<void>;
  end(id: string): Promise<void>;
  /** All sessions of a person, or all but one. The ids of those that ended. */
  endAll(userId: string, except?: string): Promise<string[]>;
  /**
   * Of these sessions those that are there still, each with the date of its person, which changes
   * with all that is decided of them.
   */
  findActive(ids: readonly string[]): Promise<Map<string, string>>;
}

/** Which records a call may touch. */
export interface AccessScope {
  entity: string;
  /** Records of this owner only; null: of everybody. */
  ownerId: string | null;
  /** What must hold of each besides, by the entity's access rules. */
  where?: Condition;
  /**
   * All records of such entities share one row of stamps; those of the others have one for each
   * owner.
   */
  shared: boolean;
}

export interface StoredRecord {
  id: string;
  ownerId: string;
  ownerEmail: string;
  clientId: string | null;
  /** Without `client_id`, which lives beside them. */
  fields: Fields;
  createdDate: string;
  updatedDate: string;
}

/** A record whose fields are still the JSON of an object. */
export type RawRecord = Omit<StoredRecord, 'fields'> & { json: string };

export interface RecordDraft {
  clientId: string | null;
  fields: Fields;
  /** For `upsert`: what is merged when the record is there already. Missing: `fields`. */
  change?: Fields;
}

/** What a deleted record leaves behind. */
export interface DeletedRecord {
  id: string;
  ownerId: string;
  clientId: string | null;
  deletedDate: string;
}

/**
 * Versions (`updatedDate`) of which one must still be the current one; nothing when any will do.
 */
export type ExpectedVersions = readonly string[] | undefined;

/** `before`: as it was, where something was changed. */
export type ChangeResult<T, Current = T> =
  | { kind: 'done'; value: T; before?: T }
  | { kind: 'absent' }
  | { kind: 'stale'; current: Current };

export type CreateResult =
  /** `before`: as it was, of one that was changed. */
  | { kind: 'done'; records: { record: StoredRecord; isNew: boolean; before?: StoredRecord }[] }
  /**
   * The owner has deleted the record with this client id: it must not come back. Nothing was
   * written.
   */
  | { kind: 'deleted'; clientId: string };

export interface Sort {
  field: Field;
  descending: boolean;
}

export interface ListQuery {
  where: Condition;
  /**
   * Records without the field come first in ascending order, last in descending; ties by id,
   * ascending.
   */
  sort: Sort;
  limit: number;
  skip: number;
  /**
   * Only what comes after this place of the order; the record itself may be gone. `value`: its
   * value of the sort field, null for none.
   */
  after?: { value: string | number | boolean | null; id: string };
  /** False leaves `fields` empty and spares reading them. */
  withFields: boolean;
}

/** The unit of a date that groups are made by; weeks begin on Monday (ISO 8601). */
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
  /** Its fields name columns of the answer. */
  having: Condition;
  sort: { name: string; descending: boolean } | undefined;
  limit: number;
}

/**
 * Makes the new fields from those of a record, inside the transaction; what it throws undoes the
 * whole call.
 */
export type RecordEdit = (record: StoredRecord) => Fields;

export interface RecordStore {
  list(scope: AccessScope, listQuery: ListQuery): Promise<StoredRecord[]>;
  /**
   * The same with all fields, for an answer that is written as it was kept: reading and writing the
   * JSON takes longer than finding it.
   */
  listRaw(scope: AccessScope, listQuery: Omit<ListQuery, 'withFields'>): Promise<RawRecord[]>;
  get(scope: AccessScope, id: string): Promise<StoredRecord | undefined>;
  count(scope: AccessScope, where: Condition): Promise<number>;
  /** Ascending, each value once, without null; of a list field its elements. */
  distinct(
    scope: AccessScope,
    field: Field,
    find: { where: Condition; after?: string | number | boolean; limit: number },
  ): Promise<(string | number | boolean)[]>;
  /** One row a group, columns by their names. */
  aggregate(scope: AccessScope, aggregate: AggregateQuery): Promise<Record<string, unknown>[]>;
  /**
   * All or none, in the order given. A client id that the owner has used before gives the first
   * record, unchanged.
   */
  create(
    scope: AccessScope,
    ownerId: string,
    drafts: readonly RecordDraft[],
  ): Promise<CreateResult>;
  /** Merges the fields; null takes one away. */
  update(
    scope: AccessScope,
    id: string,
    change: Fields,
    expected: ExpectedVersions,
  ): Promise<ChangeResult<StoredRecord>>;
  /**
   * All or none, in the order given, `before` in the same; `absent` names the first id that is not
   * within reach, and then nothing was written.
   */
  updateEach(
    scope: AccessScope,
    changes: readonly { id: string; change: Fields }[],
  ): Promise<
    | { kind: 'done'; records: StoredRecord[]; before: StoredRecord[] }
    | { kind: 'absent'; id: string }
  >;
  /**
   * The first `limit` records by id; what `edit` gives replaces the fields (null takes one away).
   * Records that it leaves as they are get no new date, and are not answered. `before`: as those
   * were that are.
   */
  updateWhere(
    scope: AccessScope,
    where: Condition,
    limit: number,
    edit: RecordEdit,
  ): Promise<{ records: StoredRecord[]; before: StoredRecord[]; hasMore: boolean }>;
  /**
   * Merges into the record with the same values of `keys`, else creates. Atomic against others. In
   * the order given; `isNew` tells.
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
  removeMany(
    scope: AccessScope,
    where: Condition,
  ): Promise<{ deleted: DeletedRecord; record: StoredRecord }[]>;
  /**
   * Ascending by date, after `since` (a stamp). Of what is gone for good no condition of the reach
   * can be judged any more: such traces are told to `askerId` where they are that person's own, and
   * to nobody else.
   */
  listDeleted(
    scope: AccessScope,
    since: string,
    limit: number,
    askerId?: string,
  ): Promise<DeletedRecord[]>;
  /** Deleted records that can still be brought back; `updatedDate` is the date of deletion. */
  listTrash(scope: AccessScope, listQuery: ListQuery): Promise<StoredRecord[]>;
  /** Back from the trash with their ids, newly dated. */
  restore(scope: AccessScope, where: Condition): Promise<StoredRecord[]>;
  /** Takes a deleted record out of the trash for good; its trace stays. */
  erase(scope: AccessScope, id: string): Promise<boolean>;
  /**
   * One call after the other, each seeing what those before it have done, on the disk when it
   * resolves. One that throws an HttpError of its own (neither 401 nor 5xx) is undone alone, and
   * told in its place; anything else that one throws undoes all of them and is thrown. Calls may
   * run again from the first when the database asks for that: they change nothing but what they are
   * given.
   */
  runInOrder<T>(
    calls: readonly ((records: RecordStore) => Promise<T>)[],
  ): Promise<PromiseSettledResult<T>[]>;
  /** Every record of a person, of every entity, oldest first, page by page. */
  iterateOwnerRecords(ownerId: string): AsyncIterable<{ entity: string; record: StoredRecord }>;
}
