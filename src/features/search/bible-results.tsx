// Verses found in the Bible, on the search page: number of verses, filters, list of results, and
// search coverage.
import { Stack } from '@mantine/core';
import { useCallback } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { isResultTruncated } from '../../data/bible/search/result-rows.ts';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { useNumberFormat } from '../../ui/use-number-format.ts';
import styles from '../../ui/search/search.module.css';
import { FoundVerses } from '../bible/found-verses.tsx';
import { getTargetUrl } from '../bible/reader-url.ts';
import type { ReadingTarget } from '../bible/reading-target.ts';

interface BibleResultsProps extends Pick<
  ComponentProps<typeof FoundVerses>,
  'state' | 'search' | 'translation'
> {
  onOpen: (href: string) => void;
}

export function BibleResults({ state, search, translation, onOpen }: BibleResultsProps) {
  const { t } = useTranslation();
  const title = t('search:bible', { translation: useTranslationNames()(translation) });
  const numbers = useNumberFormat();
  const open = useCallback(
    (target: ReadingTarget) => onOpen(getTargetUrl(target, translation)),
    [onOpen, translation],
  );
  return (
    <Stack component="section" gap="sm" className={styles['wide'] ?? ''} aria-label={title}>
      <h2>
        {title}{' '}
        <span
          className={styles['count']}
        >{`${numbers.format(state.places.length)}${isResultTruncated(state) ? '+' : ''}`}</span>
      </h2>
      <FoundVerses state={state} search={search} translation={translation} onOpen={open} />
    </Stack>
  );
}
