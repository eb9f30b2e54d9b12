// One entry of the journal: its day in the margin, the words in full, the affirmation folded.
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EarlierWording } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { useLanguage } from '../../i18n/language.ts';
import { EarlierWordings } from '../earlier-wordings.tsx';
import { ProvenVerses } from '../made-words/proven-verses.tsx';
import { SourceLine } from '../made-words/source-line.tsx';
import { SyncMark } from '../sync-mark.tsx';
import type { SyncMarkState } from '../sync-mark.tsx';
import { dayWords, longDay } from './day-words.ts';
import styles from './entry-card.module.css';

interface EntryCardProps {
  /** What an address leads to: /Gratitude#id */
  id: string;
  entry: GratitudeEntry;
  sync: SyncMarkState;
  /** Where help is, when its words speak of danger. */
  help?: ReactNode;
  /** Beside the other things that can be done with it. */
  share: ReactNode;
  onEdit: () => void;
  onDelete: () => void;
  onRestore: (wording: EarlierWording) => void;
}

export function EntryCard({ id, entry, sync, help, share, onEdit, onDelete, onRestore }: EntryCardProps) {
  const { t } = useTranslation();
  const date = longDay(useLanguage(), entry.date);
  return (
    <article id={id} className={styles['entry']} aria-label={t('gratitude.entryOf', { date })}>
      <DayMark date={entry.date} />
      <div className={styles['card']}>
        <Words text={entry.entry_text} />
        {help}
        {entry.ai_affirmation && (
          <details className={styles['fold']}>
            <summary>{t('gratitude.showAffirmation')}</summary>
            <div className={styles['answer']}>
              <p dir="auto" className={styles['affirmation']} lang={entry.language ?? undefined}>
                {entry.ai_affirmation}
              </p>
              {entry.verse_reference && <ProvenVerses verses={[{ reference: entry.verse_reference, text: entry.verse_text ?? '', translation: entry.translation ?? null }]} />}
              {entry.source && <SourceLine source={entry.source} />}
            </div>
          </details>
        )}
        <EarlierWordings wordings={entry.earlier_wordings ?? []} onRestore={onRestore} />
        <footer className={styles['foot']}>
          <SyncMark state={sync} />
          <span className={styles['tools']}>
            {share}
            <button type="button" className={styles['tool']} onClick={onEdit} aria-label={t('gratitude.editNamed', { date })} title={t('gratitude.edit')}>
              <IconPencil size={20} aria-hidden />
            </button>
            <button type="button" className={styles['tool']} data-dangerous onClick={onDelete} aria-label={t('gratitude.deleteNamed', { date })} title={t('common.delete')}>
              <IconTrash size={20} aria-hidden />
            </button>
          </span>
        </footer>
      </div>
    </article>
  );
}

/** In UTF-16 code units: about twelve lines. */
const longestAtOnce = 700;

/** A very long entry is opened on demand: a journal is leafed through. */
function Words({ text }: { text: string }) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > longestAtOnce;
  return (
    <div>
      <p dir="auto" className={styles['text']}>
        {isLong && !isWhole ? `${beginningOf(text)}…` : text}
      </p>
      {isLong && (
        <button type="button" className={styles['more']} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? t('gratitude.showLess') : t('gratitude.showMore')}
        </button>
      )}
    </div>
  );
}

/** Up to the end of a word, where there is one nearby. */
function beginningOf(text: string): string {
  const piece = text.slice(0, longestAtOnce);
  const space = piece.search(/\s\S{0,60}$/u);
  return space > 0 ? piece.slice(0, space) : piece.replace(/[\uD800-\uDBFF]$/, '');
}

function DayMark({ date }: { date: string }) {
  const language = useLanguage();
  return (
    <time className={styles['day']} dateTime={date}>
      <span className={styles['number']}>{dayWords(language, date, 'day')}</span>
      <span>{dayWords(language, date, 'month')}</span>
      <span>{dayWords(language, date, 'year')}</span>
    </time>
  );
}
