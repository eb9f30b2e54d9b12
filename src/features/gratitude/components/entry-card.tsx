// Card of a gratitude entry: day, text, collapsed affirmation, previous versions, sync state, and
// buttons to share, edit and delete. A very long text is shortened at first.
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { VersionGroup } from '../../../../schemas/entities/prayer.ts';
import type { PreviousVersion } from '../../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../../schemas/entities/gratitude-entry.ts';
import { useLanguage } from '../../../locales/language.ts';
import { PreviousVersions } from '../../journal/components/previous-versions.tsx';
import { VerifiedVerses } from '../../generation/components/verified-verses.tsx';
import { SourceLine } from '../../generation/components/source-line.tsx';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import type { SyncBadgeState } from '../../../ui/sync-state-badge.tsx';
import { formatDay, formatLongDay } from '../../../locales/format-day.ts';
import styles from './entry-card.module.css';

interface EntryCardProps {
  /** Target id of a URL: /Gratitude#id */
  id: string;
  entry: GratitudeEntry;
  previousVersions: readonly VersionGroup[];
  sync: SyncBadgeState;
  /** Note with contacts for help, when the text speaks of danger. */
  help?: ReactNode;
  /** Share control, placed beside the other actions. */
  share: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: (versions: readonly PreviousVersion[]) => void;
}

export function EntryCard({
  id,
  entry,
  previousVersions,
  sync,
  help,
  share,
  onEdit,
  onDelete,
  onRestore,
}: EntryCardProps) {
  const { t } = useTranslation();
  const date = formatLongDay(useLanguage(), entry.date);
  return (
    <article id={id} className={styles['entry']} aria-label={t('gratitude:entryOf', { date })}>
      <DayMark date={entry.date} />
      <div className={styles['card']}>
        <EntryText text={entry.entry_text} />
        {help}
        {entry.ai_affirmation && (
          <details className={styles['fold']}>
            <summary>{t('gratitude:showAffirmation')}</summary>
            <div className={styles['answer']}>
              <p dir="auto" className={styles['affirmation']} lang={entry.language ?? undefined}>
                {entry.ai_affirmation}
              </p>
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
            </div>
          </details>
        )}
        <PreviousVersions groups={previousVersions} onRestore={onRestore} />
        <footer className={styles['foot']}>
          <SyncStateBadge state={sync} />
          <span className={styles['tools']}>
            {share}
            <button
              type="button"
              className={styles['tool']}
              onClick={onEdit}
              aria-label={t('gratitude:editNamed', { date })}
              title={t('gratitude:edit')}
            >
              <IconPencil size={20} aria-hidden />
            </button>
            <button
              type="button"
              className={styles['tool']}
              data-dangerous
              onClick={onDelete}
              aria-label={t('gratitude:deleteNamed', { date })}
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

/** In UTF-16 code units: about twelve lines. */
const maxInitialLength = 700;

/** A very long entry is opened on demand: a journal is leafed through. */
function EntryText({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > maxInitialLength;
  return (
    <div>
      <p dir="auto" className={styles['text']}>
        {isLong && !isWhole ? `${truncateText(text)}…` : text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('gratitude:showLess') : t('gratitude:showMore')}
        </button>
      )}
    </div>
  );
}

/** Cuts the text at the end of a word, if there is one nearby. */
function truncateText(text: string): string {
  const piece = text.slice(0, maxInitialLength);
  const space = piece.search(/\s\S{0,60}$/u);
  return space > 0 ? piece.slice(0, space) : piece.replace(/[\uD800-\uDBFF]$/, '');
}

function DayMark({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <time className={styles['day']} dateTime={date}>
      <span className={styles['number']}>{formatDay(language, date, 'day')}</span>
      <span>{formatDay(language, date, 'month')}</span>
      <span>{formatDay(language, date, 'year')}</span>
    </time>
  );
}
