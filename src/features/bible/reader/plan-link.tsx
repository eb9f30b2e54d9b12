// For somebody who came from a day of a reading plan, as the address says: ?plan=wise_words&day=2.
// It goes with them from chapter to chapter.
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
 * What an address inside the Bible ends with, so that the way back is not lost; empty for who came
 * from elsewhere.
 */
export function usePlanQuery(): string {
  const from = usePlanDay();
  return from
    ? `?plan=${encodeURIComponent(from.plan)}${from.day === undefined ? '' : `&day=${from.day}`}`
    : '';
}
