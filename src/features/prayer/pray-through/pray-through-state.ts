// State of praying through the open prayers one by one: the position and the outcome of each
// prayer. Pure; the order is fixed at the start.

export type PrayerOutcome = 'prayed' | 'passed' | 'rests';

export interface PrayThroughState {
  /** Ids of the prayers, in the order in which they are shown. */
  ids: readonly string[];
  /** Index of the current prayer; an index beyond the last means that the session has ended. */
  at: number;
  outcomeById: ReadonlyMap<string, PrayerOutcome>;
}

export function startPrayThrough(ids: readonly string[]): PrayThroughState {
  return { ids, at: 0, outcomeById: new Map() };
}

/**
 * @param isThere returns whether a prayer can still be shown; it may have been deleted or answered
 *   on another device
 */
export function goToNextPrayer(
  { ids, at, outcomeById }: PrayThroughState,
  outcome: PrayerOutcome,
  isThere: (id: string) => boolean,
): PrayThroughState {
  const id = ids[at];
  const outcomes = new Map(outcomeById);
  // A prayer that was prayed and is skipped after going back stays prayed.
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

/** Ends the session before the last prayer. */
export function endPrayThrough(state: PrayThroughState): PrayThroughState {
  return { ...state, at: state.ids.length };
}

/** Returns the prayers that were skipped or not reached. */
export function listRemainingPrayers(
  { ids, outcomeById }: PrayThroughState,
  isThere: (id: string) => boolean,
): string[] {
  return ids.filter((id) => isThere(id) && (outcomeById.get(id) ?? 'passed') === 'passed');
}

/** Continues the same session with these prayers. */
export function continuePrayThrough(
  state: PrayThroughState,
  ids: readonly string[],
): PrayThroughState {
  const others = state.ids.filter((id) => !ids.includes(id));
  return { ids: [...others, ...ids], at: others.length, outcomeById: state.outcomeById };
}
