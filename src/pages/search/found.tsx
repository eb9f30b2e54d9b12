// What was found in the Bible.
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { bookOrder, placeOf } from '../../../schemas/search-messages.ts';
import { knownTranslation } from '../../../schemas/translations.ts';
import type { BibleSearch, BibleSearchState } from '../../data/search.ts';
import { createRows, foundBooks, isCut, placesWithin } from '../../data/search-rows.ts';
import { useLanguage } from '../../i18n/language.ts';
import { setVerse } from '../../i18n/set-verse.ts';
import { useNumbers } from '../../ui/search/numbers.ts';
import styles from '../../ui/search/search.module.css';
import { VerseSearch } from '../../ui/search/verse-search.tsx';
import { verseAddress } from './addresses.ts';

interface FoundProps {
  state: Extract<BibleSearchState, { kind: 'found' }>;
  search: BibleSearch;
  translation: string;
  onOpen: (href: string) => void;
}

export function Found({ state, search, translation, onOpen }: FoundProps) {
  const { t } = useTranslation();
  const numbers = useNumbers();
  const language = useLanguage();
  const { places, here, server } = state;
  const books = useMemo(() => foundBooks(places, language), [places, language]);
  const lineOf = useMemo(() => createRows(state, language, (text) => setVerse(text, translation)), [state, language, translation]);
  const hrefOf = useCallback((place: number) => verseAddress(translation, placeOf(place)), [translation]);
  const open = useCallback((place: number) => onOpen(hrefOf(place)), [onOpen, hrefOf]);
  const reach = useMemo(
    () => (server.kind === 'not-needed' ? null : { chapters: here.chapters, server, libraryHref: knownTranslation(translation)?.keep === 'never' ? undefined : '/BibleLibrary' }),
    [server, here, translation],
  );
  return (
    <section className={`${styles['search']} ${styles['wide']}`} aria-label={t('search.bible', { translation })}>
      <h2 className={styles['kindTitle']}>
        {t('search.bible', { translation })} <span className={styles['count']}>{`${numbers.format(places.length)}${isCut(state) ? '+' : ''}`}</span>
      </h2>
      <VerseSearch
        translation={translation}
        textLanguage={knownTranslation(translation)?.language}
        places={places}
        books={books}
        within={placesWithin}
        bookOf={bookOrder}
        lineOf={lineOf}
        hrefOf={hrefOf}
        order={state.order}
        reach={reach}
        onOrder={search.order}
        onAsk={search.submit}
        onRead={search.read}
        onOpen={open}
      />
    </section>
  );
}
