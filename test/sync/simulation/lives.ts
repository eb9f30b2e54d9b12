// Many lives in one test file, and the closing claim that they were not empty.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Copies, prepareCopies } from './copies.ts';
import { type Count, type Counts, emptyOnes, newCounts } from './counts.ts';
import { live } from './life.ts';
import type { Place } from './place.ts';

/** Of all lives, half are lived here and half in the other file. */
const lives = Math.ceil(Number(process.env['SELAH_LIVES'] ?? 300) / 2);
const firstSeed = Number(process.env['SELAH_SEED'] ?? 1);

export interface LivesOptions {
  /** @returns where this life is lived */
  placeOf(): Place | Promise<Place>;
  close(): Promise<void>;
  /** What cannot happen there. */
  impossible: readonly Count[];
}

/** Declares the tests; even seeds lie on Dexie over fake-indexeddb, which hides less than memory does. */
export function liveManyLives({ placeOf, close, impossible }: LivesOptions): void {
  let copies: Copies;
  const counts: Counts = newCounts();

  beforeAll(async () => {
    copies = await prepareCopies();
  });
  afterAll(close);

  for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
    test(`life ${seed}${seed % 2 === 0 ? ' on Dexie' : ''}`, async () => {
      await live({ seed, place: await placeOf(), copies, counts });
    });
  }

  test.runIf(lives >= 100)('the lives were not empty', () => {
    expect(emptyOnes(counts, impossible)).toEqual([]);
    console.info('simulated', lives, 'lives:', JSON.stringify(counts));
  });
}
