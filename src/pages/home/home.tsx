// Home: a greeting, the day in three lines, a grace note, and the way on.
import { IconBook2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatVerseReference } from '../../../schemas/reference.ts';
import { watchLastChapter } from '../../data/chapters.ts';
import { watchTodaysGraceNotes } from '../../data/grace-notes.ts';
import { useData, useLiveQuery } from '../../data/hooks.tsx';
import { watchStreak } from '../../data/progress/streak.ts';
import { useVerseTexts } from '../../data/made-words/use-verse-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import { buildLoginUrl } from '../../platform/return-path.ts';
import { HomeCard } from '../../ui/home-card.tsx';
import { GuestInvitation } from '../../ui/home/grace-invitation.tsx';
import { QuickLinks } from '../../ui/home/quick-links.tsx';
import { Welcome } from '../../ui/home/welcome.tsx';
import layout from '../../ui/layout.module.css';
import { VerseTextProvider } from '../../ui/made-words/verse-words.tsx';
import { useScrollToGraceNote } from './arrival.ts';
import { MyDaySection, useMyDay } from './day.tsx';
import { DailyGraceNote } from './grace-note.tsx';
import styles from './home.module.css';

export function HomePage() {
  const { t } = useTranslation();
  const { account } = useData();
  const loadText = useVerseTexts();
  return (
    <VerseTextProvider loadText={loadText}>
      <div className={layout['page']}>
        <title>{t('app.name')}</title>
        {account ? <GreetingSection name={account.full_name || account.email} /> : <Welcome name={null} streak={undefined} />}
        <TodaySection />
        <ContinueReadingCard />
        <QuickLinks isGuest={!account} />
        <a className={styles['search']} href="/Search">
          <IconSearch size={18} aria-hidden />
          {t('home.searchAll')}
        </a>
      </div>
    </VerseTextProvider>
  );
}

function GreetingSection({ name }: { name: string }) {
  const counted = useLiveQuery('streak', watchStreak);
  return <Welcome name={name} streak={counted?.current} />;
}

/** My Day is there until the first grace note of the day. */
function TodaySection() {
  const { account } = useData();
  const today = useLiveQuery('grace-notes-today', watchTodaysGraceNotes);
  const answers = useMyDay();
  useScrollToGraceNote(today !== undefined);
  if (today === undefined) return <div className={styles['coming']} aria-hidden="true" />;
  const { day, notes } = today;
  if (!account && notes.length === 0) return <GuestInvitation loginHref={buildLoginUrl('/')} />;
  return (
    <>
      {account && notes.length === 0 && <MyDaySection day={day} answers={answers} />}
      <DailyGraceNote day={day} notes={notes} />
    </>
  );
}

function ContinueReadingCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useLiveQuery('last-place', watchLastChapter);
  if (place === undefined) return <HomeCard isLoading />;
  return (
    <HomeCard
      icon={<IconBook2 size={24} aria-hidden />}
      label={place ? t('home.readOn') : t('nav.bible')}
      title={place ? formatVerseReference(language, place.book, place.chapter) : t('home.readFirst')}
      detail={place?.translation}
      href="/Bible"
    />
  );
}
