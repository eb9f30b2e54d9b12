// Search everything: one box over the Bible and over what a person wrote.
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseQuery, signsOf } from '../../../schemas/verse-query.ts';
import { lastPlace } from '../../data/chapters.ts';
import { useData, useLive } from '../../data/hooks.tsx';
import { createBibleSearch } from '../../data/search.ts';
import { isMeant, passageWords, typedPassage } from '../../data/search-passage.ts';
import { isCut } from '../../data/search-rows.ts';
import { findWritten, writtenTexts } from '../../data/search-written.ts';
import { useLanguage } from '../../i18n/language.ts';
import { versesFound } from '../../i18n/verses-found.ts';
import { loginAddress } from '../../platform/return-path.ts';
import layout from '../../ui/layout.module.css';
import { firstHit, useHitKeys } from '../../ui/search/hit-keys.ts';
import { PassageLine } from '../../ui/search/passage-line.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import styles from '../../ui/search/search.module.css';
import { passageAddress } from './addresses.ts';
import { Found } from './found.tsx';
import { Own } from './own.tsx';
import { TranslationChooser } from './translation-chooser.tsx';
import { useTranslationToRead } from './translation-to-read.ts';

export function SearchPage() {
  const { t } = useTranslation();
  const place = useLive('last-place', lastPlace);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('in')?.toUpperCase();
  const begin = useTranslationToRead(asked === undefined && place === null);
  // A text is opened once, not first one and then another.
  const translation = asked ?? place?.translation ?? begin;
  function choose(code: string): void {
    setAddress(
      (before) => {
        before.set('in', code);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return (
    <div className={layout['page']}>
      <title>{`${t('search.pageTitle')} – ${t('app.name')}`}</title>
      <h1>{t('search.pageTitle')}</h1>
      {translation !== undefined && <TranslationChooser translation={translation} onChoose={choose} />}
      {translation !== undefined && <Everything translation={translation} />}
    </div>
  );
}

const noTexts: never[] = [];

function Everything({ translation }: { translation: string }) {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const language = useLanguage();
  const [query, setQuery] = useQuery();
  const search = useMemo(() => createBibleSearch(data, translation, language), [data, translation, language]);
  const state = useLive(`bible-search/${translation}/${language}`, () => search.state);
  const own = useLive('written-texts', writtenTexts) ?? noTexts;
  const needles = useMemo(() => parseQuery(query), [query]);
  const written = useMemo(() => findWritten(own, needles), [own, needles]);
  const passage = useLive(`passage/${translation}/${language}/${query}`, () => typedPassage(data, query, { translation, language }));
  const go = () => passage?.kind === 'place' && void navigate(passageAddress(translation, passage));
  const openHit = useCallback((href: string) => void navigate(href), [navigate]);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useHitKeys(results, field);
  useEffect(() => search.type(query), [search, query]);

  const hasWords = needles.length > 0;
  const isAsked = hasWords || signsOf(query).length > 0;
  const found = state?.kind === 'found' && isAsked ? state : undefined;
  const parts = [found && versesFound(t, found.places.length, isCut(found), found.signs), hasWords && data.account && (written.length === 0 ? t('search.ownNone') : t('search.own', { count: written.length }))].filter((part) => typeof part === 'string');

  return (
    <div className={styles['search']}>
      <SearchField
        label={t('search.pageLabel')}
        placeholder={t('search.placeholder')}
        value={query}
        onChange={setQuery}
        onSubmit={() => (isMeant(query, passage) ? go() : search.submit())}
        onDown={() => firstHit(results.current)?.focus()}
        field={field}
      />
      <div ref={results} role="group" aria-label={t('search.title')} className={styles['search']} data-answers={state?.kind === 'found' ? state.query : undefined}>
        {passage && <PassageLine words={passageWords(passage, language)} href={passage.kind === 'place' ? passageAddress(translation, passage) : ''} onGo={go} />}
        <p role="status" className={styles['status']}>
          {isAsked ? parts.join(' · ') : query.trim() !== '' && t('search.wordless')}
        </p>
        {!isAsked && (
          <div className={styles['hint']}>
            <p>{t('search.pageHint')}</p>
            <p>{t('search.hintWords')}</p>
            <p>{t('search.hintPhrase')}</p>
          </div>
        )}
        {hasWords && (data.account || written.length > 0) && <Own written={written} needles={needles} translation={translation} />}
        {hasWords && !data.account && (
          <a className={styles['offer']} href={loginAddress('/Search')}>
            {t('search.guest')}
          </a>
        )}
        {found && <Found state={found} search={search} translation={translation} onOpen={openHit} />}
      </div>
    </div>
  );
}

/** Milliseconds after the last letter until the address says what is asked: the way back from a hit leads to it. */
const pause = 400;

function useQuery(): [string, (query: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [query, setQuery] = useState(() => address.get('q') ?? '');
  useEffect(() => {
    const timer = setTimeout(() => {
      if ((new URLSearchParams(location.search).get('q') ?? '') === query) return;
      setAddress(
        (before) => {
          if (query.trim() === '') before.delete('q');
          else before.set('q', query);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }, pause);
    return () => clearTimeout(timer);
  }, [query, setAddress]);
  return [query, setQuery];
}
