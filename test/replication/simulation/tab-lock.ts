// Simulated lock over the tabs of a device: one holder at a time, and a frozen holder can lose the
// lock to another tab.
import type { SyncLock } from '../../../replication/transport.ts';
import type { Scheduler } from './scheduler.ts';

export interface TabLock {
  withLock(tab: string, work: (syncLock: SyncLock) => Promise<void>): Promise<void>;
  /** Whether the tab still works on a turn that it has lost. */
  hasLost(tab: string): boolean;
  /** Returns the name of the tab that holds the lock, or null. */
  holder(): string | null;
  /** Whether another tab waits for it. */
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
  /** Number of lock turns, by tab, that the tab has lost but still works on. */
  const lost = new Map<string, number>();
  let waiting: { tab: string; begin(): void }[] = [];

  function pass(): void {
    if (held) return;
    // The first waiting tab gets the lock, as with browser locks; a frozen tab cannot take a lock
    // that is granted to it.
    const next = waiting.find(({ tab }) => !scheduler.isFrozen(tab));
    if (!next) return;
    waiting = waiting.filter((other) => other !== next);
    next.begin();
  }

  return {
    withLock: (tab, work) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({
          tab,
          begin() {
            const own = { tab, isLost: false };
            held = own;
            void scheduler
              .gate(tab, 'turn', () => {})
              .then(() => work({ isLost: () => own.isLost }))
              .then(resolve, reject)
              .finally(() => {
                if (held === own) held = null;
                if (own.isLost) lost.set(tab, (lost.get(tab) ?? 0) - 1);
                pass();
              });
          },
        });
        pass();
      }),
    // After a new sign-in a tab may hold a new lock turn while it still works on a lost turn. It is
    // then unknown which of the two turns sends.
    hasLost: (tab) => (lost.get(tab) ?? 0) > 0 && held?.tab !== tab,
    holder: () => held?.tab ?? null,
    isWanted: () => waiting.some(({ tab }) => !scheduler.isFrozen(tab)),
    expire() {
      if (held) {
        held.isLost = true;
        lost.set(held.tab, (lost.get(held.tab) ?? 0) + 1);
      }
      held = null;
      pass();
    },
    forget(tab) {
      waiting = waiting.filter((other) => other.tab !== tab);
      if (held?.tab === tab) held = null;
      pass();
    },
    grantNext: pass,
  };
}
