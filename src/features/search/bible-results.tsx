// Verses found in the Bible, on the search page: filters, list of results, and search coverage. The
// filters are in the row of the page that selects the translation. The page shows the number of
// verses.
import { Portal, Stack } from '@mantine/core';
import { memo, useCallback } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import layout from '../../ui/page-layout.module.css';
import styles from '../../ui/search/search.module.css';
import { FoundVerses } from '../bible/found-verses.tsx';
import { getTargetUrl } from '../bible/reader-url.ts';
import type { ReadingTarget } from '../bible/reading-target.ts';

interface BibleResultsProps extends Pick<
  ComponentProps<typeof FoundVerses>,
  'state' | 'search' | 'translation'
> {
  /** The heading is then only for screen readers, because the translation is named above. */
  isTitleHidden: boolean;
  /** Element for the filters; null until it is rendered. */
  filterRow: HTMLElement | null;
  onOpen: (href: string) => void;
}

export const BibleResults = memo(function BibleResults({
  state,
  search,
  translation,
  isTitleHidden,
  filterRow,
  onOpen,
}: BibleResultsProps) {
  const { t } = useTranslation();
  const title = t('search:bible', { translation: useTranslationNames()(translation) });
  const open = useCallback(
    (target: ReadingTarget) => onOpen(getTargetUrl(target, translation)),
    [onOpen, translation],
  );
  const renderFilters = useCallback(
    (filters: ReactNode) => filterRow && <Portal target={filterRow}>{filters}</Portal>,
    [filterRow],
  );
  return (
    <Stack component="section" gap="sm" className={styles['wide'] ?? ''} aria-label={title}>
      <h2 className={isTitleHidden ? layout['visuallyHidden'] : undefined}>{title}</h2>
      <FoundVerses
        state={state}
        search={search}
        translation={translation}
        onOpen={open}
        renderFilters={renderFilters}
      />
    </Stack>
  );
});
