// Builds a Markdown file with all data of a user, readable with any program: headings by kind and
// date.
import { groupPreviousVersions } from '../../../schemas/entities/prayer.ts';
import {
  getRecordTitle,
  listPersonalTextFields,
  markdownEntities,
  type MarkdownEntityName,
} from '../../../schemas/entities/registry.ts';
import { isLanguage, type Language } from '../../../schemas/languages.ts';
import { type Fields, type LocalRecord, getWrittenDate } from '../../../schemas/local-record.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { toMarkdownInline, toMarkdownQuote, toMarkdownBlock } from './markdown-text.ts';
import { listPrayerNotes } from '../records/prayer-notes.ts';
import { listPreviousVersions } from '../records/sync-items.ts';

/** Kinds of records in the file; a saved Wisdom answer is not a synced record. */
export type ExportedKind = MarkdownEntityName | 'WisdomAnswer';

/** Labels of the file in the user's language. Dates are passed as formatted text. */
export interface MarkdownLabels {
  /** First line of the file; says whose texts the file contains. */
  title: string;
  savedOn(date: string): string;
  /** Replaces the whole content when there are no records. */
  nothing: string;
  /** Heading of a kind, in the plural: Prayers. */
  kindHeading(kind: ExportedKind): string;
  /** Label of a text field: prayer_text, testimony, note_text, … */
  field(name: string): string;
  /** Label of a selected value; an unknown value (a custom category) stays unchanged. */
  choice(field: 'category' | 'mood' | 'highlight_color', value: string): string;
  answeredOn(date: string): string;
  day(day: number): string;
  completed: string;
  /** Heading of the previous versions of a record. */
  earlier: string;
  /** Marks a record that the server does not have yet. */
  waiting: string;
  refused: string;
}

export interface MarkdownInput {
  docs: Readonly<Record<ExportedKind, readonly LocalRecord[]>>;
  /** Title of each reading plan, by the id that progress records use. */
  planTitles: ReadonlyMap<string, string>;
  now: Date;
}

/** @returns the whole file; the user's text is escaped and never interpreted as markup */
export function buildMarkdown(
  { docs, planTitles, now }: MarkdownInput,
  labels: MarkdownLabels,
  language: Language,
): string {
  const day = createDayFormatter(language);
  const parts = [
    `# ${toMarkdownInline(labels.title)}`,
    toMarkdownInline(labels.savedOn(day(now.toISOString()))),
  ];
  for (const kind of exportedKinds) {
    const sorted = docs[kind].toSorted(
      (a, b) => compare(getDate(b), getDate(a)) || compare(a.client_id, b.client_id),
    );
    if (sorted.length === 0) continue;
    parts.push(
      `## ${toMarkdownInline(labels.kindHeading(kind))}`,
      ...sorted.flatMap((doc) =>
        writeRecord(kind, doc, { words: labels, day, planTitles, language }),
      ),
    );
  }
  if (parts.length === 2) parts.push(toMarkdownInline(labels.nothing));
  return `${parts.join('\n\n')}\n`;
}

interface KindFormat {
  words: MarkdownLabels;
  day(date: string): string;
  planTitles: ReadonlyMap<string, string>;
  language: Language;
}

/** Returns the title of a record before its date; empty if the record has its date only. */
function getTitle(
  kind: ExportedKind,
  record: Fields,
  { words: labels, planTitles, language }: KindFormat,
): string {
  const title = kind === 'WisdomAnswer' ? null : getRecordTitle(kind);
  switch (title) {
    case null:
      return '';
    case 'passage':
      return getText(record, 'reference') || getReference(record, language);
    case 'mood':
      return labels.choice('mood', getText(record, 'mood'));
    case 'plan':
      return planTitles.get(getText(record, 'plan_id')) ?? getText(record, 'plan_id');
    default:
      return getText(record, title.field);
  }
}

/** The kinds in the order of the file. */
export const exportedKinds: readonly ExportedKind[] = markdownEntities.flatMap((name) =>
  name === 'GraceNote' ? [name, 'WisdomAnswer'] : [name],
);

/** Text fields of a saved Wisdom answer, in reading order. */
const answerTextFields = ['request', 'insight', 'next_step'];

/** Fields without a label, because the heading already explains them. */
const bare = new Set(['entry_text', 'message', 'note_text', 'reason']);

function writeRecord(kind: ExportedKind, doc: LocalRecord, way: KindFormat): string[] {
  const { record, sync } = doc;
  const { words: labels, day } = way;
  const heading = [getTitle(kind, record, way), day(getDate(doc))].filter((part) => part !== '');
  const facts = [
    ...listFacts(record, way),
    ...(sync === 'waiting' ? [labels.waiting] : sync === 'refused' ? [labels.refused] : []),
  ];
  return [
    `### ${toMarkdownInline(heading.join(' · '))}`,
    ...(facts.length > 0 ? [`*${toMarkdownInline(facts.join(' · '))}*`] : []),
    ...listTextFields(kind).flatMap((field) => {
      const block = toMarkdownBlock(getText(record, field));
      if (block === '') return [];
      return bare.has(field) ? [block] : [`**${toMarkdownInline(labels.field(field))}**`, block];
    }),
    ...writePrayerNotes(kind, record, way),
    ...listVerses(record),
    ...writePreviousVersions(record, labels),
  ];
}

function listTextFields(kind: ExportedKind): readonly string[] {
  return kind === 'WisdomAnswer' ? answerTextFields : listPersonalTextFields(kind);
}

function getReference({ book, chapter, verse }: Fields, language: Language): string {
  return formatVerseReference(
    language,
    String(book),
    Number(chapter),
    typeof verse === 'number' ? verse : undefined,
  );
}

function listFacts(record: Fields, { words: labels, day }: KindFormat): string[] {
  const facts: string[] = [];
  const category = getText(record, 'category');
  if (category !== '') facts.push(labels.choice('category', category));
  const color = getText(record, 'highlight_color');
  if (color !== '' && color !== 'none') facts.push(labels.choice('highlight_color', color));
  if (getText(record, 'book') !== '' && getText(record, 'translation') !== '')
    facts.push(getText(record, 'translation').toUpperCase());
  if (record['is_answered'] === true)
    facts.push(labels.answeredOn(day(getText(record, 'answered_date'))));
  if (typeof record['current_day'] === 'number') facts.push(labels.day(record['current_day']));
  if (record['completed'] === true) facts.push(labels.completed);
  return facts;
}

function listVerses(record: Fields): string[] {
  const several = Array.isArray(record['verses']) ? (record['verses'] as unknown[]) : [];
  const one = {
    reference: record['verse_reference'],
    text: record['verse_text'],
    translation: record['translation'],
  };
  return [...several, one].flatMap((verse) => {
    const fields = (typeof verse === 'object' && verse !== null ? verse : {}) as Fields;
    const text = getText(fields, 'text');
    const source = [
      getText(fields, 'reference'),
      text === '' ? '' : getText(fields, 'translation'),
    ].filter((part) => part !== '');
    const lines = [text, source.length > 0 ? `– ${source.join(', ')}` : ''].filter(
      (part) => part !== '',
    );
    return getText(fields, 'reference') === '' && text === ''
      ? []
      : [toMarkdownQuote(lines.join('\n'))];
  });
}

function writePrayerNotes(
  kind: ExportedKind,
  record: Fields,
  { words: labels, day }: KindFormat,
): string[] {
  const blocks = (kind === 'Prayer' ? listPrayerNotes(record) : []).flatMap(({ date, text }) => [
    `*${toMarkdownInline(day(date))}*`,
    toMarkdownBlock(text),
  ]);
  return blocks.length > 0 ? [`**${toMarkdownInline(labels.field('updates'))}**`, ...blocks] : [];
}

function writePreviousVersions(record: Fields, labels: MarkdownLabels): string[] {
  const blocks = groupPreviousVersions(listPreviousVersions(record))
    .toReversed()
    .flatMap(({ text, versions: [{ field }] }) => {
      const block = toMarkdownBlock(text);
      return block === '' ? [] : [`*${toMarkdownInline(labels.field(field))}*`, block];
    });
  return blocks.length > 0 ? [`**${toMarkdownInline(labels.earlier)}**`, ...blocks] : [];
}

function getText(record: Fields, field: string): string {
  const value = record[field];
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** Returns the user's own date if the record has one, otherwise the time of writing. */
function getDate(doc: LocalRecord): string {
  const { record } = doc;
  return getText(record, 'date') || getText(record, 'started_date') || getWrittenDate(doc);
}

/**
 * Creates a formatter for days. A calendar date is the same day everywhere; a time becomes its day
 * in the user's current time zone. An invalid date gives an empty text.
 */
function createDayFormatter(language: Language): (date: string) => string {
  const here = new Intl.DateTimeFormat(isLanguage(language) ? language : 'en', {
    dateStyle: 'long',
  });
  const anywhere = new Intl.DateTimeFormat(isLanguage(language) ? language : 'en', {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (date) => {
    const isCalendarDay = /^\d{4}-\d\d-\d\d$/.test(date);
    const time = Date.parse(isCalendarDay ? `${date}T00:00:00Z` : date);
    return Number.isNaN(time) ? '' : (isCalendarDay ? anywhere : here).format(time);
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
