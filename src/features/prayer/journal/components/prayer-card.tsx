// Card of a prayer in the journal: day, collapsed text, testimony, notes, state, previous versions,
// and buttons to mark as answered, share, edit and delete.
import { Button } from '@mantine/core';
import { IconCheck, IconMoon } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import type { Prayer, VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { CardFold, EntryCard } from '../../../journal/components/entry-card.tsx';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { formatLongDay } from '../../../../locales/format-day.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { AnsweredLine } from '../../components/answered-line.tsx';
import styles from './prayer-card.module.css';
import { getPrayerTitle } from '../../components/prayer-title.ts';
import { PrayerText, LongPrayerText } from '../../components/prayer-text.tsx';

interface PrayerCardProps {
  /** Target id of a URL: /Prayer?view=mine#id */
  id: string;
  prayer: Prayer;
  previousVersions: readonly VersionGroup[];
  /** YYYY-MM-DD, the day on which the prayer was written. */
  day: string;
  category: string;
  sync: SyncBadgeState;
  /** YYYY-MM-DD: until that day the prayer is left out of praying through. */
  pausedUntil: string | undefined;
  /** Note with contacts for help, when the text speaks of danger. */
  help?: ReactNode;
  /** Notes to the prayer. */
  notes: ReactNode;
  /** Form for a testimony, when the prayer has none yet. */
  testimonyForm: ReactNode;
  /** Share control, placed beside the other actions. */
  share: ReactNode;
  onAnswered: () => void;
  onChangeDay: () => void;
  onResume: () => void;
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
  help,
  notes,
  testimonyForm,
  share,
  onAnswered,
  onChangeDay,
  onResume,
  onEdit,
  onDelete,
  onRestore,
}: PrayerCardProps) {
  const { t } = useTranslation();
  const title = prayer.title;
  return (
    <EntryCard
      id={id}
      names={{
        card: title,
        edit: t('prayer:editNamed', { title }),
        delete: t('prayer:deleteNamed', { title }),
      }}
      day={day}
      foot={
        !prayer.is_answered && (
          <Button
            variant="light"
            px="md"
            fz="sm"
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={onAnswered}
          >
            {t('prayer:markAnswered')}
          </Button>
        )
      }
      share={share}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      <header>
        <h3 className={styles['title']} dir="auto">
          {getPrayerTitle(prayer)}
        </h3>
        <p className={styles['about']}>
          <span dir="auto">{category}</span>
          <SyncStateBadge state={sync} />
        </p>
      </header>
      {help}
      <CardFold summary={t('prayer:show')}>
        <PrayerText prayer={prayer} />
      </CardFold>
      <PreviousVersions groups={previousVersions} onRestore={onRestore} />
      {notes}
      {prayer.is_answered && (
        <AnsweredLine date={prayer.answered_date ?? null} onChangeDay={onChangeDay} />
      )}
      {prayer.testimony && (
        <div className={styles['testimony']}>
          <h4>{t('prayer:testimony')}</h4>
          <LongPrayerText text={prayer.testimony} />
        </div>
      )}
      {testimonyForm}
      {pausedUntil !== undefined && !prayer.is_answered && (
        <PauseLine until={pausedUntil} onResume={onResume} />
      )}
    </EntryCard>
  );
}

function PauseLine({ until, onResume }: { until: string; onResume: () => void }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className={styles['rest']}>
      <p>
        <IconMoon size={18} aria-hidden />
        {t('prayer:pausedUntil', { date: formatLongDay(language, until) })}
      </p>
      <button type="button" onClick={onResume}>
        {t('prayer:resume')}
      </button>
    </div>
  );
}
