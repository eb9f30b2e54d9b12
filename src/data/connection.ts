// The connection to the storage: when it is lost the databases are opened anew, once for all who noticed; when that is of no use the page is loaded again, once.
import { BehaviorSubject, type Observable } from 'rxjs';

export interface Connection {
  /** Which opening of the databases this is: taken before a work that may fail, told when it did. */
  opening(): number;
  /** Null when the databases are open; else resolves when the mending is over, however it went. */
  mending(): Promise<unknown> | null;
  /** Emits at once, and each time the databases were opened anew: live questions ask again. */
  readonly openings: Observable<number>;
  /**
   * Opens the databases anew, unless somebody did since `opening`. True when it is worth trying again. False: the page is being loaded
   * again, or nothing helped.
   */
  mend(opening: number): Promise<boolean>;
}

export interface ConnectionParts {
  /** Closes the databases and opens them anew. False when they are not this page's any more: somebody logged out elsewhere. */
  reopen(): Promise<boolean>;
  /** Resolves when the page is seen: Safari cuts the connection of a hidden page again and again. */
  untilSeen(): Promise<void>;
  /** Loads the page again; false when that was done just now and did not help. */
  reload(): boolean;
  now(): number;
  report(what: string, fault: unknown): void;
}

/** A connection that is lost again so soon is not healed by opening it. Milliseconds. */
const tooSoon = 10_000;

export function createConnection({ reopen, untilSeen, reload, now, report }: ConnectionParts): Connection {
  const openings = new BehaviorSubject(0);
  let mending: Promise<boolean> | null = null;
  let mendedAt: number | null = null;

  async function mendNow(): Promise<boolean> {
    if (mendedAt !== null && Math.abs(now() - mendedAt) < tooSoon) return give();
    for (const wait of [async () => {}, untilSeen]) {
      await wait();
      try {
        if (!(await reopen())) return false;
        mendedAt = now();
        openings.next(openings.value + 1);
        return true;
      } catch (fault) {
        report('the local database could not be opened again', fault);
      }
    }
    return give();
  }

  /** What is begun and not saved lies in the drafts, and is there after the loading. */
  function give(): false {
    reload();
    return false;
  }

  return {
    opening: () => openings.value,
    mending: () => mending,
    openings,
    async mend(opening) {
      if (!mending && opening !== openings.value) return true;
      mending ??= mendNow().finally(() => {
        mending = null;
      });
      return mending;
    },
  };
}
