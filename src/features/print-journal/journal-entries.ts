// Turns records into the entries of a printed journal: sorted by day, filtered by period and kind,
// grouped by month. Pure.
import type { BibleNote } from '../../../schemas/entities/bible-note.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import type { Language } from '../../../schemas/languages.ts';
import { formatVerseReference } from '../../../schemas/bible/verse-reference.ts';
import { listPrayerNotes } from '../../data/records/prayer-notes.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { isCalendarDay, toUserDay } from '../../data/user-days.ts';
import type { EntryPart, PrintedEntry, PrintedKind } from './components/printed-entry-types.ts';

export interface JournalRecords {
  prayers: readonly SavedRecord<Prayer>[];
  gratitudeEntries: readonly SavedRecord<GratitudeEntry>[];
  notes: readonly SavedRecord<BibleNote>[];
}

/** Returns all entries with a text, oldest first. The days are those that the pages show. */
export function listJournalEntries({
  prayers,
  gratitudeEntries,
  notes,
}: JournalRecords): PrintedEntry[] {
  const dated = [
    ...prayers.map((record) => ({ record, entry: toPrayerEntry(record) })),
    ...gratitudeEntries.map((record) => ({ record, entry: toGratitudeEntry(record) })),
    ...notes.map((record) => ({ record, entry: toNoteEntry(record) })),
  ].filter(({ entry }) => entry.parts.length > 0 && isCalendarDay(entry.day));
  return dated
    .toSorted(
      (a, b) =>
        compare(a.entry.day, b.entry.day) ||
        compare(a.record.createdDate, b.record.createdDate) ||
        compare(a.entry.id, b.entry.id),
    )
    .map(({ entry }) => entry);
}

/** First and last day as YYYY-MM-DD; an empty day means without limit. */
export interface DayRange {
  from: string;
  to: string;
}

/** Returns the entries of the kinds within the days, both included. */
export function filterEntries(
  entries: readonly PrintedEntry[],
  { from, to }: DayRange,
  kinds: ReadonlySet<PrintedKind>,
): PrintedEntry[] {
  return entries.filter(
    ({ kind, day }) => kinds.has(kind) && (from === '' || day >= from) && (to === '' || day <= to),
  );
}

export interface PrintedMonth {
  /** YYYY-MM */
  month: string;
  entries: readonly PrintedEntry[];
}

/** @param entries oldest first */
export function groupByMonth(entries: readonly PrintedEntry[]): PrintedMonth[] {
  const months = new Map<string, PrintedEntry[]>();
  for (const entry of entries) {
    const month = entry.day.slice(0, 7);
    const known = months.get(month);
    if (known) known.push(entry);
    else months.set(month, [entry]);
  }
  return [...months].map(([month, ofMonth]) => ({ month, entries: ofMonth }));
}

function toPrayerEntry({ id, fields, createdDate }: SavedRecord<Prayer>): PrintedEntry {
  const request = (fields.request ?? '').trim();
  const prayer = fields.prayer_text.trim();
  const isAnswered = fields.is_answered === true;
  const parts: EntryPart[] = [
    ...(request !== '' && request !== prayer ? [{ kind: 'request', text: request } as const] : []),
    ...toTextPart(prayer),
    ...listPrayerNotes(fields).flatMap(({ date, text }) =>
      text.trim() === '' ? [] : [{ kind: 'update', day: date, text: text.trim() } as const],
    ),
    ...(isAnswered
      ? [
          {
            kind: 'answer',
            day: isCalendarDay(fields.answered_date) ? fields.answered_date : '',
            text: (fields.testimony ?? '').trim(),
          } as const,
        ]
      : []),
  ];
  return {
    id,
    kind: 'Prayer',
    day: toUserDay(createdDate),
    language: fields.language ?? undefined,
    heading: '',
    parts,
    references: (fields.verses ?? [])
      .map(({ reference }) => reference.trim())
      .filter((reference) => reference !== ''),
  };
}

function toGratitudeEntry({ id, fields, createdDate }: SavedRecord<GratitudeEntry>): PrintedEntry {
  const reference = (fields.verse_reference ?? '').trim();
  return {
    id,
    kind: 'GratitudeEntry',
    day: isCalendarDay(fields.date) ? fields.date : toUserDay(createdDate),
    language: fields.language ?? undefined,
    heading: '',
    parts: toTextPart(fields.entry_text),
    references: reference === '' ? [] : [reference],
  };
}

function toNoteEntry({ id, fields, createdDate }: SavedRecord<BibleNote>): PrintedEntry {
  const language: Language = fields.language ?? 'en';
  return {
    id,
    kind: 'BibleNote',
    day: toUserDay(createdDate),
    language: fields.language ?? undefined,
    heading:
      fields.reference.trim() ||
      formatVerseReference(language, fields.book, fields.chapter, fields.verse),
    parts: toTextPart(fields.note_text ?? ''),
    references: [],
  };
}

function toTextPart(text: string): EntryPart[] {
  return text.trim() === '' ? [] : [{ kind: 'text', text: text.trim() }];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
