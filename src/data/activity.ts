// What a person's collection `activity` holds: things of this device that never travel, told apart by kind.
import { newestFirst } from '../../schemas/local-record.ts';
import type { BookId } from '../../schemas/books.ts';
import { derivedId } from './canonical.ts';
import type { DeviceRecord } from './collections.ts';

/**
 * Kinds of the person, which an export holds:
 * - `place`      where they read last, one record: { translation, book, chapter }
 * - `history`    a chapter they have read, one record for each, newest first: { book, chapter, translation, date }
 * - `category`   a prayer category of their own: { name }
 * - `search`     a question they asked Wisdom, newest first: { text, date }
 * - `choice`     something they once chose or waved away, id `choice|…`: { value }. `translation`: a code in capitals. `onboarding`,
 *                `notifications`, `install`: 'true', 'dismissed', or the ISO time at which it was waved away.
 *                `copy`: how copied verses look
 * - `unread`     what an imported file held and this version does not know: { entity, item } or { name, value }; put back by an export
 *
 * `date` is an ISO time of the device, books are USFM ids.
 */
export type PersonalKind = 'place' | 'history' | 'category' | 'search' | 'choice' | 'unread';

/** Kinds of the machine, which say nothing elsewhere: the engine's place, marks, notices. */
const machineKinds = new Set(['sync', 'home', 'notice', 'session', 'moved']);

export function isPersonalKind(kind: string): boolean {
  return !machineKinds.has(kind);
}

export function historyRecord(book: BookId, chapter: number, translation: string, date: string): DeviceRecord {
  return { id: `history|${book}.${chapter}`, kind: 'history', order: newestFirst(date), value: { book, chapter, translation, date } };
}

/** Two spellings of a name are one category, as the earlier app had it. */
export function categoryRecord(name: string): DeviceRecord {
  return { id: shortId('category', folded(name)), kind: 'category', order: folded(name).slice(0, 24), value: { name } };
}

export function searchRecord(text: string, date: string): DeviceRecord {
  return { id: shortId('search', folded(text)), kind: 'search', order: newestFirst(date), value: { text, date } };
}

export function choiceRecord(name: 'translation' | 'onboarding' | 'notifications' | 'install', value: string): DeviceRecord {
  return { id: `choice|${name}`, kind: 'choice', order: '', value: { value } };
}

function folded(text: string): string {
  return text.normalize('NFC').trim().toLowerCase();
}

/** The storage takes ids of 160 characters: a long text is known by what it hashes to. */
function shortId(kind: string, text: string): string {
  return `${kind}|${text.length <= 120 ? text : derivedId(kind, text)}`;
}
