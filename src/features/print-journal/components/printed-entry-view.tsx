// One entry of the printed journal: its day, its kind and its texts. Texts of the user are text only,
// never markup.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { formatDay, formatLongDay } from '../../../locales/format-day.ts';
import styles from './printed-journal.module.css';
import type { EntryPart, PrintedEntry, PrintedKind } from './printed-entry-types.ts';

/** Names that each of thousands of entries needs, translated once. */
export interface EntryLabels {
  kinds: Readonly<Record<PrintedKind, string>>;
  request: string;
}

/** Characters: an entry up to this length is not divided between two pages. */
const maxUndividedLength = 700;

export function PrintedEntryView({
  entry,
  labels,
  language,
}: {
  entry: PrintedEntry;
  labels: EntryLabels;
  /** Of the interface. */
  language: Language;
}) {
  const { kind, day, heading, parts, references } = entry;
  const length = parts.reduce((sum, { text }) => sum + text.length, 0);
  const isShort = length <= maxUndividedLength;
  return (
    <article className={styles['entry']} data-short={isShort ? '' : undefined}>
      <h4 className={styles['entryHead']}>
        <time dateTime={day}>{formatDay(language, day, 'weekdayAndDay')}</time>
        <span className={styles['kind']}>
          {heading === '' ? labels.kinds[kind] : `${labels.kinds[kind]} · ${heading}`}
        </span>
      </h4>
      <div lang={entry.language}>
        {parts.map((part, index) => (
          // The parts of an entry have no other order.
          <PrintedPart key={index} part={part} requestLabel={labels.request} language={language} />
        ))}
      </div>
      {references.length > 0 && <p className={styles['references']}>{references.join(' · ')}</p>}
    </article>
  );
}

function PrintedPart({
  part,
  requestLabel,
  language,
}: {
  part: EntryPart;
  requestLabel: string;
  language: Language;
}) {
  switch (part.kind) {
    case 'text':
      return <Paragraphs text={part.text} />;
    case 'request':
      return (
        <div className={styles['request']}>
          <PartLabel language={language}>{requestLabel}</PartLabel>
          <Paragraphs text={part.text} />
        </div>
      );
    case 'update':
      return (
        <div className={styles['update']}>
          <PartLabel language={language}>{formatLongDay(language, part.day)}</PartLabel>
          <Paragraphs text={part.text} />
        </div>
      );
    case 'answer':
      return <Answer day={part.day} text={part.text} language={language} />;
  }
}

function Answer({ day, text, language }: { day: string; text: string; language: Language }) {
  const { t } = useTranslation();
  return (
    <div className={styles['update']}>
      <PartLabel language={language}>
        {day === ''
          ? t('print-journal:answered')
          : t('print-journal:answeredOn', { date: formatLongDay(language, day) })}
      </PartLabel>
      {text !== '' && <Paragraphs text={text} />}
    </div>
  );
}

/** The language of the label is that of the interface, which the text may not have. */
function PartLabel({ language, children }: { language: Language; children: string }) {
  return (
    <p className={styles['partLabel']} lang={language}>
      {children}
    </p>
  );
}

/** Empty lines separate paragraphs; the other line breaks stay. */
function Paragraphs({ text }: { text: string }) {
  const paragraphs = text.split(/\r?\n(?:[^\S\n]*\r?\n)+/);
  return (
    <>
      {paragraphs.map((paragraph, index) => (
        // Paragraphs of a text never change their order.
        <p key={index} className={styles['paragraph']} dir="auto">
          {paragraph}
        </p>
      ))}
    </>
  );
}
