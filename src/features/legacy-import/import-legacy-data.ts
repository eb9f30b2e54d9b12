// Imports the earlier app's data from this browser's storage into the databases of this app, and
// later removes imported duplicates of server records. The import runs once and without loss.
import {
  toNewestFirstKey,
  buildLocalRecord,
  applyEdit,
  applyRemoval,
  isSameValue,
  type LocalRecord,
} from '../../../schemas/local-record.ts';
import {
  buildCategoryRecord,
  buildChoiceRecord,
  buildHistoryRecord,
  buildSearchRecord,
} from '../../data/records/activity-records.ts';
import { toCanonicalJson } from '../../data/records/canonical-json.ts';
import {
  type DeviceRecord,
  type UserCollectionName,
  syncedEntities,
} from '../../data/database/collections.ts';
import type { Account, DataContext } from '../../data/data-context.ts';
import { parseLegacyChapter } from './legacy-chapter.ts';
import { type LegacyStorage, isLegacyKey, remainderKey } from './legacy-storage-keys.ts';
import { type LegacyRecord, toComparableText, convertLegacyRecord } from './legacy-record.ts';
import { mergeLegacyFields, mergeLegacyRecords } from './merge-legacy-records.ts';
import {
  type LegacyPart,
  toIsoTime,
  detectProductPrefix,
  parseRemainderItem,
  parseLegacyText,
} from './parse-legacy-text.ts';
import { modifyRecord, writeToStorage } from '../../data/records/record.ts';

type LegacyImportContext = Pick<
  DataContext,
  'userDatabase' | 'deviceDatabase' | 'connection' | 'account' | 'storage' | 'report'
>;

/**
 * Data that stays in the browser's storage under `remainderKey`: records of other users who may
 * sign in here, and values that cannot be parsed.
 */
interface LegacyRemainder {
  v: 1;
  count: number;
  items: unknown[];
}

interface LegacySource {
  name: string;
  text: string;
  parts: LegacyPart[];
}

/**
 * [R44] Imports the legacy data. Call it at start when `hasLegacyData` returns true.
 *
 * Records of the signed-in user, and records without an owner, become pending records. Their ids
 * are derived from their content. A repeated import therefore creates no duplicates: in two tabs or
 * after a crash. A note in both the legacy store and its queue is one record, recognized by its
 * content or by its old id.
 *
 * A legacy key is removed only when all its content is stored. For a guest, personal data stays in
 * place until a user signs in. Saved chapters and the language belong to the device and are
 * imported at once.
 *
 * @returns how many records were new
 * @throws StorageWriteError when the storage is full or fails: then nothing has been removed, and
 *   the next start continues
 */
export async function importLegacyData(
  data: LegacyImportContext,
  legacyStorage: LegacyStorage,
): Promise<number> {
  // An in-memory database is lost when the window closes, so nothing is imported into it.
  if (data.storage === 'memory') return 0;
  const sources = readLegacySources(legacyStorage);
  for (const { parts } of sources) await importDeviceParts(data, legacyStorage, parts);
  const { account } = data;
  if (!account) {
    for (const source of sources) {
      if (source.name === remainderKey) continue;
      if (source.parts.every(isDevicePart)) removeSource(legacyStorage, source);
      // This source was recognized only with the help of sources that are removed now. It is stored
      // under a key that identifies it by itself until a user signs in.
      else if (
        parseLegacyText(source.name, source.text) === null &&
        legacyStorage.write(`selah_former_${source.name}`, source.text)
      )
        removeSource(legacyStorage, source);
    }
    return 0;
  }
  const records: LegacyRecord[] = [];
  const deviceRecords: DeviceRecord[] = [];
  const left: unknown[] = [];
  const now = new Date().toISOString();
  for (const part of sources.flatMap(({ parts }) => parts)) {
    if (part.kind === 'item') {
      const record = isOwnedBy(account, part.item.data)
        ? convertLegacyRecord(part.item, account.id, now.slice(0, 10))
        : null;
      if (record) records.push(record);
      else left.push(part.raw);
    } else if (part.kind === 'strange') left.push(part.raw);
    else deviceRecords.push(...toDeviceRecords(part, now));
  }
  const moved = await insertLegacyRecords(data, account, records, now);
  for (const deviceRecord of deviceRecords)
    await writeToStorage(data, () => data.userDatabase.activity.insertIfNotExists(deviceRecord));
  // The remainder is stored before the legacy keys are removed, so that it is stored at every
  // moment.
  if (storeRemainder(legacyStorage, left))
    for (const source of sources)
      if (source.name !== remainderKey) removeSource(legacyStorage, source);
  return moved;
}

/**
 * [R44] Removes imported records that the server already had. The earlier app may have sent a
 * record and lost the response. The server then holds a row without a client id, and the imported
 * record duplicates it.
 *
 * Call it after a complete sync cycle. An imported record is removed when a server row has the same
 * values in all fields that the user wrote or chose. An imported record that was edited since
 * stays. When nothing was imported, the cost is one query.
 *
 * @returns how many records were removed; if any, there is something to push
 */
export async function removeLegacyDuplicates(data: LegacyImportContext): Promise<number> {
  const { documents: marks } = await writeToStorage(data, () => {
    const { activity } = data.userDatabase;
    return activity.storageInstance.query(
      activity
        .find({ selector: { kind: 'moved' }, sort: [{ kind: 'asc' }, { order: 'asc' }] })
        .getPreparedQuery(),
    );
  });
  let removed = 0;
  for (const kind of syncedEntities) {
    const { entity, collection } = kind;
    const ids = marks
      .filter(({ value }) => value['entity'] === entity)
      .map(({ value }) => String(value['id']));
    if (ids.length === 0) continue;
    const docs = await writeToStorage(data, () =>
      data.userDatabase[collection].storageInstance.findDocumentsById(ids, false),
    );
    const rows = await listServerForms(data, kind);
    for (const doc of docs) {
      const isDuplicate = !doc.removed && rows.has(toComparableText(kind, doc.record));
      // The record is not synced yet, so its duplicate may still arrive.
      if (!isDuplicate && !doc.removed && doc.sync !== 'safe') continue;
      if (isDuplicate) {
        await modifyRecord(data, collection, doc.client_id, (now) =>
          isSameValue(now.record, doc.record) ? applyRemoval(now) : now,
        );
        removed += 1;
      }
      await writeToStorage(data, async () =>
        (
          await data.userDatabase.activity.findOne(getImportMarkId(entity, doc.client_id)).exec()
        )?.remove(),
      );
    }
  }
  return removed;
}

/** Returns the content of the server rows without a client id, in the form of imported records. */
async function listServerForms(
  data: LegacyImportContext,
  kind: LegacyRecord['kind'],
): Promise<Set<string>> {
  const { documents } = await writeToStorage(data, () => {
    const records = data.userDatabase[kind.collection];
    const selector = { client_id: { $gte: 's_', $lt: 's`' } };
    return records.storageInstance.query(
      records.find({ selector, sort: [{ client_id: 'asc' }] }).getPreparedQuery(),
    );
  });
  const forms = documents
    .filter(({ removed }) => !removed)
    .map(({ record }) => {
      const moved = convertLegacyRecord(
        { entityType: kind.entity, data: record, timestamp: null },
        '',
        '',
      );
      return toComparableText(kind, moved?.fields ?? record);
    });
  return new Set(forms);
}

function readLegacySources(legacyStorage: LegacyStorage): LegacySource[] {
  const texts = legacyStorage
    .names()
    .filter(isLegacyKey)
    .toSorted()
    .flatMap((name) => {
      const text = legacyStorage.read(name);
      return text === null ? [] : [{ name, text }];
    });
  const prefixes = new Set(
    texts.flatMap(({ name, text }) => detectProductPrefix(name, text) ?? []),
  );
  return texts.flatMap(({ name, text }) => {
    const parts =
      name === remainderKey ? readRemainder(text) : parseLegacyText(name, text, prefixes);
    return parts === null ? [] : [{ name, text, parts }];
  });
}

/**
 * Parses the stored remainder. A damaged remainder is not lost: its text is stored inside the next
 * remainder.
 */
function readRemainder(text: string): LegacyPart[] {
  try {
    const { items } = JSON.parse(text) as Partial<LegacyRemainder>;
    if (Array.isArray(items)) return items.flatMap(parseRemainderItem);
  } catch {
    // not JSON: the text is kept below
  }
  return [{ kind: 'strange', raw: text }];
}

/** Returns false when the browser could not store the remainder. */
function storeRemainder(legacyStorage: LegacyStorage, left: readonly unknown[]): boolean {
  // After a crash before the legacy keys were removed, the same items come from two sources.
  const items = [...new Map(left.map((raw) => [toCanonicalJson(raw), raw])).values()];
  const before = legacyStorage.read(remainderKey);
  if (items.length === 0) {
    if (before !== null) legacyStorage.remove(remainderKey);
    return true;
  }
  const text = JSON.stringify({ v: 1, count: items.length, items } satisfies LegacyRemainder);
  return text === before || legacyStorage.write(remainderKey, text);
}

/**
 * Removes the key only if its value is unchanged. An open tab of the earlier app may have written
 * meanwhile; that value is imported at the next start.
 */
function removeSource(legacyStorage: LegacyStorage, { name, text }: LegacySource): void {
  if (legacyStorage.read(name) === text) legacyStorage.remove(name);
}

function isDevicePart({ kind }: LegacyPart): boolean {
  return kind === 'passage' || kind === 'language' || kind === 'settled';
}

/**
 * Imports language and chapters. A chapter that cannot be stored is dropped, because it can be
 * fetched again. Values that this app has stored are not overwritten.
 */
async function importDeviceParts(
  { deviceDatabase, report }: LegacyImportContext,
  legacyStorage: LegacyStorage,
  parts: readonly LegacyPart[],
): Promise<void> {
  for (const part of parts) {
    if (part.kind === 'language' && legacyStorage.read('selah_language') === null)
      legacyStorage.write('selah_language', part.language);
    const chapter = part.kind === 'passage' ? parseLegacyChapter(part.path, part.entry) : null;
    if (!chapter || part.kind !== 'passage') continue;
    try {
      const id = `${chapter.translation}|${chapter.book}|${chapter.chapter}`;
      await deviceDatabase.chapters.insertIfNotExists({
        id,
        kind: 'chapter',
        order: toIsoTime(part.entry['cached_at']) ?? '',
        value: { chapter },
      });
    } catch (fault) {
      report('a chapter of the earlier app could not be stored', fault);
      return;
    }
  }
}

/** Returns true for records of the signed-in user and for records without an owner. */
function isOwnedBy(
  { email }: Account,
  { user_email: owner }: { readonly [field: string]: unknown },
): boolean {
  return (
    typeof owner !== 'string' ||
    owner.trim() === '' ||
    owner.trim().toLowerCase() === email.trim().toLowerCase()
  );
}

function toDeviceRecords(
  part: Exclude<LegacyPart, { kind: 'item' | 'strange' }>,
  now: string,
): DeviceRecord[] {
  switch (part.kind) {
    case 'history':
      return [
        buildHistoryRecord(
          part.book,
          part.chapter,
          part.translation.toUpperCase(),
          toIsoTime(part.timestamp) ?? now,
        ),
      ];
    case 'category':
      return [buildCategoryRecord(part.name)];
    case 'search':
      return [buildSearchRecord(part.text, toIsoTime(part.timestamp) ?? now)];
    case 'choice':
      return [buildChoiceRecord(part.name, part.value)];
    case 'passage':
    case 'language':
    case 'settled':
      return [];
  }
}

async function insertLegacyRecords(
  data: LegacyImportContext,
  { email }: Account,
  records: readonly LegacyRecord[],
  now: string,
): Promise<number> {
  let moved = 0;
  for (const { entity, collection, refOf } of syncedEntities) {
    const ofKind = mergeLegacyRecords(records.filter(({ kind }) => kind.entity === entity));
    if (ofKind.length === 0) continue;
    const stored = await readStoredRecords(
      data,
      collection,
      ofKind.flatMap(({ clientIds }) => clientIds),
    );
    const docs: LocalRecord[] = [];
    for (const record of ofKind) {
      const { clientId, clientIds, fields, createdDate } = record;
      const storedId = clientIds.find((id) => stored.has(id));
      const isMerged = storedId !== undefined && (await mergeIntoRecord(data, record, storedId));
      if (isMerged) continue;
      const doc = buildLocalRecord(
        storedId === undefined ? clientIds[0] : clientId,
        { ...fields, user_email: email },
        createdDate ?? now,
        refOf(fields),
      );
      // The record counts as already sent. On a backend that would store the same record twice, the
      // push first searches for it (R5).
      docs.push({ ...doc, sent: [doc.record] });
    }
    // The marks are stored first: without a mark a duplicate would never be detected.
    await storeImportMarks(data, entity, docs, stored, now);
    const { success } = await writeToStorage(data, () =>
      data.userDatabase[collection].bulkInsert(docs),
    );
    moved += success.length;
  }
  return moved;
}

async function readStoredRecords(
  data: LegacyImportContext,
  collection: UserCollectionName,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LocalRecord>> {
  const found = await writeToStorage(data, () =>
    data.userDatabase[collection].storageInstance.findDocumentsById([...ids], false),
  );
  return new Map(found.map((doc) => [doc.client_id, doc]));
}

/**
 * Adds to an imported record what a later form of it has more. A record that the user deleted since
 * stays deleted, and a text that the user replaced since is not added again.
 * @returns false if text would be lost
 */
async function mergeIntoRecord(
  data: LegacyImportContext,
  { kind, fields }: LegacyRecord,
  id: string,
): Promise<boolean> {
  let isMerged = true;
  await modifyRecord(data, kind.collection, id, (doc) => {
    const known = [doc.base, ...doc.sent];
    const news = Object.fromEntries(
      Object.entries(fields).filter(
        ([field, value]) => !known.some((version) => isSameValue(version?.[field], value)),
      ),
    );
    const merged = doc.removed ? doc.record : mergeLegacyFields(kind, doc.record, news);
    isMerged = merged !== null;
    return merged === null || merged === doc.record ? doc : applyEdit(doc, merged);
  });
  return isMerged;
}

async function storeImportMarks(
  data: LegacyImportContext,
  entity: string,
  docs: readonly LocalRecord[],
  stored: ReadonlyMap<string, LocalRecord>,
  now: string,
): Promise<void> {
  const marks = docs
    .filter(({ client_id: id }) => !stored.has(id))
    .map(({ client_id: id }) => ({
      id: getImportMarkId(entity, id),
      kind: 'moved',
      order: toNewestFirstKey(now),
      value: { entity, id },
    }));
  await writeToStorage(data, () => data.userDatabase.activity.bulkInsert(marks));
}

function getImportMarkId(entity: string, id: string): string {
  return `moved|${entity}|${id}`;
}
