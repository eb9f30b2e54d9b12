// Test fake of several tabs of one browser: Web Locks as specified, a channel between the tabs, and
// tabs that can be frozen.
import {
  createCrossTabLock,
  type LockChannel,
  type CrossTabLock,
} from '../../../src/app/sync/sync-lock.ts';

export interface FakeTab {
  turns: CrossTabLock;
  /**
   * Stops the tab: no code runs and no message arrives; events that come in are handled at the
   * thaw.
   */
  freeze(): void;
  thaw(): void;
}

export interface FakeBrowser {
  /**
   * @param beat the minimum duration of this tab's timers in milliseconds: browsers slow down
   *   timers of hidden tabs
   */
  openTab(options?: { beat?: number }): FakeTab;
  /** The messages sent over the channel. */
  messages: string[];
  /** How often a lock was stolen. */
  countSteals(): number;
  /** Takes the lock away from its holder without asking. */
  stealLock(): Promise<unknown>;
}

interface HeldLock {
  end(outcome: Promise<unknown>): void;
  steal(): void;
}

export function createFakeBrowser(): FakeBrowser {
  const locks = createLocks();
  const ears = new Set<{ own: object; hear(data: unknown): void }>();
  const words: string[] = [];
  let tabs = 0;

  function tab({ beat = 0 }: { beat?: number } = {}): FakeTab {
    const late: (() => void)[] = [];
    let isFrozen = false;
    const own = {};
    const mind = (call: () => void) => {
      if (isFrozen) late.push(call);
      else call();
    };
    const channel: LockChannel = {
      postMessage(word) {
        words.push(word.type);
        // A message takes a moment to arrive.
        setTimeout(() => {
          for (const ear of ears) if (ear.own !== own) ear.hear(word);
        }, 5);
      },
      addEventListener(_type, listener) {
        ears.add({ own, hear: (data) => mind(() => listener({ data })) });
      },
      close() {
        for (const ear of ears) if (ear.own === own) ears.delete(ear);
      },
    };
    const tabLock = createCrossTabLock({
      name: 'selah-sync-alice',
      locks: {
        request: (_name: string, options: LockOptions, call: () => Promise<unknown>) =>
          heard(locks.request(options, call)),
      } as unknown as LockManager,
      channel,
      now: () => performance.now(),
      every(milliseconds, call) {
        // Of the ticks that a frozen page misses, only one is delivered at the thaw.
        let isLate = false;
        const timer = setInterval(
          () => {
            if (isLate) return;
            isLate = isFrozen;
            mind(() => {
              isLate = false;
              call();
            });
          },
          Math.max(beat, milliseconds),
        );
        return () => clearInterval(timer);
      },
      id: (tabs += 1),
    });
    return {
      turns: tabLock,
      freeze() {
        isFrozen = true;
      },
      thaw() {
        isFrozen = false;
        for (const call of late.splice(0)) call();
      },
    };

    function heard<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        promise.then(
          (value) => mind(() => resolve(value)),
          (fault: unknown) => mind(() => reject(fault)),
        );
      });
    }
  }

  return {
    openTab: tab,
    messages: words,
    countSteals: locks.steals,
    stealLock: () => locks.request({ steal: true }, async () => undefined),
  };
}

/** One lock of one name. */
function createLocks() {
  const queue: (() => void)[] = [];
  let held: HeldLock | null = null;
  let steals = 0;

  function request({ signal, steal }: LockOptions, call: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const grant = () => {
        const mine: HeldLock = {
          steal: () => reject(new DOMException('stolen', 'AbortError')),
          end(outcome) {
            outcome.then(resolve, reject).finally(() => {
              if (held !== mine) return;
              held = null;
              queue.shift()?.();
            });
          },
        };
        held = mine;
        mine.end(call());
      };
      signal?.addEventListener('abort', () => {
        const place = queue.indexOf(grant);
        if (place < 0) return;
        queue.splice(place, 1);
        reject(new DOMException('given up', 'AbortError'));
      });
      if (held && steal) {
        steals += 1;
        held.steal();
        grant();
      } else if (held) queue.push(grant);
      else grant();
    });
  }

  return { request, steals: () => steals };
}
