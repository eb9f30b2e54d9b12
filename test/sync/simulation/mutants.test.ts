// Is the simulation worth anything? Each rule is knocked out of the engine once, and some life must notice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Broken } from './broken.ts';
import { type Copies, prepareCopies } from './copies.ts';
import { newCounts } from './counts.ts';
import { live } from './life.ts';
import { mutants, type Mutant } from './mutants.ts';
import type { Place } from './place.ts';
import { createPlainPlace } from './plain-place.ts';
import { createServerPlace } from './server-place.ts';

let server: Place;
let whole: Copies;

beforeAll(async () => {
  server = await createServerPlace();
  whole = await prepareCopies();
});

afterAll(() => server.close());

/** @returns which promise was broken first, and in which life; null when the engine got through all of them */
async function findOut({ breaks, where, lives }: Mutant, firstSeed: number): Promise<{ seed: number; how: string } | null> {
  const broken = await prepareCopies(breaks);
  for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
    try {
      await liveOnce(where, seed, broken);
    } catch (fault) {
      if (fault instanceof Broken) return { seed, how: fault.message };
      throw fault;
    }
  }
  return null;
}

async function liveOnce(where: Mutant['where'], seed: number, copies: Copies): Promise<void> {
  await live({ seed, place: where === 'server' ? server : createPlainPlace(), copies, counts: newCounts() });
}

// The fourth is tried by the tests of its rule instead (R9): the others keep the lives they were found in.
describe('an engine that is broken on purpose is found out, in a life that the whole engine lives well', () => {
  test.each(mutants.map((mutant, place) => [mutant.name, mutant, mutant.from ?? 1_000_000 + (place < 3 ? place : place + 1) * 1_000] as const))('%s', { timeout: 180_000 }, async (_name, mutant, firstSeed) => {
    const found = await findOut(mutant, firstSeed);
    if (process.env['SELAH_LOG'] !== undefined) console.info(found && `${found.seed - firstSeed + 1} ${found.how.split('\n')[0]}`);
    expect(found).not.toBeNull();
    await liveOnce(mutant.where, found?.seed ?? firstSeed, whole);
  });
});
