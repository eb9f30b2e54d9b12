// The lock over the tabs of a device: one at a time, and whoever stands still in it is overtaken.
import type { SyncLock } from '../../../replication/transport.ts';
import type { Scheduler } from './scheduler.ts';

export interface TabLock {
  withLock(tab: string, work: (syncLock: SyncLock) => Promise<void>): Promise<void>;
  /** Whether the tab still works on a turn that it has lost. */
  hasLost(tab: string): boolean;
  /** Who holds it, if anybody. */
  holder(): string | null;
  /** Whether another tab waits for it. */
  isWanted(): boolean;
  /** Another may take over: whoever holds it has lost it. */
  expire(): void;
  /** Nothing of this tab is left. */
  forget(tab: string): void;
  /** After a tab thawed: perhaps nobody else could take it. */
  grantNext(): void;
}

export function createTabLock(scheduler: Scheduler): TabLock {
  let held: { tab: string; isLost: boolean } | null = null;
  /** By how many turns each tab still works on that are no longer its own. */
  const lost = new Map<string, number>();
  let waiting: { tab: string; begin(): void }[] = [];

  function pass(): void {
    if (held) return;
    // Whoever came first, as with the locks of a browser; a tab that stands still cannot take what
    // is handed to it.
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
    // After signing in again a tab may hold a new turn while it still works on a lost one: then
    // nobody can tell which of them sends.
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
