// Kinds of activity records whose texts exist on this device only, and the stored name of queued
// generations. A light module, because the first load contains it.
import type { UnsyncedKind } from './activity-records.ts';

/**
 * Kind of the records of queued generations, the start of their ids, and the property of `value`
 * that contains the request. Earlier versions of the app read and write this name.
 */
export const queuedGenerationKind = 'wish';

const isUnsynced: Readonly<Record<UnsyncedKind, true>> = {
  [queuedGenerationKind]: true,
  wisdom: true,
  letter: true,
};

/** Kinds that no server stores: a log-out would delete these texts. */
export const unsyncedKinds = Object.keys(isUnsynced) as readonly UnsyncedKind[];
