// Builds and resolves URLs of plans: /Plans, /Plans/peace_in_the_storm,
// /Plans/peace_in_the_storm/2, and the URL from a day into the Bible.
import type { Passage } from '../../data/bible/parse-passage.ts';
import type { Plan, PlanStanding } from './data.ts';

/** Uses the key, which stays the same when the server's plan replaces the shipped plan. */
export function getPlanUrl(plan: Plan): string {
  return `/Plans/${encodeURIComponent(getPlanName(plan))}`;
}

export function getPlanDayUrl(plan: Plan, day: number): string {
  return `${getPlanUrl(plan)}/${day}`;
}

/** Adds plan and day as a query, so that the reader shows the link back. */
export function getReaderUrl(
  translation: string,
  { book, chapter, from, to }: Passage,
  plan: Plan,
  day: number,
): string {
  const verses = from === undefined ? '' : `/${from}${to === undefined ? '' : `-${to}`}`;
  return `/Bible/${encodeURIComponent(translation)}/${book}/${chapter}${verses}?plan=${encodeURIComponent(getPlanName(plan))}&day=${day}`;
}

export function findPlan(all: readonly PlanStanding[], name: string): PlanStanding | undefined {
  return (
    all.find(({ plan }) => getPlanName(plan) === name) ?? all.find(({ plan }) => plan.id === name)
  );
}

/** Returns the name of the plan in URLs. */
export function getPlanName({ key, id }: Plan): string {
  return key ?? id;
}
