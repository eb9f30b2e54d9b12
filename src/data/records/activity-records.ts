// What a person's collection `activity` holds: things of this device that never travel, told apart
// by kind.
import type { Language } from '../../../schemas/fields.ts';
import { toNewestFirstKey } from '../../../schemas/local-record.ts';
import type { BookId } from '../../../schemas/bible/books.ts';
import { deriveId } from './canonical-json.ts';
import type { DeviceRecord } from '../database/collections.ts';

/**
 * Kinds of the person, which an export holds:
 * - `place`      where they read last, one record: { translation, book, chapter }
 * - `history`    a chapter they have opened, one record for each, newest first: { book, chapter,
 * translation, date, opened? }; without `opened`                it is of a time that took opening
 * for reading
 * - `category`   a prayer category of their own: { name }
 * - `search`     a question they asked Wisdom, newest first: { text, date }
 * - `choice`     something they once chose or waved away, id `choice|…`: { value }. `translation`:
 * a code in capitals,                `translation_…` by language of the screen. `onboarding`,
 * `notifications`, `install`: 'true', 'dismissed', or the ISO time at which it was waved away.  
 * `copy`: how copied verses look. `model_…`, by kind of words: 'yes' or 'no', whether a language
 * model may be sent what they                write for it; never brought in by a file. `day_start`:
 * the hour at which their day begins, '0' to '6'
 * - `used`       passages of ours that were composed for them, for 30 days: { names }
 * - `wish`       words they wish for once there is a network, see
 * src/features/generation/queue/queued-generations.ts
 * - `prayed`     when they last prayed what stands in the journal: { prayer, date }
 * - `snoozed`    a prayer that they meet again from a day on: { prayer, until }
 * - `helpful`    whether a grace note helped: { note, answer }, 'yes' or 'no'
 * - `read`       a chapter of the grid that was read: { book, chapter, date }
 * - `event`      what counts for a day, see src/data/records/day-events.ts; `clock`: the zone and
 * the hour by which days are told, from a day on
 * - `plan_overlay`  how a plan was shifted, see src/features/plans/plan-adjustments.ts;
 * `plan_read`: a passage of a plan's day that was read: { date }
 * - `wisdom`     an answer of Wisdom that they kept: { question, insight, verses, next_step, topic,
 * source, language, date, concern? }
 * - `letter`     mail to whoever looks after this app that waits to be sent, see
 * src/features/feedback/outbox.ts: { about, subject, body, date }
 * - `unread`     what an imported file held and this version does not know: { entity, item } or {
 * name, value }; put back by an export
 *
 * `date` is an ISO time of the device, books are USFM ids.
 */
export type UserActivityKind =
  | 'place'
  | 'history'
  | 'category'
  | 'search'
  | 'choice'
  | 'used'
  | 'wish'
  | 'prayed'
  | 'snoozed'
  | 'helpful'
  | 'read'
  | 'event'
  | 'clock'
  | 'plan_overlay'
  | 'plan_read'
  | 'wisdom'
  | 'letter'
  | 'unread';

/**
 * Kinds of the machine, which say nothing elsewhere: the engine's place, marks, notices, the last
 * count.
 */
const internalKinds = new Set([
  'sync',
  'home',
  'notice',
  'session',
  'moved',
  'counted',
  'reminders',
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

/** Two spellings of a name are one category, as the earlier app had it. */
export function buildCategoryRecord(name: string): DeviceRecord {
  return {
    id: toRecordId('category', normalizeName(name)),
    kind: 'category',
    order: normalizeName(name).slice(0, 24),
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

/** @param id a new one for each composing */
export function buildUsedPassagesRecord(
  id: string,
  names: readonly string[],
  date: string,
): DeviceRecord {
  return { id: `used|${id}`, kind: 'used', order: date, value: { names } };
}

function normalizeName(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** The storage takes ids of 160 characters: a long text is known by what it hashes to. */
function toRecordId(kind: string, text: string): string {
  return `${kind}|${text.length <= 120 ? text : deriveId(kind, text)}`;
}
