// Home page: greeting, "My Day" and grace note (or an invitation for guests), continue-reading
// card, quick links, and search link. "My Day" is shown until the first grace note of the day.
import { IconBook2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { watchTodaysGraceNotes } from './grace-note/data.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { watchStreak } from '../progress/watch-streak.ts';
import { useVerseTexts } from '../generation/verses/use-verse-texts.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { HomeCard } from './components/home-card.tsx';
import { GuestInvitation } from './grace-note/components/guest-invitation.tsx';
import { QuickLinks } from './components/quick-links.tsx';
import { Welcome } from './components/welcome.tsx';
import layout from '../../ui/page-layout.module.css';
import { VerseTextProvider } from '../generation/components/verse-text-context.tsx';
import { useScrollToGraceNote } from './grace-note/scroll-to-grace-note.ts';
import { MyDaySection, useMyDay } from './my-day-section.tsx';
import { DailyGraceNote } from './grace-note/daily-grace-note.tsx';
import styles from './page.module.css';

export function HomePage() {
  const { t } = useTranslation();
  const { account } = useData();
  const loadText = useVerseTexts();
  return (
    <VerseTextProvider loadText={loadText}>
      <div className={layout['page']}>
        <title>{t('app.name')}</title>
        {account ? (
          <GreetingSection name={account.full_name || account.email} />
        ) : (
          <Welcome name={null} streak={undefined} />
        )}
        <TodaySection />
        <ContinueReadingCard />
        <QuickLinks isGuest={!account} />
        <a className={styles['search']} href="/Search">
          <IconSearch size={18} aria-hidden />
          {t('home:searchAll')}
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
  const getName = useTranslationNames();
  if (place === undefined) return <HomeCard isLoading />;
  return (
    <HomeCard
      icon={<IconBook2 size={24} aria-hidden />}
      label={place ? t('home:continueReading') : t('nav.bible')}
      title={
        place ? formatVerseReference(language, place.book, place.chapter) : t('home:startReading')
      }
      detail={place ? getName(place.translation) : undefined}
      href="/Bible"
    />
  );
}
