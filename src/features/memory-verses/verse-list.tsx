// List of the verses by heart: what is for today, and all verses with their first words, to
// practise, open in the Bible or remove with undo.
import { Box, Button, Card } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useData } from '../../data/data-provider.tsx';
import { StorageWriteError } from '../../data/records/record.ts';
import { addDays } from '../../data/user-days.ts';
import { getStorageErrorMessage } from '../../locales/error-messages.ts';
import { formatLongDay } from '../../locales/format-day.ts';
import { useLanguage } from '../../locales/language.ts';
import elements from '../../ui/elements.module.css';
import { EmptyState } from '../../ui/empty-state.tsx';
import { BookIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/page-layout.module.css';
import { ScriptureCredits } from '../../ui/scripture-credits.tsx';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { useShownSyncState } from '../journal/use-shown-sync-state.ts';
import { MemoryVerseCard } from './components/memory-verse-card.tsx';
import type { MemoryVerses, SavedMemoryVerse } from './data.ts';
import { formatMemoryReference, getReaderUrl, type VerseText } from './memory-verse-text.ts';
import { removePassage, restorePassage } from './passage-records.ts';
import { useVerseTexts } from './use-verse-text.ts';

/** How many verses are shown at first, and how many more on request. */
const step = 20;

interface VerseListProps {
  all: MemoryVerses;
  /** After a practice, whose buttons are gone. */
  takesFocus: boolean;
  /** @param what `today`, or the passage of a verse */
  onPractice: (what: string) => void;
}

export function VerseList({ all, takesFocus, onPractice }: VerseListProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(step);
  const heading = useRef<HTMLHeadingElement>(null);
  const isWide = useIsWide();
  const shown = all.verses.slice(0, count);
  const texts = useVerseTexts(shown);

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  if (all.verses.length === 0)
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {t('memory-verses:title')}
        </h1>
        <EmptyState
          illustration={<BookIllustration />}
          title={t('memory-verses:emptyTitle')}
          body={t('memory-verses:emptyBody')}
        >
          <Button component="a" href="/Bible">
            {t('memory-verses:openBible')}
          </Button>
        </EmptyState>
      </>
    );

  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('memory-verses:title')}
      </h1>
      <Box
        display="grid"
        style={{
          gap: 24,
          alignItems: 'start',
          gridTemplateColumns: isWide ? 'minmax(0, 1fr) minmax(0, 2fr)' : 'minmax(0, 1fr)',
        }}
      >
        <TodayCard all={all} onPractice={() => onPractice('today')} />
        <section aria-labelledby="all-verses" className={elements['stack']}>
          <h2 id="all-verses">{t('memory-verses:all')}</h2>
          <ul className={elements['rows']}>
            {shown.map((verse) => (
              <VerseItem
                key={verse.passage}
                verse={verse}
                today={all.today}
                text={texts.get(verse.id)}
                onPractice={() => onPractice(verse.passage)}
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </ul>
          {all.verses.length > shown.length && (
            <Button variant="default" onClick={() => setCount(count + step)}>
              {t('journalEntry.showMore')}
            </Button>
          )}
          <ScriptureCredits
            of={[...new Set([...texts.values()].map(({ translation }) => translation))]}
            className={layout['muted']}
          />
        </section>
      </Box>
    </>
  );
}

/** Says how many verses are for today, or calmly when the next one comes. */
function TodayCard({ all, onPractice }: { all: MemoryVerses; onPractice: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { due, nextDay, hasMore, today } = all;
  return (
    <Card component="section" shadow="sm" p={20} aria-labelledby="verses-today">
      <div className={elements['stack']}>
        <h2 id="verses-today">
          {due.length > 0
            ? t('memory-verses:today.count', { count: due.length })
            : hasMore
              ? t('memory-verses:today.enough')
              : t('memory-verses:today.nothing')}
        </h2>
        {due.length > 0 ? (
          <Button onClick={onPractice} w="fit-content">
            {t('memory-verses:today.start')}
          </Button>
        ) : (
          nextDay !== null && (
            <p>
              {nextDay === addDays(today, 1)
                ? t('memory-verses:today.tomorrow')
                : t('memory-verses:today.next', { date: formatLongDay(language, nextDay) })}
            </p>
          )
        )}
      </div>
    </Card>
  );
}

interface VerseItemProps {
  verse: SavedMemoryVerse;
  today: string;
  /** Undefined while it is loading, or when it cannot be loaded. */
  text: VerseText | undefined;
  onPractice: () => void;
  /** The focused button is gone. */
  onRemoved: () => void;
}

function VerseItem({ verse, today, text, onPractice, onRemoved }: VerseItemProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const navigate = useNavigate();
  const toast = useToast();
  const sync = useShownSyncState(verse.sync);
  const { passage, fields, schedule, dueDay } = verse;
  const reference = text?.reference ?? formatMemoryReference(fields, language);
  const readerUrl = getReaderUrl(fields);

  /** Returns null if the storage failed, which is shown. */
  async function run<T>(work: () => Promise<T>, failed: string): Promise<T | null> {
    try {
      return await work();
    } catch (fault) {
      if (!(fault instanceof StorageWriteError)) throw fault;
      toast({ message: `${failed} ${getStorageErrorMessage(t, fault.reason)}` });
      return null;
    }
  }

  async function remove(): Promise<void> {
    const ids = await run(() => removePassage(data, passage), t('memory-verses:removeFailed'));
    if (!ids) return;
    onRemoved();
    const undo = () => void run(() => restorePassage(data, ids), t('undoFailed'));
    toast({
      message: t('memory-verses:removed'),
      about: reference,
      action: { label: t('undo'), run: undo },
    });
  }

  function describeNext(): string | undefined {
    if (!schedule || dueDay === null) return t('memory-verses:new');
    if (dueDay <= today) return undefined;
    return dueDay === addDays(today, 1)
      ? t('memory-verses:nextTomorrow')
      : t('memory-verses:nextOn', { date: formatLongDay(language, dueDay) });
  }

  return (
    <MemoryVerseCard
      reference={reference}
      text={text && { text: text.text, language: text.language }}
      next={describeNext()}
      sync={sync}
      onPractice={onPractice}
      onOpen={readerUrl === undefined ? undefined : () => void navigate(readerUrl)}
      onRemove={() => void remove()}
    />
  );
}
