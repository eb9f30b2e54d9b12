// One plan: what it is about, its path with a stone for each day, and what one can do with it.
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '../../data/plan-path.ts';
import type { PlanPath } from '../../data/plan-path.ts';
import { planDescription, planTitle } from '../../data/plan-words.ts';
import type { Standing } from '../../data/plans.ts';
import { useLanguage } from '../../i18n/language.ts';
import layout from '../../ui/layout.module.css';
import { DayPath } from '../../ui/plans/day-path.tsx';
import { Badge } from '../../ui/plans/plan-card.tsx';
import { ShareButton } from '../../ui/share/share-button.tsx';
import { SyncMark } from '../../ui/sync-mark.tsx';
import { dayAddress } from './addresses.ts';
import { Begin } from './begin.tsx';
import { PathHelp } from './path-help.tsx';
import { badgesOf } from './plan-list.tsx';
import styles from './plans.module.css';
import { usePlanActs } from './use-acts.ts';
import { useHeldFocus } from './use-held-focus.ts';
import { passageWords, usePassages } from './use-passages.ts';

export function PlanPage({ standing, all, today }: { standing: Standing; all: readonly Standing[]; today: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const heading = useHeldFocus();
  const { plan } = standing;
  const active = all.find(({ kind }) => kind === 'active');
  const path = standing.kind === 'new' ? null : pathOf(standing.progress.fields, plan.duration, standing.overlay.steps, today, standing.isReadToday);
  const numbers = Array.from({ length: plan.duration }, (_, index) => index + 1);
  const { days } = usePassages(plan, numbers);
  const title = planTitle(plan.fields, language);
  const description = planDescription(plan.fields, language);

  return (
    <div className={layout['page']}>
      <title>{`${title.text} – ${t('app.name')}`}</title>
      <a className={styles['back']} href="/Plans">
        <IconArrowLeft size={20} aria-hidden />
        {t('plans.all')}
      </a>
      <header className={styles['head']}>
        <h1 ref={heading} tabIndex={-1} lang={title.language} dir="auto">
          {title.text}
        </h1>
        <div className={styles['badges']}>
          <span>{t('plans.days', { count: plan.duration })}</span>
          {badgesOf(standing, active !== undefined && active !== standing).map((badge) => (
            <Badge key={badge} badge={badge} />
          ))}
          {standing.kind !== 'new' && <SyncMark state={standing.progress.sync} />}
        </div>
        <p className={styles['description']} lang={description.language} dir="auto">
          {description.text}
        </p>
      </header>
      {standing.kind === 'active' && path ? <PathHelp begun={standing} path={path} today={today} /> : <Begin standing={standing} active={active?.plan} today={today} />}
      <DayPath
        label={t('plans.path', { title: title.text })}
        plain={standing.kind === 'new'}
        days={numbers.map((day) => ({ day, state: stateOf(standing, path, day), passages: passageWords(days[day - 1]), href: dayAddress(plan, day) }))}
      />
      <Foot standing={standing} path={path} title={title.text} />
    </div>
  );
}

/** Only on the path that is walked now one stone is today's. */
function stateOf({ kind }: Standing, path: PlanPath | null, day: number): PlanPath['stones'][number] {
  const state = path?.stones[day - 1] ?? 'ahead';
  return (state === 'today' || state === 'next') && kind !== 'active' ? 'open' : state;
}

function Foot({ standing, path, title }: { standing: Standing; path: PlanPath | null; title: string }) {
  const { t } = useTranslation();
  const acts = usePlanActs();
  if (standing.kind === 'new' || !path) return null;
  const isDone = standing.kind === 'completed';
  const text = isDone ? t('plans.shareDone', { title }) : t('plans.shareDay', { title, done: path.done, days: path.stones.length });
  return (
    <>
      {standing.kind === 'active' && path.day === null && (
        <div className={styles['actions']}>
          <p>{t('plans.allRead')}</p>
          <Button onClick={() => void acts.finish(standing)}>{t('plans.finish')}</Button>
        </div>
      )}
      <div className={styles['actions']}>
        {standing.kind === 'active' && path.day !== null && (
          <Button component="a" variant={standing.isReadToday ? 'light' : 'filled'} href={dayAddress(standing.plan, path.day)}>
            {t('plans.open', { day: path.day })}
          </Button>
        )}
        <ShareButton content={{ type: 'plan_progress', title, text }} />
        {standing.kind === 'active' && (
          <Button variant="subtle" onClick={() => void acts.leave(standing)}>
            {t('plans.leave')}
          </Button>
        )}
      </div>
    </>
  );
}
