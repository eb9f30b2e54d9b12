// What happened in all lives together: the proof that they were not empty.
const countNames = [
  'requests',
  'dropped',
  'answersLost',
  'serverErrors',
  'busyWithRest',
  'portals',
  'repeated',
  'late',
  'halfBodies',
  'tooLarge',
  'signOuts',
  'restarts',
  'putBacks',
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
  'wordingsRestored',
  'refusals',
  'retries',
  'discards',
  'conflicts',
  'rescues',
  'remoteDeletes',
  'twinsHealed',
  'blindWrites',
  'cares',
] as const;

/** What must never happen, and would show that a rule is broken even where another one mends it. */
const violationNames = [
  /** A create whose earlier try may have arrived went out again without a look [R5]. */
  'createsUnlooked',
  /** A change went out although the turn was lost [R34]. */
  'sendsAfterTurn',
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

/** What never happened, of what could have. */
export function listNeverHappened(counts: Counts, impossible: readonly CountName[]): CountName[] {
  return countNames.filter((name) => counts[name] === 0 && !impossible.includes(name));
}
