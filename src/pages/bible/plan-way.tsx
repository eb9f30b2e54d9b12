// The way back for somebody who came from a day of a reading plan, as the address says: ?plan=wise_words&day=2
import { useSearchParams } from 'react-router-dom';
import { BackToPlan } from '../../ui/plans/back-to-plan.tsx';

export function PlanWay() {
  const [search] = useSearchParams();
  const plan = search.get('plan');
  const day = search.get('day');
  if (!plan) return null;
  return <BackToPlan href={`/Plans/${encodeURIComponent(plan)}${day !== null && /^\d{1,3}$/.test(day) ? `/${day}` : ''}`} />;
}
