// Part of the front door: what goes on beside an open database: its mark for the case that the
// browser empties it, the question that the browser may keep it [R42], the earlier app's words.
import {
  detectEviction,
  type DatabaseMark,
  watchUnsyncedCount,
} from '../../data/database/storage-eviction.ts';
import type { DataContext } from '../../data/data-context.ts';
import { startLegacyImport } from '../../features/legacy-import/start-legacy-import.ts';
import { readStoredSession } from './stored-session.ts';
import { logFault } from '../../platform/log.ts';
import { requestPersistenceOnce } from '../../platform/storage/persistent-storage.ts';
import { removeStored, writeStored, readStored } from '../../platform/storage/local-storage.ts';

const watchFailedMessage = 'nobody watches whether the storage is emptied';

/**
 * Notices an emptied database, keeps its mark up to date, asks the browser to keep the storage when
 * the first record was saved, and moves what the earlier app left here.
 * @param onFault a fault of the storage
 * @returns the way to stop
 */
export function startUserDatabaseWatcher(
  data: DataContext,
  onFault: (fault: unknown) => void,
): () => void {
  const { userDatabase } = data;
  const account = data.account?.id;
  let isOver = false;
  let stop = () => {};
  const stopBringing = startLegacyImport(data, (fault) =>
    fail('what the earlier app left could not be moved', fault),
  );

  /** A guest has nothing that could be lost. */
  async function begin(): Promise<void> {
    if (account === undefined) return;
    await detectEviction(userDatabase, readDatabaseMark(account));
    if (isOver) return;
    let before: number | null = null;
    const watching = watchUnsyncedCount(userDatabase).subscribe({
      next(waiting) {
        // Logged out, here or in another tab: a mark that outlived its database would tell of an
        // eviction that never was.
        if (readStoredSession()?.account.id !== account) return;
        writeStored(getMarkKey(account), JSON.stringify({ waiting } satisfies DatabaseMark));
        // Never at the start: somebody must have saved something just now.
        if (before !== null && waiting > before) void requestPersistenceOnce();
        before = waiting;
      },
      error: (fault: unknown) => fail(watchFailedMessage, fault),
    });
    stop = () => watching.unsubscribe();
  }

  function fail(what: string, fault: unknown): void {
    if (isOver) return;
    logFault(what, fault);
    onFault(fault);
  }

  begin().catch((fault: unknown) => fail(watchFailedMessage, fault));
  return () => {
    isOver = true;
    stop();
    stopBringing();
  };
}

export function removeDatabaseMark(account: string): void {
  removeStored(getMarkKey(account));
}

function readDatabaseMark(account: string): DatabaseMark | null {
  try {
    const { waiting } = JSON.parse(readStored(getMarkKey(account)) ?? 'null') as DatabaseMark;
    return typeof waiting === 'number' ? { waiting } : null;
  } catch {
    return null; // none, or damaged
  }
}

function getMarkKey(account: string): string {
  return `kept_${account}`;
}
