// Days of one plan with their states and passages, on the page of the plan and beside an open day.
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../locales/language.ts';
import { PlanDaysList } from './components/plan-days-list.tsx';
import type { PlanStanding } from './data.ts';
import { computePlanPath, type DayState } from './plan-schedule.ts';
import { getPlanTitle } from './plan-text.ts';
import { getPlanDayUrl } from './plan-urls.ts';
import { formatPassages, usePlanPassages } from './use-passages.ts';

/** @param openDay the day that is open beside the list */
export function PlanDays({
  standing,
  today,
  openDay,
}: {
  standing: PlanStanding;
  today: string;
  openDay?: number;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { plan } = standing;
  const states = listDayStates(standing, today);
  const { days } = usePlanPassages(
    plan,
    states.map((_state, index) => index + 1),
  );
  return (
    <PlanDaysList
      label={t('plans:daysListLabel', { title: getPlanTitle(plan.fields, language).text })}
      isPreview={standing.kind === 'new'}
      openDay={openDay}
      days={states.map((state, index) => ({
        day: index + 1,
        state,
        passages: formatPassages(days[index]),
        href: getPlanDayUrl(plan, index + 1),
      }))}
    />
  );
}

/** Only the active plan has a day marked as today or next. */
function listDayStates(standing: PlanStanding, today: string): readonly DayState[] {
  const { plan, kind } = standing;
  if (kind === 'new') return Array.from({ length: plan.duration }, () => 'ahead');
  const { dayStates } = computePlanPath(
    standing.progress.fields,
    plan.duration,
    standing.adjustments.steps,
    today,
    standing.isReadToday,
  );
  return kind === 'active'
    ? dayStates
    : dayStates.map((state) => (state === 'today' || state === 'next' ? 'open' : state));
}
