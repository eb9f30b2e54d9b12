// Virtual scheduler of the simulation: each wait of a tab is a gate, and one gate opens at a time,
// so that a run can be replayed.
import type { SeededRandom } from '../../support/seeded-random.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** Thrown in a killed tab: every further operation of the tab fails with this error. */
export class TabKilledError extends Error {}

export interface Scheduler {
  /**
   * Waits until the scheduler chooses this gate, then runs the work to its end while nothing else
   * runs.
   * @param who `device` or `device.tab`, or the name of an independent operation
   */
  gate<T>(who: string, what: string, work: () => T | Promise<T>): Promise<T>;
  /** Opens one gate, if a gate is ready to open. */
  step(): Promise<boolean>;
  /** Lets everything run until no gate is left. */
  drain(): Promise<void>;
  /** Keeps the gates of `who` closed until `who` thaws. */
  freeze(who: string): void;
  thaw(who: string): void;
  isFrozen(who: string): boolean;
  /** Makes the gates of `who` open very rarely, or as often as the gates of others. */
  slowDown(who: string, isSlow: boolean): void;
  /** Stops all work of `who`: its gates never open. */
  kill(who: string): void;
  waitsAt(who: string): readonly string[];
  /** Milliseconds of the world, which the device clocks are wrong from. */
  now(): number;
  advance(milliseconds: number): void;
  /** Every opened gate, in order: two runs with one seed have the same log. */
  readonly log: readonly string[];
  /**
   * When set, runs after each gate and can inspect the state: see
   * `test/replication/simulation/trace-changes.ts`.
   */
  afterGate: ((gate: string) => Promise<void>) | null;
}

interface Gate {
  who: string;
  what: string;
  open(): Promise<void>;
  refuse(): void;
}

/** Maximum number of gates in one run: a larger number means that some operation never ends. */
const maxGates = 60_000;
/** Turns of the event loop after which no work continues without a gate. */
const turns = 2;

export function createScheduler(random: SeededRandom, begin: number): Scheduler {
  let gates: Gate[] = [];
  let time = begin;
  const frozen = new Set<string>();
  const slow = new Set<string>();
  const dead = new Set<string>();
  const log: string[] = [];

  function gate<T>(who: string, what: string, work: () => T | Promise<T>): Promise<T> {
    if (dead.has(who)) return Promise.reject(new TabKilledError(who));
    return new Promise<T>((resolve, reject) => {
      gates.push({
        who,
        what,
        open: async () => {
          try {
            resolve(await work());
          } catch (fault) {
            reject(fault);
          }
        },
        refuse: () => reject(new TabKilledError(who)),
      });
    });
  }

  async function step(): Promise<boolean> {
    const open = gates.filter(({ who }) => !frozen.has(who));
    if (open.length === 0) return false;
    const quick = open.filter(({ who }) => !slow.has(who));
    // The scheduler picks an owner first, then a gate of this owner: a tab with many requests gets
    // no more turns than a tab with few.
    const some = quick.length > 0 && !random.isTrueWith(0.03) ? quick : open;
    const who = random.pick([...new Set(some.map((one) => one.who))]);
    await run(random.pick(some.filter((one) => one.who === who)));
    return true;
  }

  async function run(chosen: Gate): Promise<void> {
    if (log.length > maxGates)
      throw new InvariantViolation(`there is no end: ${log.slice(-12).join(', ')}`);
    gates = gates.filter((other) => other !== chosen);
    log.push(`${chosen.who} ${chosen.what}`);
    time += random.pick([0, 1, 40, 400, 1_500]);
    await chosen.open();
    await settle();
    await scheduler.afterGate?.(`${chosen.who} ${chosen.what}`);
  }

  const scheduler: Scheduler = {
    gate,
    step,
    async drain() {
      await settle();
      while (await step());
    },
    freeze: (who) => void frozen.add(who),
    thaw: (who) => void frozen.delete(who),
    isFrozen: (who) => frozen.has(who),
    slowDown: (who, isSlow) => void (isSlow ? slow.add(who) : slow.delete(who)),
    kill(who) {
      dead.add(who);
      const own = gates.filter((one) => one.who === who);
      gates = gates.filter((one) => one.who !== who);
      for (const one of own) one.refuse();
    },
    waitsAt: (who) => gates.filter((one) => one.who === who).map(({ what }) => what),
    now: () => time,
    advance: (milliseconds) => void (time += milliseconds),
    log,
    afterGate: null,
  };
  return scheduler;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
