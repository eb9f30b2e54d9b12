// Progress page: points, totals, streak, achievements, activity charts, chapters read, and the hour
// at which the day starts. Guests see an invitation to log in.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchProgress } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { getFirstWeekday } from '../../ui/calendar/month-days.ts';
import layout from '../../ui/page-layout.module.css';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { AchievementList } from './components/achievement-list.tsx';
import { AnsweredPrayersChart } from './components/answered-prayers-chart.tsx';
import { LongestStreak } from './components/longest-streak.tsx';
import { PointsCard } from './components/points-card.tsx';
import { ProgressSkeleton } from './components/progress-skeleton.tsx';
import { StatCards } from './components/stat-cards.tsx';
import { YearHeatmap } from './components/year-heatmap.tsx';
import styles from './page.module.css';
import { saveDayStart, watchDayStart, maxDayStartHour } from '../../data/user-days.ts';
import { DayStartCard } from '../../ui/calendar/day-start-field.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { books, oldTestamentBooks } from '../../../schemas/bible/books.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { watchChaptersReadAnywhere } from './chapters-read-with-plans.ts';
import { ChaptersGrid } from './components/chapters-grid.tsx';

export function ProgressPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']}>
      <title>{`${t('progress:title')} – ${t('app.name')}`}</title>
      <h1 className={styles['title']}>{t('progress:title')}</h1>
      {account ? (
        <OwnProgress />
      ) : (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('progress:guestTitle')}
          body={t('progress:guestBody')}
        >
          <Button component="a" href={buildLoginUrl('/Achievements')}>
            {t('logIn')}
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
      <PointsCard
        points={achieved.points}
        unlocked={achieved.unlocked}
        all={achieved.all.length}
        percent={achieved.percent}
      />
      <h2 className={layout['visuallyHidden']}>{t('progress:stats')}</h2>
      <StatCards
        stats={{
          graceNotes,
          prayers,
          answeredPrayers,
          gratitudeEntries,
          plansCompleted,
          currentStreak: streak.current,
        }}
      />
      <LongestStreak
        longest={streak.longest}
        activeDays={ledger.activeDays}
        graceUsed={streak.graceUsed}
      />
      <section className={styles['achievements']} aria-labelledby="achievements">
        <h2 id="achievements">{t('progress:achievements')}</h2>
        <AchievementList achievements={achieved.all} />
      </section>
      <YearHeatmap
        today={today}
        activityByDay={ledger.days}
        firstWeekday={getFirstWeekday(language, navigator.languages)}
      />
      <ChaptersReadSection />
      <AnsweredPrayersChart countByMonth={ledger.answeredByMonth} today={today} />
      <DayStartChoice />
    </>
  );
}

/** The hour is stored on this device. */
function DayStartChoice() {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const hour = useLiveQuery('day-start', watchDayStart);
  if (hour === undefined) return null;
  return (
    <DayStartCard
      hour={hour}
      latestHour={maxDayStartHour}
      onChoose={(next) =>
        void saveDayStart(data, next).catch(() => toast({ message: t('dayStart.saveFailed') }))
      }
    />
  );
}

/** Each chapter opens in the translation that was read last. */
function ChaptersReadSection() {
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useLiveQuery('chapters-lit', watchChaptersReadAnywhere);
  const place = useLiveQuery('last-place', watchLastChapter);
  const translation = place?.translation ?? bundledTranslation.code;
  if (!read) return null;

  function addressOf(book: string, chapter: number): string {
    const targetChapter =
      fromCanonicalVerses(translation, { book, chapter, verse: 1 })[0]?.chapter ?? chapter;
    return `/Bible/${encodeURIComponent(translation)}/${book}/${targetChapter}`;
  }

  return (
    <ChaptersGrid
      books={books}
      oldTestamentBooks={oldTestamentBooks}
      readByBook={read}
      getChapterName={(book, chapter) => formatVerseReference(language, book, chapter)}
      getChapterUrl={addressOf}
      onOpen={(address) => void navigate(address)}
    />
  );
}
