// Card of the plan that is being read: its progress and a link to the next day.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Language } from '../../../../schemas/fields.ts';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import styles from './current-plan.module.css';
import { PlanProgressStrip } from './plan-progress-strip.tsx';
import { PlanBadgeLabel } from './plan-card.tsx';
import type { DayMarkerState } from './plan-day-marker.tsx';

interface CurrentPlanProps {
  /** Id of the progress record, which a URL may name. */
  id: string;
  title: string;
  language: Language | undefined;
  /** The next day to read; null when all days are read. */
  day: number | null;
  dayStates: readonly DayMarkerState[];
  /** True when a day was read today; then the next day is not offered yet. */
  isReadToday: boolean;
  passages: string;
  sync: SyncBadgeState;
  planHref: string;
  dayHref: string;
  children?: ReactNode;
}

export function CurrentPlan({
  id,
  title,
  language,
  day,
  dayStates,
  isReadToday,
  passages,
  sync,
  planHref,
  dayHref,
  children,
}: CurrentPlanProps) {
  const { t } = useTranslation();
  const done = dayStates.filter((state) => state === 'done').length;
  return (
    <section id={id} className={styles['card']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <PlanBadgeLabel badge="active" />
        <SyncStateBadge state={sync} />
      </div>
      <h2 id={`${id}-title`} className={styles['title']}>
        <a href={planHref} lang={language} dir="auto">
          {title}
        </a>
      </h2>
      <PlanProgressStrip
        label={t('plans:progress', { done, days: dayStates.length })}
        dayStates={dayStates}
      />
      <p className={styles['location']}>
        {day === null
          ? t('plans:allDaysRead')
          : isReadToday
            ? t('plans:todayRead', { day })
            : t('plans:dayOf', { day, days: dayStates.length })}
        {day !== null && !isReadToday && passages !== '' && <span dir="auto"> · {passages}</span>}
      </p>
      <div className={styles['actions']}>
        {day !== null && (
          <Button component="a" variant={isReadToday ? 'light' : 'filled'} href={dayHref}>
            {t('plans:open', { day })}
          </Button>
        )}
        <Button component="a" variant="subtle" href={planHref}>
          {t('plans:preview')}
        </Button>
      </div>
      {children}
    </section>
  );
}
