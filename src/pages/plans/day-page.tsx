// A day of a plan: what is read, a thought about it, and the tap that says it is done.
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { knownTranslation } from '../../../schemas/translations.ts';
import { useLive } from '../../data/hooks.tsx';
import { pathOf } from '../../data/plan-path.ts';
import { isPassageRead, passagesRead } from '../../data/plan-reading.ts';
import { planReading, planTitle } from '../../data/plan-words.ts';
import type { Plan, Standing } from '../../data/plans.ts';
import { useLanguage } from '../../i18n/language.ts';
import layout from '../../ui/layout.module.css';
import { PassageList } from '../../ui/plans/passage-list.tsx';
import { dayAddress, nameOf, planAddress, readerAddress } from './addresses.ts';
import styles from './plans.module.css';
import { usePlanActs } from './use-acts.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { usePassages } from './use-passages.ts';

interface DayPageProps {
  standing: Standing;
  day: number;
  today: string;
}

export function DayPage({ standing, day, today }: DayPageProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeldFocus();
  const { plan } = standing;
  const title = planTitle(plan.fields, language);
  const { reflection } = planReading(plan.fields, day, language);
  const { translation, days } = usePassages(plan, [day]);
  const read = useLive(`plan-read/${nameOf(plan)}/${day}`, (data) => passagesRead(data, nameOf(plan), day));
  const isDayRead = standing.kind !== 'new' && standing.progress.fields.completed_days?.includes(day) === true;
  const passages = days[0]?.map((passage) => {
    if (passage.kind === 'unknown') return { reference: passage.written, href: undefined, isRead: false };
    const isRead = isDayRead || (read !== undefined && standing.kind !== 'new' && isPassageRead(read, translation, passage.place, standing.progress.createdDate));
    return { reference: passage.reference, href: readerAddress(translation, passage.place, plan, day), isRead };
  });
  const name = t('plans.dayOf', { day, days: plan.duration });

  return (
    <div className={layout['page']}>
      <title>{`${name} · ${title.text} – ${t('app.name')}`}</title>
      <a className={styles['back']} href={planAddress(plan)}>
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
          {t('plans.passages')}
        </h2>
        {passages && <PassageList passages={passages} translation={knownTranslation(translation)?.name ?? translation} />}
      </section>
      {reflection.text !== '' && (
        <section className={styles['part']} aria-labelledby="plan-reflection">
          <h2 id="plan-reflection" className={styles['partName']}>
            {t('plans.reflection')}
          </h2>
          <p className={styles['reflection']} lang={reflection.language} dir="auto">
            {reflection.text}
          </p>
        </section>
      )}
      <Done standing={standing} day={day} today={today} />
      <Turn plan={plan} day={day} />
    </div>
  );
}

/** A day that lies ahead is read in its turn: nobody ends a plan by a slip of the finger. */
function Done({ standing, day, today }: DayPageProps) {
  const { t } = useTranslation();
  const acts = usePlanActs();
  if (standing.kind !== 'active') {
    return standing.kind === 'completed' ? null : <p className={layout['quiet']}>{t('plans.notActiveDay')}</p>;
  }
  const path = pathOf(standing.progress.fields, standing.plan.duration, standing.overlay.steps, today, standing.isReadToday);
  switch (path.stones[day - 1]) {
    case 'done':
      return (
        <div className={styles['actions']}>
          <p className={styles['done']} role="status">
            <IconCheck size={20} aria-hidden />
            {t('plans.isComplete')}
          </p>
          {path.day !== null && (
            <Button component="a" variant="light" href={dayAddress(standing.plan, path.day)}>
              {t('plans.open', { day: path.day })}
            </Button>
          )}
        </div>
      );
    case 'today':
    case 'next':
    case 'open':
      return (
        <div className={styles['actions']}>
          <Button leftSection={<IconCheck size={20} aria-hidden />} onClick={() => void acts.complete(standing, day)}>
            {t('plans.complete')}
          </Button>
        </div>
      );
    case 'ahead':
    case undefined:
      return (
        path.day !== null && (
          <div className={styles['actions']}>
            <Button component="a" variant="light" href={dayAddress(standing.plan, path.day)}>
              {t('plans.open', { day: path.day })}
            </Button>
          </div>
        )
      );
  }
}

function Turn({ plan, day }: { plan: Plan; day: number }) {
  const { t } = useTranslation();
  return (
    <nav className={styles['turn']} aria-label={t('plans.title')}>
      {day > 1 && (
        <a href={dayAddress(plan, day - 1)} aria-label={t('plans.previousLabel', { day: day - 1 })}>
          <IconArrowLeft size={20} aria-hidden />
          {t('plans.previous', { day: day - 1 })}
        </a>
      )}
      {day < plan.duration && (
        <a className={styles['next']} href={dayAddress(plan, day + 1)} aria-label={t('plans.nextLabel', { day: day + 1 })}>
          {t('plans.next', { day: day + 1 })}
          <IconArrowRight size={20} aria-hidden />
        </a>
      )}
    </nav>
  );
}
