// Converts an entry of a file to the records that it becomes: gratitude entries, prayers or Bible
// notes. The client ids are derived, so that a repeated import creates no duplicates.
import { maxTextLength } from '../../../schemas/fields.ts';
import type { SyncedEntityName } from '../../../schemas/entities/registry.ts';
import type { Fields } from '../../../schemas/local-record.ts';
import { getSyncedEntity } from '../database/collections.ts';
import type { ImportedRecord } from '../export/imported-record.ts';
import { deriveId } from '../records/canonical-json.ts';
import { buildPrayerTitle } from '../records/prayer-title.ts';
import { findFaultyField } from '../records/validate-record.ts';
import { addDays, toUserDay } from '../user-days.ts';
import { splitLongText } from './clean-text.ts';
import { findHighlightColor } from './highlight-color.ts';
import type {
  DateOrder,
  ImportFormat,
  ImportTarget,
  ProblemReason,
  SourceDay,
  SourceEntry,
} from './import-types.ts';
import type { NotePassage } from './note-passages.ts';
import { parseAnswer } from './parse-answer.ts';
import { resolveDate } from './parse-date.ts';

/** Values that all entries of an import have in common. */
export interface ConversionSettings {
  format: ImportFormat;
  target: ImportTarget;
  dateOrder: DateOrder;
  /** E-mail of the owner; empty for a guest. */
  email: string;
  /** YYYY-MM-DD, by the clock of this device. */
  today: string;
  /** ISO time, for records without a date. */
  now: string;
  /** Stored value of each built-in category, by its name in lower case. */
  categories: ReadonlyMap<string, string>;
  /** Finds the passage of a Bible note; null if it was not understood. */
  findPassage(typed: string, code: string): Promise<NotePassage | null>;
}

/** `day` is null for a Bible note without a date. */
export type Conversion =
  | { kind: 'records'; day: string | null; records: readonly ImportedRecord[] }
  | { kind: 'problem'; reason: ProblemReason };

export const entityByTarget = {
  gratitude: 'GratitudeEntry',
  prayers: 'Prayer',
  notes: 'BibleNote',
} as const satisfies Record<ImportTarget, SyncedEntityName>;

export async function convertEntry(
  entry: SourceEntry,
  settings: ConversionSettings,
): Promise<Conversion> {
  const { target, dateOrder, today } = settings;
  const isNote = target === 'notes';
  const date = entry.date && resolveDate(entry.date, dateOrder);
  if (!date && (entry.hasBadDate || entry.date)) return problem('badDate');
  if (!date && !isNote) return problem('noDate');
  if (date && date.day > addDays(today, 1)) return problem('futureDate');
  const written = date && toWrittenDate(date);
  // Only a gratitude entry has a day of its own; the others are shown with the time of writing.
  if (date && written === null && target !== 'gratitude') return problem('dateTooEarly');
  const parts = isNote
    ? await buildNotes(entry, settings)
    : target === 'prayers'
      ? buildPrayers(entry, settings)
      : buildGratitudeEntries(entry, date?.day ?? '');
  if (typeof parts === 'string') return problem(parts);
  const key = getEntryKey(entry, date);
  const records = parts.map((fields, index): ImportedRecord => {
    const id = deriveId('journal import', settings.format, target, key, index);
    return {
      clientId: id,
      fields: {
        ...fields,
        user_email: settings.email,
        ...(written !== null && { written_date: written }),
      },
      base: null,
      server: null,
      createdDate: written ?? settings.now,
    };
  });
  const { schema } = getSyncedEntity(entityByTarget[target]);
  const isValid = records.every(
    ({ clientId, fields }) => findFaultyField(schema, { ...fields, client_id: clientId }) === null,
  );
  return isValid ? { kind: 'records', day: date?.day ?? null, records } : problem('badEntry');
}

function problem(reason: ProblemReason): Conversion {
  return { kind: 'problem', reason };
}

/** Returns what identifies an entry: its id in the other app, otherwise its date and its texts. */
function getEntryKey(entry: SourceEntry, date: SourceDay | null): readonly unknown[] {
  const { sourceId, isFileDate, title, text, reference, color } = entry;
  if (sourceId !== null) return [sourceId];
  // A copy of the file has another date.
  return [isFileDate ? '' : (date?.key ?? ''), title, text, reference, color];
}

/**
 * Returns the time of writing, ISO 8601 UTC. An entry without a time, or with a time that is on
 * another day by the clock of this device, was written at noon of its day. Null before 1970, which
 * the server rejects.
 */
function toWrittenDate({ day, time }: SourceDay): string | null {
  const noon = new Date(`${day}T12:00:00`).toISOString();
  const written = time !== null && toUserDay(time) === day ? time : noon;
  return written >= '1970' && day >= '1970' ? written : null;
}

/** Fields of the records, or why there are none. */
type Parts = readonly Fields[] | ProblemReason;

function buildGratitudeEntries(entry: SourceEntry, day: string): Parts {
  const { title, text, reference, tags, answered } = entry;
  if (title === '' && text === '') return 'empty';
  const { words } = parseAnswer(answered);
  const whole = joinParts([title, text, words, reference, formatTags(tags)]);
  return splitLongText(whole, maxTextLength).map((part) => ({ date: day, entry_text: part }));
}

/** A title is what the person prayed for; without one, the request is the prayer itself. */
function buildPrayers(entry: SourceEntry, { categories, dateOrder }: ConversionSettings): Parts {
  const { title, text, tags, reference, answered } = entry;
  if (title === '' && text === '') return 'empty';
  const [first = '', ...others] = tags;
  const isCategory = first.length <= maxCategoryLength;
  const rest = isCategory ? others : tags;
  const { isAnswered, date, words } = parseAnswer(answered);
  const [testimony, remark] = isAnswered ? [words, ''] : ['', words];
  const day = date && resolveDate(date, dateOrder);
  const whole = joinParts([text || title, remark, reference, formatTags(rest)]);
  return splitLongText(whole, maxTextLength).map((part) => {
    const request = text === '' || title === '' ? part : title;
    return {
      title: buildPrayerTitle(request),
      request,
      prayer_text: part,
      category:
        isCategory && first !== '' ? (categories.get(first.toLowerCase()) ?? first) : 'other',
      is_answered: isAnswered,
      ...(day && { answered_date: day.day }),
      ...(testimony !== '' && { testimony }),
    };
  });
}

/** Limit of the schema. */
const maxCategoryLength = 100;

async function buildNotes(entry: SourceEntry, settings: ConversionSettings): Promise<Parts> {
  const { title, text, tags, reference, color, translation: code } = entry;
  if (reference === '') return 'noReference';
  const passage = await settings.findPassage(reference, code);
  if (!passage) return 'badReference';
  const note = joinParts([title, text, formatTags(tags)]);
  const highlight = findHighlightColor(color);
  if (note === '' && highlight === 'none') return 'empty';
  const { pieces, translation } = passage;
  return splitLongText(note, maxTextLength).flatMap((part) =>
    pieces.map((piece) => ({
      ...piece.range,
      reference: piece.reference,
      ...(translation !== null && { translation }),
      note_text: part,
      highlight_color: highlight,
    })),
  );
}

/** Paragraphs, without the empty ones. */
function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

/** `#family #health`: the app has no field for these tags. */
function formatTags(tags: readonly string[]): string {
  return tags.map((tag) => `#${tag.replaceAll(' ', '_')}`).join(' ');
}
