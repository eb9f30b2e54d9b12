// All that one life is made of.
import type { Chance } from '../random.ts';
import type { Device } from './actors.ts';
import type { Counts } from './counts.ts';
import type { People } from './people.ts';
import type { Person, Place } from './place.ts';
import type { Scheduler } from './scheduler.ts';

export interface World {
  seed: number;
  place: Place;
  scheduler: Scheduler;
  chance: Chance;
  /** Of those who make what is everybody's; null where nobody looks at it. */
  makers: Chance | null;
  counts: Counts;
  persons: Person[];
  devices: Device[];
  people: People;
  /**
   * The server will be put back to a backup. Nobody logs out then: words that only that device had beside the backup would be lost. Nobody
   * removes anything: a removal of the older version that came back holds for all, and nobody can tell that another device knows a newer.
   */
  isPutBack: boolean;
  /** Connections of dead tabs that are being closed. */
  closing: Promise<void>[];
}
