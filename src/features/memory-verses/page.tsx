// Page of the verses by heart: the verses for today and all verses, or the practice of one verse
// after the other. Guests see what the page is for.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/page-layout.module.css';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { TranslationNamesProvider } from '../../ui/translation-name.tsx';
import { type MemoryVerses, watchMemoryVerses } from './data.ts';
import { Practice } from './practice/practice.tsx';
import { VerseList } from './verse-list.tsx';

const path = '/MemoryVerses';

export function MemoryVersesPage() {
  const { t } = useTranslation();
  const { account } = useData();
  const getName = useTranslationNames();
  const [search] = useSearchParams();
  // The practice is one column of text.
  const isWide = useIsWide() && !search.has('practice');
  return (
    <TranslationNamesProvider value={getName}>
      <div className={layout['page']} data-wide={isWide || undefined}>
        <title>{`${t('memory-verses:title')} – ${t('app.name')}`}</title>
        {account ? <OwnVerses /> : <GuestInvitation />}
      </div>
    </TranslationNamesProvider>
  );
}

function GuestInvitation() {
  const { t } = useTranslation();
  return (
    <>
      <h1>{t('memory-verses:title')}</h1>
      <EmptyState
        illustration={<BookIllustration />}
        title={t('memory-verses:guestTitle')}
        body={t('memory-verses:guestBody')}
      >
        <Button component="a" href={buildLoginUrl(path)}>
          {t('loginInvitation.action')}
        </Button>
      </EmptyState>
    </>
  );
}

/** The practice is in the address, so that “back” leads to the list. */
function OwnVerses() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const all = useLiveQuery('memory-verses', watchMemoryVerses);
  const practiced = search.get('practice');
  const [hasPracticed, setHasPracticed] = useState(false);
  if (!all)
    return (
      <>
        <h1>{t('memory-verses:title')}</h1>
        <p role="status" className={layout['muted']}>
          {t('loading')}
        </p>
      </>
    );
  if (practiced !== null) return <PracticeStart key={practiced} all={all} practiced={practiced} />;
  return (
    <VerseList
      all={all}
      takesFocus={hasPracticed}
      onPractice={(what) => {
        setHasPracticed(true);
        setSearch({ practice: what });
      }}
    />
  );
}

/**
 * Chooses the verses once, because an answered verse leaves the verses for today.
 * The passages are kept, because the sync may change the id of a record.
 * @param practiced `today`, or the passage of a verse
 */
function PracticeStart({ all, practiced }: { all: MemoryVerses; practiced: string }) {
  const navigate = useNavigate();
  const [passages] = useState(() =>
    (practiced === 'today'
      ? all.due
      : all.verses.filter(({ passage }) => passage === practiced)
    ).map(({ passage }) => passage),
  );
  if (passages.length === 0) return <Navigate to={path} replace />;
  return (
    <Practice
      all={all}
      passages={passages}
      onClose={() => void navigate(path, { replace: true })}
    />
  );
}
