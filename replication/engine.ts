// Schedules sync cycles of push and pull, one at a time across all tabs, with back-off after
// failures.
import { type EngineStatus, parseEngineStatus, engineStatusKey } from '../schemas/sync-status.ts';
import { runSyncCycle } from './cycle.ts';
import type { SyncedEntity } from './sync-collection.ts';
import type { SyncInterruption } from './transport.ts';
import type { SyncEnvironment } from './sync-environment.ts';

export interface Replication {
  /**
   * Requests a cycle now. Resolves when a cycle that began after the call has ended.
   * @param hinted entities that have changed on the server according to a hint [R36b]
   */
  sync(hinted?: readonly SyncedEntity[]): Promise<void>;
  stop(): void;
}

/** When the last whole cycle of any tab began, by the device's clock. */
const cycleKey = 'whole-cycle-began';

const minute = 60_000;
/**
 * Interval between cycles without failures. Socket hints start a cycle promptly; this interval
 * covers lost hints.
 */
const cycleInterval = 5 * minute;
/**
 * [R26a] Interval on a server without a change summary while the page is visible. Such a server may
 * announce no deletions.
 */
const pollInterval = 45_000;
const minBackoff = 500;
/**
 * Longest back-off when the server is busy or does not answer, because each try costs battery. The
 * events of R26 start a cycle without waiting for it.
 */
const maxBackoff = 5 * minute;

export function startReplication(environment: SyncEnvironment): Replication {
  let stopped = false;
  let failures = 0;
  let cancelTimer = () => {};
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  /** Entities that hints have named since this tab last held the sync lock. */
  let hintedEntities = new Set<SyncedEntity>();

  function sync(hinted: readonly SyncedEntity[] = []): Promise<void> {
    if (stopped) return Promise.resolve();
    for (const entity of hinted) hintedEntities.add(entity);
    // A running cycle may have missed the latest change. One more cycle follows it, however many
    // calls ask for a sync.
    if (running) return (next ??= running.then(begin));
    return begin();
  }

  function begin(): Promise<void> {
    next = null;
    cancelTimer();
    running = runLockedCycle().finally(() => {
      running = null;
    });
    return running;
  }

  async function runLockedCycle(): Promise<void> {
    if (stopped) return;
    const asked = environment.now();
    let rest: number | null = null;
    try {
      await environment.withLock(async (syncLock) => {
        if (stopped) return;
        const hinted = hintedEntities;
        hintedEntities = new Set();
        // [R19] While this tab waited for the lock, another may have begun after the same question
        // and done it all.
        const began = environment.now();
        const last = Number(await environment.state.read(cycleKey));
        // A date in the future comes from a wrong clock and is ignored.
        if (last > asked && last <= began) {
          failures = 0;
          return;
        }
        const interruption = await runSyncCycle(environment, { syncLock, hinted });
        // [R34] A tab that lost the sync lock writes no status; the tab that took over does.
        if (syncLock.isLost()) return;
        if (interruption === null) await environment.state.write(cycleKey, String(began));
        failures = interruption === null ? 0 : failures + 1;
        rest = interruption
          ? computeBackoff(interruption, failures, environment.random())
          : getInterval();
        await writeStatus(interruption, rest);
      });
    } catch (fault) {
      failures += 1;
      rest = computeBackoff({ kind: 'busy' }, failures, environment.random());
      environment.onFault(fault);
    }
    // If another tab completed the cycle, this tab has no failure to back off from.
    if (!stopped) cancelTimer = environment.schedule(rest ?? getInterval(), () => void sync());
  }

  function getInterval(): number {
    const { transport, isVisible } = environment;
    return transport.hasChangeSummary || !isVisible() ? cycleInterval : pollInterval;
  }

  async function writeStatus(interruption: SyncInterruption | null, rest: number): Promise<void> {
    const before = parseEngineStatus(await environment.state.read(engineStatusKey));
    const now = environment.now();
    const moment = new Date(now).toISOString();
    const status: EngineStatus =
      interruption === null
        ? { lastSuccess: moment, trouble: null }
        : {
            lastSuccess: before.lastSuccess,
            trouble: interruption.kind,
            since: before.trouble === interruption.kind ? (before.since ?? moment) : moment,
            next: new Date(now + rest).toISOString(),
          };
    await environment.state.write(engineStatusKey, JSON.stringify(status));
  }

  const stopListening = environment.transport.listen((hinted) => void sync(hinted));
  void sync();
  return {
    sync,
    stop() {
      stopped = true;
      cancelTimer();
      stopListening();
    },
  };
}

/**
 * Returns the delay before the next cycle, in milliseconds. Full jitter (a random part of a growing
 * span) keeps devices from returning all at once.
 */
export function computeBackoff(
  interruption: SyncInterruption,
  failures: number,
  random: number,
): number {
  switch (interruption.kind) {
    case 'signed-out':
    case 'outdated':
    case 'locked':
      // Only the person can resolve this state.
      return cycleInterval;
    case 'offline':
      return Math.max(minBackoff, random * Math.min(maxBackoff, minBackoff * 2 ** failures));
    case 'busy':
      return (
        (interruption.retryAfter ?? 0) * 1_000 +
        Math.max(minBackoff, random * Math.min(maxBackoff, minBackoff * 2 ** failures))
      );
  }
}
