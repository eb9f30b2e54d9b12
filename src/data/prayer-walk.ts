// A walk through open prayers, one by one: where it is, and what became of each. Pure; the order is that of its beginning.

export type Outcome = 'prayed' | 'passed' | 'rests';

export interface Walk {
  /** Prayers, by id, in the order in which they are met. */
  ids: readonly string[];
  /** Which of them is met now; beyond the last the walk is at its end. */
  at: number;
  outcomeById: ReadonlyMap<string, Outcome>;
}

export function beginWalk(ids: readonly string[]): Walk {
  return { ids, at: 0, outcomeById: new Map() };
}

/** @param isThere whether a prayer can still be met: it may have been deleted, or answered, on another device */
export function goOn({ ids, at, outcomeById }: Walk, outcome: Outcome, isThere: (id: string) => boolean): Walk {
  const id = ids[at];
  const outcomes = new Map(outcomeById);
  // One that was prayed, gone back to, and passed over, was prayed.
  if (id !== undefined && (outcome !== 'passed' || !outcomes.has(id))) outcomes.set(id, outcome);
  return { ids, at: nextAt(ids, at + 1, isThere), outcomeById: outcomes };
}

function nextAt(ids: readonly string[], from: number, isThere: (id: string) => boolean): number {
  const found = ids.findIndex((id, at) => at >= from && isThere(id));
  return found < 0 ? ids.length : found;
}

export function goBack(walk: Walk, isThere: (id: string) => boolean): Walk {
  const before = walk.ids.findLastIndex((id, at) => at < walk.at && isThere(id));
  return before < 0 ? walk : { ...walk, at: before };
}

/** Enough for now. */
export function endWalk(walk: Walk): Walk {
  return { ...walk, at: walk.ids.length };
}

/** Those that were passed over, and those that were not met yet. */
export function leftOf({ ids, outcomeById }: Walk, isThere: (id: string) => boolean): string[] {
  return ids.filter((id) => isThere(id) && (outcomeById.get(id) ?? 'passed') === 'passed');
}

/** The same walk goes on with those. */
export function goOnWith(walk: Walk, ids: readonly string[]): Walk {
  const others = walk.ids.filter((id) => !ids.includes(id));
  return { ids: [...others, ...ids], at: others.length, outcomeById: walk.outcomeById };
}
