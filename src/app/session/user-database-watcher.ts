// Watches an open user database: detects when the browser evicts it, requests persistent storage
// [R42], and imports data of the earlier app.
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

const watchFailedMessage = 'the storage is not watched for eviction';

/**
 * Detects an evicted database and keeps its mark up to date. Requests persistent storage when the
 * first record is saved, and moves the data that the earlier app left in this browser.
 * @param onFault called with an error of the storage
 * @returns function that stops the watcher
 */
export function startUserDatabaseWatcher(
  data: DataContext,
  onFault: (fault: unknown) => void,
): () => void {
  const { userDatabase } = data;
  const account = data.account?.id;
  let isOver = false;
  let stop = () => {};
  const stopImport = startLegacyImport(data, (fault) =>
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
        // The user has logged out, here or in another tab. A mark that remains after its database
        // was deleted would report an eviction that never happened.
        if (readStoredSession()?.account.id !== account) return;
        writeStored(getMarkKey(account), JSON.stringify({ waiting } satisfies DatabaseMark));
        // Never at the start, but right after the user has saved something.
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
    stopImport();
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
    return null; // no mark, or damaged
  }
}

function getMarkKey(account: string): string {
  return `kept_${account}`;
}
