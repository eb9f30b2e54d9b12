// Records of all entities as the Sync page lists them: pending and rejected records, with retry,
// discard, and restore of previous versions.
import type { RxDocument } from 'rxdb';
import { combineLatest, map, type Observable } from 'rxjs';
import { isObject } from '../../../schemas/is-object.ts';
import { bookById } from '../../../schemas/bible/books.ts';
import type { PreviousVersion } from '../../../schemas/fields.ts';
import { isLanguage, type Language } from '../../../schemas/languages.ts';
import {
  discardRejected,
  type Fields,
  type LocalRecord,
  restorePreviousVersion,
  applyRetry,
} from '../../../schemas/local-record.ts';
import { fromCanonicalVerses } from '../../../schemas/bible/numbering.ts';
import type { PersonalDefinition } from '../../../schemas/entities/entity-definition.ts';
import { syncedDefinitions, type SyncedEntityName } from '../../../schemas/entities/registry.ts';
import { hasOnlyAutomaticChanges } from '../../../schemas/entities/user.ts';
import { type UserCollectionName, syncedEntities } from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import { listPrayerNotes } from './prayer-notes.ts';
import { buildPrayerTitle } from './prayer-title.ts';
import {
  modifyRecord,
  type DisplayedSyncState,
  readWrittenDate,
  toDisplayedSyncState,
} from './record.ts';

/** Identifies a record, so that it can be found again. */
export interface RecordKey {
  collection: UserCollectionName;
  /** Client id of the record. */
  id: string;
}

export interface BibleLocation {
  /** USFM id */
  book: string;
  chapter: number;
  verse: number | null;
}

export interface SyncItem extends RecordKey {
  entity: SyncedEntityName;
  /**
   * Title by which the user recognizes the record, from the user's own text: a title or the first
   * words. Empty if only the kind or the Bible passage identifies it.
   */
  title: string;
  /** Bible passage of a note or a bookmark, to be formatted in the interface language. */
  place: BibleLocation | null;
  /** Language of the title, if known. */
  language: Language | null;
  /** Day of a reading plan's progress. */
  day: number | null;
  /** ISO time. */
  createdDate: string;
  /** Whether the pending change is a deletion. */
  removed: boolean;
  /** Whether the server has or had the record: discarding a change then restores that version. */
  wasSent: boolean;
  sync: DisplayedSyncState;
  /** All text that the user wrote in the record, for copying. */
  text: string;
}

/**
 * Emits the unsynced records, grouped by kind, in the order of their creation.
 * @param atMost limit, because a long list is read in portions
 */
export function watchPendingItems(data: DataContext, atMost: number): Observable<SyncItem[]> {
  return watchItems(data, 'waiting', atMost);
}

export function watchRejectedItems(data: DataContext, atMost: number): Observable<SyncItem[]> {
  return watchItems(data, 'refused', atMost);
}

/** Sends a rejected record to the server again. Throws `StorageWriteError`. */
export function retrySyncItem(data: DataContext, key: RecordKey): Promise<void> {
  return modifyItem(data, key, applyRetry);
}

/**
 * Discards a rejected change: the server's version is restored, or the record is deleted. Throws
 * `StorageWriteError`.
 */
export function discardSyncItem(data: DataContext, key: RecordKey): Promise<void> {
  return modifyItem(data, key, discardRejected);
}

/**
 * Restores the previous versions of one group in one write; the current texts become previous
 * versions. Throws `StorageWriteError`.
 * @param versions one version of each field, see `groupPreviousVersions`
 * @returns the replaced versions; passing them to this function undoes the restore
 */
export async function restoreItemVersions(
  data: DataContext,
  key: RecordKey,
  versions: readonly PreviousVersion[],
): Promise<PreviousVersion[]> {
  let replacedVersions: PreviousVersion[] = [];
  await modifyItem(data, key, (doc) => {
    replacedVersions = versions.map(({ field }) => {
      const present = doc.record[field];
      return { field, text: typeof present === 'string' ? present : '' };
    });
    const restored = versions.reduce((before, version) => {
      const { doc: holding, place } = ensureVersion(before, version);
      return restorePreviousVersion(holding, place);
    }, doc);
    return key.collection === 'prayers' ? updatePrayerTitle(doc, restored) : restored;
  });
  return replacedVersions;
}

/** Derives the title again if it was derived from the replaced request. */
function updatePrayerTitle(before: LocalRecord, restored: LocalRecord): LocalRecord {
  const [replaced, request] = [before.record['request'], restored.record['request']];
  if (typeof replaced !== 'string' || typeof request !== 'string' || replaced === request)
    return restored;
  const isDerived = before.record['title'] === buildPrayerTitle(replaced);
  return isDerived && request.trim() !== ''
    ? { ...restored, record: { ...restored.record, title: buildPrayerTitle(request) } }
    : restored;
}

export function listPreviousVersions(record: Fields): readonly PreviousVersion[] {
  const versions = record['earlier_wordings'];
  return Array.isArray(versions) ? versions.filter(isPreviousVersion) : [];
}

/** A damaged row of the server may contain anything. */
function isPreviousVersion(value: unknown): value is PreviousVersion {
  return isObject(value) && typeof value['field'] === 'string' && typeof value['text'] === 'string';
}

export function toSyncItem(
  entity: SyncedEntityName,
  collection: UserCollectionName,
  doc: LocalRecord,
): SyncItem {
  const { record } = doc;
  const language = record['language'];
  const day = record['current_day'];
  const place = getLocation(entity, record);
  return {
    entity,
    collection,
    id: doc.client_id,
    title: getTitle(entity, record, place !== null),
    place,
    language: isLanguage(language) && entity !== 'User' ? language : null,
    day: entity === 'UserReadingProgress' && typeof day === 'number' ? day : null,
    createdDate: readWrittenDate(doc),
    removed: doc.removed,
    wasSent: doc.base !== null && doc.server_id !== null,
    sync: toDisplayedSyncState(doc),
    text: getText(entity, record),
  };
}

/**
 * The index of `sync` ends with the key, and keys begin with a time: this is the order of creation,
 * without sorting.
 */
function watchItems(
  data: DataContext,
  sync: 'waiting' | 'refused',
  atMost: number,
): Observable<SyncItem[]> {
  const lists = syncedEntities.map(({ entity, collection }) => {
    const found: Observable<RxDocument<LocalRecord>[]> = data.userDatabase[collection].find({
      selector: { sync },
      sort: [{ sync: 'asc' }, { client_id: 'asc' }],
      limit: atMost,
    }).$;
    return found.pipe(
      map((docs) =>
        docs
          .filter((doc) => collection !== 'profile' || !hasOnlyAutomaticChanges(doc))
          .map((doc) => toSyncItem(entity, collection, doc)),
      ),
    );
  });
  return combineLatest(lists).pipe(map((lists) => lists.flat().slice(0, atMost)));
}

async function modifyItem(
  data: DataContext,
  { collection, id }: RecordKey,
  next: (doc: LocalRecord) => LocalRecord,
): Promise<void> {
  await modifyRecord(data, collection, id, next);
  void data.sync();
}

/**
 * Returns the record and the index of the version in it. An empty version is never stored, so it is
 * added here: a restore over an empty text can then be undone.
 */
function ensureVersion(
  doc: LocalRecord,
  previousVersion: PreviousVersion,
): { doc: LocalRecord; place: number } {
  const versions = listPreviousVersions(doc.record);
  const place = versions.findIndex(
    ({ field, text }) => field === previousVersion.field && text === previousVersion.text,
  );
  if (place >= 0 || previousVersion.text.trim() !== '') return { doc, place };
  return {
    doc: { ...doc, record: { ...doc.record, earlier_wordings: [...versions, previousVersion] } },
    place: versions.length,
  };
}

/** Returns null if the record's passage cannot be parsed; then its own reference is the title. */
function getLocation(
  entity: SyncedEntityName,
  { book, chapter, verse, kind, translation }: Fields,
): BibleLocation | null {
  if (entity !== 'BibleNote' && entity !== 'BibleBookmark') return null;
  if (typeof book !== 'string' || !bookById(book) || typeof chapter !== 'number') return null;
  const isVerse = (entity === 'BibleNote' || kind === 'verse') && typeof verse === 'number';
  // In the numbering of the translation that the user read.
  const [own] = fromCanonicalVerses(typeof translation === 'string' ? translation : '', {
    book,
    chapter,
    verse: isVerse ? verse : 1,
  });
  return { book, chapter: own?.chapter ?? chapter, verse: isVerse ? (own?.verse ?? verse) : null };
}

/** Returns the title of a record; a note is identified by its passage and its first words. */
function getTitle(entity: SyncedEntityName, record: Fields, hasPlace: boolean): string {
  const { titleFields }: PersonalDefinition['syncPage'] = syncedDefinitions[entity].syncPage;
  const fields = titleFields.filter((field) => field !== 'reference' || !hasPlace);
  const parts = fields.flatMap((field) => shortenText(record[field]) || []);
  return entity === 'BibleNote' ? parts.join(' – ') : (parts[0] ?? '');
}

const maxTitleLength = 90;

function shortenText(value: unknown): string {
  if (typeof value !== 'string') return '';
  const line = value
    .slice(0, maxTitleLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= maxTitleLength) return line;
  const cut = line.slice(0, maxTitleLength);
  const end = cut.lastIndexOf(' ');
  // A text without spaces is cut where it is, but never through the middle of a character.
  return `${(end > maxTitleLength / 2 ? cut.slice(0, end) : cut).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

function getText(entity: SyncedEntityName, record: Fields): string {
  const notes = entity === 'Prayer' ? listPrayerNotes(record).map(({ text }) => text) : [];
  const { textFields }: PersonalDefinition['syncPage'] = syncedDefinitions[entity].syncPage;
  const texts = [...textFields.map((field) => record[field]), ...notes].filter(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  );
  return [...new Set(texts)].join('\n\n');
}
