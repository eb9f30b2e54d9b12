// Everything of a person as one text to read, for ever and with any program: headings by kind and date.
import type { EntityName } from '../../schemas/entities.ts';
import { type EarlierWording, isLanguage, type Language } from '../../schemas/fields.ts';
import { type Fields, type LocalRecord, writtenDate } from '../../schemas/local-record.ts';
import { verseReference } from '../../schemas/reference.ts';
import { inlineText, quoteBlock, textBlock } from './markdown-text.ts';
import { updatesOf } from './prayer-updates.ts';

/** What the file tells of, in this order; an answer of Wisdom that was kept is no record. Settings are for programs. */
export const writtenKinds = ['Prayer', 'GratitudeEntry', 'GraceNote', 'WisdomAnswer', 'BibleNote', 'BibleBookmark', 'UserReadingProgress', 'DeletionRequest'] as const satisfies readonly (EntityName | 'WisdomAnswer')[];
export type WrittenKind = (typeof writtenKinds)[number];

/** The words of the file that are not the person's own, in their language. Dates come written out. */
export interface MarkdownWords {
  /** The first line: whose words these are. */
  title: string;
  savedOn(date: string): string;
  /** Instead of everything, when there is nothing. */
  nothing: string;
  /** The heading of each kind, as of many: Prayers. */
  kinds: Readonly<Record<WrittenKind, string>>;
  /** What a field of words is called: prayer_text, testimony, note_text, … */
  field(name: string): string;
  /** How a chosen value is called; one that is not known (a category of one's own) as it is. */
  choice(field: 'category' | 'mood' | 'highlight_color', value: string): string;
  answeredOn(date: string): string;
  day(day: number): string;
  completed: string;
  /** Over the earlier wordings of a record. */
  earlier: string;
  /** Of what the server does not have yet. */
  waiting: string;
  refused: string;
}

export interface Written {
  docs: Readonly<Record<WrittenKind, readonly LocalRecord[]>>;
  /** What each reading plan is called, by the id that progress names. */
  planTitles: ReadonlyMap<string, string>;
  now: Date;
}

/** @returns the whole file; whatever a person wrote stands in it as text, never as markup */
export function toMarkdown({ docs, planTitles, now }: Written, words: MarkdownWords, language: Language): string {
  const day = dayWriter(language);
  const parts = [`# ${inlineText(words.title)}`, inlineText(words.savedOn(day(now.toISOString())))];
  for (const kind of writtenKinds) {
    const sorted = docs[kind].toSorted((a, b) => compare(dateOf(b.record, writtenDate(b.client_id, b.created_date)), dateOf(a.record, writtenDate(a.client_id, a.created_date))) || compare(a.client_id, b.client_id));
    if (sorted.length === 0) continue;
    parts.push(`## ${inlineText(words.kinds[kind])}`, ...sorted.flatMap((doc) => writeRecord(kind, doc, { words, day, planTitles, language })));
  }
  if (parts.length === 2) parts.push(inlineText(words.nothing));
  return `${parts.join('\n\n')}\n`;
}

interface Way {
  words: MarkdownWords;
  day(date: string): string;
  planTitles: ReadonlyMap<string, string>;
  language: Language;
}

/** The fields of words of each kind, in the order of reading. */
const texts: Readonly<Record<WrittenKind, readonly string[]>> = {
  Prayer: ['request', 'prayer_text', 'testimony'],
  GratitudeEntry: ['entry_text', 'ai_affirmation'],
  GraceNote: ['context_tag', 'message', 'reflection'],
  WisdomAnswer: ['request', 'insight', 'next_step'],
  BibleNote: ['note_text'],
  BibleBookmark: [],
  UserReadingProgress: [],
  DeletionRequest: ['reason'],
};

/** What the heading says already needs no name over it. */
const bare = new Set(['entry_text', 'message', 'note_text', 'reason']);

function writeRecord(kind: WrittenKind, { client_id: id, record, sync, created_date: made }: LocalRecord, way: Way): string[] {
  const { words, day } = way;
  const heading = [titleOf(kind, record, way), day(dateOf(record, writtenDate(id, made)))].filter((part) => part !== '');
  const facts = [...factsOf(record, way), ...(sync === 'waiting' ? [words.waiting] : sync === 'refused' ? [words.refused] : [])];
  return [
    `### ${inlineText(heading.join(' · '))}`,
    ...(facts.length > 0 ? [`*${inlineText(facts.join(' · '))}*`] : []),
    ...texts[kind].flatMap((field) => {
      const block = textBlock(textIn(record, field));
      if (block === '') return [];
      return bare.has(field) ? [block] : [`**${inlineText(words.field(field))}**`, block];
    }),
    ...updatesWritten(kind, record, way),
    ...versesOf(record),
    ...earlierOf(record, words),
  ];
}

function titleOf(kind: WrittenKind, record: Fields, { planTitles, language, words }: Way): string {
  switch (kind) {
    case 'Prayer':
      return textIn(record, 'title');
    case 'GraceNote':
      return words.choice('mood', textIn(record, 'mood'));
    case 'BibleNote':
    case 'BibleBookmark':
      return textIn(record, 'reference') || placeOf(record, language);
    case 'UserReadingProgress':
      return planTitles.get(textIn(record, 'plan_id')) ?? textIn(record, 'plan_id');
    case 'GratitudeEntry':
    case 'WisdomAnswer':
    case 'DeletionRequest':
      return '';
  }
}

function placeOf({ book, chapter, verse }: Fields, language: Language): string {
  return verseReference(language, String(book), Number(chapter), typeof verse === 'number' ? verse : undefined);
}

function factsOf(record: Fields, { words, day }: Way): string[] {
  const facts: string[] = [];
  const category = textIn(record, 'category');
  if (category !== '') facts.push(words.choice('category', category));
  const color = textIn(record, 'highlight_color');
  if (color !== '' && color !== 'none') facts.push(words.choice('highlight_color', color));
  if (textIn(record, 'book') !== '' && textIn(record, 'translation') !== '') facts.push(textIn(record, 'translation').toUpperCase());
  if (record['is_answered'] === true) facts.push(words.answeredOn(day(textIn(record, 'answered_date'))));
  if (typeof record['current_day'] === 'number') facts.push(words.day(record['current_day']));
  if (record['completed'] === true) facts.push(words.completed);
  return facts;
}

function versesOf(record: Fields): string[] {
  const several = Array.isArray(record['verses']) ? (record['verses'] as unknown[]) : [];
  const one = { reference: record['verse_reference'], text: record['verse_text'], translation: record['translation'] };
  return [...several, one].flatMap((verse) => {
    const fields = (typeof verse === 'object' && verse !== null ? verse : {}) as Fields;
    const text = textIn(fields, 'text');
    const source = [textIn(fields, 'reference'), text === '' ? '' : textIn(fields, 'translation')].filter((part) => part !== '');
    const lines = [text, source.length > 0 ? `– ${source.join(', ')}` : ''].filter((part) => part !== '');
    return textIn(fields, 'reference') === '' && text === '' ? [] : [quoteBlock(lines.join('\n'))];
  });
}

function updatesWritten(kind: WrittenKind, record: Fields, { words, day }: Way): string[] {
  const blocks = (kind === 'Prayer' ? updatesOf(record) : []).flatMap(({ date, text }) => [`*${inlineText(day(date))}*`, textBlock(text)]);
  return blocks.length > 0 ? [`**${inlineText(words.field('updates'))}**`, ...blocks] : [];
}

function earlierOf(record: Fields, words: MarkdownWords): string[] {
  const wordings = Array.isArray(record['earlier_wordings']) ? (record['earlier_wordings'] as EarlierWording[]) : [];
  const blocks = wordings.toReversed().flatMap(({ field, text }) => {
    const block = textBlock(String(text));
    return block === '' ? [] : [`*${inlineText(words.field(String(field)))}*`, block];
  });
  return blocks.length > 0 ? [`**${inlineText(words.earlier)}**`, ...blocks] : [];
}

function textIn(record: Fields, field: string): string {
  const value = record[field];
  return typeof value === 'string' && value.trim() !== '' ? value : '';
}

/** The person's own day where the record has one, else the time of its making. */
function dateOf(record: Fields, made: string): string {
  return textIn(record, 'date') || textIn(record, 'started_date') || made;
}

/** A calendar date is the same day everywhere; a time is the day on which it was where the person is now. What is no date is left out. */
function dayWriter(language: Language): (date: string) => string {
  const here = new Intl.DateTimeFormat(isLanguage(language) ? language : 'en', { dateStyle: 'long' });
  const anywhere = new Intl.DateTimeFormat(isLanguage(language) ? language : 'en', { dateStyle: 'long', timeZone: 'UTC' });
  return (date) => {
    const isCalendarDay = /^\d{4}-\d\d-\d\d$/.test(date);
    const time = Date.parse(isCalendarDay ? `${date}T00:00:00Z` : date);
    return Number.isNaN(time) ? '' : (isCalendarDay ? anywhere : here).format(time);
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
