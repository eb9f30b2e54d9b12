// Records of every kind as the Sync page lists them: what waits, what the server refused, and what to do about it.
import type { RxDocument } from 'rxdb';
import { combineLatest, map, type Observable } from 'rxjs';
import { bookById } from '../../schemas/books.ts';
import { type EarlierWording, isLanguage, type Language } from '../../schemas/fields.ts';
import { discardRefused, type Fields, type LocalRecord, restoreWording, retryRecord, writtenDate } from '../../schemas/local-record.ts';
import { fromCanonical } from '../../schemas/numbering.ts';
import { goesByItself } from '../../schemas/user.ts';
import { type PersonalRecords, synced } from './collections.ts';
import type { Data } from './data.ts';
import { updatesOf } from './prayer-updates.ts';
import { changeKept, type SyncState, syncStateOf } from './record.ts';

export type SyncedEntity = (typeof synced)[number]['entity'];

/** Which record: enough to find it again. */
export interface RecordKey {
  collection: PersonalRecords;
  /** Its client id. */
  id: string;
}

export interface BiblePlace {
  /** USFM id */
  book: string;
  chapter: number;
  verse: number | null;
}

export interface SyncItem extends RecordKey {
  entity: SyncedEntity;
  /** What the person knows it by, in their own words: a title, first words. Empty where only its kind, or its place, tells it. */
  title: string;
  /** Of a note or a bookmark: where in the Bible, to be written in the language of the screen. */
  place: BiblePlace | null;
  /** The language of those words, where it is known. */
  language: Language | null;
  /** Of the progress in a reading plan. */
  day: number | null;
  /** ISO time. */
  createdDate: string;
  /** What waits is its deletion. */
  removed: boolean;
  /** The server has it, or had it: what is discarded falls back on that. */
  wasSent: boolean;
  sync: SyncState;
  /** All that the person wrote in it, to be copied. */
  text: string;
}

/**
 * What only this device holds, kind by kind, in the order in which it was made.
 * @param atMost a long list is read in portions
 */
export function waitingItems(data: Data, atMost: number): Observable<SyncItem[]> {
  return itemsThat(data, 'waiting', atMost);
}

export function refusedItems(data: Data, atMost: number): Observable<SyncItem[]> {
  return itemsThat(data, 'refused', atMost);
}

/** The server is asked once more. Throws `NotKept`. */
export function retryItem(data: Data, key: RecordKey): Promise<void> {
  return change(data, key, retryRecord);
}

/** The person gives up what was refused: what the server holds stands again, or the record goes. Throws `NotKept`. */
export function discardItem(data: Data, key: RecordKey): Promise<void> {
  return change(data, key, discardRefused);
}

/**
 * Lets an earlier wording stand again; the present one becomes an earlier one. Throws `NotKept`.
 * @returns the wording that gave way: given to this function it undoes what was done
 */
export async function restoreItemWording(data: Data, key: RecordKey, wording: EarlierWording): Promise<EarlierWording> {
  let gaveWay = '';
  await change(data, key, (doc) => {
    const present = doc.record[wording.field];
    gaveWay = typeof present === 'string' ? present : '';
    const { doc: holding, place } = withWording(doc, wording);
    return restoreWording(holding, place);
  });
  return { field: wording.field, text: gaveWay };
}

export function wordingsOf(record: Fields): readonly EarlierWording[] {
  const wordings = record['earlier_wordings'];
  return Array.isArray(wordings) ? (wordings as EarlierWording[]) : [];
}

export function toSyncItem(entity: SyncedEntity, collection: PersonalRecords, doc: LocalRecord): SyncItem {
  const { record } = doc;
  const language = record['language'];
  const day = record['current_day'];
  const place = placeOf(entity, record);
  return {
    entity,
    collection,
    id: doc.client_id,
    title: titleOf(entity, record, place !== null),
    place,
    language: isLanguage(language) && entity !== 'User' ? language : null,
    day: entity === 'UserReadingProgress' && typeof day === 'number' ? day : null,
    createdDate: writtenDate(doc.client_id, doc.created_date),
    removed: doc.removed,
    wasSent: doc.base !== null && doc.server_id !== null,
    sync: syncStateOf(doc),
    text: textOf(entity, record),
  };
}

/** The index of `sync` ends with the key, and keys begin with a time: this is the order of making, without sorting anything. */
function itemsThat(data: Data, sync: 'waiting' | 'refused', atMost: number): Observable<SyncItem[]> {
  const kinds = synced.map(({ entity, collection }) => {
    const found: Observable<RxDocument<LocalRecord>[]> = data.personal[collection].find({ selector: { sync }, sort: [{ sync: 'asc' }, { client_id: 'asc' }], limit: atMost }).$;
    return found.pipe(map((docs) => docs.filter((doc) => collection !== 'profile' || !goesByItself(doc)).map((doc) => toSyncItem(entity, collection, doc))));
  });
  return combineLatest(kinds).pipe(map((lists) => lists.flat().slice(0, atMost)));
}

async function change(data: Data, { collection, id }: RecordKey, next: (doc: LocalRecord) => LocalRecord): Promise<void> {
  await changeKept(data, collection, id, next);
  void data.sync();
}

/** Where the wording lies in the record. One without words is never kept: it is put there, so that a restore over an empty text can be undone. */
function withWording(doc: LocalRecord, wording: EarlierWording): { doc: LocalRecord; place: number } {
  const wordings = wordingsOf(doc.record);
  const place = wordings.findIndex(({ field, text }) => field === wording.field && text === wording.text);
  if (place >= 0 || wording.text.trim() !== '') return { doc, place };
  return { doc: { ...doc, record: { ...doc.record, earlier_wordings: [...wordings, wording] } }, place: wordings.length };
}

/** The fields of each entity that say what it is, best first. */
const titleFields: Readonly<Partial<Record<SyncedEntity, readonly string[]>>> = {
  Prayer: ['title', 'request', 'prayer_text'],
  GratitudeEntry: ['entry_text'],
  GraceNote: ['message', 'reflection'],
  BibleNote: ['reference', 'note_text'],
  BibleBookmark: ['reference'],
  DeletionRequest: ['reason'],
};

/** What a person wrote in each, in the order of reading. */
const textFields: Readonly<Partial<Record<SyncedEntity, readonly string[]>>> = {
  Prayer: ['request', 'prayer_text', 'testimony'],
  GratitudeEntry: ['entry_text', 'ai_affirmation'],
  GraceNote: ['message', 'reflection'],
  BibleNote: ['reference', 'note_text'],
  BibleBookmark: ['reference'],
  DeletionRequest: ['reason'],
};

/** Null where the record does not say it in a way we know: then its own reference stands in the title. */
function placeOf(entity: SyncedEntity, { book, chapter, verse, kind, translation }: Fields): BiblePlace | null {
  if (entity !== 'BibleNote' && entity !== 'BibleBookmark') return null;
  if (typeof book !== 'string' || !bookById(book) || typeof chapter !== 'number') return null;
  const isVerse = (entity === 'BibleNote' || kind === 'verse') && typeof verse === 'number';
  // As the person saw it counted.
  const [own] = fromCanonical(typeof translation === 'string' ? translation : '', { book, chapter, verse: isVerse ? verse : 1 });
  return { book, chapter: own?.chapter ?? chapter, verse: isVerse ? (own?.verse ?? verse) : null };
}

/** A note is known by its place and its first words. */
function titleOf(entity: SyncedEntity, record: Fields, hasPlace: boolean): string {
  const fields = (titleFields[entity] ?? []).filter((field) => field !== 'reference' || !hasPlace);
  const words = fields.flatMap((field) => firstWords(record[field]) || []);
  return entity === 'BibleNote' ? words.join(' – ') : (words[0] ?? '');
}

const longestTitle = 90;

function firstWords(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value.slice(0, longestTitle * 4).replace(/\s+/g, ' ').trim();
  if (line.length <= longestTitle) return line;
  const cut = line.slice(0, longestTitle);
  const end = cut.lastIndexOf(' ');
  // A text without spaces is cut where it is, but never through the middle of a character.
  return `${(end > longestTitle / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function textOf(entity: SyncedEntity, record: Fields): string {
  const notes = entity === 'Prayer' ? updatesOf(record).map(({ text }) => text) : [];
  const texts = [...(textFields[entity] ?? []).map((field) => record[field]), ...notes].filter((text): text is string => typeof text === 'string' && text.trim() !== '');
  return [...new Set(texts)].join('\n\n');
}
