// Bible search results: filters, all found verses, and search coverage. The coverage is above the
// verses if a search of the server is not possible now, otherwise below them.
import { Box } from '@mantine/core';
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptureCredits } from '../scripture-credits.tsx';
import { SearchCoverage } from './search-coverage.tsx';
import type { ServerCoverage } from './search-coverage.tsx';
import { SearchFilters } from './search-filters.tsx';
import type { BookFilter, BookScope } from './search-filters.tsx';
import layout from '../page-layout.module.css';
import surface from '../surface.module.css';
import { VerseResults } from './verse-results.tsx';
import type { VerseResultLine } from './verse-results.tsx';

export interface VerseSearchProps {
  /** Code: KJV. */
  translation: string;
  translationName: string;
  textLanguage: string | undefined;
  /** All verses that were found, as numbers in their order. */
  verseNumbers: Uint32Array;
  books: readonly BookFilter[];
  /** Returns the verses that are in the given scope. */
  filterByScope: (verseNumbers: Uint32Array, scope: BookScope) => Uint32Array;
  /** Place of a verse's book among the 66. */
  getBookOrder: (verseNumber: number) => number;
  getLine: (verseNumber: number) => VerseResultLine;
  getUrl: (verseNumber: number) => string;
  order: 'canonical' | 'closest';
  /** Null where all of the text is here. */
  coverage: { chapters: number; server: ServerCoverage; libraryHref: string | undefined } | null;
  onOrder: (order: 'canonical' | 'closest') => void;
  onSearchServer: () => void;
  onLoadLines: (verseNumbers: readonly number[]) => void;
  onOpen: (verseNumber: number) => void;
  /** Wraps the list in a scroll container. */
  renderFrame?: ((list: ReactNode) => ReactNode) | undefined;
  /** Renders the filters in another place. */
  renderFilters?: ((filters: ReactNode) => ReactNode) | undefined;
}

/** Memoized: rendered again only when the results change, not at each key press in the field. */
export const VerseSearch = memo(function VerseSearch({
  translation,
  translationName,
  textLanguage,
  verseNumbers,
  books,
  filterByScope,
  getBookOrder,
  getLine,
  getUrl,
  order,
  coverage,
  onOrder,
  onSearchServer,
  onLoadLines,
  onOpen,
  renderFrame = (list) => list,
  renderFilters = (filters) => filters,
}: VerseSearchProps) {
  const { t } = useTranslation();
  const [chosen, setWhere] = useState<BookScope>('all');
  const named = useMemo(() => new Map(books.map((book) => [book.order, book])), [books]);
  // The chosen book may contain no matches of a new query.
  const scope = typeof chosen === 'number' && !named.has(chosen) ? 'all' : chosen;
  const shown = useMemo(
    () => filterByScope(verseNumbers, scope),
    [filterByScope, verseNumbers, scope],
  );
  // Deferred: the 66 lines are updated after the verses, because users do not read the lines while
  // typing.
  const calmBooks = useDeferredValue(books);
  const getHeading = useCallback(
    (verseNumber: number) => {
      const book = named.get(getBookOrder(verseNumber));
      return { id: String(book?.order), name: book?.name ?? '', count: book?.count ?? 0 };
    },
    [named, getBookOrder],
  );

  const coverageNotice = coverage && (
    <SearchCoverage
      translation={translationName}
      searchedChapters={coverage.chapters}
      serverCoverage={coverage.server}
      libraryHref={coverage.libraryHref}
      onAsk={onSearchServer}
    />
  );
  const isCoverageBelow = shown.length > 0 && coverage !== null && !hasServerProblem(coverage);

  return (
    <>
      {!isCoverageBelow && coverageNotice}
      {verseNumbers.length > 0 &&
        renderFilters(
          <SearchFilters
            books={calmBooks}
            scope={scope}
            order={order}
            onWhere={setWhere}
            onOrder={onOrder}
          />,
        )}
      {verseNumbers.length > 0 && (
        <ScriptureCredits of={[translation]} className={layout['muted']} />
      )}
      {verseNumbers.length === 0 && coverage?.server.kind !== 'asking' && (
        <Box component="p" c="dimmed" py={4} maw="44ch">
          {t('search:noneHint')}
        </Box>
      )}
      {verseNumbers.length > 0 && shown.length === 0 && (
        <p>
          {t('search:noneInScope')}{' '}
          <button type="button" className={surface['inlineLink']} onClick={() => setWhere('all')}>
            {t('search:searchWholeBible')}
          </button>
        </p>
      )}
      {shown.length > 0 &&
        renderFrame(
          <VerseResults
            verseNumbers={shown}
            getLine={getLine}
            getUrl={getUrl}
            getBook={order === 'canonical' ? getHeading : undefined}
            textLanguage={textLanguage}
            onLoadLines={onLoadLines}
            onOpen={onOpen}
          />,
        )}
      {isCoverageBelow && coverageNotice}
    </>
  );
});

/** Returns whether verses are missing that a search of the server would have found. */
function hasServerProblem({ server }: NonNullable<VerseSearchProps['coverage']>): boolean {
  switch (server.kind) {
    case 'offline':
    case 'missing':
    case 'failed':
      return true;
    case 'answered':
    case 'unasked':
    case 'asking':
      return false;
  }
}
