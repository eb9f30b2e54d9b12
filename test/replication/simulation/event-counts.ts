// Event counters of the simulation: faults and user actions that must occur at least once, and rule
// violations that must never occur.
const countNames = [
  'requests',
  'dropped',
  'answersLost',
  'serverErrors',
  'busyWithRetryAfter',
  'portals',
  'repeated',
  'late',
  'halfBodies',
  'tooLarge',
  'signOuts',
  'restarts',
  'backupRestores',
  'kills',
  'freezes',
  'overtakings',
  'storageFaults',
  'halfInserts',
  'slowTabs',
  'logouts',
  'edits',
  'ticks',
  'removals',
  'restores',
  'versionsRestored',
  'refusals',
  'retries',
  'discards',
  'conflicts',
  'recreations',
  'remoteDeletes',
  'duplicateRowsRemoved',
  'blindWrites',
  'contentChanges',
  'encryptionToggles',
  'unlocks',
] as const;

/**
 * Events that must never happen. They show a broken rule even where another rule repairs the
 * result.
 */
const violationNames = [
  /** A create that may have arrived earlier was sent again without a lookup [R5]. */
  'createsWithoutLookup',
  /** A change was sent although the sync lock was lost [R34]. */
  'sendsAfterLockLoss',
  /** A private text was sent in clear although the device knew that it must be encrypted [R46]. */
  'clearTextsSent',
] as const;

export type CountName = (typeof countNames)[number];
export type ViolationName = (typeof violationNames)[number];
export type Counts = Record<CountName | ViolationName, number>;

export function createCounts(): Counts {
  return Object.fromEntries([...countNames, ...violationNames].map((name) => [name, 0])) as Counts;
}

export function addCounts(sum: Counts, counts: Counts): void {
  for (const name of [...countNames, ...violationNames]) sum[name] += counts[name];
}

export function listViolations(counts: Counts): ViolationName[] {
  return violationNames.filter((name) => counts[name] > 0);
}

/** Returns the events that were possible but never happened. */
export function listNeverHappened(counts: Counts, impossible: readonly CountName[]): CountName[] {
  return countNames.filter((name) => counts[name] === 0 && !impossible.includes(name));
}
