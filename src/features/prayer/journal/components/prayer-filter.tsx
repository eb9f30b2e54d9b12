// Search field for prayers, and a button that opens the filters by state and category. Each choice
// shows its number of results.
import { Box, Button, Group, Stack } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';
import { ListSearchField } from '../../../../ui/list-search-field.tsx';

type PrayerFilterState = 'all' | 'open' | 'answered' | 'resting';

interface PrayerFilterProps {
  query: string;
  state: PrayerFilterState;
  /** Null for all categories. */
  category: string | null;
  countByState: Readonly<Record<PrayerFilterState, number>>;
  /** Categories used in the journal, and the selected category. */
  categories: readonly { value: string; label: string; count: number }[];
  onQuery: (query: string) => void;
  onState: (state: PrayerFilterState) => void;
  onCategory: (category: string | null) => void;
}

const anyCategory = '';

export function PrayerFilter({
  query,
  state,
  category,
  countByState,
  categories,
  onQuery,
  onState,
  onCategory,
}: PrayerFilterProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const activeCount = Number(state !== 'all') + Number(category !== null);
  const counted = (label: string, count: number) => t('prayer:filterCount', { label, count });
  const states: { value: PrayerFilterState; label: string }[] = [
    { value: 'all', label: counted(t('prayer:filterAll'), countByState.all) },
    { value: 'open', label: counted(t('prayer:filterOpen'), countByState.open) },
    { value: 'answered', label: counted(t('prayer:filterAnswered'), countByState.answered) },
  ];
  if (countByState.resting > 0 || state === 'resting')
    states.push({
      value: 'resting',
      label: counted(t('prayer:filterPaused'), countByState.resting),
    });
  return (
    <Stack gap="sm">
      {/* With large text, the button is below the field. */}
      <Group gap="xs">
        <Box flex="1 1 11rem" miw={0}>
          <ListSearchField label={t('prayer:search')} value={query} onChange={onQuery} />
        </Box>
        <Button
          variant={activeCount > 0 ? 'light' : 'default'}
          px="md"
          fz="sm"
          leftSection={<IconAdjustmentsHorizontal size={20} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {activeCount > 0 ? counted(t('prayer:openFilter'), activeCount) : t('prayer:openFilter')}
        </Button>
      </Group>
      <Stack id={panelId} gap="sm" display={isOpen ? 'flex' : 'none'}>
        <SegmentedControl
          legend={t('prayer:filter')}
          isLegendHidden
          options={states}
          value={state}
          onChange={onState}
        />
        {(categories.length > 1 || category !== null) && (
          <SelectField
            aria-label={t('prayer:category')}
            data={[
              { value: anyCategory, label: t('prayer:allCategories') },
              ...categories.map(({ value, label, count }) => ({
                value,
                label: counted(label, count),
              })),
            ]}
            value={category ?? anyCategory}
            onChange={({ currentTarget: { value } }) =>
              onCategory(value === anyCategory ? null : value)
            }
          />
        )}
      </Stack>
    </Stack>
  );
}
