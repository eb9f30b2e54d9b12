// Card of a prayer in the journal: day, collapsed text, testimony, notes, state, previous versions,
// and buttons to mark as answered, share, edit and delete.
import { Button } from '@mantine/core';
import { IconCheck, IconMoon, IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { PreviousVersion } from '../../../../../schemas/fields.ts';
import type { Prayer, VersionGroup } from '../../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../../locales/language.ts';
import { PreviousVersions } from '../../../journal/components/previous-versions.tsx';
import { formatLongDay } from '../../../../locales/format-day.ts';
import { SyncStateBadge } from '../../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../../ui/sync-state-badge.tsx';
import { AnsweredLine } from '../../components/answered-line.tsx';
import styles from './prayer-card.module.css';
import { getPrayerTitle } from '../../components/prayer-title.ts';
import { PrayerText, CollapsibleText } from '../../components/prayer-text.tsx';

interface PrayerCardProps {
  /** Target id of a URL: /Prayer?view=mine#id */
  id: string;
  prayer: Prayer;
  previousVersions: readonly VersionGroup[];
  /** ISO 8601 */
  createdDate: string;
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
  createdDate,
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
    <article id={id} className={styles['entry']} aria-label={title}>
      <DayMark date={createdDate} />
      <div className={styles['card']}>
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
        <details className={styles['fold']}>
          <summary>{t('prayer:show')}</summary>
          <PrayerText prayer={prayer} />
        </details>
        <PreviousVersions groups={previousVersions} onRestore={onRestore} />
        {notes}
        {prayer.is_answered && (
          <AnsweredLine date={prayer.answered_date ?? null} onChangeDay={onChangeDay} />
        )}
        {prayer.testimony && (
          <div className={styles['testimony']}>
            <h4>{t('prayer:testimony')}</h4>
            <CollapsibleText text={prayer.testimony} />
          </div>
        )}
        {testimonyForm}
        {pausedUntil !== undefined && !prayer.is_answered && (
          <PauseLine until={pausedUntil} onResume={onResume} />
        )}
        <footer className={styles['foot']}>
          {!prayer.is_answered && (
            <Button
              variant="light"
              px="md"
              fz="sm"
              leftSection={<IconCheck size={18} aria-hidden />}
              onClick={onAnswered}
            >
              {t('prayer:markAnswered')}
            </Button>
          )}
          <span className={styles['tools']}>
            {share}
            <button
              type="button"
              className={styles['tool']}
              onClick={onEdit}
              aria-label={t('prayer:editNamed', { title })}
              title={t('prayer:edit')}
            >
              <IconPencil size={20} aria-hidden />
            </button>
            <button
              type="button"
              className={styles['tool']}
              data-dangerous
              onClick={onDelete}
              aria-label={t('prayer:deleteNamed', { title })}
              title={t('delete')}
            >
              <IconTrash size={20} aria-hidden />
            </button>
          </span>
        </footer>
      </div>
    </article>
  );
}

function DayMark({ date }: { date: string }) {
  const language = useLanguage();
  const day = new Date(date);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, options).format(day);
  return (
    <time className={styles['day']} dateTime={date}>
      <span className={styles['number']}>{format({ day: 'numeric' })}</span>
      <span>{format({ month: 'short' })}</span>
      <span>{format({ year: 'numeric' })}</span>
    </time>
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
