// How the engine reaches a server: two kinds of question, one of change, and an ear. Every answer
// says its failure, so that nobody can forget it.
import type { EntityName } from '../schemas/entities/registry.ts';
import type { Fields } from '../schemas/local-record.ts';
import type { ChangesResponse, DeletedRow } from '../schemas/api/backend-api.ts';

/** What replicates; `User` is the profile, one row per person. */
export type SyncedEntity = EntityName | 'User';

/** A row of the server. Its dates are normalised to end in `Z`. */
export interface ServerRow extends Fields {
  readonly id: string;
  readonly created_date: string;
  readonly updated_date: string;
}

export type TransportFailure =
  /** No answer: what was sent may or may not have been done. */
  | { kind: 'offline' }
  /**
   * The server cannot now: 408, 425, 429, 5xx. `retryAfter` in seconds. `isRefusal`: it will not
   * answer this question, and may well answer others.
   */
  | { kind: 'busy'; retryAfter?: number; isRefusal?: true }
  /** 401: the token is not taken any more. */
  | { kind: 'signed-out' }
  /** 426: the server wants a newer app. */
  | { kind: 'outdated' }
  /** 412, or a difference found by looking first: somebody changed the record meanwhile. */
  | { kind: 'stale'; current: ServerRow }
  /** 404. */
  | { kind: 'missing' }
  /** 410: this client id was deleted by its owner. */
  | { kind: 'deleted' }
  /** This server has no such call. */
  | { kind: 'unsupported' }
  /** Any other 4xx: trying the same again is of no use. */
  | { kind: 'refused'; status: number; code: string; message: string };

/** What stops a cycle: no record is to blame. */
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
 * [R15] Whether nothing more is asked for now: nobody is there, the person must do something, or
 * the server asked to wait.
 */
export function endsCycle(interruption: SyncInterruption | null): interruption is SyncInterruption {
  return (
    interruption !== null && (interruption.kind !== 'busy' || interruption.retryAfter !== undefined)
  );
}

export type TransportAnswer<T> = { kind: 'ok'; value: T } | TransportFailure;

/** What can be asked; rows come in ascending order of `updated_date`. */
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
   * Only id, client_id and dates of every row. What has no client ids must not be asked for them: a
   * server refuses fields it does not know.
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

/** The right to meet the server, one tab at a time. */
export interface SyncLock {
  /**
   * True once another tab has taken over, because this one had stood still: then nothing more may
   * be sent.
   */
  isLost(): boolean;
}

/** Client ids in one question: an address has its limits. */
export const maxLookedUpIds = 50;

/** Of several changes, one may not have left at all, because the way was lost before it. */
export type WriteAnswer = TransportAnswer<ServerRow | null> | { kind: 'unsent' };

export interface Transport {
  read(entity: SyncedEntity, readRequest: ReadRequest): Promise<TransportAnswer<ServerRow[]>>;
  /** What was deleted since a date of the server; `unsupported` on a plain backend. */
  readDeleted(
    entity: SyncedEntity,
    since: string,
    limit: number,
  ): Promise<TransportAnswer<DeletedRow[]>>;
  /**
   * Whether anything is new at all, in one request for all entities; `unsupported` on a plain
   * backend.
   */
  readChangeSummary(): Promise<TransportAnswer<ChangesResponse>>;
  /**
   * Each change is answered by itself, in the order of the question, with the row as the server now
   * holds it; null after a delete. One refusal hurts no other. As many in one request as the server
   * takes. With a lost turn nothing more leaves.
   */
  write(
    entity: SyncedEntity,
    changes: readonly RecordChange[],
    syncLock?: SyncLock,
  ): Promise<readonly WriteAnswer[]>;
  /**
   * True when the server promises conditional writes and commit order, so that a late request
   * cannot land unseen.
   */
  readonly hasConditionalWrites: boolean;
  /**
   * Calls back when something changed on the server, or when the way to it is open again. A lost
   * hint costs nothing. Returns the way to stop.
   */
  listen(hear: () => void): () => void;
}
