// Type of the state of one simulation run: backend, scheduler, random sources, users, devices, user
// actions and event counts.
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
  /** Random source for the actions of content authors; null when the run has no shared content. */
  contentRandom: SeededRandom | null;
  counts: Counts;
  users: SimulatedUser[];
  devices: SimulatedDevice[];
  userActions: UserActions;
  /**
   * The server will be restored from a backup. Users do not log out in such a run: words that only
   * that device had beside the backup would be lost. Users remove no records either: the removal of
   * an older version that came back applies to all devices. The server cannot know that another
   * device has a newer version.
   */
  isRestored: boolean;
  /** Database connections of killed tabs that are being closed. */
  closing: Promise<void>[];
}
