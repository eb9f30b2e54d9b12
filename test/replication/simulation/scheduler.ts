// The virtual scheduler: whatever a tab waits for is a gate, and one gate is opened at a time, so
// that a life can be lived again.
import type { SeededRandom } from '../../support/seeded-random.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** Thrown into a tab that died: whatever it still does meets only this. */
export class TabKilledError extends Error {}

export interface Scheduler {
  /**
   * Waits until the scheduler chooses this gate, then runs the work to its end while nothing else
   * runs.
   * @param who `device` or `device.tab`, or what is under way by itself
   */
  gate<T>(who: string, what: string, work: () => T | Promise<T>): Promise<T>;
  /** Opens one gate, if there is one whose turn can come. */
  step(): Promise<boolean>;
  /** Lets everything run until no gate is left. */
  drain(): Promise<void>;
  /** Gates of it stay closed until it thaws. */
  freeze(who: string): void;
  thaw(who: string): void;
  isFrozen(who: string): boolean;
  /** Its gates open hardly ever, or as often as others'. */
  slowDown(who: string, isSlow: boolean): void;
  /** Nothing of it goes on: its gates never open. */
  kill(who: string): void;
  waitsAt(who: string): readonly string[];
  /** Milliseconds of the world, which the device clocks are wrong from. */
  now(): number;
  advance(milliseconds: number): void;
  /** Every gate that was opened, in order: two lives of one seed have the same. */
  readonly log: readonly string[];
  /**
   * When set, looks at the world after each gate: see
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

/** Gates in one life: more means that something never ends. */
const maxGates = 60_000;
/** Turns of the event loop after which nothing moves by itself any more. */
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
    // First whose turn it is, then which of its gates: a tab with many questions gets no more than
    // one with few.
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
