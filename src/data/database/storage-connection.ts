// The connection to the storage: when it is lost the databases are opened anew, once for all who
// noticed; when that is of no use the page is loaded again, once.
import { BehaviorSubject, type Observable } from 'rxjs';

export interface StorageConnection {
  /**
   * Which opening of the databases this is: taken before a work that may fail, told when it did.
   */
  getOpenCount(): number;
  /** Null when the databases are open; else resolves when the mending is over, however it went. */
  getReopening(): Promise<unknown> | null;
  /** Emits at once, and each time the databases were opened anew: live questions ask again. */
  readonly openings: Observable<number>;
  /**
   * Opens the databases anew, unless somebody did since `opening`. True when it is worth trying
   * again. False: the page is being loaded again, or nothing helped.
   */
  reopen(openCount: number): Promise<boolean>;
}

export interface StorageConnectionParts {
  /**
   * Closes the databases and opens them anew. False when they are not this page's any more:
   * somebody logged out elsewhere.
   */
  reopen(): Promise<boolean>;
  /**
   * Resolves when the page is seen: Safari cuts the connection of a hidden page again and again.
   */
  waitUntilVisible(): Promise<void>;
  /** Loads the page again; false when that was done just now and did not help. */
  reload(): boolean;
  now(): number;
  report(what: string, fault: unknown): void;
}

/** A connection that is lost again so soon is not healed by opening it. Milliseconds. */
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

  /** What is begun and not saved lies in the drafts, and is there after the loading. */
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
