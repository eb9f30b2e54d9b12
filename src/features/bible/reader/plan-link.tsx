// Reads the day of a reading plan from the reader's URL (?plan=wise_words&day=2), shows the link
// back, and builds the query for further links. The query stays in the URL from chapter to chapter.
import { useSearchParams } from 'react-router-dom';
import { BackToPlan } from '../../plans/components/back-to-plan.tsx';

export interface PlanDay {
  plan: string;
  /** Missing where the address names none. */
  day?: number;
}

export function PlanLink() {
  const from = usePlanDay();
  return (
    from && (
      <BackToPlan
        href={`/Plans/${encodeURIComponent(from.plan)}${from.day === undefined ? '' : `/${from.day}`}`}
      />
    )
  );
}

export function usePlanDay(): PlanDay | null {
  const [search] = useSearchParams();
  const plan = search.get('plan');
  const day = search.get('day');
  if (!plan) return null;
  return { plan, ...(day !== null && /^\d{1,3}$/.test(day) && { day: Number(day) }) };
}

/**
 * Returns the query to append to links inside the Bible, so that the way back to the plan is kept.
 * Empty without a plan in the URL.
 */
export function usePlanQuery(): string {
  const from = usePlanDay();
  return from
    ? `?plan=${encodeURIComponent(from.plan)}${from.day === undefined ? '' : `&day=${from.day}`}`
    : '';
}
