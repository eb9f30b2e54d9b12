// Declares the mutation tests of the simulation: each mutant removes one rule from the engine, and
// some simulation run must fail.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InvariantViolation } from './invariant-violation.ts';
import { type EngineCopies, prepareEngineCopies } from './module-copies.ts';
import { createCounts } from './event-counts.ts';
import { runSimulation } from './simulation-run.ts';
import { mutants, type Mutant } from './mutants.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { createBasicSimulatedBackend } from './basic-backend-server.ts';
import { createServerSimulatedBackend } from './own-server.ts';

/**
 * Number of runs among which a mutant must fail. Every change of the engine changes what happens in
 * the run of a seed, so the number is far above the average.
 */
const maxRuns = 300;

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
  let originalCopies: EngineCopies;

  beforeAll(async () => {
    server = await createServerSimulatedBackend();
    originalCopies = await prepareEngineCopies();
  });

  afterAll(() => server.close());

  /**
   * @returns the first broken promise and the seed of its simulation run; null when the engine
   *   passed all runs
   */
  async function findViolation(
    { mutations, backend }: Mutant,
    firstSeed: number,
  ): Promise<{ seed: number; message: string } | null> {
    const broken = await prepareEngineCopies(mutations);
    for (let seed = firstSeed; seed < firstSeed + maxRuns; seed += 1) {
      try {
        await runOnce(backend, seed, broken);
      } catch (error) {
        if (error instanceof InvariantViolation) return { seed, message: error.message };
        throw error;
      }
    }
    return null;
  }

  async function runOnce(
    backend: Mutant['backend'],
    seed: number,
    copies: EngineCopies,
  ): Promise<void> {
    await runSimulation({
      seed,
      backend: backend === 'server' ? server : createBasicSimulatedBackend(),
      copies,
      counts: createCounts(),
    });
  }

  const ownMutants = mutants
    .map((mutant, index) => ({
      mutant,
      firstSeed: 1_000_000 + index * 1_000,
      isOwn: isChosen(mutant, index),
    }))
    .filter(({ isOwn }) => isOwn);

  describe('a mutated engine fails in a simulation run that the original engine passes', () => {
    // A mutant may need many simulated lives, on a busy machine too.
    test.each(ownMutants)('$mutant.name', { timeout: 180_000 }, async ({ mutant, firstSeed }) => {
      const violation = await findViolation(mutant, firstSeed);
      if (process.env['SELAH_LOG'] !== undefined)
        console.info(
          violation && `${violation.seed - firstSeed + 1} ${violation.message.split('\n')[0]}`,
        );
      expect(violation).not.toBeNull();
      await runOnce(mutant.backend, violation?.seed ?? firstSeed, originalCopies);
    });
  });
}
