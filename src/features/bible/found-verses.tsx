// Verses found by the Bible search, with filters and search coverage: a result opens in the reader.
import { useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { getBookIndex, fromVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import type { BibleSearch, BibleSearchState } from '../../data/bible/search/bible-search.ts';
import {
  createRowBuilder,
  listFoundBooks,
  filterVerseNumbers,
} from '../../data/bible/search/result-rows.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useLanguage } from '../../locales/language.ts';
import { applyVerseTypography } from '../../locales/verse-typography.ts';
import { VerseSearch } from '../../ui/search/verse-search.tsx';
import { getTargetUrl } from './reader-url.ts';
import type { ReadingTarget } from './reading-target.ts';

interface FoundVersesProps {
  state: Extract<BibleSearchState, { kind: 'found' }>;
  search: BibleSearch;
  translation: string;
  onOpen: (target: ReadingTarget) => void;
  /** Wraps the list in a scroll container. */
  renderFrame?: (list: ReactNode) => ReactNode;
  /** Renders the filters in another place. */
  renderFilters?: (filters: ReactNode) => ReactNode;
}

export function FoundVerses({
  state,
  search,
  translation,
  onOpen,
  renderFrame,
  renderFilters,
}: FoundVersesProps) {
  const language = useLanguage();
  const getTranslationName = useTranslationNames();
  const { places, here, server } = state;
  const books = useMemo(() => listFoundBooks(places, language), [places, language]);
  const getLine = useMemo(
    () => createRowBuilder(state, language, (text) => applyVerseTypography(text, translation)),
    [state, language, translation],
  );
  const getUrl = useCallback(
    (verseNumber: number) => getTargetUrl(toVerseTarget(verseNumber), translation),
    [translation],
  );
  const open = useCallback((verseNumber: number) => onOpen(toVerseTarget(verseNumber)), [onOpen]);
  const coverage = useMemo(
    () =>
      server.kind === 'not-needed'
        ? null
        : { chapters: here.chapters, server, libraryHref: getLibraryUrl(translation) },
    [server, here, translation],
  );
  return (
    <VerseSearch
      translation={translation}
      translationName={getTranslationName(translation)}
      textLanguage={findKnownTranslation(translation)?.language}
      verseNumbers={places}
      books={books}
      filterByScope={filterVerseNumbers}
      getBookOrder={getBookIndex}
      getLine={getLine}
      getUrl={getUrl}
      order={state.order}
      coverage={coverage}
      onOrder={search.setOrder}
      onSearchServer={search.submit}
      onLoadLines={search.loadTexts}
      onOpen={open}
      renderFrame={renderFrame}
      renderFilters={renderFilters}
    />
  );
}

function toVerseTarget(number: number): ReadingTarget {
  const { book, chapter, verse } = fromVerseNumber(number);
  return { book, chapter, from: verse };
}

/**
 * Returns the URL of the page that downloads translations; undefined if the licence of the
 * translation forbids storage on a device.
 */
function getLibraryUrl(translation: string): string | undefined {
  return findKnownTranslation(translation)?.keep === 'never' ? undefined : '/BibleLibrary';
}
