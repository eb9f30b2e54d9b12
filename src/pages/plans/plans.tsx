// Plans: all of them, one of them, or a day of one, as the address says.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { today as todayOf } from '../../data/days.ts';
import { useLive } from '../../data/hooks.tsx';
import { standings } from '../../data/plans.ts';
import { Empty } from '../../ui/empty.tsx';
import layout from '../../ui/layout.module.css';
import { PathPicture } from '../../ui/pictures.tsx';
import { PlanSkeleton } from '../../ui/plans/plan-skeleton.tsx';
import { planAt } from './addresses.ts';
import { DayPage } from './day-page.tsx';
import { PlanList } from './plan-list.tsx';
import { PlanPage } from './plan-page.tsx';

export function PlansPage() {
  const { t } = useTranslation();
  const { plan: name, day } = useParams();
  const all = useLive('plan-standings', standings);
  const today = useLive('today', todayOf);
  if (!all || today === undefined) {
    return (
      <Page title={t('plans.title')}>
        <PlanSkeleton />
      </Page>
    );
  }
  if (name === undefined) return <PlanList all={all} today={today} />;
  const standing = planAt(all, name);
  const number = Number(day);
  if (!standing) return <Missing title={t('plans.goneTitle')} body={t('plans.goneBody')} />;
  if (day === undefined) return <PlanPage key={name} standing={standing} all={all} today={today} />;
  if (!Number.isInteger(number) || number < 1 || number > standing.plan.duration) return <Missing title={t('plans.goneDay')} />;
  return <DayPage key={`${name} ${number}`} standing={standing} day={number} today={today} />;
}

function Missing({ title, body }: { title: string; body?: string }) {
  const { t } = useTranslation();
  return (
    <Page title={title}>
      <Empty picture={<PathPicture />} title={title} {...(body !== undefined && { body })}>
        <Button component="a" href="/Plans">
          {t('plans.all')}
        </Button>
      </Empty>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className={layout['page']}>
      <title>{`${title} – ${t('app.name')}`}</title>
      {children}
    </div>
  );
}
