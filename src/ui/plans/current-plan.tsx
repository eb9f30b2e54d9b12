// The plan that is being read: where one is on its path, and the way to the day that comes now.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { Language } from '../../../schemas/fields.ts';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import styles from './current-plan.module.css';
import { PathStrip } from './path-strip.tsx';
import { Badge } from './plan-card.tsx';
import type { StoneState } from './stone.tsx';

interface CurrentPlanProps {
  /** Of the progress: an address may lead to it. */
  id: string;
  title: string;
  language: Language | undefined;
  /** The day that comes now; null when all are read. */
  day: number | null;
  stones: readonly StoneState[];
  /** Then the next day waits, and nobody is called to it. */
  isReadToday: boolean;
  passages: string;
  sync: SyncMarkState;
  planHref: string;
  dayHref: string;
  children?: ReactNode;
}

export function CurrentPlan({ id, title, language, day, stones, isReadToday, passages, sync, planHref, dayHref, children }: CurrentPlanProps) {
  const { t } = useTranslation();
  const done = stones.filter((state) => state === 'done').length;
  return (
    <section id={id} className={styles['card']} aria-labelledby={`${id}-title`}>
      <div className={styles['head']}>
        <Badge badge="active" />
        <SyncMark state={sync} />
      </div>
      <h2 id={`${id}-title`} className={styles['title']}>
        <a href={planHref} lang={language} dir="auto">
          {title}
        </a>
      </h2>
      <PathStrip label={t('plans.progress', { done, days: stones.length })} stones={stones} />
      <p className={styles['where']}>
        {day === null ? t('plans.allRead') : isReadToday ? t('plans.readToday', { day }) : t('plans.dayOf', { day, days: stones.length })}
        {day !== null && !isReadToday && passages !== '' && <span dir="auto"> · {passages}</span>}
      </p>
      <div className={styles['actions']}>
        {day !== null && (
          <Button component="a" variant={isReadToday ? 'light' : 'filled'} href={dayHref}>
            {t('plans.open', { day })}
          </Button>
        )}
        <Button component="a" variant="subtle" href={planHref}>
          {t('plans.look')}
        </Button>
      </div>
      {children}
    </section>
  );
}
