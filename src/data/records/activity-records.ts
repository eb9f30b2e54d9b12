// Kinds and builders of the records in the user's collection `activity`: data of this device that
// is never synced.
import type { Language } from '../../../schemas/languages.ts';
import { toNewestFirstKey } from '../../../schemas/local-record.ts';
import type { BookId } from '../../../schemas/bible/books.ts';
import { deriveId } from './canonical-json.ts';
import type { DeviceRecord } from '../database/collections.ts';

/**
 * Kinds of user data, which an export contains:
 * - `place`: where the user read last, one record: { translation, book, chapter }
 * - `history`: an opened chapter, one record for each, newest first: { book, chapter, translation,
 *   date, opened? }; without `opened` the record is from a version that counted opening as reading
 * - `category`: a custom prayer category: { name }
 * - `search`: a question asked in Wisdom, newest first: { text, date }
 * - `choice`: a choice or a dismissal, id `choice|…`: { value }. `translation`: a code in capitals,
 *   `translation_…` by interface language. `onboarding`, `notifications`, `install`: 'true',
 *   'dismissed', or the ISO time of the dismissal. `copy`: format of copied verses. `model_…`, by
 *   kind of text: 'yes' or 'no', whether a language model may get the user's text for it; never
 *   imported from a file. `day_start`: the hour at which the user's day begins, '0' to '6'
 * - `used`: our passages that were composed for the user, kept for 30 days: { names }
 * - `wish`: a queued generation, see src/features/generation/queue/queued-generations.ts
 * - `prayed`: when the user last prayed a prayer of the journal: { prayer, date }
 * - `snoozed`: a prayer that appears again from a date on: { prayer, until }
 * - `helpful`: whether a grace note helped: { note, answer }, 'yes' or 'no'
 * - `read`: a chapter in canonical numbering that was read: { book, chapter, date }
 * - `event`: an event that counts for a day, see src/data/records/day-events.ts; `clock`: time zone
 *   and start hour of the user's days, from a date on
 * - `plan_overlay`: adjustments of a plan, see src/features/plans/plan-adjustments.ts; `plan_read`:
 *   a passage of a plan's day that was read: { date }
 * - `wisdom`: a saved Wisdom answer: { question, insight, verses, next_step, topic, source,
 *   language, date, concern? }
 * - `letter`: a feedback message that has not been sent yet, see src/features/feedback/outbox.ts: {
 *   about, subject, body, date }
 * - `unread`: a part of an imported file that this version does not know: { entity, item } or {
 *   name, value }; an export writes it back `date` is an ISO time of the device, books are USFM
 *   ids.
 */
export type UserActivityKind = UnsyncedKind | TraceKind;

/** Kinds with texts that exist on this device only. A log-out would delete these texts. */
export type UnsyncedKind = 'wish' | 'wisdom' | 'letter';

/** Kinds without texts whose loss the user must be warned of. */
type TraceKind =
  | 'place'
  | 'history'
  | 'category'
  | 'search'
  | 'choice'
  | 'used'
  | 'prayed'
  | 'snoozed'
  | 'helpful'
  | 'read'
  | 'event'
  | 'clock'
  | 'plan_overlay'
  | 'plan_read'
  | 'unread';

/**
 * Kinds of the records of the last import of files of other apps, see
 * src/data/journal-import/last-import.ts: its date and counts; and the ids of records that it added:
 * { collection, ids, hashes }.
 */
export const importKind = 'import';
export const importPartKind = 'import_ids';

/**
 * Internal kinds, which have no meaning on another device: sync checkpoints, marks, notices, the
 * last count, recent searches, the last import.
 */
const internalKinds = new Set([
  'sync',
  'home',
  'notice',
  'session',
  'moved',
  'counted',
  'reminders',
  'searched',
  // The settings of the device lock, with wrapped keys: see src/data/device-lock/settings-copy.ts.
  'device-lock',
  importKind,
  importPartKind,
]);

export function isUserActivityKind(kind: string): boolean {
  return !internalKinds.has(kind);
}

export function buildHistoryRecord(
  book: BookId,
  chapter: number,
  translation: string,
  date: string,
): DeviceRecord {
  return {
    id: `history|${book}.${chapter}`,
    kind: 'history',
    order: toNewestFirstKey(date),
    value: { book, chapter, translation, date },
  };
}

/**
 * Names that differ only in their spelling are one category, as in the earlier app. Id and order
 * contain no words, because they are not encrypted while the device lock is on.
 */
export function buildCategoryRecord(name: string): DeviceRecord {
  return {
    id: toRecordId('category', normalizeName(name)),
    kind: 'category',
    order: '',
    value: { name },
  };
}

export function buildSearchRecord(text: string, date: string): DeviceRecord {
  return {
    id: toRecordId('search', normalizeName(text)),
    kind: 'search',
    order: toNewestFirstKey(date),
    value: { text, date },
  };
}

/**
 * Returns the record with an id and an order that contain no words. Earlier versions of the app
 * stored the words of categories and recent questions there.
 */
export function withoutWordsInKeys(record: DeviceRecord): DeviceRecord {
  const { kind, value } = record;
  if (kind === 'category' && typeof value['name'] === 'string')
    return { ...record, ...buildCategoryRecord(value['name']), value };
  if (kind === 'search' && typeof value['text'] === 'string')
    return { ...record, id: toRecordId(kind, normalizeName(value['text'])) };
  return record;
}

export type ChoiceName =
  | 'translation'
  | 'onboarding'
  | 'notifications'
  | 'install'
  | 'day_start'
  | `translation_${Language}`
  | `model_${'grace_note' | 'prayer' | 'gratitude' | 'wisdom'}`;

export function buildChoiceRecord(name: ChoiceName, value: string): DeviceRecord {
  return { id: `choice|${name}`, kind: 'choice', order: '', value: { value } };
}

/** @param id a new id for each composed text */
export function buildUsedPassagesRecord(
  id: string,
  names: readonly string[],
  date: string,
): DeviceRecord {
  return { id: `used|${id}`, kind: 'used', order: date, value: { names } };
}

export function normalizeName(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** Returns an id for a text, which does not contain the text. */
function toRecordId(kind: string, text: string): string {
  return `${kind}|${deriveId(kind, text)}`;
}
