// The reader: one chapter, the navigation to other chapters, the actions on selected verses, and
// the panels that open over it.
import { Box } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { bookById } from '../../../../schemas/bible/books.ts';
import type { Chapter } from '../../../../schemas/bible/chapter.ts';
import { getBookName, formatVerseReference } from '../../../../schemas/bible/verse-reference.ts';
import { findKnownTranslation } from '../../../../schemas/bible/translations.ts';
import { watchChapterMarks } from '../notes/chapter-marks.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { recordInHistory } from '../../../data/bible/reading-position.ts';
import { useLanguage } from '../../../locales/language.ts';
import { ChapterHeader, ChapterHeading } from './components/chapter-header.tsx';
import { ChapterSkeleton } from './components/chapter-skeleton.tsx';
import { ChapterNavigation } from './components/chapter-navigation.tsx';
import type { ChapterLink } from './components/chapter-navigation.tsx';
import { ReferenceBar } from './components/reference-bar.tsx';
import { ReaderNotice } from '../components/reader-notice.tsx';
import { getTextSettingsProps } from '../text-settings/components/text-settings.ts';
import { useInitialVerse } from './use-initial-verse.ts';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { useChapter } from './use-chapter.ts';
import { ChapterUnavailable } from './chapter-unavailable.tsx';
import { useTextSettings } from '../text-settings/stored-text-settings.ts';
import { getAdjacentChapter } from './adjacent-chapter.ts';
import { watchCanAddParallel } from '../parallel/watch-can-add-parallel.ts';
import { MarkedChapter } from './marked-chapter.tsx';
import { PanelBoundary } from './panel-boundary.tsx';
import { createRetryableLazy } from './retryable-lazy.tsx';
import { getChapterUrl, getTargetUrl } from '../reader-url.ts';
import { PlanLink, usePlanQuery } from './plan-link.tsx';
import { useChapterRead } from './use-chapter-read.ts';
import {
  ContinueElsewhereNotice,
  FallbackTranslationNotice,
  VerseOutOfRangeNotice,
} from './reader-notices.tsx';
import { ReaderPanels } from './reader-panels.tsx';
import type { ReaderPanel } from './reader-panels.tsx';
import styles from './reader.module.css';
import { useReadAloud } from '../read-aloud/use-read-aloud.ts';
import { useReadingPosition } from './use-reading-position.ts';
import type { ReadingTarget } from '../reading-target.ts';
import { ChapterReadAloud } from '../read-aloud/chapter-read-aloud.tsx';
import { useFallbackTranslation } from './use-fallback-translation.ts';
import { useSwipeNavigation } from './use-swipe-navigation.ts';
import { useReaderShortcuts } from './use-reader-shortcuts.ts';
import { useVerseSelection } from '../selection/use-verse-selection.ts';

const LazySelectionBar = createRetryableLazy(
  async () => (await import('../selection/selection-bar.tsx')).SelectionBar,
);

const noVerses: readonly number[] = [];

interface ReaderProps {
  place: ChapterLocation;
  /** The verses that the address names, in order. */
  targetVerses: readonly number[];
  /** The verse that was at the top of the screen when the user left the reader. */
  resumeVerse: number | undefined;
  /** Code of the preferred translation, when another translation is opened as its fallback. */
  wantedTranslation: string | undefined;
}

export function Reader({ place, targetVerses, resumeVerse, wantedTranslation }: ReaderProps) {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const planQuery = usePlanQuery();
  const textSettings = useTextSettings();
  const { answered, retry } = useChapter(place);
  const [panel, setPanel] = useState<ReaderPanel | null>(null);
  const page = useRef<HTMLElement>(null);
  // A URL with a place states what the user wants. Only a user who opens the Bible without a place
  // is offered the position of another device.
  const [canOfferElsewhere] = useState(resumeVerse !== undefined);

  const shown = answered?.place ?? place;
  const chapter = answered?.answer.kind === 'chapter' ? answered.answer.chapter : undefined;
  const isShown = getChapterUrl(shown) === getChapterUrl(place);
  const shownTargetVerses = useMemo(
    () => new Set(isShown ? targetVerses : []),
    [isShown, targetVerses],
  );
  const last = chapter?.verses.at(-1)?.verse;
  const marks = useLiveQuery(`marks/${getChapterUrl(shown)}/${last ?? ''}`, (from) =>
    watchChapterMarks(from, shown.translation, shown.book, shown.chapter, last),
  );
  const canAddParallel =
    useLiveQuery(`can-add-parallel/${place.translation}`, (from) =>
      watchCanAddParallel(from, place.translation),
    ) ?? true;
  const selection = useVerseSelection(getChapterUrl(shown));
  const aloud = useReadAloud(shown);

  // When the translation is missing, the links to other chapters use the fallback translation.
  const isTranslationMissing =
    answered?.answer.kind === 'missing' && answered.answer.what === 'translation';
  const fallbackTranslation = useFallbackTranslation(
    isTranslationMissing ? shown.translation : undefined,
  );
  const fallbackLocation = { ...place, translation: fallbackTranslation ?? place.translation };
  const previous = useChapterLink(fallbackLocation, -1, planQuery);
  const next = useChapterLink(fallbackLocation, 1, planQuery);

  const close = useCallback(() => setPanel(null), []);
  const pick = useCallback(() => setPanel({ kind: 'picker' }), []);
  const go = useCallback(
    (target: ReadingTarget) => {
      // The tools panel stays open when it is beside the text. Over the text it would hide the
      // passage that was opened.
      setPanel((open) => (open?.kind === 'tools' && hasRoomBeside() ? open : null));
      void navigate(getTargetUrl(target, place.translation) + planQuery);
    },
    [navigate, place.translation, planQuery],
  );
  useReaderShortcuts({
    previousHref: previous?.href,
    nextHref: next?.href,
    hasSingleKeys: textSettings.keys,
    onOpen: setPanel,
    onEscape: selection.clear,
  });
  useSwipeNavigation(page, previous?.href, next?.href);
  const heading = useInitialVerse({
    key: getChapterUrl(shown),
    chapter,
    targetVerses: isShown ? targetVerses : [],
    resume: resumeVerse,
  });
  useReadingPosition(chapter && answered ? answered.place : null);
  useChapterRead(chapter && answered ? answered.place : null, isShown ? targetVerses : noVerses);
  useEffect(() => {
    if (chapter && answered)
      void recordInHistory(data, answered.place).catch((fault: unknown) =>
        data.report('the history could not be stored', fault),
      );
  }, [data, chapter, answered]);

  const verseOutOfRange =
    isShown && last !== undefined ? targetVerses.find((verse) => verse > last) : undefined;
  const known = findKnownTranslation(place.translation);
  const getName = useTranslationNames();
  const translation = {
    code: place.translation,
    name: getName(place.translation),
    language: known?.language,
  };
  const chapterName = useChapterName(place);
  const shownName = useChapterName(shown);

  return (
    <div
      className={styles['reader']}
      data-panel={panel?.kind}
      {...getTextSettingsProps(textSettings)}
    >
      <title>
        {`${chapterName.book} ${chapterName.chapter}`
          .trim()
          .concat(` · ${translation.name} – ${t('app.name')}`)}
      </title>
      <ReferenceBar
        chapterName={chapterName}
        translation={translation}
        previousHref={previous?.href}
        nextHref={next?.href}
        onPick={pick}
      >
        <ReaderToolbar place={shown} marks={chapter && marks} onOpen={setPanel} />
      </ReferenceBar>
      <Box px="md">
        <FallbackTranslationNotice
          wantedTranslation={wantedTranslation}
          translation={place.translation}
          onPick={() => setPanel({ kind: 'picker', initialTab: 'translation' })}
        />
        {canOfferElsewhere && <ContinueElsewhereNotice place={place} onGo={go} />}
        {verseOutOfRange !== undefined && last !== undefined && (
          <VerseOutOfRangeNotice place={place} verse={verseOutOfRange} last={last} />
        )}
        {answered?.answer.kind === 'chapter' && !answered.answer.isStored && (
          <ReaderNotice>{t('bible:reader.chapterNotStored')}</ReaderNotice>
        )}
      </Box>
      <article ref={page} className={styles['chapter']} aria-busy={!answered}>
        <ChapterHeading ref={heading} book={shownName.book} chapter={shownName.chapter} />
        {chapter && (
          <ChapterHeader
            canListen={known?.aloud === true}
            onListen={() => aloud.start(getFirstVerse(chapter))}
            onAddParallel={canAddParallel ? () => setPanel({ kind: 'parallel' }) : null}
          />
        )}
        {!answered && <ChapterSkeleton />}
        {chapter && (
          <MarkedChapter
            key={getChapterUrl(shown)}
            place={shown}
            chapter={chapter}
            marks={marks}
            selected={selection.selected}
            targetVerses={shownTargetVerses}
            spokenVerse={aloud.spokenVerse}
            onVerse={selection.onVerse}
          />
        )}
        {answered && answered.answer.kind !== 'chapter' && (
          <ChapterUnavailable
            answer={answered.answer}
            place={shown}
            fallbackTranslation={fallbackTranslation}
            onRetry={retry}
            onPick={pick}
          />
        )}
        <ChapterNavigation previous={previous} next={next} />
      </article>
      <PlanLink />
      {chapter && selection.verses.length > 0 && (
        <PanelBoundary onClose={selection.clear}>
          <LazySelectionBar
            place={shown}
            chapter={chapter}
            verses={selection.verses}
            onClear={selection.clear}
            {...(known?.aloud && { onReadAloud: aloud.start })}
            onCrossReferences={(verse) => setPanel({ kind: 'crossReferences', verse })}
          />
        </PanelBoundary>
      )}
      <ChapterReadAloud place={shown} chapter={chapter} isLoading={!answered} readAloud={aloud} />
      {panel && (
        <ReaderPanels
          panel={panel}
          place={fallbackLocation}
          canAddParallel={canAddParallel}
          onGo={go}
          onOpen={setPanel}
          onClose={close}
        />
      )}
    </div>
  );
}

/**
 * Returns book and chapter for the heading, such as John 3. For a URL with an invalid place,
 * returns only the valid part.
 */
function useChapterName({ book, chapter }: ChapterLocation): { book: string; chapter: string } {
  const { t } = useTranslation();
  const language = useLanguage();
  if (!bookById(book)) return { book: t('nav.bible'), chapter: '' };
  if (!Number.isInteger(chapter) || chapter < 1)
    return { book: getBookName(language, book), chapter: '' };
  const reference = formatVerseReference(language, book, chapter);
  return { book: reference.slice(0, reference.lastIndexOf(' ')), chapter: String(chapter) };
}

function useChapterLink(
  place: ChapterLocation,
  step: 1 | -1,
  search: string,
): ChapterLink | undefined {
  const language = useLanguage();
  const adjacent = getAdjacentChapter(place, step);
  return (
    adjacent && {
      href: getChapterUrl(adjacent) + search,
      name: formatVerseReference(language, adjacent.book, adjacent.chapter),
    }
  );
}

/** The title of a psalm is read, too. */
function getFirstVerse({ items, verses }: Chapter): number {
  return items.some(({ kind }) => kind === 'title') ? 0 : (verses[0]?.verse ?? 1);
}

function hasRoomBeside(): boolean {
  return matchMedia('(min-width: 900px)').matches;
}
