// Status of the sync with the server: what the engine shares with every tab, its place in storage,
// and what is shown to the user.

/**
 * Reason why the last sync cycle was interrupted. `full`: the device's storage was full. `locked`:
 * the texts are encrypted, and this device does not hold the key.
 */
export type SyncFailure = 'offline' | 'busy' | 'signed-out' | 'outdated' | 'full' | 'locked';

export interface EngineStatus {
  /** ISO time of the device at the end of the last whole cycle; empty before the first. */
  lastSuccess: string;
  trouble: SyncFailure | null;
  /**
   * ISO time, by the device's clock, at which this failure began. Missing if it was not recorded.
   */
  since?: string;
  /**
   * ISO time, by the device's clock, of the next automatic attempt. Missing if it was not recorded.
   */
  next?: string;
}

/** Sync status that is shown to the user, the same in every tab. */
export interface SyncStatus {
  /** Whether the browser reports a network connection and the server answered the last request. */
  online: boolean;
  /** Records that only this device holds. */
  pending: number;
  rejected: number;
  syncing: boolean;
  /** Whether the server rejects the token: the user must sign in again; no data is lost. */
  signedOut: boolean;
  /** Whether the reason is that the account does not exist any more: only an export helps then. */
  isAccountDeleted: boolean;
  /** Why the last sync cycle failed. */
  failure: SyncFailure | null;
  /** ISO time since which it lasts, where that is known. */
  failingSince: string | null;
  /** ISO time of the next automatic attempt, if known. */
  nextAttempt: string | null;
  /** ISO time; null before the first successful sync. */
  lastSuccess: string | null;
  /** `memory`: all data is lost with this window. */
  storage: 'kept' | 'memory';
}

export const engineStatusKey = 'status';

/**
 * Key of the state `yes` after the server answered that the account does not exist any more; other
 * values mean that it did not.
 */
export const accountDeletedKey = 'account-deleted';

/** Code of the server's 401 for the token of a deleted account. */
export const accountDeletedCode = 'account_deleted';

/**
 * Key of the number of entries of an entity that the last read skipped because they are no rows. It
 * has no value before the first such entry.
 */
export function getInvalidRowsKey(entity: string): string {
  return `invalid-rows|${entity}`;
}

/** The id of a device record that holds a state of the engine. */
export function toStateRecordId(key: string): string {
  return `sync|${key}`;
}

export function parseEngineStatus(text: string): EngineStatus {
  return text === '' ? { lastSuccess: '', trouble: null } : (JSON.parse(text) as EngineStatus);
}
