// Transport interface of the engine to a server: reads, writes and change hints. Each answer type
// includes its failures, so that callers must handle them.
import type { EntityName } from '../schemas/entities/registry.ts';
import type { Fields } from '../schemas/local-record.ts';
import type { ChangesResponse, DeletedRow } from '../schemas/api/backend-api.ts';

/** The entities that replicate. `User` is the profile, one row per user. */
export type SyncedEntity = EntityName | 'User';

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
  { kind: 'offline' | 'busy' | 'signed-out' | 'outdated' }
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
 * the server asked to wait.
 */
export function endsCycle(interruption: SyncInterruption | null): interruption is SyncInterruption {
  return (
    interruption !== null && (interruption.kind !== 'busy' || interruption.retryAfter !== undefined)
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
   * All rows of these client ids, oldest first; on a plain backend there may be several of one. At
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
  | { kind: 'update'; serverId: string; fields: Fields; expected: string }
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
  /** Reads deletions since a date of the server; `unsupported` on a basic backend. */
  readDeleted(
    entity: SyncedEntity,
    since: string,
    limit: number,
  ): Promise<TransportAnswer<DeletedRow[]>>;
  /**
   * Reads in one request which entities have something new; `unsupported` on a basic backend.
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
  /**
   * True when the server guarantees conditional writes and commit order, so that a late request
   * cannot be applied unnoticed.
   */
  readonly hasConditionalWrites: boolean;
  /** Whether the server offers the change summary, so that an idle cycle is one request. */
  readonly hasChangeSummary: boolean;
  /**
   * Calls `hear` when something changed on the server or the connection is restored. A lost hint
   * does no harm. Returns a function that stops listening.
   */
  listen(hear: () => void): () => void;
}
