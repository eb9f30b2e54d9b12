// Home page: greeting, verse of the day, "My Day", grace note (a note of the day for guests),
// continue-reading card, quick links, and search link.
import { Card, Stack } from '@mantine/core';
import { IconBook2, IconLogin2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { type GraceNotesOfToday, watchTodaysGraceNotes } from './grace-note/data.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { useDisplayName } from '../../data/records/use-profile.ts';
import { watchStreak } from '../../data/activity/watch-streak.ts';
import { useLanguage } from '../../locales/language.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { HomeCard } from './components/home-card.tsx';
import { QuickLinks } from './components/quick-links.tsx';
import { Welcome } from './components/welcome.tsx';
import elements from '../../ui/elements.module.css';
import layout from '../../ui/page-layout.module.css';
import { VerseTexts } from '../generation/verse-texts.tsx';
import { useScrollToGraceNote } from './grace-note/scroll-to-grace-note.ts';
import { MyDaySection } from './my-day-section.tsx';
import { watchActivePlan } from '../plans/data.ts';
import { DailyGraceNote } from './grace-note/daily-grace-note.tsx';
import { NoteOfTheDay } from './grace-note/note-of-the-day.tsx';
import { VerseOfTheDay } from './verse-of-the-day/verse-of-the-day.tsx';
import styles from './page.module.css';

export function HomePage() {
  const { t } = useTranslation();
  const { account } = useData();
  const today = useLiveQuery('grace-notes-today', watchTodaysGraceNotes);
  useScrollToGraceNote(today !== undefined);
  // The sides on a wide window. A guest has no My Day, so the note is there.
  const [verseSide = '', daySide = ''] = [styles['start'], styles['end']];
  return (
    <VerseTexts>
      <div
        className={`${layout['page']} ${styles['page']}`}
        data-page={account ? 'member' : 'guest'}
      >
        <title>{t('app.name')}</title>
        {account ? <GreetingSection /> : <Welcome name="" streak={null} />}
        <div className={styles['parts']}>
          <div className={verseSide}>
            <VerseOfTheDay />
          </div>
          {account && (
            <div className={daySide}>
              <MyDaySection day={today?.day} />
            </div>
          )}
          <div className={account ? verseSide : daySide}>
            <NoteSection today={today} isMember={account !== null} />
          </div>
          {/* The height of a note is unknown, so the links are shown after the note. */}
          {today !== undefined && (
            <Stack gap="lg" className={account ? daySide : verseSide}>
              <Links isGuest={account === null} />
            </Stack>
          )}
        </div>
      </div>
    </VerseTexts>
  );
}

/** The grace notes of today. A guest without notes sees the note of the day. */
function NoteSection({
  today,
  isMember,
}: {
  today: GraceNotesOfToday | undefined;
  isMember: boolean;
}) {
  if (today === undefined) return <Card p={0} mih="80dvh" aria-hidden="true" />;
  return isMember || today.notes.length > 0 ? (
    <DailyGraceNote {...today} />
  ) : (
    <NoteOfTheDay day={today.day} />
  );
}

function Links({ isGuest }: { isGuest: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ContinueReadingCard />
      <QuickLinks isGuest={isGuest} />
      <a className={elements['link']} href="/Search">
        <IconSearch size={18} aria-hidden />
        {t('home:searchAll')}
      </a>
      {isGuest && (
        <a className={elements['link']} href={buildLoginUrl('/')}>
          <IconLogin2 size={18} aria-hidden />
          {t('home:logIn')}
        </a>
      )}
    </>
  );
}

function GreetingSection() {
  const name = useDisplayName();
  const counted = useLiveQuery('streak', watchStreak);
  return <Welcome name={name} streak={counted?.current} />;
}

/** Not for a user who reads a plan and has opened no chapter: My Day has the next reading. */
function ContinueReadingCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useLiveQuery('last-place', watchLastChapter);
  const activePlan = useLiveQuery('active-plan', watchActivePlan);
  const getName = useTranslationNames();
  if (place === undefined || (place === null && activePlan === undefined))
    return <HomeCard isLoading />;
  if (place === null && activePlan) return null;
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
