// Search page: one search field for the Bible and for the user's own texts.
import { Group, Stack } from '@mantine/core';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import surface from '../../ui/surface.module.css';
import { parseSearchQuery, parseSymbols } from '../../../schemas/bible/search-query.ts';
import { watchLastChapter } from '../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../data/data-provider.tsx';
import { createBibleSearch } from '../../data/bible/search/bible-search.ts';
import {
  isClearlyPassage,
  describePassage,
  watchPassageInQuery,
} from '../../data/bible/search/passage-in-query.ts';
import { isResultTruncated } from '../../data/bible/search/result-rows.ts';
import { findOwnTexts, watchOwnTexts } from './search-user-texts.ts';
import { useLanguage } from '../../locales/language.ts';
import { formatVerseCount } from '../../locales/verse-count.ts';
import { buildLoginUrl } from '../../platform/storage/login-return-path.ts';
import layout from '../../ui/page-layout.module.css';
import { useIsWide } from '../../ui/use-is-wide.ts';
import { findFirstResult, useResultKeys } from '../../ui/search/use-result-keys.ts';
import { PassageLink } from '../../ui/search/passage-link.tsx';
import { SearchField } from '../../ui/search/search-field.tsx';
import styles from '../../ui/search/search.module.css';
import { getTargetUrl } from '../bible/reader-url.ts';
import { BibleResults } from './bible-results.tsx';
import { saveRecentSearch } from './recent-searches.ts';
import { SearchStart } from './search-start.tsx';
import { UserTextResults } from './user-text-results.tsx';
import { TranslationChooser } from './translation-chooser.tsx';
import { bundledTranslation } from '../../../schemas/bible/translations.ts';
import { findTranslationToRead } from '../../data/bible/translation-choice.ts';

export function SearchPage() {
  const { t } = useTranslation();
  const place = useLiveQuery('last-place', watchLastChapter);
  const [address, setAddress] = useSearchParams();
  const requestedTranslation = address.get('in')?.toUpperCase();
  const begin = useDefaultTranslation(requestedTranslation === undefined && place === null);
  // A text is opened once, not first one and then another.
  const translation = requestedTranslation ?? place?.translation ?? begin;
  const isWide = useIsWide();
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
    <div className={layout['page']} data-wide={isWide || undefined}>
      <title>{`${t('search:pageTitle')} – ${t('app.name')}`}</title>
      <h1>{t('search:pageTitle')}</h1>
      {translation !== undefined && <SearchContent translation={translation} onChoose={choose} />}
    </div>
  );
}

const noTexts: never[] = [];

function SearchContent({
  translation,
  onChoose,
}: {
  translation: string;
  onChoose: (translation: string) => void;
}) {
  const { t } = useTranslation();
  const data = useData();
  const navigate = useNavigate();
  const language = useLanguage();
  const [query, setQuery] = useQuery();
  const search = useMemo(
    () => createBibleSearch(data, translation, language),
    [data, translation, language],
  );
  const state = useLiveQuery(`bible-search/${translation}/${language}`, () => search.state);
  const own = useLiveQuery('written-texts', watchOwnTexts) ?? noTexts;
  const terms = useMemo(() => parseSearchQuery(query), [query]);
  const written = useMemo(() => findOwnTexts(own, terms), [own, terms]);
  const passage = useLiveQuery(`passage/${translation}/${language}/${query}`, () =>
    watchPassageInQuery(data, query, { translation, language }),
  );
  const remember = useCallback(() => void saveRecentSearch(data, query), [data, query]);
  function go(): void {
    if (passage?.kind !== 'place') return;
    remember();
    void navigate(getTargetUrl(passage, translation));
  }
  function submit(): void {
    if (isClearlyPassage(query, passage)) return go();
    remember();
    search.submit();
  }
  const openHit = useCallback(
    (href: string) => {
      remember();
      void navigate(href);
    },
    [navigate, remember],
  );
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useResultKeys(results, field);
  useEffect(() => search.setQuery(query), [search, query]);

  const hasWords = terms.length > 0;
  const hasQuery = hasWords || parseSymbols(query).length > 0;
  const found = state?.kind === 'found' && hasQuery ? state : undefined;
  const parts = [
    found &&
      (found.places.length > 0 || written.length === 0) &&
      formatVerseCount(t, found.places.length, isResultTruncated(found), found.signs),
    written.length > 0 && t('search:ownTextCount', { count: written.length }),
  ].filter((part) => typeof part === 'string');
  // Two columns: the Bible first. One column: the user's own texts first, because the list of
  // verses may be long.
  const isWide = useIsWide();
  const ownResults = hasWords && (
    <Stack key="own" gap="sm">
      {written.length > 0 && (
        <UserTextResults
          written={written}
          needles={terms}
          translation={translation}
          onOpen={remember}
        />
      )}
      {!data.account && (
        <a className={surface['inlineLink']} href={buildLoginUrl('/Search')}>
          {t('search:guest')}
        </a>
      )}
    </Stack>
  );
  const bibleResults = found && (
    <BibleResults
      key="bible"
      state={found}
      search={search}
      translation={translation}
      isOnlyList={written.length === 0}
      onOpen={openHit}
    />
  );

  return (
    <Stack gap="sm">
      <SearchField
        label={t('search:pageLabel')}
        placeholder={t('search:placeholder')}
        value={query}
        onChange={setQuery}
        onSubmit={submit}
        onArrowDown={() => findFirstResult(results.current)?.focus()}
        field={field}
      />
      <Group maw={400}>
        <TranslationChooser translation={translation} onChoose={onChoose} />
      </Group>
      <p role="status" className={`${layout['muted']} ${surface['emptyLive']}`}>
        {hasQuery ? parts.join(' · ') : query.trim() !== '' && t('search:noWords')}
      </p>
      <Stack
        ref={results}
        gap="sm"
        role="group"
        aria-label={t('search:title')}
        data-answers={state?.kind === 'found' ? state.query : undefined}
      >
        {passage && (
          <PassageLink
            description={describePassage(passage, language)}
            href={passage.kind === 'place' ? getTargetUrl(passage, translation) : ''}
            onGo={go}
          />
        )}
        {query.trim() === '' && (
          <SearchStart
            onChoose={(text) => {
              setQuery(text);
              field.current?.focus();
            }}
          />
        )}
        <div
          className={styles['columns']}
          data-two={written.length > 0}
          // Lines of verses over the whole width would be too long to read.
          style={{ maxInlineSize: written.length > 0 ? 'none' : 640 }}
        >
          {isWide ? [bibleResults, ownResults] : [ownResults, bibleResults]}
        </div>
      </Stack>
    </Stack>
  );
}

/**
 * Milliseconds from the last key to the update of the URL, so that “back” from a result returns to
 * the query.
 */
const typingDelay = 400;

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
    }, typingDelay);
    return () => clearTimeout(timer);
  }, [query, setAddress]);
  return [query, setQuery];
}

/**
 * Returns the default translation.
 * @param isWanted the translation is looked up only if true
 * @returns translation code; undefined while the lookup runs
 */
function useDefaultTranslation(isWanted: boolean): string | undefined {
  const data = useData();
  const language = useLanguage();
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOpen = true;
    findTranslationToRead(data, language)
      .catch((fault: unknown) => {
        data.report('the preferred translation could not be read', fault);
        return bundledTranslation;
      })
      .then((found) => isOpen && setCode(found.code));
    return () => {
      isOpen = false;
    };
  }, [data, language, isWanted]);
  return code;
}
