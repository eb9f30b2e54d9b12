// First step of a log-out: decides whether the user must be asked before. Loaded on demand.
import type { DataContext } from '../../../data/data-context.ts';
import { hasKeyInUse } from '../../../data/encryption/key-list.ts';
import { syncAndCountUnsynced } from '../authentication.ts';
import type { useSignOut } from './use-sign-out.ts';

/** What the user must know before the log-out. */
export interface LogOutQuestion {
  /** Number of records and drafts that are on this device only. */
  unsyncedCount: number;
  /** The entries can be read again only with the passphrase or the recovery code. */
  needsSecret: boolean;
}

/**
 * Logs out at once if the user loses nothing by it.
 * @returns null after the log-out; otherwise what to ask, and the user stays signed in
 */
export async function startLogOut(
  data: DataContext,
  signOut: ReturnType<typeof useSignOut>,
): Promise<LogOutQuestion | null> {
  if (await tryFindKey(data))
    return { unsyncedCount: await syncAndCountUnsynced(data), needsSecret: true };
  const stopped = await signOut(0);
  return stopped && { unsyncedCount: stopped.waiting, needsSecret: false };
}

/** Storage that does not answer must not block the log-out. */
async function tryFindKey(data: DataContext): Promise<boolean> {
  try {
    return await hasKeyInUse(data);
  } catch (fault) {
    data.report('the keys could not be read before the log-out', fault);
    return false;
  }
}
