// Progress: what has grown, in numbers and in pictures.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useData, useLive } from '../../data/hooks.tsx';
import { progress } from '../../data/progress/progress.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { Empty } from '../../ui/empty.tsx';
import { firstWeekday } from '../../ui/gratitude/month-days.ts';
import layout from '../../ui/layout.module.css';
import { PathPicture } from '../../ui/pictures.tsx';
import { AchievementList } from '../../ui/progress/achievement-list.tsx';
import { AnsweredBars } from '../../ui/progress/answered-bars.tsx';
import { LongestStreak } from '../../ui/progress/longest-streak.tsx';
import { PointsCard } from '../../ui/progress/points-card.tsx';
import { ProgressSkeleton } from '../../ui/progress/progress-skeleton.tsx';
import { StatCards } from '../../ui/progress/stat-cards.tsx';
import { YearQuilt } from '../../ui/progress/year-quilt.tsx';
import styles from './achievements.module.css';
import { DayStartChoice } from './day-start-choice.tsx';
import { ReadChapters } from './read-chapters.tsx';

export function AchievementsPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']}>
      <title>{`${t('progress.title')} – ${t('app.name')}`}</title>
      <h1 className={styles['title']}>{t('progress.title')}</h1>
      {account ? (
        <OwnProgress />
      ) : (
        <Empty picture={<PathPicture />} title={t('progress.guestTitle')} body={t('progress.guestBody')}>
          <Button component="a" href={loginAddress('/Achievements')}>
            {t('common.logIn')}
          </Button>
        </Empty>
      )}
    </div>
  );
}

function OwnProgress() {
  const { t } = useTranslation();
  const language = useLanguage();
  const all = useLive('progress', progress);
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
      <YearQuilt today={today} deedsByDay={ledger.days} firstWeekday={firstWeekday(language, navigator.languages)} />
      <ReadChapters />
      <AnsweredBars countByMonth={ledger.answeredByMonth} today={today} />
      <DayStartChoice />
    </>
  );
}
