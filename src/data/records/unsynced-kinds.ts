// Kinds of activity records whose texts exist on this device only.
import { queuedGenerationKind, type UserActivityKind } from './activity-records.ts';

/** Kinds that no server stores: a log-out would delete these texts. */
export const unsyncedKinds = [
  queuedGenerationKind,
  'wisdom',
  'letter',
] as const satisfies readonly UserActivityKind[];
