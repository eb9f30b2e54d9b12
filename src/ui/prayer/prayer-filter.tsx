// Finding a prayer: by its words, by what became of it, by category; each choice says how many it would show.
import { NativeSelect } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';
import '../fields.css';
import { ListSearch } from '../list-search.tsx';
import styles from './prayer-filter.module.css';

type State = 'all' | 'open' | 'answered' | 'resting';

interface PrayerFilterProps {
  words: string;
  state: State;
  /** Null: all of them. */
  category: string | null;
  countByState: Readonly<Record<State, number>>;
  /** Those that the journal has, and the chosen one. */
  categories: readonly { value: string; label: string; count: number }[];
  onWords: (words: string) => void;
  onState: (state: State) => void;
  onCategory: (category: string | null) => void;
}

const anyCategory = '';

export function PrayerFilter({ words, state, category, countByState, categories, onWords, onState, onCategory }: PrayerFilterProps) {
  const { t } = useTranslation();
  const counted = (label: string, count: number) => t('prayer.counted', { label, count });
  const states: { value: State; label: string }[] = [
    { value: 'all', label: counted(t('prayer.filterAll'), countByState.all) },
    { value: 'open', label: counted(t('prayer.filterOpen'), countByState.open) },
    { value: 'answered', label: counted(t('prayer.filterAnswered'), countByState.answered) },
  ];
  if (countByState.resting > 0 || state === 'resting') states.push({ value: 'resting', label: counted(t('prayer.filterResting'), countByState.resting) });
  return (
    <div className={styles['filter']}>
      <ListSearch label={t('prayer.search')} value={words} onChange={onWords} />
      <Choice legend={t('prayer.filter')} quietLegend options={states} value={state} onChange={onState} />
      {(categories.length > 1 || category !== null) && (
        <NativeSelect
          aria-label={t('prayer.category')}
          data={[{ value: anyCategory, label: t('prayer.allCategories') }, ...categories.map(({ value, label, count }) => ({ value, label: counted(label, count) }))]}
          value={category ?? anyCategory}
          onChange={(event) => onCategory(event.currentTarget.value === anyCategory ? null : event.currentTarget.value)}
        />
      )}
    </div>
  );
}
