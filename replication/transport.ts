// Interfaces of the engine to a server: the transport with reads, writes and change hints, and the
// rules that depend on the server. Each answer type includes its failures, so that callers must
// handle them.
import type { ObjectSchema } from '../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../schemas/local-record.ts';
import type { ChangesResponse, DeletedRow } from '../schemas/api/backend-api.ts';
import type { StoredDocument, SyncCollection, SyncedEntity } from './sync-collection.ts';

/** A row of the server. Its dates are normalised to end in `Z`. */
export interface ServerRow extends Fields {
  readonly id: string;
  readonly created_date: string;
  readonly updated_date: string;
}

export type TransportFailure =
  /** No answer: the server may or may not have processed the request. */
  | { kind: 'offline' }
  /**
   * The server cannot now: 408, 425, 429, 5xx. `retryAfter` in seconds. `isRefusal`: it will not
   * answer this question, and may well answer others.
   */
  | { kind: 'busy'; retryAfter?: number; isRefusal?: true }
  /** 401: the token is no longer accepted. */
  | { kind: 'signed-out' }
  /** 426: the server requires a newer app. */
  | { kind: 'outdated' }
  /** [R46] The texts are encrypted with a key that this device does not hold. */
  | { kind: 'locked' }
  /**
   * 412, or a difference found by a read before the write: another device changed the record
   * meanwhile.
   */
  | { kind: 'stale'; current: ServerRow }
  /** 404. */
  | { kind: 'missing' }
  /** 410: this client id was deleted by its owner. */
  | { kind: 'deleted' }
  /** This server has no such call. */
  | { kind: 'unsupported' }
  /** Any other 4xx: trying the same again is of no use. */
  | { kind: 'refused'; status: number; code: string; message: string };

/** Failures that interrupt a cycle and that no single record causes. */
export type SyncInterruption = Extract<
  TransportFailure,
  { kind: 'offline' | 'busy' | 'signed-out' | 'outdated' | 'locked' }
>;

/**
 * For a question that got no use: where the server refused to answer, nothing is known, so nothing
 * is done until later.
 */
export function toInterruption(failure: TransportFailure): SyncInterruption {
  switch (failure.kind) {
    case 'offline':
    case 'busy':
    case 'signed-out':
    case 'outdated':
    case 'locked':
      return failure;
    case 'refused':
      return { kind: 'busy', isRefusal: true };
    case 'stale':
    case 'missing':
    case 'deleted':
    case 'unsupported':
      return { kind: 'busy' };
  }
}

/**
 * [R15] Returns whether the cycle must end: the server cannot be reached, the person must act, or
 * the server asked to wait. Where only the texts are locked, other entities go on.
 */
export function endsCycle(interruption: SyncInterruption | null): interruption is SyncInterruption {
  return (
    interruption !== null &&
    interruption.kind !== 'locked' &&
    (interruption.kind !== 'busy' || interruption.retryAfter !== undefined)
  );
}

export type TransportAnswer<T> =
  | {
      kind: 'ok';
      value: T;
      /** Number of entries of a page that are no rows, for example null. The pull skips them. */
      invalidRows?: number;
    }
  | TransportFailure;

/** A read from the server. Rows arrive in ascending order of `updated_date`. */
export type ReadRequest =
  /** Rows with `updated_date` at or after `since` (empty: all). */
  | { kind: 'changed'; since: string; skip: number; limit: number }
  | { kind: 'one'; serverId: string }
  /**
   * All rows of these client ids, oldest first; on a basic backend there may be several of one. At
   * most `maxLookedUpIds`.
   */
  | { kind: 'by-client-ids'; clientIds: readonly string[] }
  /**
   * Only the id, client_id and dates of every row. Client ids must not be requested for an entity
   * without them: a server refuses fields it does not know.
   */
  | { kind: 'ids'; hasClientIds: boolean; skip: number; limit: number };

/**
 * `expected` is the `updated_date` that the change was made from: the server must refuse with
 * `stale` when it holds another.
 */
export type RecordChange =
  | { kind: 'create'; fields: Fields }
  /** `record`: all fields of the record. */
  | { kind: 'update'; serverId: string; fields: Fields; expected: string; record: Fields }
  | { kind: 'delete'; serverId: string; expected: string };

/** The lock that allows one tab at a time to sync with the server. */
export interface SyncLock {
  /**
   * True after another tab took over because this tab was suspended. This tab must then send
   * nothing more.
   */
  isLost(): boolean;
}

/** Client ids in one question: an address has its limits. */
export const maxLookedUpIds = 50;

/** `unsent`: the change was never sent, because the connection or the sync lock was lost before. */
export type WriteAnswer = TransportAnswer<ServerRow | null> | { kind: 'unsent' };

/** What a device knows of the server's database [R37]. */
export interface KnownState {
  epoch: string;
  /** Latest date of a record or deletion that was pulled under this epoch. */
  seen: string;
}

export interface Transport {
  read(entity: SyncedEntity, readRequest: ReadRequest): Promise<TransportAnswer<ServerRow[]>>;
  /** Reads deletions since a date of the server; `unsupported` without a deletion feed. */
  readDeleted(
    entity: SyncedEntity,
    since: string,
    limit: number,
  ): Promise<TransportAnswer<DeletedRow[]>>;
  /**
   * Reads in one request which entities have something new; `unsupported` without a change summary.
   * @param known lets the server detect that an older copy of its database was put back
   */
  readChangeSummary(known?: KnownState): Promise<TransportAnswer<ChangesResponse>>;
  /**
   * Writes changes, as many in one request as the server accepts. Each change has its own answer,
   * in the order of `changes`: the row as the server now holds it, or null after a delete. A
   * refused change does not affect the others. After the sync lock is lost, nothing more is sent.
   */
  write(
    entity: SyncedEntity,
    changes: readonly RecordChange[],
    syncLock?: SyncLock,
  ): Promise<readonly WriteAnswer[]>;
  /** The rules for this server. The transport learns the server's capabilities first. */
  readonly rules: BackendRules;
  /** Whether the server offers the change summary, so that an idle cycle is one request. */
  readonly hasChangeSummary: boolean;
  /**
   * Calls `hear` when something changed on the server or the connection is restored, with the
   * entities that have changed, if they are known. A lost hint does no harm. Returns a function
   * that stops listening.
   */
  listen(hear: (hinted?: readonly SyncedEntity[]) => void): () => void;
}

/** What a row of the server proves about the requests of this device. */
export interface RowEvidence {
  /** [R11b] The owner restored this row after this device had deleted the row. */
  isBroughtBack: boolean;
  /** [R10c] A deletion that this device sent before can no longer be executed. */
  stopsDeletion: boolean;
  /** [R37c] The row is older than the known version, so it comes from a backup. */
  isFromBackup: boolean;
  /** [R8b] The row may have been written by a device that had not seen the confirmed version. */
  mayHideConfirmed: boolean;
}

/**
 * The rules that depend on the server. `own-server-rules.ts` has the rules for a server with
 * conditional writes, unique client ids, commit order and a deletion feed;
 * `basic-backend/basic-backend-rules.ts` has the rules for every other server.
 */
export interface BackendRules {
  // Reconcile a record with a row: pure functions.

  readEvidence(doc: LocalRecord, row: ServerRow): RowEvidence;
  /** [R13a] Returns whether a value was once confirmed to this device. */
  isConfirmedValue(doc: LocalRecord, field: string, value: unknown): boolean;
  /** [R4] Returns the versions whose outcome is unknown after a row was reconciled. */
  listUnknownVersions(
    doc: LocalRecord,
    merged: { base: Fields; record: Fields; theirs: Fields; isSame: boolean },
  ): readonly Fields[];
  /** [R11d] Returns those of a record's sent versions that may still arrive late. */
  listLateVersions(sent: readonly Fields[]): readonly Fields[];
  /** [R8b] [R13a] Returns the record after the server confirmed the version `sent`. */
  confirmVersion(schema: ObjectSchema, doc: LocalRecord, sent: Fields): LocalRecord;
  /**
   * [R32] Returns the record with the content of a duplicate row; null if the row is not a
   * duplicate row.
   */
  mergeDuplicateRow(schema: ObjectSchema, doc: LocalRecord, row: ServerRow): LocalRecord | null;

  // Push.

  /** [R5] Maximum number of records in one look-up. */
  readonly maxLookedUpRecords: number;
  /** [R5a] Returns the successor client ids that a look-up of these client ids must include. */
  listSuccessorsToLookUp(clientIds: readonly string[]): readonly string[];
  /** [R5a] Marks records whose row was found only under the successor client id. */
  markRecreated(
    syncCollection: SyncCollection,
    docs: readonly StoredDocument[],
    rowsById: ReadonlyMap<string, unknown>,
  ): Promise<void>;
  /**
   * [R32d] Completes a removal after the server deleted the row. Null if the answer to the deletion
   * completes the removal.
   */
  readonly completeRemoval:
    | ((
        syncCollection: SyncCollection,
        marked: StoredDocument,
        transport: Transport,
      ) => Promise<SyncInterruption | null>)
    | null;
  /** [R32b] Deletes a duplicate row of a record. */
  deleteDuplicateRow(
    syncCollection: SyncCollection,
    doc: StoredDocument,
    transport: Transport,
    syncLock: SyncLock,
  ): Promise<SyncInterruption | null>;

  // Pull.

  /** [R16a] Returns the date from which changes are pulled. */
  getPullStart(checkpoint: string): string;
  /** [R16c] Returns the date to which the rows of a page move the checkpoint; empty for none. */
  findCheckpoint(rows: readonly ServerRow[], now: number): string;
  /** [R34e] [R34f] Handles records for which a page had a row older than the known version. */
  handleOlderRows(
    syncCollection: SyncCollection,
    ids: ReadonlySet<string>,
    transport: Transport,
  ): Promise<SyncInterruption | null>;
  /** [R37f] Returns whether the deletion of a record's row was undone later. */
  isDeletionUndone(doc: LocalRecord, deletedDate: string): boolean;
  /** [R18d] [R18e] Finds deletions where the server has no deletion feed. */
  findDeletionsWithoutFeed(
    syncCollection: SyncCollection,
    transport: Transport,
    now: () => number,
  ): Promise<SyncInterruption | null>;
  /**
   * [R12e] Merges records that several devices recreated under different client ids.
   * @param listed all rows of the server, by id
   */
  mergeRecreatedRecords(
    syncCollection: SyncCollection,
    listed: ReadonlyMap<string, ServerRow>,
  ): Promise<void>;
}
