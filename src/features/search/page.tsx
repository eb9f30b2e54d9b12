// Search page: one search field for the Bible and for the user's own texts.
import { Button, Group, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
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
import { useDefaultTranslation, useQuery } from './page-hooks.ts';
import { saveRecentSearch } from './recent-searches.ts';
import { SearchStart } from './search-start.tsx';
import { UserTextResults } from './user-text-results.tsx';
import { TranslationChooser } from './translation-chooser.tsx';

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
  // Deferred: the field shows the key before thousands of texts are searched.
  const ownTerms = useDeferredValue(terms);
  const written = useMemo(() => findOwnTexts(own, ownTerms), [own, ownTerms]);
  const passage = useLiveQuery(`passage/${translation}/${language}/${query}`, () =>
    watchPassageInQuery(data, query, { translation, language }),
  );
  const latestQuery = useRef(query);
  // The same function for each query, so that the results are not rendered again for each key.
  const remember = useCallback(() => void saveRecentSearch(data, latestQuery.current), [data]);
  function changeQuery(next: string): void {
    // Before the page is rendered, so that the worker searches meanwhile.
    search.setQuery(next);
    setQuery(next);
  }
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
  const ownId = useId();
  const [isOwnOpen, setIsOwnOpen] = useState(false);
  const [filterRow, setFilterRow] = useState<HTMLElement | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useResultKeys(results, field);
  useEffect(() => {
    latestQuery.current = query;
    search.setQuery(query);
  }, [search, query]);

  const hasWords = terms.length > 0;
  const hasQuery = hasWords || parseSymbols(query).length > 0;
  const found = state?.kind === 'found' && hasQuery ? state : undefined;
  const hasNoVerse = found?.places.length === 0;
  // While the server searches, "No results" would be too early.
  const hasNoCount = hasNoVerse && (written.length > 0 || found?.server.kind === 'asking');
  const verseCount =
    found && !hasNoCount
      ? formatVerseCount(t, found.places.length, isResultTruncated(found), found.signs)
      : '';
  const ownCount =
    hasQuery && written.length > 0 ? t('search:ownTextCount', { count: written.length }) : '';
  // Two columns: the Bible first. One column: the user's own texts are above the verses, because
  // the list of verses may be long. They are folded, so that the verses are in view.
  const isWide = useIsWide();
  const isFoldable = !isWide && ownCount !== '' && !hasNoVerse;
  const showsOwn = written.length > 0 && (!isFoldable || isOwnOpen);
  const ownResults = hasWords && (showsOwn || !data.account) && (
    <Stack key="own" gap="sm" id={ownId}>
      {showsOwn && (
        <UserTextResults
          written={written}
          needles={ownTerms}
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
      isTitleHidden={written.length === 0 || !isWide}
      filterRow={filterRow}
      onOpen={openHit}
    />
  );

  return (
    <Stack gap="sm">
      <SearchField
        label={t('search:pageLabel')}
        placeholder={t('search:placeholder')}
        value={query}
        onChange={changeQuery}
        onSubmit={submit}
        onArrowDown={() => findFirstResult(results.current)?.focus()}
        field={field}
      />
      <div className={styles['controls']}>
        <TranslationChooser translation={translation} onChoose={onChoose} />
        <div ref={setFilterRow} />
      </div>
      {/* As high as the button, which comes later than the verses. */}
      <Group justify="space-between" gap="4px 8px" mih={hasQuery && !isWide ? 36 : undefined}>
        <p role="status" className={`${layout['muted']} ${surface['emptyLive']}`}>
          {!hasQuery && query.trim() !== '' && t('search:noWords')}
          {hasQuery && verseCount}
          {ownCount !== '' && (
            // The button says the number.
            <span className={isFoldable ? layout['visuallyHidden'] : undefined}>
              {verseCount === '' ? ownCount : ` · ${ownCount}`}
            </span>
          )}
        </p>
        {isFoldable && (
          <Button
            size="sm"
            px="sm"
            fz="sm"
            variant="default"
            aria-expanded={isOwnOpen}
            aria-controls={isOwnOpen ? ownId : undefined}
            rightSection={
              <IconChevronDown
                size={18}
                style={{ rotate: isOwnOpen ? '180deg' : undefined }}
                aria-hidden
              />
            }
            onClick={() => setIsOwnOpen(!isOwnOpen)}
          >
            {ownCount}
          </Button>
        )}
      </Group>
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
              changeQuery(text);
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
