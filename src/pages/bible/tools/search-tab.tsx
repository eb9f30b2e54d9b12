// The search of the tools panel: one box over the translation that is open.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { bookOrder, placeOf } from '../../../../schemas/search-messages.ts';
import { knownTranslation } from '../../../../schemas/translations.ts';
import { parseQuery, signsOf } from '../../../../schemas/verse-query.ts';
import type { Place } from '../../../data/chapters.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import type { Passage } from '../../../data/passage.ts';
import { createBibleSearch } from '../../../data/search.ts';
import type { BibleSearch, BibleSearchState } from '../../../data/search.ts';
import { isMeant, passageWords, typedPassage } from '../../../data/search-passage.ts';
import { createRows, foundBooks, isCut, placesWithin } from '../../../data/search-rows.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { setVerse } from '../../../i18n/set-verse.ts';
import { versesFound } from '../../../i18n/verses-found.ts';
import { firstHit, useHitKeys } from '../../../ui/search/hit-keys.ts';
import { PassageLine } from '../../../ui/search/passage-line.tsx';
import { SearchField } from '../../../ui/search/search-field.tsx';
import styles from '../../../ui/search/search.module.css';
import { VerseSearch } from '../../../ui/search/verse-search.tsx';
import { targetAddress } from '../place-address.ts';
import type { ReadingTarget } from '../reading-target.ts';

interface SearchTabProps {
  place: Place;
  onGo: (target: ReadingTarget) => void;
  /** Whoever asks for the search by its key types at once; another one asks again. */
  wish?: object | undefined;
}

export function SearchTab({ place, onGo, wish }: SearchTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const { translation } = place;
  const search = useMemo(() => createBibleSearch(data, translation, language), [data, translation, language]);
  const state = useLive(`bible-search/${translation}/${language}`, () => search.state);
  const [query, setQuery] = useState('');
  const passage = useLive(`passage/${translation}/${place.book}/${place.chapter}/${language}/${query}`, () => typedPassage(data, query, { ...place, language }));
  const isWordless = parseQuery(query).length + signsOf(query).length === 0;
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useHitKeys(results, field);
  useEffect(() => {
    if (wish) field.current?.focus({ preventScroll: true });
  }, [wish]);

  function change(value: string): void {
    setQuery(value);
    search.type(value);
  }

  return (
    <div className={styles['search']}>
      <SearchField
        label={t('search.label', { translation })}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={change}
        onSubmit={() => (isMeant(query, passage) ? onGo(targetOfPassage(passage)) : search.submit())}
        onDown={() => firstHit(results.current)?.focus()}
        field={field}
      />
      <div ref={results} role="group" aria-label={t('search.title')} className={styles['search']} data-answers={state?.kind === 'found' ? state.query : undefined}>
        {passage && (
          <PassageLine
            words={passageWords(passage, language)}
            href={passage.kind === 'place' ? targetAddress(targetOfPassage(passage), translation) : ''}
            onGo={() => passage.kind === 'place' && onGo(targetOfPassage(passage))}
          />
        )}
        <p role="status" className={styles['status']}>
          {statusOf(state)}
        </p>
        {state?.kind === 'ready' && isWordless && <Hints />}
        {state?.kind === 'found' && <Found state={state} search={search} translation={translation} onGo={onGo} />}
        <a className={styles['offer']} href={`/Search${query.trim() === '' ? '' : `?q=${encodeURIComponent(query)}`}`}>
          {t('search.everything')}
        </a>
      </div>
    </div>
  );

  function statusOf(now: BibleSearchState | undefined): string {
    if (now?.kind === 'found') return versesFound(t, now.places.length, isCut(now), now.signs);
    if (now?.kind === 'ready' && query.trim() !== '' && isWordless) return t('search.wordless');
    return now?.kind === 'opening' && query.trim() !== '' ? t('search.opening') : '';
  }
}

interface FoundProps {
  state: Extract<BibleSearchState, { kind: 'found' }>;
  search: BibleSearch;
  translation: string;
  onGo: (target: ReadingTarget) => void;
}

function Found({ state, search, translation, onGo }: FoundProps) {
  const language = useLanguage();
  const { places, here, server } = state;
  const found = useMemo(() => foundBooks(places, language), [places, language]);
  const lineOf = useMemo(() => createRows(state, language, (text) => setVerse(text, translation)), [state, language, translation]);
  const hrefOf = useCallback((place: number) => targetAddress(targetOf(place), translation), [translation]);
  const open = useCallback((place: number) => onGo(targetOf(place)), [onGo]);
  const reach = useMemo(() => (server.kind === 'not-needed' ? null : { chapters: here.chapters, server, libraryHref: libraryHref(translation) }), [server, here, translation]);
  return (
    <VerseSearch
      translation={translation}
      textLanguage={knownTranslation(translation)?.language}
      places={places}
      books={found}
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
      frame={scrolling}
    />
  );
}

function targetOfPassage({ book, chapter, from, to }: Passage): ReadingTarget {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function targetOf(number: number): ReadingTarget {
  const { book, chapter, verse } = placeOf(number);
  return { book, chapter, from: verse };
}

/** The page on which a text is put on this device; missing where its rules forbid it. */
function libraryHref(translation: string): string | undefined {
  return knownTranslation(translation)?.keep === 'never' ? undefined : '/BibleLibrary';
}

function scrolling(list: ReactNode): ReactNode {
  return (
    <div className={styles['scroll']} data-scrolls>
      {list}
    </div>
  );
}

function Hints() {
  const { t } = useTranslation();
  return (
    <div className={styles['hint']}>
      <p>{t('search.hintWords')}</p>
      <p>{t('search.hintPhrase')}</p>
    </div>
  );
}
