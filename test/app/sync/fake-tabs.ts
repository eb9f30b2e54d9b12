// Test fake of several tabs of one browser: Web Locks as specified, a channel between the tabs, and
// tabs that can be frozen.
import {
  createCrossTabLock,
  type LockChannel,
  type CrossTabLock,
} from '../../../src/app/sync/sync-lock.ts';

export interface FakeTab {
  lock: CrossTabLock;
  /**
   * Stops the tab: no code runs and no message arrives; later events are handled at the
   * thaw.
   */
  freeze(): void;
  thaw(): void;
}

export interface FakeBrowser {
  /**
   * @param minDuration the minimum duration of this tab's timers in milliseconds: browsers slow down
   *   timers of hidden tabs
   */
  openTab(options?: { minDuration?: number }): FakeTab;
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
  const listeners = new Set<{ channelId: object; deliver(data: unknown): void }>();
  const messages: string[] = [];
  let tabCount = 0;

  function openTab({ minDuration = 0 }: { minDuration?: number } = {}): FakeTab {
    const deferredCalls: (() => void)[] = [];
    let isFrozen = false;
    const channelId = {};
    const runUnlessFrozen = (call: () => void) => {
      if (isFrozen) deferredCalls.push(call);
      else call();
    };
    const channel: LockChannel = {
      postMessage(message) {
        messages.push(message.type);
        // A message takes a moment to arrive.
        setTimeout(() => {
          for (const ear of listeners) if (ear.channelId !== channelId) ear.deliver(message);
        }, 5);
      },
      addEventListener(_type, listener) {
        listeners.add({ channelId, deliver: (data) => runUnlessFrozen(() => listener({ data })) });
      },
      close() {
        for (const ear of listeners) if (ear.channelId === channelId) listeners.delete(ear);
      },
    };
    const tabLock = createCrossTabLock({
      name: 'selah-sync-alice',
      locks: {
        request: (_name: string, options: LockOptions, call: () => Promise<unknown>) =>
          deliverResult(locks.request(options, call)),
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
            runUnlessFrozen(() => {
              isLate = false;
              call();
            });
          },
          Math.max(minDuration, milliseconds),
        );
        return () => clearInterval(timer);
      },
      id: (tabCount += 1),
    });
    return {
      lock: tabLock,
      freeze() {
        isFrozen = true;
      },
      thaw() {
        isFrozen = false;
        for (const call of deferredCalls.splice(0)) call();
      },
    };

    function deliverResult<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        promise.then(
          (value) => runUnlessFrozen(() => resolve(value)),
          (fault: unknown) => runUnlessFrozen(() => reject(fault)),
        );
      });
    }
  }

  return {
    openTab,
    messages,
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
        const lock: HeldLock = {
          steal: () => reject(new DOMException('stolen', 'AbortError')),
          end(outcome) {
            outcome.then(resolve, reject).finally(() => {
              if (held !== lock) return;
              held = null;
              queue.shift()?.();
            });
          },
        };
        held = lock;
        lock.end(call());
      };
      signal?.addEventListener('abort', () => {
        const index = queue.indexOf(grant);
        if (index < 0) return;
        queue.splice(index, 1);
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
