// Row of a prayer in the list beside the selected prayer: beginning of the request, day, category,
// answer and sync state.
import { Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { toUserDay } from '../../../data/user-days.ts';
import { formatDay } from '../../../locales/format-day.ts';
import { useLanguage } from '../../../locales/language.ts';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import { PaneLink } from '../../../ui/two-panes.tsx';
import { useShownSyncState } from '../../journal/use-shown-sync-state.ts';
import { getTwoLineTitle } from '../components/prayer-title.ts';
import { getCategoryName } from '../use-categories.ts';
import { getPrayerCategory } from './find-prayers.ts';

interface PrayerRowProps {
  prayer: SavedRecord<Prayer>;
  isSelected: boolean;
  onSelect: (id: string) => void;
  /** Selects the next (1) or the previous (-1) prayer. */
  onStep?: (id: string, step: 1 | -1) => void;
}

export function PrayerRow({ prayer, isSelected, onSelect, onStep }: PrayerRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const sync = useShownSyncState(prayer.sync);
  const { id, fields, createdDate } = prayer;
  return (
    <PaneLink
      id={id}
      title={getTwoLineTitle(fields)}
      isSelected={isSelected}
      onSelect={onSelect}
      {...(onStep && { onStep })}
    >
      {formatDay(language, toUserDay(createdDate), 'weekdayAndDay')}
      <span dir="auto">{getCategoryName(t, getPrayerCategory(prayer))}</span>
      {fields.is_answered === true && (
        <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="var(--gold)">
          <IconCheck size={16} aria-hidden />
          {t('prayer:filterAnswered')}
        </Group>
      )}
      {sync && <SyncStateBadge state={sync} />}
    </PaneLink>
  );
}
