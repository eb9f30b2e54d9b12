// Declares many simulated lives in one test file, and the claim that every kind of fault occurred
// in them.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineCopies, prepareEngineCopies } from './module-copies.ts';
import { type CountName, type Counts, listNeverHappened, createCounts } from './event-counts.ts';
import { runLife } from './simulation-run.ts';
import type { SimulatedBackend } from './simulated-server.ts';

export interface SimulationTestOptions {
  /** How many lives this file runs, each with a seed of its own from `firstSeed` on. */
  lives: number;
  firstSeed: number;
  /** @returns the backend of this life */
  placeOf(): SimulatedBackend | Promise<SimulatedBackend>;
  close(): Promise<void>;
  /** What cannot happen there. */
  impossible: readonly CountName[];
}

/**
 * A long run has this many lives in each file at least. The rarest kind of fault occurs in one life
 * of twenty, so with random seeds all kinds occur (the chance of a miss is below 1e-10). A smaller
 * sample is only complete for seeds that were chosen for it.
 */
const completeSample = 500;

/**
 * Lives of the long suite in each file. `npm run sim` sets SELAH_LIVES, the number for each
 * backend, and SELAH_SEED.
 */
export function longSample({ part, parts }: { part: number; parts: number }): {
  lives: number;
  firstSeed: number;
} {
  const lives = Math.ceil(Number(process.env['SELAH_LIVES'] ?? 1_000) / parts);
  return { lives, firstSeed: Number(process.env['SELAH_SEED'] ?? 10_000) + part * lives };
}

/** The sample of `npm test`: fixed seeds in which every kind of fault occurs. */
export const shortSample = { lives: 75, firstSeed: 1 };

/**
 * Lives with an even seed run on Dexie over fake-indexeddb, the others on RxDB's storage in memory.
 */
export function declareSimulationTests({
  lives,
  firstSeed,
  placeOf,
  close,
  impossible,
}: SimulationTestOptions): void {
  let copies: EngineCopies;
  const counts: Counts = createCounts();

  beforeAll(async () => {
    copies = await prepareEngineCopies();
  });
  afterAll(close);

  for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
    test(`life ${seed}${seed % 2 === 0 ? ' on Dexie' : ''}`, async () => {
      await runLife({ seed, backend: await placeOf(), copies, counts });
    });
  }

  const isChosen = lives === shortSample.lives && firstSeed === shortSample.firstSeed;
  test.runIf(isChosen || lives >= completeSample)(
    'every kind of fault occurred in these lives',
    () => {
      expect(listNeverHappened(counts, impossible)).toEqual([]);
      console.info('simulated', lives, 'lives:', JSON.stringify(counts));
    },
  );
}
