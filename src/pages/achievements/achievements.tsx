// Progress: what has grown, in numbers and in pictures.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useData, useLiveQuery } from '../../data/hooks.tsx';
import { watchProgress } from '../../data/progress/progress.ts';
import { useLanguage } from '../../i18n/language.ts';
import { buildLoginUrl } from '../../platform/return-path.ts';
import { EmptyState } from '../../ui/empty.tsx';
import { getFirstWeekday } from '../../ui/gratitude/month-days.ts';
import layout from '../../ui/layout.module.css';
import { PathIllustration } from '../../ui/pictures.tsx';
import { AchievementList } from '../../ui/progress/achievement-list.tsx';
import { AnsweredPrayersChart } from '../../ui/progress/answered-bars.tsx';
import { LongestStreak } from '../../ui/progress/longest-streak.tsx';
import { PointsCard } from '../../ui/progress/points-card.tsx';
import { ProgressSkeleton } from '../../ui/progress/progress-skeleton.tsx';
import { StatCards } from '../../ui/progress/stat-cards.tsx';
import { YearHeatmap } from '../../ui/progress/year-quilt.tsx';
import styles from './achievements.module.css';
import { DayStartChoice } from './day-start-choice.tsx';
import { ChaptersReadSection } from './read-chapters.tsx';

export function ProgressPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']}>
      <title>{`${t('progress.title')} – ${t('app.name')}`}</title>
      <h1 className={styles['title']}>{t('progress.title')}</h1>
      {account ? (
        <OwnProgress />
      ) : (
        <EmptyState illustration={<PathIllustration />} title={t('progress.guestTitle')} body={t('progress.guestBody')}>
          <Button component="a" href={buildLoginUrl('/Achievements')}>
            {t('common.logIn')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function OwnProgress() {
  const { t } = useTranslation();
  const language = useLanguage();
  const all = useLiveQuery('progress', watchProgress);
  if (!all) return <ProgressSkeleton />;
  const { ledger, streak, achieved, today } = all;
  const { graceNotes, prayers, answeredPrayers, gratitudeEntries, plansCompleted } = ledger;
  return (
    <>
      <PointsCard points={achieved.points} unlocked={achieved.unlocked} all={achieved.all.length} percent={achieved.percent} />
      <h2 className={layout['heard']}>{t('progress.stats')}</h2>
      <StatCards stats={{ graceNotes, prayers, answeredPrayers, gratitudeEntries, plansCompleted, currentStreak: streak.current }} />
      <LongestStreak longest={streak.longest} activeDays={ledger.activeDays} graceUsed={streak.graceUsed} />
      <section className={styles['achievements']} aria-labelledby="achievements">
        <h2 id="achievements">{t('progress.achievements')}</h2>
        <AchievementList achievements={achieved.all} />
      </section>
      <YearHeatmap today={today} activityByDay={ledger.days} firstWeekday={getFirstWeekday(language, navigator.languages)} />
      <ChaptersReadSection />
      <AnsweredPrayersChart countByMonth={ledger.answeredByMonth} today={today} />
      <DayStartChoice />
    </>
  );
}
