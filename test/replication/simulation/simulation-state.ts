// All that one life is made of.
import type { SeededRandom } from '../../support/seeded-random.ts';
import type { SimulatedDevice } from './device-types.ts';
import type { Counts } from './event-counts.ts';
import type { UserActions } from './user-actions.ts';
import type { SimulatedUser, SimulatedBackend } from './simulated-server.ts';
import type { Scheduler } from './scheduler.ts';

export interface Simulation {
  seed: number;
  backend: SimulatedBackend;
  scheduler: Scheduler;
  random: SeededRandom;
  /** Of those who make what is everybody's; null where nobody looks at it. */
  contentRandom: SeededRandom | null;
  counts: Counts;
  persons: SimulatedUser[];
  devices: SimulatedDevice[];
  userActions: UserActions;
  /**
   * The server will be put back to a backup. Nobody logs out then: words that only that device had
   * beside the backup would be lost. Nobody removes anything: a removal of the older version that
   * came back holds for all, and nobody can tell that another device knows a newer.
   */
  isRestored: boolean;
  /** Connections of dead tabs that are being closed. */
  closing: Promise<void>[];
}
