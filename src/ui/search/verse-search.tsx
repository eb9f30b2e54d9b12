// Searching a Bible text, from how far it reached to the last verse that was found.
import { memo, useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScriptureCredits } from '../scripture-credits.tsx';
import { ReachNote } from './reach-note.tsx';
import type { ReachState } from './reach-note.tsx';
import { SearchFilters } from './search-filters.tsx';
import type { FilterBook, FilterWhere } from './search-filters.tsx';
import styles from './search.module.css';
import { VerseResults } from './verse-results.tsx';
import type { VerseLine } from './verse-results.tsx';

export interface VerseSearchProps {
  /** Code: KJV. */
  translation: string;
  textLanguage: string | undefined;
  /** All verses that were found, as numbers in their order. */
  places: Uint32Array;
  books: readonly FilterBook[];
  /** Of these verses those that lie there. */
  within: (places: Uint32Array, where: FilterWhere) => Uint32Array;
  /** Place of a verse's book among the 66. */
  bookOf: (place: number) => number;
  lineOf: (place: number) => VerseLine;
  hrefOf: (place: number) => string;
  order: 'canonical' | 'closest';
  /** Null where all of the text is here. */
  reach: { chapters: number; server: ReachState; libraryHref: string | undefined } | null;
  onOrder: (order: 'canonical' | 'closest') => void;
  onAsk: () => void;
  onRead: (places: readonly number[]) => void;
  onOpen: (place: number) => void;
  /** Around the list, for a place of its own to scroll in. */
  frame?: (list: ReactNode) => ReactNode;
}

/** Not drawn anew at a key in the box, only when something was found. */
export const VerseSearch = memo(function VerseSearch({ translation, textLanguage, places, books, within, bookOf, lineOf, hrefOf, order, reach, onOrder, onAsk, onRead, onOpen, frame = (list) => list }: VerseSearchProps) {
  const { t } = useTranslation();
  const [chosen, setWhere] = useState<FilterWhere>('all');
  const named = useMemo(() => new Map(books.map((book) => [book.order, book])), [books]);
  // Another word may not stand in the chosen book at all.
  const where = typeof chosen === 'number' && !named.has(chosen) ? 'all' : chosen;
  const shown = useMemo(() => within(places, where), [within, places, where]);
  // Sixty-six lines nobody looks at while they type: they follow after the verses.
  const calmBooks = useDeferredValue(books);
  const headingOf = useCallback(
    (place: number) => {
      const book = named.get(bookOf(place));
      return { id: String(book?.order), name: book?.name ?? '', count: book?.count ?? 0 };
    },
    [named, bookOf],
  );

  return (
    <>
      {reach && <ReachNote translation={translation} chapters={reach.chapters} server={reach.server} libraryHref={reach.libraryHref} onAsk={onAsk} />}
      {places.length > 0 && <SearchFilters books={calmBooks} where={where} order={order} onWhere={setWhere} onOrder={onOrder} />}
      {places.length > 0 && <ScriptureCredits of={[translation]} className={styles['status']} />}
      {places.length === 0 && reach?.server.kind !== 'asking' && (
        <div className={styles['hint']}>
          <p>{t('search.noneHint')}</p>
        </div>
      )}
      {places.length > 0 && shown.length === 0 && (
        <p className={styles['hint']}>
          <button type="button" className={styles['link']} onClick={() => setWhere('all')}>
            {t('search.noneWithin')}
          </button>
        </p>
      )}
      {shown.length > 0 &&
        frame(<VerseResults places={shown} lineOf={lineOf} hrefOf={hrefOf} bookOf={order === 'canonical' ? headingOf : undefined} textLanguage={textLanguage} onRead={onRead} onOpen={onOpen} />)}
    </>
  );
});
