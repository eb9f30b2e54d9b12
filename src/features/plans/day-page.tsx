// Page of a plan's day: its passages, a thought, and the button that completes the day.
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { getTranslationName } from '../../../schemas/bible/translations.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { computePlanPath } from './plan-schedule.ts';
import { isPassageRead, watchReadPassages } from './passages-read.ts';
import { getPlanReading, getPlanTitle } from './plan-text.ts';
import type { Plan, PlanStanding } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import layout from '../../ui/page-layout.module.css';
import { PassageList } from './components/passage-list.tsx';
import { getPlanDayUrl, getPlanName, getPlanUrl, getReaderUrl } from './plan-urls.ts';
import styles from './plans.module.css';
import { usePlanActions } from './use-plan-actions.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { usePlanPassages } from './use-passages.ts';

interface PlanDayPageProps {
  standing: PlanStanding;
  day: number;
  today: string;
}

export function PlanDayPage({ standing, day, today }: PlanDayPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeadingFocus();
  const { plan } = standing;
  const title = getPlanTitle(plan.fields, language);
  const { reflection } = getPlanReading(plan.fields, day, language);
  const { translation, days } = usePlanPassages(plan, [day]);
  const read = useLiveQuery(`plan-read/${getPlanName(plan)}/${day}`, (data) =>
    watchReadPassages(data, getPlanName(plan), day),
  );
  const isDayRead =
    standing.kind !== 'new' && standing.progress.fields.completed_days?.includes(day) === true;
  const passages = days[0]?.map((passage) => {
    if (passage.kind === 'unknown')
      return { reference: passage.written, href: undefined, isRead: false };
    const isRead =
      isDayRead ||
      (read !== undefined &&
        standing.kind !== 'new' &&
        isPassageRead(read, translation, passage.place, standing.progress.createdDate));
    return {
      reference: passage.reference,
      href: getReaderUrl(translation, passage.place, plan, day),
      isRead,
    };
  });
  const name = t('plans:dayOf', { day, days: plan.duration });

  return (
    <div className={layout['page']}>
      <title>{`${name} · ${title.text} – ${t('app.name')}`}</title>
      <a className={styles['back']} href={getPlanUrl(plan)}>
        <IconArrowLeft size={20} aria-hidden />
        <span lang={title.language} dir="auto">
          {title.text}
        </span>
      </a>
      <h1 ref={heading} tabIndex={-1}>
        {name}
      </h1>
      <section className={styles['part']} aria-labelledby="plan-passages">
        <h2 id="plan-passages" className={styles['partName']}>
          {t('plans:passages')}
        </h2>
        {passages && (
          <PassageList passages={passages} translation={getTranslationName(translation)} />
        )}
      </section>
      {reflection.text !== '' && (
        <section className={styles['part']} aria-labelledby="plan-reflection">
          <h2 id="plan-reflection" className={styles['partName']}>
            {t('plans:reflection')}
          </h2>
          <p className={styles['reflection']} lang={reflection.language} dir="auto">
            {reflection.text}
          </p>
        </section>
      )}
      <CompleteDay standing={standing} day={day} today={today} />
      <DayNavigation plan={plan} day={day} />
    </div>
  );
}

/**
 * Button that completes the day. A day ahead cannot be completed, so that no plan ends by an
 * accidental tap.
 */
function CompleteDay({ standing, day, today }: PlanDayPageProps) {
  const { t } = useTranslation();
  const actions = usePlanActions();
  if (standing.kind !== 'active') {
    return standing.kind === 'completed' ? null : (
      <p className={layout['muted']}>{t('plans:previewNotice')}</p>
    );
  }
  const path = computePlanPath(
    standing.progress.fields,
    standing.plan.duration,
    standing.adjustments.steps,
    today,
    standing.isReadToday,
  );
  switch (path.dayStates[day - 1]) {
    case 'done':
      return (
        <div className={styles['actions']}>
          <p className={styles['done']} role="status">
            <IconCheck size={20} aria-hidden />
            {t('plans:dayCompleted')}
          </p>
          {path.day !== null && (
            <Button component="a" variant="light" href={getPlanDayUrl(standing.plan, path.day)}>
              {t('plans:open', { day: path.day })}
            </Button>
          )}
        </div>
      );
    case 'today':
    case 'next':
    case 'open':
      return (
        <div className={styles['actions']}>
          <Button
            leftSection={<IconCheck size={20} aria-hidden />}
            onClick={() => void actions.complete(standing, day)}
          >
            {t('plans:complete')}
          </Button>
        </div>
      );
    case 'ahead':
    case undefined:
      return (
        path.day !== null && (
          <div className={styles['actions']}>
            <Button component="a" variant="light" href={getPlanDayUrl(standing.plan, path.day)}>
              {t('plans:open', { day: path.day })}
            </Button>
          </div>
        )
      );
  }
}

function DayNavigation({ plan, day }: { plan: Plan; day: number }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['dayNavigation']} aria-label={t('plans:title')}>
      {day > 1 && (
        <a
          href={getPlanDayUrl(plan, day - 1)}
          aria-label={t('plans:previousDayLabel', { day: day - 1 })}
        >
          <IconArrowLeft size={20} aria-hidden />
          {t('plans:previousDay', { day: day - 1 })}
        </a>
      )}
      {day < plan.duration && (
        <a
          className={styles['next']}
          href={getPlanDayUrl(plan, day + 1)}
          aria-label={t('plans:nextDayLabel', { day: day + 1 })}
        >
          {t('plans:nextDay', { day: day + 1 })}
          <IconArrowRight size={20} aria-hidden />
        </a>
      )}
    </nav>
  );
}
