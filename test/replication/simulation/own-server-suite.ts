// Declares simulation runs of devices with several tabs against the real server app in this
// process.
import { describe } from 'vitest';
import { declareSimulationTests } from './seed-suite.ts';
import type { SimulatedBackend } from './simulated-server.ts';
import { createServerSimulatedBackend } from './own-server.ts';

export function declareOwnServerRuns(sample: { runs: number; firstSeed: number }): void {
  let server: Promise<SimulatedBackend> | null = null;

  describe('[R1]–[R15] [R17] [R19]–[R26] [R30] [R31] [R34] [R35] [R36] [R40] no text loss', () => {
    declareSimulationTests({
      ...sample,
      getBackend: () => (server ??= createServerSimulatedBackend()),
      close: async () => (await server)?.close(),
      // The server's unique client ids and conditional writes prevent duplicate rows and unseen
      // overwrites.
      impossible: ['duplicateRowsRemoved', 'blindWrites'],
    });
  });
}
