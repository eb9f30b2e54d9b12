// When the device and the server meet: cycles of push and pull, one at a time over all tabs, with back-off between them.
import { type EngineStatus, parseStatus, statusKey } from '../schemas/sync-status.ts';
import { runCycle } from './cycle.ts';
import type { Pause } from './transport.ts';
import type { World } from './world.ts';

export interface Replication {
  /** Asks for a cycle now; resolves when a cycle that began after the call is over. */
  sync(): Promise<void>;
  stop(): void;
}

/** When the last whole cycle of any tab began, by the device's clock. */
const cycleKey = 'whole-cycle-began';

const minute = 60_000;
/** Between cycles when all is well: hints from the socket make it prompt, this makes it sure. */
const restBetween = 5 * minute;
const firstPause = 500;
/** A server that answers "not now", or not at all, is given more and more time: a try costs battery, too. Whatever wakes the engine is quicker (R26). */
const longestPause = 5 * minute;

export function startReplication(world: World): Replication {
  let stopped = false;
  let failures = 0;
  let cancelTimer = () => {};
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  function sync(): Promise<void> {
    if (stopped) return Promise.resolve();
    // A cycle that is under way may have passed what changed just now: one more follows it, however many ask.
    if (running) return (next ??= running.then(begin));
    return begin();
  }

  function begin(): Promise<void> {
    next = null;
    cancelTimer();
    running = turn().finally(() => {
      running = null;
    });
    return running;
  }

  async function turn(): Promise<void> {
    if (stopped) return;
    const asked = world.now();
    let rest: number | null = null;
    try {
      await world.lock(async (turn) => {
        if (stopped) return;
        // [R19] While this tab waited for the lock, another may have begun after the same question and done it all.
        const began = world.now();
        const last = Number(await world.state.read(cycleKey));
        // A date in the future is that of a clock which was wrong: it says nothing.
        if (last > asked && last <= began) {
          failures = 0;
          return;
        }
        const pause = await runCycle(world, turn);
        // [R34] Who was overtaken has nothing to tell any more: the other tab does.
        if (turn.isLost()) return;
        if (pause === null) await world.state.write(cycleKey, String(began));
        failures = pause === null ? 0 : failures + 1;
        rest = restAfter(pause, failures, world.random());
        await tell(pause, rest);
      });
    } catch (fault) {
      failures += 1;
      rest = restAfter({ kind: 'busy' }, failures, world.random());
      world.onFault(fault);
    }
    // Where another tab did it all, this one has failed at nothing.
    if (!stopped) cancelTimer = world.later(rest ?? restBetween, () => void sync());
  }

  async function tell(pause: Pause | null, rest: number): Promise<void> {
    const before = parseStatus(await world.state.read(statusKey));
    const now = world.now();
    const moment = new Date(now).toISOString();
    const status: EngineStatus =
      pause === null
        ? { lastSuccess: moment, trouble: null }
        : { lastSuccess: before.lastSuccess, trouble: pause.kind, since: before.trouble === pause.kind ? (before.since ?? moment) : moment, next: new Date(now + rest).toISOString() };
    await world.state.write(statusKey, JSON.stringify(status));
  }

  const deafen = world.transport.listen(() => void sync());
  void sync();
  return {
    sync,
    stop() {
      stopped = true;
      cancelTimer();
      deafen();
    },
  };
}

/** Full jitter: a random part of a growing span, so that devices do not come back all at once. */
export function restAfter(pause: Pause | null, failures: number, random: number): number {
  if (pause === null) return restBetween;
  switch (pause.kind) {
    case 'signed-out':
    case 'outdated':
      // Only the person can change that.
      return restBetween;
    case 'offline':
      return Math.max(firstPause, random * Math.min(longestPause, firstPause * 2 ** failures));
    case 'busy':
      return (pause.retryAfter ?? 0) * 1_000 + Math.max(firstPause, random * Math.min(longestPause, firstPause * 2 ** failures));
  }
}
