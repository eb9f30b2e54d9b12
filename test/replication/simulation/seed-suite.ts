// Declares the simulation runs of one test file, one per seed, and the test that every kind of
// fault occurred; defines the sample sizes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCopies, prepareEngineCopies } from './module-copies.ts';
import { type CountName, type Counts, listNeverHappened, createCounts } from './event-counts.ts';
import { runSimulation } from './simulation-run.ts';
import type { SimulatedBackend } from './simulated-server.ts';

export interface SimulationTestOptions {
  /**
   * Number of simulation runs in this file; each run has its own seed, counted from `firstSeed`.
   */
  runs: number;
  firstSeed: number;
  /** @returns the backend of this run */
  getBackend(): SimulatedBackend | Promise<SimulatedBackend>;
  close(): Promise<void>;
  /** Kinds of events that cannot happen on this backend. */
  impossible: readonly CountName[];
}

/**
 * Number of runs for each backend in the long suite. The rarest kind of fault occurs in one run of
 * twenty. With random seeds all kinds therefore occur; the chance of a miss is below 1e-10.
 */
const completeSample = 500;

/**
 * Returns the number of runs in each file of the long suite, and the first seed. `npm run sim` sets
 * SELAH_LIVES, the number for each backend, and SELAH_SEED.
 */
export function buildLongSample(): { runs: number; firstSeed: number } {
  return {
    runs: Number(process.env['SELAH_LIVES'] ?? completeSample),
    firstSeed: Number(process.env['SELAH_SEED'] ?? 10_000),
  };
}

/** The sample of `npm test`. It is too small to contain every kind of fault. */
export const shortSample = { runs: 16, firstSeed: 1 };

/**
 * Declares the simulation tests. Runs with an even seed use Dexie over fake-indexeddb, the others
 * RxDB's storage in memory.
 */
export function declareSimulationTests({
  runs,
  firstSeed,
  getBackend,
  close,
  impossible,
}: SimulationTestOptions): void {
  let copies: EngineCopies;
  const counts: Counts = createCounts();

  beforeAll(async () => {
    copies = await prepareEngineCopies();
  });
  afterAll(close);

  for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
    test(`run ${seed}${seed % 2 === 0 ? ' on Dexie' : ''}`, async () => {
      await runSimulation({ seed, backend: await getBackend(), copies, counts });
    });
  }

  test.runIf(runs >= completeSample)(
    'every kind of fault occurs in the simulation runs of this file',
    () => {
      expect(listNeverHappened(counts, impossible)).toEqual([]);
      console.info('simulated', runs, 'runs:', JSON.stringify(counts));
    },
  );
}
