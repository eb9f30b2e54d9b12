// Card of a gratitude entry: the text, and on request the affirmation with its verse. The actions
// are in a menu.
import { Stack, Text } from '@mantine/core';
import { IconPencil, IconShare2, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../../schemas/entities/gratitude-entry.ts';
import { useLanguage } from '../../../locales/language.ts';
import { EntryCard } from '../../journal/components/entry-card.tsx';
import { PreviousVersions } from '../../journal/components/previous-versions.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import { formatLongDay } from '../../../locales/format-day.ts';
import layout from '../../../ui/page-layout.module.css';

interface GratitudeCardProps {
  /** Target id of a URL: /Gratitude#id */
  id: string;
  entry: GratitudeEntry;
  /** False below another entry of the same day. */
  isDayShown?: boolean | undefined;
  previousVersions: readonly VersionGroup[];
  /** Null if there is nothing to say. */
  sync: SyncBadgeState | null;
  /** Note with contacts for help, when the text speaks of danger. */
  help?: ReactNode;
  onShare: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: (versions: readonly PreviousVersion[]) => void;
}

export function GratitudeCard({
  id,
  entry,
  isDayShown,
  previousVersions,
  sync,
  help,
  onShare,
  onEdit,
  onDelete,
  onRestore,
}: GratitudeCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <EntryCard
      id={id}
      name={t('gratitude:entryOf', { date: formatLongDay(language, entry.date) })}
      day={entry.date}
      isDayShown={isDayShown}
      text={entry.entry_text}
      facts={sync && <SyncStateBadge state={sync} />}
      actions={[
        { label: t('journalEntry.share'), icon: IconShare2, onSelect: onShare },
        { label: t('journalEntry.edit'), icon: IconPencil, onSelect: onEdit },
        { label: t('delete'), icon: IconTrash, isDangerous: true, onSelect: onDelete },
      ]}
      rest={entry.ai_affirmation ? <Answer entry={entry} /> : null}
      restLabel={entry.verse_reference ? t('gratitude:showVerse') : t('gratitude:showAffirmation')}
      isExpanded={isExpanded}
      onExpand={setIsExpanded}
    >
      {help}
      <PreviousVersions groups={previousVersions} onRestore={onRestore} />
    </EntryCard>
  );
}

/** The affirmation with its verse and its source. */
function Answer({ entry }: { entry: GratitudeEntry }) {
  return (
    <Stack gap="sm">
      <Text
        dir="auto"
        className={layout['words']}
        fz="1.0625rem"
        lang={entry.language ?? undefined}
      >
        {entry.ai_affirmation}
      </Text>
      {entry.verse_reference && (
        <VerifiedVerses
          verses={[
            {
              reference: entry.verse_reference,
              text: entry.verse_text ?? '',
              translation: entry.translation ?? null,
            },
          ]}
        />
      )}
      {entry.source && <SourceLine source={entry.source} />}
    </Stack>
  );
}
