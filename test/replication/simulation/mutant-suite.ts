// Declares the mutation tests of the simulation: each mutant removes one rule from the engine, and
// some simulation run must fail.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InvariantViolation } from './invariant-violation.ts';
import { type EngineCopies, prepareEngineCopies } from './module-copies.ts';
import { createCounts } from './event-counts.ts';
import { runLife } from './simulation-run.ts';
import { mutants, type Mutant } from './mutants.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { createBasicSimulatedBackend } from './basic-backend-server.ts';
import { createServerSimulatedBackend } from './own-server.ts';

export interface Part {
  /** Counted from 0. */
  part: number;
  parts: number;
}

/**
 * Declares the slow mutants whose index modulo `parts` is `part`, so that several files run them in
 * parallel.
 */
export function testSlowMutants({ part, parts }: Part): void {
  testMutants(({ isQuick }, index) => !isQuick && index % parts === part);
}

/** Declares the quick mutants. */
export function testQuickMutants(): void {
  testMutants(({ isQuick }) => isQuick === true);
}

function testMutants(isChosen: (mutant: Mutant, index: number) => boolean): void {
  let server: SimulatedBackend;
  let whole: EngineCopies;

  beforeAll(async () => {
    server = await createServerSimulatedBackend();
    whole = await prepareEngineCopies();
  });

  afterAll(() => server.close());

  /**
   * @returns the first broken promise and the seed of its simulation run; null when the engine
   *   passed all runs
   */
  async function findBrokenLife(
    { mutations, where, lives }: Mutant,
    firstSeed: number,
  ): Promise<{ seed: number; how: string } | null> {
    const broken = await prepareEngineCopies(mutations);
    for (let seed = firstSeed; seed < firstSeed + lives; seed += 1) {
      try {
        await liveOnce(where, seed, broken);
      } catch (error) {
        if (error instanceof InvariantViolation) return { seed, how: error.message };
        throw error;
      }
    }
    return null;
  }

  async function liveOnce(
    where: Mutant['where'],
    seed: number,
    copies: EngineCopies,
  ): Promise<void> {
    await runLife({
      seed,
      backend: where === 'server' ? server : createBasicSimulatedBackend(),
      copies,
      counts: createCounts(),
    });
  }

  const own = mutants
    .map((mutant, index) => ({
      mutant,
      firstSeed: firstSeedOf(mutant, index),
      isOwn: isChosen(mutant, index),
    }))
    .filter(({ isOwn }) => isOwn);

  describe('a mutated engine fails in a simulation run that the original engine passes', () => {
    test.each(own)('$mutant.name', async ({ mutant, firstSeed }) => {
      const found = await findBrokenLife(mutant, firstSeed);
      if (process.env['SELAH_LOG'] !== undefined)
        console.info(found && `${found.seed - firstSeed + 1} ${found.how.split('\n')[0]}`);
      expect(found).not.toBeNull();
      await liveOnce(mutant.where, found?.seed ?? firstSeed, whole);
    });
  });
}

/**
 * Returns the seed of the mutant's first run. Unit tests replaced the fourth mutant (R9); the other
 * mutants keep the seeds in which they were found.
 */
function firstSeedOf(mutant: Mutant, index: number): number {
  return mutant.from ?? 1_000_000 + (index < 3 ? index : index + 1) * 1_000;
}
