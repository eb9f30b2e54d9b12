// Part of the front door: what goes on beside an open database: its mark for the case that the browser empties it, the question that the browser may keep it [R42], the earlier app's words.
import { settleHome, type HomeMark, onlyHere } from './data/eviction.ts';
import type { Data } from './data/data.ts';
import { bringFormerData } from './main-former.ts';
import { storedSession } from './main-session.ts';
import { logFault } from './platform/log.ts';
import { askToPersistOnce } from './platform/storage-care.ts';
import { forget, store, stored } from './platform/storage.ts';

const unwatched = 'nobody watches whether the storage is emptied';

/**
 * Notices an emptied database, keeps its mark up to date, asks the browser to keep the storage when the first record was saved, and moves
 * what the earlier app left here.
 * @param onFault a fault of the storage
 * @returns the way to stop
 */
export function careForHome(data: Data, onFault: (fault: unknown) => void): () => void {
  const { personal } = data;
  const account = data.account?.id;
  let isOver = false;
  let stop = () => {};
  const stopBringing = bringFormerData(data, (fault) => fail('what the earlier app left could not be moved', fault));

  /** A guest has nothing that could be lost. */
  async function begin(): Promise<void> {
    if (account === undefined) return;
    await settleHome(personal, homeMark(account));
    if (isOver) return;
    let before: number | null = null;
    const watching = onlyHere(personal).subscribe({
      next(waiting) {
        // Logged out, here or in another tab: a mark that outlived its database would tell of an eviction that never was.
        if (storedSession()?.account.id !== account) return;
        store(nameOf(account), JSON.stringify({ waiting } satisfies HomeMark));
        // Never at the start: somebody must have saved something just now.
        if (before !== null && waiting > before) void askToPersistOnce();
        before = waiting;
      },
      error: (fault: unknown) => fail(unwatched, fault),
    });
    stop = () => watching.unsubscribe();
  }

  function fail(what: string, fault: unknown): void {
    if (isOver) return;
    logFault(what, fault);
    onFault(fault);
  }

  begin().catch((fault: unknown) => fail(unwatched, fault));
  return () => {
    isOver = true;
    stop();
    stopBringing();
  };
}

export function forgetHomeMark(account: string): void {
  forget(nameOf(account));
}

function homeMark(account: string): HomeMark | null {
  try {
    const { waiting } = JSON.parse(stored(nameOf(account)) ?? 'null') as HomeMark;
    return typeof waiting === 'number' ? { waiting } : null;
  } catch {
    return null; // none, or damaged
  }
}

function nameOf(account: string): string {
  return `kept_${account}`;
}
