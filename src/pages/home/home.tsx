// Home: a greeting, the day in three lines, a grace note, and the way on.
import { IconBook2, IconSearch } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { verseReference } from '../../../schemas/reference.ts';
import { lastPlace } from '../../data/chapters.ts';
import { graceNotesToday } from '../../data/grace-notes.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { streak } from '../../data/progress/streak.ts';
import { useVerseWords } from '../../data/made-words/use-verse-words.ts';
import { useLanguage } from '../../i18n/language.ts';
import { loginAddress } from '../../platform/return-path.ts';
import { HomeCard } from '../../ui/home-card.tsx';
import { GraceInvitation } from '../../ui/home/grace-invitation.tsx';
import { QuickLinks } from '../../ui/home/quick-links.tsx';
import { Welcome } from '../../ui/home/welcome.tsx';
import layout from '../../ui/layout.module.css';
import { VerseWords } from '../../ui/made-words/verse-words.tsx';
import { useGraceArrival } from './arrival.ts';
import { Day, useDay } from './day.tsx';
import { DailyGraceNote } from './grace-note.tsx';
import styles from './home.module.css';

export function Home() {
  const { t } = useTranslation();
  const { account } = useData();
  const ask = useVerseWords();
  return (
    <VerseWords ask={ask}>
      <div className={layout['page']}>
        <title>{t('app.name')}</title>
        {account ? <Greeted name={account.full_name || account.email} /> : <Welcome name={null} streak={undefined} />}
        <Today />
        <Reading />
        <QuickLinks isGuest={!account} />
        <a className={styles['search']} href="/Search">
          <IconSearch size={18} aria-hidden />
          {t('home.searchAll')}
        </a>
      </div>
    </VerseWords>
  );
}

function Greeted({ name }: { name: string }) {
  const counted = useLive('streak', streak);
  return <Welcome name={name} streak={counted?.current} />;
}

/** My Day is there until the first grace note of the day. */
function Today() {
  const { account } = useData();
  const today = useLive('grace-notes-today', graceNotesToday);
  const answers = useDay();
  useGraceArrival(today !== undefined);
  if (today === undefined) return <div className={styles['coming']} aria-hidden="true" />;
  const { day, notes } = today;
  if (!account && notes.length === 0) return <GraceInvitation loginHref={loginAddress('/')} />;
  return (
    <>
      {account && notes.length === 0 && <Day day={day} answers={answers} />}
      <DailyGraceNote day={day} notes={notes} />
    </>
  );
}

function Reading() {
  const { t } = useTranslation();
  const language = useLanguage();
  const place = useLive('last-place', lastPlace);
  if (place === undefined) return <HomeCard isLoading />;
  return (
    <HomeCard
      icon={<IconBook2 size={24} aria-hidden />}
      label={place ? t('home.readOn') : t('nav.bible')}
      title={place ? verseReference(language, place.book, place.chapter) : t('home.readFirst')}
      detail={place?.translation}
      href="/Bible"
    />
  );
}
