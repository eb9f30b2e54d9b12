// The printed journal: title page, months and entries. On the screen it is the preview; only this
// part of the page is printed.
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../locales/language.ts';
import { formatMonth } from '../../../locales/format-day.ts';
import { getFieldName } from '../../../locales/field-names.ts';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import type { PrintedEntry } from './printed-entry-types.ts';
import { type EntryLabels, PrintedEntryView } from './printed-entry-view.tsx';
import styles from './printed-journal.module.css';

interface PrintedJournalProps {
  /** Name of the user; may be empty. */
  name: string;
  /** The year, or the days that the journal covers. */
  period: string;
  months: readonly { month: string; entries: readonly PrintedEntry[] }[];
}

export function PrintedJournal({ name, period, months }: PrintedJournalProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['sheet']} aria-label={t('print-journal:preview')}>
      <header className={styles['titlePage']}>
        <OliveIllustration />
        <h2 className={styles['bookTitle']}>{t('print-journal:bookTitle')}</h2>
        <p className={styles['period']}>{period}</p>
        {name !== '' && (
          <p className={styles['name']} dir="auto">
            {name}
          </p>
        )}
      </header>
      <PrintedMonths months={months} />
    </section>
  );
}

/** Thousands of entries, which are not rendered again when the name on the title page changes. */
const PrintedMonths = memo(function PrintedMonths({ months }: Pick<PrintedJournalProps, 'months'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const labels: EntryLabels = {
    kinds: {
      Prayer: t('kind.Prayer'),
      GratitudeEntry: t('kind.GratitudeEntry'),
      BibleNote: t('kind.BibleNote'),
    },
    request: getFieldName(t, 'request'),
  };
  return months.map(({ month, entries }) => (
    <section key={month} aria-labelledby={`month-${month}`}>
      <h3 id={`month-${month}`} className={styles['month']}>
        {formatMonth(language, `${month}-01`)}
      </h3>
      {entries.map((entry) => (
        <PrintedEntryView
          key={`${entry.kind} ${entry.id}`}
          entry={entry}
          labels={labels}
          language={language}
        />
      ))}
    </section>
  ));
});
