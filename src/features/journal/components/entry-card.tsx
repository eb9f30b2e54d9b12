// Card of a journal entry: the day beside it, the content, and a last row with buttons to share,
// edit and delete.
import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../locales/format-day.ts';
import { useLanguage } from '../../../locales/language.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './entry-card.module.css';

interface EntryCardProps {
  /** Target id of a URL. */
  id: string;
  /** Accessible names of the card and of its buttons. */
  names: { card: string; edit: string; delete: string };
  /** YYYY-MM-DD */
  day: string;
  children: ReactNode;
  /** At the start of the last row. */
  foot: ReactNode;
  share: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
}

export function EntryCard({
  id,
  names,
  day,
  children,
  foot,
  share,
  onEdit,
  onDelete,
}: EntryCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <article id={id} className={styles['entry']} aria-label={names.card}>
      <time className={styles['day']} dateTime={day}>
        <span className={styles['number']}>{formatDay(language, day, 'day')}</span>
        <span>{formatDay(language, day, 'month')}</span>
        <span>{formatDay(language, day, 'year')}</span>
      </time>
      <div className={styles['card']}>
        {children}
        <footer className={styles['foot']}>
          {foot}
          <span className={styles['tools']}>
            {share}
            <IconButton aria-label={names.edit} title={t('journalEntry.edit')} onClick={onEdit}>
              <IconPencil size={20} aria-hidden />
            </IconButton>
            <IconButton
              isDangerous
              aria-label={names.delete}
              title={t('delete')}
              onClick={onDelete}
            >
              <IconTrash size={20} aria-hidden />
            </IconButton>
          </span>
        </footer>
      </div>
    </article>
  );
}

/** Collapsed content of a card. */
export function CardFold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles['fold']}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
