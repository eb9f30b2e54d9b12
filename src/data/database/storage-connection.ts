// Storage connection: a lost connection is reopened once for all callers that noticed; if reopening
// fails, the page is reloaded once.
import { BehaviorSubject, type Observable } from 'rxjs';

export interface StorageConnection {
  /**
   * Returns the number of the current opening of the databases. A caller reads it before work that
   * may fail, and passes it to `reopen` after a failure.
   */
  getOpenCount(): number;
  /**
   * Returns null if the databases are open; otherwise a promise that resolves after the repair,
   * successful or not.
   */
  getReopening(): Promise<unknown> | null;
  /** Emits at once, and each time the databases were reopened, so that live queries run again. */
  readonly openings: Observable<number>;
  /**
   * Reopens the databases, unless they were reopened since `openCount`. Resolves to true if a retry
   * is useful; false if the page reloads or the repair failed.
   */
  reopen(openCount: number): Promise<boolean>;
}

export interface StorageConnectionParts {
  /**
   * Closes and reopens the databases. Resolves to false if they no longer belong to this page,
   * because the user logged out in another tab.
   */
  reopen(): Promise<boolean>;
  /**
   * Resolves when the page is visible: Safari closes the connection of a hidden page repeatedly.
   */
  waitUntilVisible(): Promise<void>;
  /** Loads the page again; false when that was done just now and did not help. */
  reload(): boolean;
  now(): number;
  report(what: string, fault: unknown): void;
}

/**
 * Milliseconds. If the connection is lost again within this time, reopening it again does not help.
 */
const minReopenInterval = 10_000;

export function createStorageConnection({
  reopen,
  waitUntilVisible,
  reload,
  now,
  report,
}: StorageConnectionParts): StorageConnection {
  const openings = new BehaviorSubject(0);
  let reopening: Promise<boolean> | null = null;
  let reopenedAt: number | null = null;

  async function reopenNow(): Promise<boolean> {
    if (reopenedAt !== null && Math.abs(now() - reopenedAt) < minReopenInterval) return giveUp();
    for (const wait of [async () => {}, waitUntilVisible]) {
      await wait();
      try {
        if (!(await reopen())) return false;
        reopenedAt = now();
        openings.next(openings.value + 1);
        return true;
      } catch (fault) {
        report('the local database could not be opened again', fault);
      }
    }
    return giveUp();
  }

  /** Reloads the page; unsaved text is in the drafts and is available after the reload. */
  function giveUp(): false {
    reload();
    return false;
  }

  return {
    getOpenCount: () => openings.value,
    getReopening: () => reopening,
    openings,
    async reopen(openCount) {
      if (!reopening && openCount !== openings.value) return true;
      reopening ??= reopenNow().finally(() => {
        reopening = null;
      });
      return reopening;
    },
  };
}
