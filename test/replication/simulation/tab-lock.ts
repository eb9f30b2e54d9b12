// Simulated lock over the tabs of a device: one holder at a time, and a frozen holder can lose the
// lock to another tab.
import type { SyncLock } from '../../../replication/transport.ts';
import type { Scheduler } from './scheduler.ts';

export interface TabLock {
  withLock(tab: string, work: (syncLock: SyncLock) => Promise<void>): Promise<void>;
  /** Whether the tab still works although it has lost the lock. */
  hasLost(tab: string): boolean;
  /** Returns the name of the tab that holds the lock, or null. */
  holder(): string | null;
  /** Whether another tab waits for the lock. */
  isWanted(): boolean;
  /** Lets another tab take the lock: the present holder has lost it. */
  expire(): void;
  /** Removes this tab as holder and as waiting tab. */
  forget(tab: string): void;
  /**
   * Grants the lock after a tab thawed: it is possible that no other tab could take the lock
   * before.
   */
  grantNext(): void;
}

export function createTabLock(scheduler: Scheduler): TabLock {
  let held: { tab: string; isLost: boolean } | null = null;
  /** Number of locks, by tab, that the tab has lost but still works under. */
  const lost = new Map<string, number>();
  let waiting: { tab: string; start(): void }[] = [];

  function grantNext(): void {
    if (held) return;
    // The first waiting tab gets the lock, as with browser locks; a frozen tab cannot take a lock
    // that is granted to it.
    const next = waiting.find(({ tab }) => !scheduler.isFrozen(tab));
    if (!next) return;
    waiting = waiting.filter((waitingTab) => waitingTab !== next);
    next.start();
  }

  return {
    withLock: (tab, work) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({
          tab,
          start() {
            const lock = { tab, isLost: false };
            held = lock;
            void scheduler
              .gate(tab, 'turn', () => {})
              .then(() => work({ isLost: () => lock.isLost }))
              .then(resolve, reject)
              .finally(() => {
                if (held === lock) held = null;
                if (lock.isLost) lost.set(tab, (lost.get(tab) ?? 0) - 1);
                grantNext();
              });
          },
        });
        grantNext();
      }),
    // After a new sign-in a tab may hold a new lock while it still works under a lost lock. It is
    // then unknown under which of the two locks it sends.
    hasLost: (tab) => (lost.get(tab) ?? 0) > 0 && held?.tab !== tab,
    holder: () => held?.tab ?? null,
    isWanted: () => waiting.some(({ tab }) => !scheduler.isFrozen(tab)),
    expire() {
      if (held) {
        held.isLost = true;
        lost.set(held.tab, (lost.get(held.tab) ?? 0) + 1);
      }
      held = null;
      grantNext();
    },
    forget(tab) {
      waiting = waiting.filter((waitingTab) => waitingTab.tab !== tab);
      if (held?.tab === tab) held = null;
      grantNext();
    },
    grantNext,
  };
}
