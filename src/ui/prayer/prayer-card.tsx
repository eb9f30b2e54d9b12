// One prayer of the journal: its day in the margin, its words folded, what became of it.
import { Button } from '@mantine/core';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import type { EarlierWording } from '../../../schemas/fields.ts';
import type { Prayer } from '../../../schemas/prayer.ts';
import { useLanguage } from '../../i18n/language.ts';
import { EarlierWordings } from '../earlier-wordings.tsx';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import styles from './prayer-card.module.css';
import { PrayerVerses } from './prayer-verses.tsx';

interface PrayerCardProps {
  /** What an address leads to: /Prayer?view=mine#id */
  id: string;
  prayer: Prayer;
  /** ISO 8601 */
  createdDate: string;
  category: string;
  sync: SyncMarkState;
  onAnswered: () => void;
  onDelete: () => void;
  onRestore: (wording: EarlierWording) => void;
  /** The form for a testimony, where one is due. */
  testimonyForm: ReactNode;
}

export function PrayerCard({ id, prayer, createdDate, category, sync, onAnswered, onDelete, onRestore, testimonyForm }: PrayerCardProps) {
  const { t } = useTranslation();
  const title = prayer.title;
  const hasRequest = Boolean(prayer.request) && prayer.request?.trim() !== prayer.prayer_text.trim();
  return (
    <article id={id} className={styles['entry']} aria-label={title}>
      <DayMark date={createdDate} />
      <div className={styles['card']}>
        <header className={styles['head']}>
          <h2 className={styles['title']} dir="auto">
            {title}
            {isShortened(prayer) && '…'}
          </h2>
          <p className={styles['about']}>
            <span>{category}</span>
            <SyncMark state={sync} />
          </p>
        </header>
        <details className={styles['fold']}>
          <summary>{t('prayer.show')}</summary>
          <div className={styles['words']}>
            {hasRequest && (
              <div>
                <h3>{t('prayer.request')}</h3>
                <p dir="auto" className={styles['text']}>
                  {prayer.request}
                </p>
              </div>
            )}
            <p dir="auto" className={styles['text']} lang={prayer.language ?? undefined}>
              {prayer.prayer_text}
            </p>
            <PrayerVerses verses={prayer.verses ?? []} />
          </div>
        </details>
        <EarlierWordings wordings={prayer.earlier_wordings ?? []} onRestore={onRestore} />
        {prayer.is_answered && <Answered date={prayer.answered_date ?? null} />}
        {prayer.testimony && (
          <div className={styles['testimony']}>
            <h3>{t('prayer.testimony')}</h3>
            <p dir="auto" className={styles['text']}>
              {prayer.testimony}
            </p>
          </div>
        )}
        {testimonyForm}
        <footer className={styles['foot']}>
          {!prayer.is_answered && (
            <Button variant="light" px="md" fz="sm" leftSection={<IconCheck size={18} aria-hidden />} onClick={onAnswered}>
              {t('prayer.markAnswered')}
            </Button>
          )}
          <button type="button" className={styles['delete']} onClick={onDelete} aria-label={t('prayer.deleteNamed', { title })} title={t('common.delete')}>
            <IconTrash size={20} aria-hidden />
          </button>
        </footer>
      </div>
    </article>
  );
}

/** A title is the beginning of the request: it says so when there is more. */
function isShortened({ title, request }: Prayer): boolean {
  return (request ?? '').replace(/\s+/g, ' ').trim().length > title.length;
}

function DayMark({ date }: { date: string }) {
  const language = useLanguage();
  const day = new Date(date);
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(language, options).format(day);
  return (
    <time className={styles['day']} dateTime={date}>
      <span className={styles['number']}>{format({ day: 'numeric' })}</span>
      <span>{format({ month: 'short' })}</span>
      <span>{format({ year: 'numeric' })}</span>
    </time>
  );
}

/** @param date YYYY-MM-DD, a day without a clock */
function Answered({ date }: { date: string | null }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = date === null ? t('prayer.filterAnswered') : t('prayer.answeredOn', { date: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)) });
  return (
    <p className={styles['answered']}>
      <IconCheck size={18} aria-hidden />
      {words}
    </p>
  );
}
