// Search tab of the tools panel: finds verses and typed references in the open translation, and
// opens a result in the reader.
import { Box, Stack } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import surface from '../../../ui/surface.module.css';
import { parseSearchQuery, parseSymbols } from '../../../../schemas/bible/search-query.ts';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import type { Passage } from '../../../data/bible/parse-passage.ts';
import { createBibleSearch } from '../../../data/bible/search/bible-search.ts';
import type { BibleSearchState } from '../../../data/bible/search/bible-search.ts';
import {
  isClearlyPassage,
  describePassage,
  watchPassageInQuery,
} from '../../../data/bible/search/passage-in-query.ts';
import { isResultTruncated } from '../../../data/bible/search/result-rows.ts';
import { useLanguage } from '../../../locales/language.ts';
import { formatVerseCount } from '../../../locales/verse-count.ts';
import { findFirstResult, useResultKeys } from '../../../ui/search/use-result-keys.ts';
import { PassageLink } from '../../../ui/search/passage-link.tsx';
import { SearchField } from '../../../ui/search/search-field.tsx';
import { FoundVerses } from '../found-verses.tsx';
import { getTargetUrl } from '../reader-url.ts';
import type { ReadingTarget } from '../reading-target.ts';

interface SearchTabProps {
  place: ChapterLocation;
  onGo: (target: ReadingTarget) => void;
  /**
   * A new object requests the focus for the search field again, such as after the shortcut of the
   * search.
   */
  focusRequest?: object | undefined;
}

export function SearchTab({ place, onGo, focusRequest }: SearchTabProps) {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const { translation } = place;
  const search = useMemo(
    () => createBibleSearch(data, translation, language),
    [data, translation, language],
  );
  const state = useLiveQuery(`bible-search/${translation}/${language}`, () => search.state);
  const [query, setQuery] = useState('');
  const passage = useLiveQuery(
    `passage/${translation}/${place.book}/${place.chapter}/${language}/${query}`,
    () => watchPassageInQuery(data, query, { ...place, language }),
  );
  const isWordless = parseSearchQuery(query).length + parseSymbols(query).length === 0;
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  useResultKeys(results, field);
  useEffect(() => {
    if (focusRequest) field.current?.focus({ preventScroll: true });
  }, [focusRequest]);

  function change(value: string): void {
    setQuery(value);
    search.setQuery(value);
  }

  return (
    <Stack gap="sm">
      <SearchField
        label={t('search:label', { translation })}
        placeholder={t('search:placeholder')}
        value={query}
        onChange={change}
        onSubmit={() =>
          isClearlyPassage(query, passage) ? onGo(toPassageTarget(passage)) : search.submit()
        }
        onArrowDown={() => findFirstResult(results.current)?.focus()}
        field={field}
      />
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
            href={
              passage.kind === 'place' ? getTargetUrl(toPassageTarget(passage), translation) : ''
            }
            onGo={() => passage.kind === 'place' && onGo(toPassageTarget(passage))}
          />
        )}
        <p role="status" className={`${layout['muted']} ${surface['emptyLive']}`}>
          {describeStatus(state)}
        </p>
        {state?.kind === 'ready' && isWordless && <SearchHints />}
        {state?.kind === 'found' && (
          <FoundVerses
            state={state}
            search={search}
            translation={translation}
            onOpen={onGo}
            renderFrame={wrapInScroller}
          />
        )}
        <a
          className={surface['inlineLink']}
          href={`/Search${query.trim() === '' ? '' : `?q=${encodeURIComponent(query)}`}`}
        >
          {t('search:searchEverything')}
        </a>
      </Stack>
    </Stack>
  );

  function describeStatus(now: BibleSearchState | undefined): string {
    // While the server searches, "No results" would be too early.
    if (now?.kind === 'found' && now.places.length === 0 && now.server.kind === 'asking') return '';
    if (now?.kind === 'found')
      return formatVerseCount(t, now.places.length, isResultTruncated(now), now.signs);
    if (now?.kind === 'ready' && query.trim() !== '' && isWordless) return t('search:noWords');
    return now?.kind === 'opening' && query.trim() !== '' ? t('search:loading') : '';
  }
}

function toPassageTarget({ book, chapter, from, to }: Passage): ReadingTarget {
  return { book, chapter, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function wrapInScroller(list: ReactNode): ReactNode {
  return (
    <Box
      mah="max(400px, calc(100dvh - 330px))"
      mx={-6}
      px={6}
      style={{ overflowY: 'auto', overscrollBehavior: 'contain' }}
      data-scrolls
    >
      {list}
    </Box>
  );
}

function SearchHints() {
  const { t } = useTranslation();
  return (
    <p className={layout['muted']}>
      {t('search:hintWords')} {t('search:hintPhrase')}
    </p>
  );
}
