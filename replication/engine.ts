// When the device and the server meet: cycles of push and pull, one at a time over all tabs, with back-off between them.
import { type EngineStatus, parseStatus, statusKey } from '../schemas/sync-status.ts';
import { pullChanged, pullDeleted, reconcile, type RefOf, type SyncState } from './pull.ts';
import { pushWaiting } from './push.ts';
import type { Shelf } from './shelf.ts';
import type { Pause, Transport } from './transport.ts';

/** What the engine cannot make itself. */
export interface World {
  readonly shelves: readonly Shelf[];
  readonly transport: Transport;
  readonly state: SyncState;
  readonly refOf: (shelf: Shelf) => RefOf;
  /** Runs the work while no other tab of this person does. */
  lock(work: () => Promise<void>): Promise<void>;
  /** Milliseconds since 1970 by the device's clock: for pauses only, never to judge a record. */
  now(): number;
  /** Calls back later; returns the way to cancel. */
  later(milliseconds: number, call: () => void): () => void;
  /** 0 to 1. */
  random(): number;
  /** An unexpected fault (a failing disk): told, never hidden. The engine goes on. */
  onFault(fault: unknown): void;
}

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
/** Reconcile on a server without a feed of deletions. */
const reconcileEvery = 6 * 60 * minute;
const firstPause = 500;
/** A server that answers "not now" is given more and more time. */
const longestPause = 5 * minute;
/** With no way to it, an attempt costs the server nothing and the person waits for it. */
const longestSilence = 4_000;

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
    let pause: Pause | null = null;
    try {
      await world.lock(async () => {
        if (stopped) return;
        // [R19] While this tab waited for the lock, another may have begun after the same question and done it all.
        const began = world.now();
        const last = Number(await world.state.read(cycleKey));
        // A date in the future is that of a clock which was wrong: it says nothing.
        if (last > asked && last <= began) return;
        pause = await runCycle(world);
        if (pause === null) await world.state.write(cycleKey, String(began));
        await tell(pause);
      });
    } catch (fault) {
      pause = { kind: 'busy' };
      world.onFault(fault);
    }
    failures = pause === null ? 0 : failures + 1;
    if (!stopped) cancelTimer = world.later(restAfter(pause, failures, world.random()), () => void sync());
  }

  async function tell(pause: Pause | null): Promise<void> {
    const before = parseStatus(await world.state.read(statusKey));
    const lastSuccess = pause === null ? new Date(world.now()).toISOString() : before.lastSuccess;
    await world.state.write(statusKey, JSON.stringify({ lastSuccess, trouble: pause?.kind ?? null } satisfies EngineStatus));
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

/** One meeting: what waits goes out, what changed comes in. A push that fails does not keep the pull away. */
export async function runCycle({ shelves, transport, state, refOf, now }: World): Promise<Pause | null> {
  let pause: Pause | null = null;
  for (const shelf of shelves) {
    pause = (await pushWaiting(shelf, transport)) ?? pause;
    if (pause && pause.kind !== 'busy') return pause;
  }
  for (const shelf of shelves) {
    const failed = (await pullChanged(shelf, transport, state, refOf(shelf))) ?? (await learnDeletions(shelf));
    pause = failed ?? pause;
    if (failed && failed.kind !== 'busy') return failed;
  }
  return pause;

  async function learnDeletions(shelf: Shelf): Promise<Pause | null> {
    const answer = shelf.entity === 'User' ? null : await pullDeleted(shelf, transport, state);
    if (answer !== 'unsupported') return answer;
    const key = `reconciled|${shelf.entity}`;
    const since = now() - Number(await state.read(key));
    if (since >= 0 && since < reconcileEvery) return null;
    const failed = await reconcile(shelf, transport, refOf(shelf));
    if (!failed) await state.write(key, String(now()));
    return failed;
  }
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
      return Math.max(firstPause, random * Math.min(longestSilence, firstPause * 2 ** failures));
    case 'busy':
      return (pause.retryAfter ?? 0) * 1_000 + Math.max(firstPause, random * Math.min(longestPause, firstPause * 2 ** failures));
  }
}
