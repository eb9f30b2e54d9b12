// A prayer in the journal: the user's text and the prayer with its verses; notices, notes,
// testimony and forms below the text. A card in the list shows the prayer after a tap on a button,
// and has the actions in a menu; the detail beside the list shows all of this at once.
import { Box, Group, Stack } from '@mantine/core';
import {
  IconCalendar,
  IconCheck,
  IconMoon,
  IconNotes,
  IconPencil,
  IconPencilPlus,
  IconRotate,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode, RefObject } from 'react';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import type { Prayer, VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { EntryCard } from '../../../journal/components/entry-card.tsx';
import { EntryDetail } from '../../../journal/components/entry-detail.tsx';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { SourceLine } from '../../../generation/components/source-line.tsx';
import { VerifiedVerses } from '../../../generation/components/verified-verses.tsx';
import { formatDay } from '../../../../locales/format-day.ts';
import type { MenuAction } from '../../../../ui/action-menu.tsx';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { getPrayerTitle } from '../../components/prayer-title.ts';
import { LongPrayerText, startsWithTitle } from '../../components/prayer-text.tsx';
import elements from '../../../../ui/elements.module.css';

interface PrayerCardProps {
  /** Target id of a URL: /Prayer?view=mine#id */
  id: string;
  prayer: Prayer;
  previousVersions: readonly VersionGroup[];
  /** YYYY-MM-DD, the day on which the prayer was written. */
  day: string;
  category: string;
  /** Null if there is nothing to say. */
  sync: SyncBadgeState | null;
  /** YYYY-MM-DD: until that day the prayer is left out of praying through. */
  pausedUntil: string | undefined;
  noteCount: number;
  /** The detail beside the list. The notes then have the button that adds a note. */
  isDetail?: boolean;
  isExpanded: boolean;
  menuButton?: RefObject<HTMLButtonElement | null>;
  /** Note with contacts for help, when the text speaks of danger. */
  help?: ReactNode;
  /** Notes to the prayer and the form for a note. */
  notes: ReactNode;
  /** Form for a testimony, when the prayer has none yet. */
  testimonyForm: ReactNode;
  onExpand: (isExpanded: boolean) => void;
  onAnswered: () => void;
  onChangeDay: () => void;
  onResume: () => void;
  onAddNote: () => void;
  onShare: () => void;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: (versions: readonly PreviousVersion[]) => void;
}

export function PrayerCard({
  id,
  prayer,
  previousVersions,
  day,
  category,
  sync,
  pausedUntil,
  noteCount,
  isDetail = false,
  isExpanded,
  menuButton,
  help,
  notes,
  testimonyForm,
  onExpand,
  onAnswered,
  onChangeDay,
  onResume,
  onAddNote,
  onShare,
  onEdit,
  onDelete,
  onRestore,
}: PrayerCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isAnswered = prayer.is_answered === true;
  const isPaused = pausedUntil !== undefined && !isAnswered;
  const request = prayer.request?.trim() ?? '';
  const text = request === '' ? prayer.prayer_text : request;
  const isGenerated = request !== '' && prayer.prayer_text.trim() !== request;
  const verses = prayer.verses ?? [];
  const hasGeneratedPart = isGenerated || verses.length > 0 || Boolean(prayer.source);
  /** That of the text above it in the list; the detail has larger texts. */
  const fontSize = isDetail ? undefined : '1.0625rem';
  const lacksTestimony = isAnswered && !prayer.testimony;
  const actions: MenuAction[] = [
    isAnswered
      ? { label: t('prayer:changeDay'), icon: IconCalendar, onSelect: onChangeDay }
      : { label: t('prayer:markAnswered'), icon: IconCheck, onSelect: onAnswered },
    ...(isPaused ? [{ label: t('prayer:resume'), icon: IconRotate, onSelect: onResume }] : []),
    ...(isDetail
      ? []
      : [{ label: t('prayer:updateAdd'), icon: IconPencilPlus, onSelect: onAddNote }]),
    { label: t('journalEntry.share'), icon: IconShare2, onSelect: onShare },
    { label: t('journalEntry.edit'), icon: IconPencil, onSelect: onEdit },
    { label: t('delete'), icon: IconTrash, isDangerous: true, onSelect: onDelete },
  ];
  const entry = {
    id,
    name: prayer.title,
    day,
    heading: !startsWithTitle(text, prayer.title) && (
      <h3 className={elements['title']} dir="auto">
        {getPrayerTitle(prayer)}
      </h3>
    ),
    text,
    lang: request === '' ? (prayer.language ?? undefined) : undefined,
    facts: (
      <>
        <span dir="auto">{category}</span>
        {isAnswered && (
          <Group component="span" display="inline-flex" gap={4} wrap="nowrap" c="var(--gold)">
            <IconCheck size={16} aria-hidden />
            {prayer.answered_date
              ? t('prayer:answeredOn', {
                  date: formatDay(language, prayer.answered_date, 'medium'),
                })
              : t('prayer:filterAnswered')}
          </Group>
        )}
        {noteCount > 0 && !isExpanded && (
          <Group component="span" display="inline-flex" gap={4} wrap="nowrap">
            <IconNotes size={16} aria-hidden />
            {t('prayer:updateCount', { count: noteCount })}
          </Group>
        )}
        {isPaused && (
          <Group component="span" display="inline-flex" gap={4} wrap="nowrap">
            <IconMoon size={16} aria-hidden />
            {t('prayer:pausedUntil', { date: formatDay(language, pausedUntil, 'medium') })}
          </Group>
        )}
        {sync && <SyncStateBadge state={sync} />}
      </>
    ),
    actions,
    rest: buildRest(),
  };
  const isOnlyTestimony = lacksTestimony && !hasGeneratedPart && noteCount === 0;
  const below = (
    <>
      {help}
      <PreviousVersions groups={previousVersions} onRestore={onRestore} />
      {notes}
      {prayer.testimony && (
        <Box className={elements['quote']} style={{ borderColor: 'var(--gold)' }}>
          <h4 className={elements['partTitle']}>{t('prayer:testimony')}</h4>
          <LongPrayerText text={prayer.testimony} fontSize={fontSize} />
        </Box>
      )}
      {testimonyForm}
    </>
  );
  if (isDetail) return <EntryDetail {...entry}>{below}</EntryDetail>;
  return (
    <EntryCard
      {...entry}
      restLabel={isOnlyTestimony ? t('prayer:testimonyAdd') : undefined}
      menuButton={menuButton}
      isExpanded={isExpanded}
      onExpand={onExpand}
    >
      {below}
    </EntryCard>
  );

  function buildRest(): ReactNode {
    if (!hasGeneratedPart && noteCount === 0 && !lacksTestimony) return null;
    return (
      <Stack className={elements['noSpaceWhenEmpty'] ?? ''}>
        {isGenerated && (
          <div>
            <h4 className={elements['partTitle']}>{t('prayer:text')}</h4>
            <LongPrayerText
              text={prayer.prayer_text}
              lang={prayer.language ?? undefined}
              fontSize={fontSize}
            />
          </div>
        )}
        <VerifiedVerses verses={verses} />
        {prayer.source && <SourceLine source={prayer.source} />}
      </Stack>
    );
  }
}
