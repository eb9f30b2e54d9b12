// Plans page: shows the list, one plan, or a day of a plan, as the URL says. On wide windows the
// other plans are beside a plan, and the days of the plan beside a day.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { watchToday as todayOf } from '../../data/user-days.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { type PlanStanding, watchPlanStandings } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import layout from '../../ui/page-layout.module.css';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { TwoPanes } from '../../ui/two-panes.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { PlanLinks } from './components/plan-links.tsx';
import { PlanSkeleton } from './components/plan-skeleton.tsx';
import { findPlan, getPlanUrl } from './plan-urls.ts';
import { getPlanTitle } from './plan-text.ts';
import { PlanDays } from './plan-days.tsx';
import { PlanDayPage } from './day-page.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';

export function PlansPage() {
  const { t } = useTranslation();
  const { plan: name, day } = useParams();
  const isWide = useIsWide();
  const all = useLiveQuery('plan-standings', watchPlanStandings);
  const today = useLiveQuery('today', todayOf);
  if (!all || today === undefined) {
    return (
      <PlanPageFrame title={t('plans:title')}>
        <PlanSkeleton />
      </PlanPageFrame>
    );
  }
  if (name === undefined) return <PlanList all={all} today={today} />;
  const standing = findPlan(all, name);
  const number = Number(day);
  if (!standing)
    return <PlanNotFound title={t('plans:missingTitle')} body={t('plans:missingBody')} />;
  if (day === undefined) {
    const page = <PlanPage key={name} standing={standing} all={all} today={today} />;
    return isWide ? (
      <TwoPanes list={<OtherPlans all={all} open={standing} />}>{page}</TwoPanes>
    ) : (
      page
    );
  }
  if (!Number.isInteger(number) || number < 1 || number > standing.plan.duration)
    return <PlanNotFound title={t('plans:missingDay')} />;
  const page = (
    <PlanDayPage key={`${name} ${number}`} standing={standing} day={number} today={today} />
  );
  return isWide ? (
    <TwoPanes list={<PlanDays standing={standing} today={today} openDay={number} />}>
      {page}
    </TwoPanes>
  ) : (
    page
  );
}

function OtherPlans({ all, open }: { all: readonly PlanStanding[]; open: PlanStanding }) {
  const language = useLanguage();
  return (
    <PlanLinks
      plans={all.map((standing) => {
        const title = getPlanTitle(standing.plan.fields, language);
        return {
          title: title.text,
          language: title.language === language ? undefined : title.language,
          days: standing.plan.duration,
          href: getPlanUrl(standing.plan),
          isOpen: standing === open,
        };
      })}
    />
  );
}

function PlanNotFound({ title, body }: { title: string; body?: string }) {
  const { t } = useTranslation();
  return (
    <PlanPageFrame title={title}>
      <EmptyState
        illustration={<PathIllustration />}
        title={title}
        {...(body !== undefined && { body })}
      >
        <Button component="a" href="/Plans">
          {t('plans:all')}
        </Button>
      </EmptyState>
    </PlanPageFrame>
  );
}

function PlanPageFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={layout['page']}>
      <title>{`${title} – ${t('app.name')}`}</title>
      {children}
    </div>
  );
}
