// Select fields for the books to search and the order of the results, with the number of matches in
// each part.
import { Group } from '@mantine/core';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../select-field.tsx';
import { useNumberFormat } from '../use-number-format.ts';
import styles from './search.module.css';

export interface BookFilter {
  /** Place among the 66. */
  order: number;
  name: string;
  isNewTestament: boolean;
  count: number;
}

export type BookScope = 'all' | 'old' | 'new' | number;
type SearchOrder = 'canonical' | 'closest';

interface SearchFiltersProps {
  books: readonly BookFilter[];
  scope: BookScope;
  order: SearchOrder;
  onWhere: (scope: BookScope) => void;
  onOrder: (order: SearchOrder) => void;
}

/** Memoized: rendered again only when the results change. */
export const SearchFilters = memo(function SearchFilters({
  books,
  scope,
  order,
  onWhere,
  onOrder,
}: SearchFiltersProps) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  const label = (scopeName: string, count: number) => `${scopeName} · ${numbers.format(count)}`;
  const old = books.filter(({ isNewTestament }) => !isNewTestament);
  const young = books.filter(({ isNewTestament }) => isNewTestament);
  const testaments = [
    { value: 'old', name: t('bible.oldTestament'), books: old },
    { value: 'new', name: t('bible.newTestament'), books: young },
  ] as const;
  return (
    <Group gap={8} align="stretch">
      <SelectField
        size="sm"
        className={styles['choice'] ?? ''}
        label={t('search:scopeLabel')}
        value={String(scope)}
        onChange={({ currentTarget: { value } }) =>
          onWhere(value === 'all' || value === 'old' || value === 'new' ? value : Number(value))
        }
      >
        {/* The number of all verses is beside the results already. */}
        <option value="all">{t('search:wholeBible')}</option>
        {testaments.map((testament) => (
          <optgroup key={testament.value} label={testament.name}>
            <option value={testament.value}>
              {label(testament.name, sumCounts(testament.books))}
            </option>
            {testament.books.map((book) => (
              <option key={book.order} value={book.order}>
                {label(book.name, book.count)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <SelectField
        size="sm"
        className={styles['choice'] ?? ''}
        label={t('search:orderLabel')}
        value={order}
        onChange={({ currentTarget: { value } }) =>
          onOrder(value === 'closest' ? 'closest' : 'canonical')
        }
        data={[
          { value: 'canonical', label: t('search:orderCanonical') },
          { value: 'closest', label: t('search:orderClosest') },
        ]}
      />
    </Group>
  );
});

function sumCounts(books: readonly BookFilter[]): number {
  return books.reduce((all, { count }) => all + count, 0);
}
