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
   * @param owner `device` or `device.tab`, or the name of an independent operation
   */
  gate<T>(owner: string, operation: string, work: () => T | Promise<T>): Promise<T>;
  /** Opens one gate, if a gate is ready to open. */
  step(): Promise<boolean>;
  /** Lets everything run until no gate is left. */
  drain(): Promise<void>;
  /** Keeps the gates of `owner` closed until `owner` thaws. */
  freeze(owner: string): void;
  thaw(owner: string): void;
  isFrozen(owner: string): boolean;
  /** Makes the gates of `owner` open very rarely, or as often as the gates of others. */
  slowDown(owner: string, isSlow: boolean): void;
  /** Stops all work of `owner`: its gates never open. */
  kill(owner: string): void;
  waitsAt(owner: string): readonly string[];
  /** Simulated time in milliseconds; the device clocks deviate from it. */
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
  owner: string;
  operation: string;
  open(): Promise<void>;
  reject(): void;
}

/** Maximum number of gates in one run: a larger number means that some operation never ends. */
const maxGates = 60_000;
/** Turns of the event loop after which no work continues without a gate. */
const eventLoopTurns = 2;

export function createScheduler(random: SeededRandom, startTime: number): Scheduler {
  let gates: Gate[] = [];
  let time = startTime;
  const frozen = new Set<string>();
  const slow = new Set<string>();
  const dead = new Set<string>();
  const log: string[] = [];

  function gate<T>(owner: string, operation: string, work: () => T | Promise<T>): Promise<T> {
    if (dead.has(owner)) return Promise.reject(new TabKilledError(owner));
    return new Promise<T>((resolve, reject) => {
      gates.push({
        owner,
        operation,
        open: async () => {
          try {
            resolve(await work());
          } catch (fault) {
            reject(fault);
          }
        },
        reject: () => reject(new TabKilledError(owner)),
      });
    });
  }

  async function step(): Promise<boolean> {
    const openable = gates.filter(({ owner }) => !frozen.has(owner));
    if (openable.length === 0) return false;
    const fastGates = openable.filter(({ owner }) => !slow.has(owner));
    // The scheduler picks an owner first, then a gate of this owner: a tab with many requests gets
    // no more turns than a tab with few.
    const candidates = fastGates.length > 0 && !random.isTrueWith(0.03) ? fastGates : openable;
    const owner = random.pick([...new Set(candidates.map((waiting) => waiting.owner))]);
    await openGate(random.pick(candidates.filter((waiting) => waiting.owner === owner)));
    return true;
  }

  async function openGate(chosen: Gate): Promise<void> {
    if (log.length > maxGates)
      throw new InvariantViolation(`there is no end: ${log.slice(-12).join(', ')}`);
    gates = gates.filter((other) => other !== chosen);
    log.push(`${chosen.owner} ${chosen.operation}`);
    time += random.pick([0, 1, 40, 400, 1_500]);
    await chosen.open();
    await settle();
    await scheduler.afterGate?.(`${chosen.owner} ${chosen.operation}`);
  }

  const scheduler: Scheduler = {
    gate,
    step,
    async drain() {
      await settle();
      while (await step());
    },
    freeze: (owner) => void frozen.add(owner),
    thaw: (owner) => void frozen.delete(owner),
    isFrozen: (owner) => frozen.has(owner),
    slowDown: (owner, isSlow) => void (isSlow ? slow.add(owner) : slow.delete(owner)),
    kill(owner) {
      dead.add(owner);
      const ownGates = gates.filter((waiting) => waiting.owner === owner);
      gates = gates.filter((waiting) => waiting.owner !== owner);
      for (const waiting of ownGates) waiting.reject();
    },
    waitsAt: (owner) =>
      gates.filter((waiting) => waiting.owner === owner).map(({ operation }) => operation),
    now: () => time,
    advance: (milliseconds) => void (time += milliseconds),
    log,
    afterGate: null,
  };
  return scheduler;
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < eventLoopTurns; turn += 1)
    await new Promise((resolve) => setImmediate(resolve));
}
