// What happened in all lives together: the proof that they were not empty.
const names = [
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
const sins = [
  /** A create whose earlier try may have arrived went out again without a look [R5]. */
  'createsUnlooked',
  /** A change went out although the turn was lost [R34]. */
  'sendsAfterTurn',
] as const;

export type Count = (typeof names)[number];
export type Sin = (typeof sins)[number];
export type Counts = Record<Count | Sin, number>;

export function newCounts(): Counts {
  return Object.fromEntries([...names, ...sins].map((name) => [name, 0])) as Counts;
}

export function addCounts(sum: Counts, counts: Counts): void {
  for (const name of [...names, ...sins]) sum[name] += counts[name];
}

export function sinsIn(counts: Counts): Sin[] {
  return sins.filter((name) => counts[name] > 0);
}

/** What never happened, of what could have. */
export function emptyOnes(counts: Counts, impossible: readonly Count[]): Count[] {
  return names.filter((name) => counts[name] === 0 && !impossible.includes(name));
}
