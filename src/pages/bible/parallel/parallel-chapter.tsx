// A chapter with a second translation beside it; where that one is not to be had, a sentence says so and the first can be read.
import { Button } from '@mantine/core';
import { useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../../schemas/chapter.ts';
import type { VerseId } from '../../../../schemas/numbering.ts';
import { knownTranslation } from '../../../../schemas/translations.ts';
import type { Place } from '../../../data/chapters.ts';
import type { ParallelAnswer } from '../../../data/parallel-chapter.ts';
import { onOnlineChange } from '../../../platform/online.ts';
import type { MarksByVerse } from '../../../ui/bible/verse-mark.ts';
import { ParallelText } from '../../../ui/bible/parallel-text.tsx';
import type { ParallelTranslation } from '../../../ui/bible/parallel-text.tsx';
import { ReaderNotice } from '../../../ui/bible/reader-notice.tsx';
import { useParallel } from './parallel-question.ts';

interface ParallelChapterProps {
  place: Place;
  chapter: Chapter;
  /** Code of the second translation. */
  other: string;
  layout: 'columns' | 'verses';
  onVerse: (verse: number, isRange: boolean) => void;
  marks: MarksByVerse;
  selected: ReadonlySet<number>;
  aimed?: ReadonlySet<number> | undefined;
  spoken?: number | undefined;
}

const none: ReadonlySet<number> = new Set();
const noChapters: readonly Chapter[] = [];

export function ParallelChapter({ place, chapter, other, layout, onVerse, marks, selected, aimed = none, spoken }: ParallelChapterProps) {
  const { t } = useTranslation();
  const { answer, retry } = useParallel(chapter, other);
  const isHere = answer?.kind === 'parallel';
  const seconds = isHere ? answer.seconds : noChapters;
  const alone = useMemo(() => rowsAlone(chapter), [chapter]);
  const name = knownTranslation(other)?.name ?? other;
  const nameOf = useCallback(({ chapter: number, verse }: VerseId) => t('parallel.verseOf', { chapter: number, verse }), [t]);

  return (
    <ParallelText
      chapter={chapter}
      seconds={seconds}
      rows={isHere ? answer.rows : alone}
      translations={{ first: translationOf(place.translation, chapter.language), second: translationOf(other, seconds[0]?.language ?? '') }}
      layout={layout}
      marks={marks}
      selected={selected}
      aimed={aimed}
      spoken={spoken}
      onVerse={onVerse}
      {...(!isHere && { missing: <Missing answer={answer} name={name} onRetry={retry} /> })}
      absent={{ first: t('parallel.absent', { translation: knownTranslation(place.translation)?.name ?? place.translation }), second: t('parallel.absent', { translation: name }) }}
      nameOf={nameOf}
    />
  );
}

function Missing({ answer, name, onRetry }: { answer: Exclude<ParallelAnswer, { kind: 'parallel' }> | undefined; name: string; onRetry: () => void }): ReactNode {
  const { t } = useTranslation();
  const again = (
    <Button variant="default" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  switch (answer?.kind) {
    case undefined:
      return <ReaderNotice>{t('parallel.loading', { translation: name })}</ReaderNotice>;
    case 'offline':
      return <NotHereYet name={name} again={again} onRetry={onRetry} />;
    case 'missing':
      return <ReaderNotice>{t('parallel.missing', { translation: name })}</ReaderNotice>;
    case 'failed':
      return <ReaderNotice actions={again}>{answer.message === undefined ? t('parallel.failed', { translation: name }) : t('parallel.failedBecause', { translation: name, reason: answer.message })}</ReaderNotice>;
  }
}

/** Comes by itself when the connection is back. */
function NotHereYet({ name, again, onRetry }: { name: string; again: ReactNode; onRetry: () => void }) {
  const { t } = useTranslation();
  // Asked of the browser itself: the engine, which has its own patience, may believe for minutes that there is no network.
  useEffect(() => onOnlineChange((isOnline) => isOnline && onRetry()), [onRetry]);
  return <ReaderNotice actions={again}>{t('parallel.offline', { translation: name })}</ReaderNotice>;
}

function translationOf(code: string, language: string): ParallelTranslation {
  const known = knownTranslation(code);
  return { code, name: known?.name ?? code, language: language === '' ? (known?.language ?? '') : language, licence: known?.licence };
}

function rowsAlone({ items, verses }: Chapter) {
  const numbers = verses.map(({ verse }) => verse);
  return (items.some(({ kind }) => kind === 'title') ? [0, ...numbers] : numbers).map((verse) => ({ first: [verse], second: [] }));
}
