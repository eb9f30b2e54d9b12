// Addresses of plans: /Plans, /Plans/peace_in_the_storm, /Plans/peace_in_the_storm/2; and from a
// day into the Bible and back.
import type { Passage } from '../../data/bible/parse-passage.ts';
import type { Plan, PlanStanding } from './data.ts';

/** By its key, which stays the same when the server's plan takes the place of ours. */
export function getPlanUrl(plan: Plan): string {
  return `/Plans/${encodeURIComponent(getPlanName(plan))}`;
}

export function getPlanDayUrl(plan: Plan, day: number): string {
  return `${getPlanUrl(plan)}/${day}`;
}

/** With the plan and its day behind it: the reader shows the way back. */
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

/** As addresses name it. */
export function getPlanName({ key, id }: Plan): string {
  return key ?? id;
}
