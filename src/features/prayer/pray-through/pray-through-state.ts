// A walk through open prayers, one by one: where it is, and what became of each. Pure; the order is
// that of its beginning.

export type PrayerOutcome = 'prayed' | 'passed' | 'rests';

export interface PrayThroughState {
  /** Prayers, by id, in the order in which they are met. */
  ids: readonly string[];
  /** Which of them is met now; beyond the last the walk is at its end. */
  at: number;
  outcomeById: ReadonlyMap<string, PrayerOutcome>;
}

export function startPrayThrough(ids: readonly string[]): PrayThroughState {
  return { ids, at: 0, outcomeById: new Map() };
}

/**
 * @param isThere whether a prayer can still be met: it may have been deleted, or answered, on
 * another device
 */
export function goToNextPrayer(
  { ids, at, outcomeById }: PrayThroughState,
  outcome: PrayerOutcome,
  isThere: (id: string) => boolean,
): PrayThroughState {
  const id = ids[at];
  const outcomes = new Map(outcomeById);
  // One that was prayed, gone back to, and passed over, was prayed.
  if (id !== undefined && (outcome !== 'passed' || !outcomes.has(id))) outcomes.set(id, outcome);
  return { ids, at: findNextIndex(ids, at + 1, isThere), outcomeById: outcomes };
}

function findNextIndex(
  ids: readonly string[],
  from: number,
  isThere: (id: string) => boolean,
): number {
  const found = ids.findIndex((id, at) => at >= from && isThere(id));
  return found < 0 ? ids.length : found;
}

export function goToPreviousPrayer(
  state: PrayThroughState,
  isThere: (id: string) => boolean,
): PrayThroughState {
  const before = state.ids.findLastIndex((id, at) => at < state.at && isThere(id));
  return before < 0 ? state : { ...state, at: before };
}

/** Enough for now. */
export function endPrayThrough(state: PrayThroughState): PrayThroughState {
  return { ...state, at: state.ids.length };
}

/** Those that were passed over, and those that were not met yet. */
export function listRemainingPrayers(
  { ids, outcomeById }: PrayThroughState,
  isThere: (id: string) => boolean,
): string[] {
  return ids.filter((id) => isThere(id) && (outcomeById.get(id) ?? 'passed') === 'passed');
}

/** The same walk goes on with those. */
export function continuePrayThrough(
  state: PrayThroughState,
  ids: readonly string[],
): PrayThroughState {
  const others = state.ids.filter((id) => !ids.includes(id));
  return { ids: [...others, ...ids], at: others.length, outcomeById: state.outcomeById };
}
