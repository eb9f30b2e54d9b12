// What the server remembers: people, their records, and which records are gone. One interface, one file per database.
import type { Role } from '../../schemas/user.ts';

export type Fields = Record<string, unknown>;

export interface Store {
  users: UserStore;
  records: RecordStore;
  /** Resolves when the database answers, throws when it does not. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** Dates of users and records are stamps (see stamp.ts), strictly increasing per owner in the order of commits. */
export interface StoredUser {
  id: string;
  /** Lower case, trimmed. */
  email: string;
  passwordHash: string;
  fullName: string;
  role: Role;
  isVerified: boolean;
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

export interface UserStore {
  find(id: string): Promise<StoredUser | undefined>;
  findByEmail(email: string): Promise<StoredUser | undefined>;
  /** Nothing when the e-mail is taken. */
  add(user: NewUser): Promise<StoredUser | undefined>;
  /** Merges the settings; null takes one away. */
  changeSettings(id: string, change: Fields, expected: Expected): Promise<Change<StoredUser>>;
  verify(id: string): Promise<void>;
  setPasswordHash(id: string, passwordHash: string): Promise<void>;
  /** Verified, with a new password. */
  makeAdmin(id: string, passwordHash: string): Promise<void>;
  /** Replaces an earlier code of this person. */
  putCode(userId: string, code: StoredCode): Promise<void>;
  code(userId: string): Promise<StoredCode | undefined>;
  /** The code before this try; one try fewer is left afterwards. Taking is atomic: no two tries count as one. */
  takeTry(userId: string): Promise<StoredCode | undefined>;
}

/** Which records a call may touch: those of one entity and, unless `ownerId` is null, of one owner. */
export interface Reach {
  entity: string;
  ownerId: string | null;
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

export interface Draft {
  clientId: string | null;
  fields: Fields;
}

/** What a deleted record leaves behind. */
export interface Deleted {
  id: string;
  ownerId: string;
  clientId: string | null;
  deletedDate: string;
}

/** Versions (`updatedDate`) of which one must still be the current one; nothing when any will do. */
export type Expected = readonly string[] | undefined;

export type Change<T, Current = T> = { kind: 'done'; value: T } | { kind: 'absent' } | { kind: 'stale'; current: Current };

export type Creation =
  | { kind: 'done'; records: { record: StoredRecord; isNew: boolean }[] }
  /** The owner has deleted the record with this client id: it must not come back. Nothing was written. */
  | { kind: 'deleted'; clientId: string };

export type Scalar = string | number | boolean;

/**
 * A condition on a field of the schema or on id, client_id, created_date, updated_date, created_by, created_by_id.
 * A missing field is null; only `in` and `notIn` with null in the list, and `exists`, speak of null.
 */
export type Condition =
  | { field: string; op: '>' | '>=' | '<' | '<='; value: Scalar }
  | { field: string; op: 'in' | 'notIn'; values: readonly (Scalar | null)[] }
  | { field: string; op: 'exists'; value: boolean };

export interface Find {
  /** All of them hold. */
  where: readonly Condition[];
  /** Records without the field come first in ascending order, last in descending; ties by id. */
  sort: { field: string; descending: boolean };
  limit: number;
  skip: number;
  /** False leaves `fields` empty and spares reading them. */
  withFields: boolean;
}

export interface RecordStore {
  list(reach: Reach, find: Find): Promise<StoredRecord[]>;
  get(reach: Reach, id: string): Promise<StoredRecord | undefined>;
  /** All or none, in the order given. A client id that the owner has used before gives the first record, unchanged. */
  create(reach: Reach, ownerId: string, drafts: readonly Draft[]): Promise<Creation>;
  /** Merges the fields; null takes one away. */
  update(reach: Reach, id: string, change: Fields, expected: Expected): Promise<Change<StoredRecord>>;
  remove(reach: Reach, id: string, expected: Expected): Promise<Change<Deleted, StoredRecord>>;
  removeMany(reach: Reach, where: readonly Condition[]): Promise<Deleted[]>;
  /** Ascending by date, after `since` (a stamp). */
  deleted(reach: Reach, since: string, limit: number): Promise<Deleted[]>;
}
