// Addresses of plans: /Plans, /Plans/peace_in_the_storm, /Plans/peace_in_the_storm/2; and from a day into the Bible and back.
import type { Passage } from '../../data/passage.ts';
import type { Plan, Standing } from '../../data/plans.ts';

/** By its key, which stays the same when the server's plan takes the place of ours. */
export function planAddress(plan: Plan): string {
  return `/Plans/${encodeURIComponent(nameOf(plan))}`;
}

export function dayAddress(plan: Plan, day: number): string {
  return `${planAddress(plan)}/${day}`;
}

/** With the plan and its day behind it: the reader shows the way back. */
export function readerAddress(translation: string, { book, chapter, from, to }: Passage, plan: Plan, day: number): string {
  const verses = from === undefined ? '' : `/${from}${to === undefined ? '' : `-${to}`}`;
  return `/Bible/${encodeURIComponent(translation)}/${book}/${chapter}${verses}?plan=${encodeURIComponent(nameOf(plan))}&day=${day}`;
}

export function planAt(all: readonly Standing[], name: string): Standing | undefined {
  return all.find(({ plan }) => nameOf(plan) === name) ?? all.find(({ plan }) => plan.id === name);
}

/** As addresses name it. */
export function nameOf({ key, id }: Plan): string {
  return key ?? id;
}
