// Declares simulation runs of devices with several tabs against a basic backend, which guarantees
// nothing.
import { describe } from 'vitest';
import { declareSimulationTests } from './seed-suite.ts';
import { createBasicSimulatedBackend } from './basic-backend-server.ts';

export function declareBasicBackendRuns(sample: { runs: number; firstSeed: number }): void {
  describe('[R1]–[R5] [R7]–[R16] [R18]–[R26] [R30]–[R32] [R34] [R40] no user text is lost', () => {
    declareSimulationTests({
      ...sample,
      getBackend: createBasicSimulatedBackend,
      close: async () => {},
      // The basic backend has no process of its own.
      impossible: ['restarts', 'backupRestores'],
    });
  });
}
