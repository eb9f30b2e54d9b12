// Page of one plan: its description, the list of its days, and its actions.
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { computePlanPath } from './plan-schedule.ts';
import type { PlanPath } from './plan-schedule.ts';
import { getPlanDescription, getPlanTitle } from './plan-text.ts';
import type { PlanStanding } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { PlanDaysList } from './components/plan-days-list.tsx';
import { PlanBadgeLabel } from './components/plan-card.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { SyncStateBadge } from '../../ui/sync-state-badge.tsx';
import { getPlanDayUrl } from './plan-urls.ts';
import { StartPlan } from './start-plan.tsx';
import { CatchUpHelp } from './catch-up-help.tsx';
import { getPlanBadges } from './plan-list.tsx';
import styles from './plans.module.css';
import { usePlanActions } from './use-plan-actions.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { formatPassages, usePlanPassages } from './use-passages.ts';

export function PlanPage({
  standing,
  all,
  today,
}: {
  standing: PlanStanding;
  all: readonly PlanStanding[];
  today: string;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const { plan } = standing;
  const active = all.find(({ kind }) => kind === 'active');
  const path =
    standing.kind === 'new'
      ? null
      : computePlanPath(
          standing.progress.fields,
          plan.duration,
          standing.adjustments.steps,
          today,
          standing.isReadToday,
        );
  const numbers = Array.from({ length: plan.duration }, (_, index) => index + 1);
  const { days } = usePlanPassages(plan, numbers);
  const title = getPlanTitle(plan.fields, language);
  const description = getPlanDescription(plan.fields, language);

  return (
    <div className={layout['page']}>
      <title>{`${title.text} – ${t('app.name')}`}</title>
      <a className={styles['back']} href="/Plans">
        <IconArrowLeft size={20} aria-hidden />
        {t('plans:all')}
      </a>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} lang={title.language} dir="auto">
          {title.text}
        </h1>
        <div className={styles['badges']}>
          <span>{t('plans:days', { count: plan.duration })}</span>
          {getPlanBadges(standing, active !== undefined && active !== standing).map((badge) => (
            <PlanBadgeLabel key={badge} badge={badge} />
          ))}
          {standing.kind !== 'new' && <SyncStateBadge state={standing.progress.sync} />}
        </div>
        <p className={styles['description']} lang={description.language} dir="auto">
          {description.text}
        </p>
      </header>
      {standing.kind === 'active' && path ? (
        <CatchUpHelp begun={standing} path={path} today={today} />
      ) : (
        <StartPlan standing={standing} active={active?.plan} today={today} />
      )}
      <PlanDaysList
        label={t('plans:daysListLabel', { title: title.text })}
        isPreview={standing.kind === 'new'}
        days={numbers.map((day) => ({
          day,
          state: getDayState(standing, path, day),
          passages: formatPassages(days[day - 1]),
          href: getPlanDayUrl(plan, day),
        }))}
      />
      <PlanActionsFoot standing={standing} path={path} title={title.text} />
    </div>
  );
}

/** Returns the state of a day. Only the active plan has a day marked as today or next. */
function getDayState(
  { kind }: PlanStanding,
  path: PlanPath | null,
  day: number,
): PlanPath['dayStates'][number] {
  const state = path?.dayStates[day - 1] ?? 'ahead';
  return (state === 'today' || state === 'next') && kind !== 'active' ? 'open' : state;
}

function PlanActionsFoot({
  standing,
  path,
  title,
}: {
  standing: PlanStanding;
  path: PlanPath | null;
  title: string;
}) {
  const { t } = useTranslation();
  const actions = usePlanActions();
  if (standing.kind === 'new' || !path) return null;
  const isDone = standing.kind === 'completed';
  const text = isDone
    ? t('plans:shareCompleted', { title })
    : t('plans:shareDay', { title, done: path.readCount, days: path.dayStates.length });
  return (
    <>
      {standing.kind === 'active' && path.day === null && (
        <div className={styles['actions']}>
          <p>{t('plans:allDaysRead')}</p>
          <Button onClick={() => void actions.finish(standing)}>{t('plans:finish')}</Button>
        </div>
      )}
      <div className={styles['actions']}>
        {standing.kind === 'active' && path.day !== null && (
          <Button
            component="a"
            variant={standing.isReadToday ? 'light' : 'filled'}
            href={getPlanDayUrl(standing.plan, path.day)}
          >
            {t('plans:open', { day: path.day })}
          </Button>
        )}
        <ShareButton content={{ type: 'plan_progress', title, text }} />
        {standing.kind === 'active' && (
          <Button variant="subtle" onClick={() => void actions.leave(standing)}>
            {t('plans:stop')}
          </Button>
        )}
      </div>
    </>
  );
}
