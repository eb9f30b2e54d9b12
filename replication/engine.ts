// When the device and the server meet: cycles of push and pull, one at a time over all tabs, with
// back-off between them.
import { type EngineStatus, parseEngineStatus, engineStatusKey } from '../schemas/sync-status.ts';
import { runSyncCycle } from './cycle.ts';
import type { SyncInterruption } from './transport.ts';
import type { SyncEnvironment } from './sync-environment.ts';

export interface Replication {
  /** Asks for a cycle now; resolves when a cycle that began after the call is over. */
  sync(): Promise<void>;
  stop(): void;
}

/** When the last whole cycle of any tab began, by the device's clock. */
const cycleKey = 'whole-cycle-began';

const minute = 60_000;
/** Between cycles when all is well: hints from the socket make it prompt, this makes it sure. */
const cycleInterval = 5 * minute;
const minBackoff = 500;
/**
 * A server that answers "not now", or not at all, is given more and more time: a try costs battery,
 * too. Whatever wakes the engine is quicker (R26).
 */
const maxBackoff = 5 * minute;

export function startReplication(environment: SyncEnvironment): Replication {
  let stopped = false;
  let failures = 0;
  let cancelTimer = () => {};
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function sync(): Promise<void> {
    if (stopped) return Promise.resolve();
    // A cycle that is under way may have passed what changed just now: one more follows it, however
    // many ask.
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
        // [R19] While this tab waited for the lock, another may have begun after the same question
        // and done it all.
        const began = environment.now();
        const last = Number(await environment.state.read(cycleKey));
        // A date in the future is that of a clock which was wrong: it says nothing.
        if (last > asked && last <= began) {
          failures = 0;
          return;
        }
        const interruption = await runSyncCycle(environment, syncLock);
        // [R34] Who was overtaken has nothing to tell any more: the other tab does.
        if (syncLock.isLost()) return;
        if (interruption === null) await environment.state.write(cycleKey, String(began));
        failures = interruption === null ? 0 : failures + 1;
        rest = computeBackoff(interruption, failures, environment.random());
        await writeStatus(interruption, rest);
      });
    } catch (fault) {
      failures += 1;
      rest = computeBackoff({ kind: 'busy' }, failures, environment.random());
      environment.onFault(fault);
    }
    // Where another tab did it all, this one has failed at nothing.
    if (!stopped) cancelTimer = environment.schedule(rest ?? cycleInterval, () => void sync());
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

  const stopListening = environment.transport.listen(() => void sync());
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

/** Full jitter: a random part of a growing span, so that devices do not come back all at once. */
export function computeBackoff(
  interruption: SyncInterruption | null,
  failures: number,
  random: number,
): number {
  if (interruption === null) return cycleInterval;
  switch (interruption.kind) {
    case 'signed-out':
    case 'outdated':
      // Only the person can change that.
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
