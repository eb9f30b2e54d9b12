// Declares simulation runs of devices with several tabs against a basic backend, which guarantees
// nothing.
import { describe } from 'vitest';
import { declareSimulationTests } from './seed-suite.ts';
import { createBasicSimulatedBackend } from './basic-backend-server.ts';

export function testPlainLives(sample: { lives: number; firstSeed: number }): void {
  describe('[R1] to [R5] [R7] to [R16] [R18] to [R26] [R30] to [R32] [R34] [R40] on a basic backend no word is lost, duplicated or shown to another person', () => {
    declareSimulationTests({
      ...sample,
      placeOf: createBasicSimulatedBackend,
      close: async () => {},
      // The basic backend has no process of its own.
      impossible: ['restarts', 'putBacks'],
    });
  });
}
