// Which of a person's things of this device are words that are nowhere else.
import type { UserActivityKind } from './activity-records.ts';

/** Words of which no server knows: a log-out would lose them. */
export const unsyncedKinds = [
  'wish',
  'wisdom',
  'letter',
] as const satisfies readonly UserActivityKind[];
