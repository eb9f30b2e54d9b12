// A chapter with a second translation beside it. When the second translation is unavailable, a
// notice says so and the first translation stays readable.
import { Button } from '@mantine/core';
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import type { VerseId } from '../../../../schemas/bible/numbering.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useLanguage } from '../../../locales/language.ts';
import { getTranslationLicence } from '../../../locales/translation-licence.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import type { ParallelResult } from './align-verses.ts';
import type { MarksByVerse } from '../components/verse-mark.ts';
import { ParallelText } from './components/parallel-text.tsx';
import type { ParallelTranslation } from './components/parallel-text.tsx';
import { getBibleFailureText } from '../failure-text.ts';
import { ReaderNotice } from '../components/reader-notice.tsx';
import { useParallelChapter } from './use-parallel-chapter.ts';

interface ParallelChapterProps {
  place: ChapterLocation;
  chapter: Chapter;
  /** Code of the second translation. */
  secondTranslation: string;
  layout: 'columns' | 'verses';
  onVerse: (verse: number, isRange: boolean) => void;
  marks: MarksByVerse;
  selected: ReadonlySet<number>;
  targetVerses?: ReadonlySet<number> | undefined;
  spokenVerse?: number | undefined;
}

const noVerses: ReadonlySet<number> = new Set();
const noChapters: readonly Chapter[] = [];

export function ParallelChapter({
  place,
  chapter,
  secondTranslation,
  layout,
  onVerse,
  marks,
  selected,
  targetVerses = noVerses,
  spokenVerse,
}: ParallelChapterProps) {
  const { t } = useTranslation();
  const { answer, retry } = useParallelChapter(chapter, secondTranslation);
  const isLoaded = answer?.kind === 'parallel';
  const seconds = isLoaded ? answer.otherChapters : noChapters;
  const singleRows = useMemo(() => buildSingleRows(chapter), [chapter]);
  const getName = useTranslationNames();
  const name = getName(secondTranslation);
  const interfaceLanguage = useLanguage();
  const nameOf = useCallback(
    ({ chapter: number, verse }: VerseId) =>
      t('bible:parallel.verseOf', { chapter: number, verse }),
    [t],
  );

  function buildTranslation(code: string, language: string): ParallelTranslation {
    return {
      name: getName(code),
      language: language === '' ? (findKnownTranslation(code)?.language ?? '') : language,
      licence: getTranslationLicence(t, interfaceLanguage, code),
    };
  }

  return (
    <ParallelText
      chapter={chapter}
      otherChapters={seconds}
      rows={isLoaded ? answer.rows : singleRows}
      translations={{
        first: buildTranslation(place.translation, chapter.language),
        second: buildTranslation(secondTranslation, seconds[0]?.language ?? ''),
      }}
      layout={layout}
      marks={marks}
      selected={selected}
      targetVerses={targetVerses}
      spokenVerse={spokenVerse}
      onVerse={onVerse}
      {...(!isLoaded && {
        unavailableNotice: <UnavailableNotice answer={answer} name={name} onRetry={retry} />,
      })}
      absentVerseText={{
        first: t('bible:parallel.verseMissing', {
          translation: getName(place.translation),
        }),
        second: t('bible:parallel.verseMissing', { translation: name }),
      }}
      getVerseName={nameOf}
    />
  );
}

function UnavailableNotice({
  answer,
  name,
  onRetry,
}: {
  answer: Exclude<ParallelResult, { kind: 'parallel' }> | undefined;
  name: string;
  onRetry: () => void;
}): ReactNode {
  const { t } = useTranslation();
  const retryButton = (
    <Button variant="default" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  switch (answer?.kind) {
    case undefined:
      return <ReaderNotice>{t('bible:parallel.loading', { translation: name })}</ReaderNotice>;
    case 'offline':
      return (
        <ReaderNotice actions={retryButton}>
          {t('bible:parallel.offline', { translation: name })}
        </ReaderNotice>
      );
    case 'missing':
      return (
        <ReaderNotice>{t('bible:parallel.chapterMissing', { translation: name })}</ReaderNotice>
      );
    case 'failed':
      return (
        <ReaderNotice actions={retryButton}>
          {t('bible:parallel.failed', { translation: name })}
          {answer.reason !== 'unknown' && ` ${getBibleFailureText(t, answer.reason)}`}
        </ReaderNotice>
      );
  }
}

function buildSingleRows({ items, verses }: Chapter) {
  const numbers = verses.map(({ verse }) => verse);
  return (items.some(({ kind }) => kind === 'title') ? [0, ...numbers] : numbers).map((verse) => ({
    first: [verse],
    second: [],
  }));
}
