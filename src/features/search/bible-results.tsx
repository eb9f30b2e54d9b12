// Verses found in the Bible, on the search page: number of verses, filters, list of results, and
// search coverage.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getBookIndex, fromVerseNumber } from '../../../schemas/bible/search-worker-messages.ts';
import { findKnownTranslation } from '../../../schemas/bible/translations.ts';
import type { BibleSearch, BibleSearchState } from '../../data/bible/search/bible-search.ts';
import {
  createRowBuilder,
  listFoundBooks,
  isResultTruncated,
  filterVerseNumbers,
} from '../../data/bible/search/result-rows.ts';
import { useLanguage } from '../../locales/language.ts';
import { applyVerseTypography } from '../../locales/verse-typography.ts';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import styles from '../../ui/search/search.module.css';
import { VerseSearch } from '../../ui/search/verse-search.tsx';
import { getVerseUrl } from './result-urls.ts';

interface BibleResultsProps {
  state: Extract<BibleSearchState, { kind: 'found' }>;
  search: BibleSearch;
  translation: string;
  onOpen: (href: string) => void;
}

export function BibleResults({ state, search, translation, onOpen }: BibleResultsProps) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  const language = useLanguage();
  const { places, here, server } = state;
  const books = useMemo(() => listFoundBooks(places, language), [places, language]);
  const lineOf = useMemo(
    () => createRowBuilder(state, language, (text) => applyVerseTypography(text, translation)),
    [state, language, translation],
  );
  const hrefOf = useCallback(
    (verseNumber: number) => getVerseUrl(translation, fromVerseNumber(verseNumber)),
    [translation],
  );
  const open = useCallback((verseNumber: number) => onOpen(hrefOf(verseNumber)), [onOpen, hrefOf]);
  const coverage = useMemo(
    () =>
      server.kind === 'not-needed'
        ? null
        : {
            chapters: here.chapters,
            server,
            libraryHref:
              findKnownTranslation(translation)?.keep === 'never' ? undefined : '/BibleLibrary',
          },
    [server, here, translation],
  );
  return (
    <section
      className={`${styles['search']} ${styles['wide']}`}
      aria-label={t('search:bible', { translation })}
    >
      <h2 className={styles['kindTitle']}>
        {t('search:bible', { translation })}{' '}
        <span
          className={styles['count']}
        >{`${numbers.format(places.length)}${isResultTruncated(state) ? '+' : ''}`}</span>
      </h2>
      <VerseSearch
        translation={translation}
        textLanguage={findKnownTranslation(translation)?.language}
        verseNumbers={places}
        books={books}
        filterByScope={filterVerseNumbers}
        getBookOrder={getBookIndex}
        getLine={lineOf}
        getUrl={hrefOf}
        order={state.order}
        coverage={coverage}
        onOrder={search.setOrder}
        onSearchServer={search.submit}
        onLoadLines={search.loadTexts}
        onOpen={open}
      />
    </section>
  );
}
