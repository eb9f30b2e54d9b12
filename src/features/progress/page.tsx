// Progress page: streak, achievements, totals, the link to the year in review, activity charts and
// chapters read, each from the time at which there is something to show. Guests see an invitation to
// log in.
import { Box, Button, Card, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { listNextAchievements } from './achievements.ts';
import { type ProgressSummary, watchProgress } from './data.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { getFirstWeekday } from '../../ui/calendar/month-days.ts';
import layout from '../../ui/page-layout.module.css';
import { PathIllustration } from '../../ui/illustrations.tsx';
import { EarnedAchievements, NextAchievements } from './components/achievement-list.tsx';
import { AnsweredPrayersChart } from './components/answered-prayers-chart.tsx';
import { FoldedSection } from './components/folded-section.tsx';
import { ProgressSkeleton } from './components/progress-skeleton.tsx';
import { StatList } from './components/stat-list.tsx';
import { StreakCard } from './components/streak-card.tsx';
import { YearReviewCard } from './components/year-review-card.tsx';
import { formatYearUntil, YearHeatmap } from './components/year-heatmap.tsx';
import { books, oldTestamentBooks } from '../../../schemas/bible/books.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { findReviewYear } from '../../data/activity/review-year.ts';
import { watchChaptersReadAnywhere } from './chapters-read-with-plans.ts';
import { ChaptersGrid, countRead } from './components/chapters-grid.tsx';

export function ProgressPage() {
  const { t } = useTranslation();
  const { account } = useData();
  return (
    <div className={layout['page']} data-wide>
      <title>{`${t('progress:title')} – ${t('app.name')}`}</title>
      <h1>{t('progress:title')}</h1>
      {account ? (
        <OwnProgress />
      ) : (
        <EmptyState
          illustration={<PathIllustration />}
          title={t('progress:guestTitle')}
          body={t('progress:guestBody')}
        >
          <Button component="a" href={buildLoginUrl('/Achievements')}>
            {t('loginInvitation.action')}
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
  const firstWeekday = getFirstWeekday(language, navigator.languages);
  const earned = achieved.all.filter(({ isUnlocked }) => isUnlocked);
  const next = listNextAchievements(achieved.all);
  const reviewYear = findReviewYear(ledger.days.keys(), today);
  return (
    <>
      {/* Two columns, each as high as its cards. */}
      <Box
        display="grid"
        style={{
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
          alignItems: 'start',
          gap: 16,
        }}
      >
        <Stack>
          <StreakCard
            streak={streak}
            activeDays={ledger.activeDays}
            today={today}
            firstWeekday={firstWeekday}
            isActive={(day) => ledger.days.has(day)}
          />
          {earned.length > 0 && (
            <Card component="section" shadow="sm" p={20} aria-labelledby="achievements">
              <h2 id="achievements">{t('progress:achievements')}</h2>
              <EarnedAchievements achievements={earned} />
            </Card>
          )}
        </Stack>
        <Stack>
          {next.length > 0 && (
            <Card component="section" shadow="sm" p={20} aria-labelledby="next-achievements">
              <h2 id="next-achievements">{t('progress:nextAchievements')}</h2>
              <NextAchievements achievements={next} />
            </Card>
          )}
          <Totals ledger={ledger} />
        </Stack>
      </Box>
      {reviewYear !== undefined && <YearReviewCard year={reviewYear} />}
      {ledger.days.size > 0 && (
        <FoldedSection title={t('progress:year.title')} summary={formatYearUntil(language, today)}>
          <YearHeatmap today={today} activityByDay={ledger.days} firstWeekday={firstWeekday} />
        </FoldedSection>
      )}
      <ChaptersReadSection />
      {ledger.answeredByMonth.size > 0 && (
        <FoldedSection
          title={t('progress:answered.title')}
          summary={t('progress:answered.summary', { count: ledger.answeredPrayers })}
        >
          <AnsweredPrayersChart countByMonth={ledger.answeredByMonth} today={today} />
        </FoldedSection>
      )}
    </>
  );
}

function Totals({ ledger }: { ledger: ProgressSummary['ledger'] }) {
  const { t } = useTranslation();
  const { graceNotes, prayers, answeredPrayers, gratitudeEntries, plansCompleted } = ledger;
  const stats = { graceNotes, prayers, answeredPrayers, gratitudeEntries, plansCompleted };
  if (Object.values(stats).every((count) => count === 0)) return null;
  return (
    <Card component="section" shadow="sm" p={20} aria-labelledby="stats">
      <h2 id="stats">{t('progress:stats')}</h2>
      <StatList stats={stats} />
    </Card>
  );
}

/** Each chapter opens in the translation that was read last. */
function ChaptersReadSection() {
  const { t } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const read = useLiveQuery('chapters-lit', watchChaptersReadAnywhere);
  const place = useLiveQuery('last-place', watchLastChapter);
  const translation = place?.translation ?? bundledTranslation.code;
  if (!read || read.size === 0) return null;

  function addressOf(book: string, chapter: number): string {
    const targetChapter =
      fromCanonicalVerses(translation, { book, chapter, verse: 1 })[0]?.chapter ?? chapter;
    return `/Bible/${encodeURIComponent(translation)}/${book}/${targetChapter}`;
  }

  return (
    <FoldedSection
      title={t('progress:bible.title')}
      summary={t('progress:bible.readOf', countRead(books, read))}
    >
      <ChaptersGrid
        books={books}
        oldTestamentBooks={oldTestamentBooks}
        readByBook={read}
        getChapterName={(book, chapter) => formatVerseReference(language, book, chapter)}
        getChapterUrl={addressOf}
        onOpen={(address) => void navigate(address)}
      />
    </FoldedSection>
  );
}
