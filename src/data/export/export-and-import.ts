// Exports all data of a user on this device to a file, and imports such a file.
import { formField } from '../../../schemas/encryption/ciphertext.ts';
import { keysField } from '../../../schemas/encryption/key-entry-schema.ts';
import { isObject } from '../../../schemas/is-object.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Language } from '../../../schemas/languages.ts';
import {
  type Fields,
  type LocalRecord,
  buildLocalRecord,
  getWrittenDate,
  readDateTime,
} from '../../../schemas/local-record.ts';
import { isUserActivityKind, withoutWordsInKeys } from '../records/activity-records.ts';
import { queuedGenerationKind } from '../records/unsynced-kinds.ts';
import { deriveId } from '../records/canonical-json.ts';
import {
  type DeviceRecord,
  getSyncedEntity,
  type UserCollectionName,
  syncedEntities,
} from '../database/collections.ts';
import type { DataContext } from '../data-context.ts';
import {
  type ExportContent,
  type ExportedRecord,
  parseExport,
  serializeExport,
} from './export-file.ts';
import { type ImportCounts, importBatches } from './import-batch.ts';
import { type ImportedRecord, isServerRowKey } from './imported-record.ts';
import {
  type MarkdownLabels,
  buildMarkdown,
  type ExportedKind,
  exportedKinds,
} from './markdown.ts';
import { writeToStorage } from '../records/record.ts';
import { findFaultyField } from '../records/validate-record.ts';
import { parseSavedAnswer } from '../../features/wisdom/data.ts';

/**
 * A record of the file that is invalid and was not written. `why`: its first invalid field, or
 * `record` if it is no record.
 */
export interface FaultyRecord {
  entity: string;
  id: string;
  why: string;
}

/**
 * `done`: counts of records that were new, changed or unchanged; faulty records are listed and stay
 * in the file. `newer`, `damaged`, `not-ours`: nothing was changed. `of-another`: the e-mail of the
 * file's account; an import with `acceptedEmail` continues.
 */
export type ImportOutcome =
  | {
      kind: 'done';
      added: number;
      changed: number;
      unchanged: number;
      faulty: readonly FaultyRecord[];
    }
  | { kind: 'newer' }
  | { kind: 'damaged' }
  | { kind: 'not-ours' }
  | { kind: 'of-another'; email: string };

/** @param drafts unsaved drafts by name; they are stored outside the databases */
export async function exportJson(
  data: DataContext,
  now: Date,
  drafts: Fields = {},
): Promise<string> {
  const device = (await readAll(data, 'activity')).filter(({ kind }) => isUserActivityKind(kind));
  // Maps instead of objects: a name from a file may be any word, such as `__proto__`.
  const records = new Map<string, unknown[]>();
  for (const { entity, collection } of syncedEntities)
    records.set(entity, (await readVisible(data, collection)).map(toExportedRecord));
  const added = new Map<string, unknown>();
  // Parts of an earlier file that this version does not understand are exported again.
  for (const { value } of device.filter(({ kind }) => kind === 'unread')) {
    const { entity, item, name } = value;
    if (typeof entity === 'string') records.set(entity, [...(records.get(entity) ?? []), item]);
    else added.set(String(name), value['value']);
  }
  const items = device
    .filter(({ kind }) => kind !== 'unread')
    .map(({ id, kind, order, value }) => ({ id, kind, order, value }));
  return serializeExport(
    {
      account: data.account,
      exported: now.toISOString(),
      records: Object.fromEntries(records),
      device: items,
      drafts,
    },
    Object.fromEntries(added),
  );
}

/** Returns all texts of the user as readable Markdown, in the user's language. */
export async function exportMarkdown(
  data: DataContext,
  labels: MarkdownLabels,
  language: Language,
  now = new Date(),
): Promise<string> {
  const docs = {} as Record<ExportedKind, readonly LocalRecord[]>;
  for (const kind of exportedKinds)
    docs[kind] =
      kind === 'WisdomAnswer'
        ? await readAnswers(data)
        : await readVisible(data, getSyncedEntity(kind).collection);
  const plans = await writeToStorage(data, () => data.deviceDatabase.readingPlans.find().exec());
  // Progress that began before the plan's record was pulled refers to the plan by its key.
  const planTitles = new Map(
    plans.flatMap(({ server_id: id, client_id: key, record }) =>
      [id ?? key, record['plan_key'] ?? key].map(
        (name) =>
          [String(name), String(record[`title_${language}`] ?? record['title_en'] ?? '')] as const,
      ),
    ),
  );
  return buildMarkdown({ docs, planTitles, now }, labels, language);
}

/**
 * Merges a file by ids: see imported-record.ts. Importing the same file twice changes nothing more.
 * @param acceptedEmail the e-mail of the other account whose records the user has agreed to import
 * @param importDraft imports an unsaved draft; without it the drafts stay in the file
 * @throws StorageWriteError if the device is full or fails; records written before are complete,
 *   and the same file can be imported again
 */
export async function importRecords(
  data: DataContext,
  text: string,
  acceptedEmail?: string,
  importDraft?: (name: string, draft: unknown) => void,
): Promise<ImportOutcome> {
  const opened = parseExport(text);
  if (opened.kind !== 'opened') return opened;
  const { content, added } = opened;
  const { account } = content;
  const isSame =
    account !== null && (account.id === data.account?.id || account.email === data.account?.email);
  if (account !== null && !isSame && acceptedEmail !== account.email)
    return { kind: 'of-another', email: account.email };

  const counts: ImportCounts = { added: 0, changed: 0, unchanged: 0 };
  const faulty: FaultyRecord[] = [];
  for (const { entity, collection, schema, refOf } of syncedEntities) {
    const source: ImportSource = {
      entity,
      schema,
      data,
      content,
      isSameAccount: account !== null && account.id === data.account?.id,
    };
    const sound: ImportedRecord[] = [];
    for (const item of content.records[entity] ?? []) {
      const read = readRecord(source, item);
      if ('why' in read) faulty.push(read);
      else if (isPendingDeletion(entity, read)) counts.unchanged += 1;
      else sound.push(read);
    }
    await importBatches(
      data,
      { collection, schema, refOf, canCreate: entity !== 'User' },
      sound,
      counts,
    );
  }
  await storeUnknownParts(data, content.records, added);
  for (const { id, kind, order, value } of content.device) {
    if (
      isUserActivityKind(kind) &&
      kind !== 'unread' &&
      isImportable(id, kind, account === null || isSame)
    )
      await storeItem(data, { id, kind, order: typeof order === 'string' ? order : '', value });
  }
  for (const [name, draft] of Object.entries(content.drafts ?? {})) importDraft?.(name, draft);
  return { kind: 'done', ...counts, faulty };
}

function toExportedRecord({
  client_id,
  record,
  server_id,
  created_date,
  updated_date,
  sync,
  base,
  problem,
}: LocalRecord): ExportedRecord {
  const waits = sync !== 'safe';
  const { [keysField]: _keys, [formField]: _form, ...written } = record;
  return {
    client_id,
    record: written,
    server_id,
    created_date,
    updated_date,
    sync,
    ...(waits && base && { base }),
    ...(problem && { problem }),
  };
}

interface ImportSource {
  entity: string;
  schema: ObjectSchema;
  data: DataContext;
  content: ExportContent;
  /** Only then do the server ids in the file belong to rows of this user. */
  isSameAccount: boolean;
}

function readRecord(
  { entity, schema, data: { account }, content, isSameAccount }: ImportSource,
  item: unknown,
): ImportedRecord | FaultyRecord {
  const entry = isObject(item) ? item : {};
  const {
    client_id: given,
    record,
    base,
    server_id: serverId,
    updated_date: updated,
    created_date: created,
  } = entry;
  const name = typeof given === 'string' ? given.slice(0, 80) : '';
  if (name === '' || !isObject(record)) return { entity, id: name, why: 'record' };
  // The keys of another account, or of another time, would lock this account.
  const { [keysField]: _keys, [formField]: _form, ...written } = record;
  // From another user's profile only the settings are imported; a row's id has no meaning in
  // another account.
  const key =
    entity === 'User'
      ? `s_${account?.id ?? ''}`
      : isServerRowKey(name) && !isSameAccount
        ? deriveId('import', entity, name)
        : name;
  const isOwned = Object.hasOwn(schema.properties, 'user_email');
  const createdDate = findCreatedDate(created, written, content.exported);
  const fields = removeUnset({
    ...written,
    ...(isOwned && { user_email: account?.email ?? '' }),
    // The server will set another creation date. Files of earlier versions lack the field.
    ...(Object.hasOwn(schema.properties, 'written_date') && {
      written_date: toDateTime(
        getWrittenDate({ client_id: name, created_date: createdDate, record: written }),
      ),
    }),
  });
  const why = findFaultyField(
    schema,
    Object.hasOwn(schema.properties, 'client_id') ? { ...fields, client_id: key } : fields,
  );
  if (why !== null) return { entity, id: name, why };
  const server =
    isSameAccount && typeof serverId === 'string'
      ? { id: serverId, updatedDate: typeof updated === 'string' ? updated : '' }
      : null;
  return {
    clientId: key,
    fields,
    base: isSameAccount && isObject(base) ? base : null,
    server,
    createdDate,
  };
}

/**
 * Stores entities and parts of the file that a newer app wrote, unchanged, until this app is newer,
 * too.
 */
async function storeUnknownParts(
  data: DataContext,
  records: ExportContent['records'],
  added: Fields,
): Promise<void> {
  const known = new Set<string>(syncedEntities.map(({ entity }) => entity));
  const unread: Fields[] = Object.entries(added).map(([name, value]) => ({ name, value }));
  for (const [entity, items] of Object.entries(records))
    if (!known.has(entity)) unread.push(...items.map((item) => ({ entity, item })));
  for (const value of unread)
    await storeItem(data, { id: `unread|${deriveId(value)}`, kind: 'unread', order: '', value });
}

/**
 * A file never requests the deletion of an account: the request may have been withdrawn since, and
 * does not apply to another account.
 */
function isPendingDeletion(
  entity: string,
  { fields: { status = 'pending' } }: ImportedRecord,
): boolean {
  return entity === 'DeletionRequest' && status === 'pending';
}

/**
 * A file never grants consent to a language model for the importing user. Generation requests and
 * results of another user are not imported. Feedback messages stay in the file, because they may
 * have been sent since.
 */
function isImportable(id: string, kind: string, isOwn: boolean): boolean {
  return (
    !id.startsWith('choice|model_') &&
    kind !== 'letter' &&
    (isOwn || (kind !== queuedGenerationKind && kind !== 'used'))
  );
}

/** Keeps the local item, unless the item in the file is newer. */
async function storeItem(data: DataContext, read: DeviceRecord): Promise<void> {
  if (read.id === '' || read.id.length > 160) return;
  const item = withoutWordsInKeys(read);
  await writeToStorage(data, async () => {
    const doc = await data.userDatabase.activity.insertIfNotExists(item);
    if (item.order !== '' && doc.kind === item.kind && item.order < doc.order)
      await doc.incrementalModify((now) =>
        item.order < now.order ? { ...now, order: item.order, value: item.value } : now,
      );
  });
}

/** In the order of their keys, from the storage itself. */
async function readVisible(
  data: DataContext,
  collection: UserCollectionName,
): Promise<LocalRecord[]> {
  const found = await writeToStorage(data, () => {
    const records = data.userDatabase[collection];
    return records.storageInstance.query(
      records
        .find({ selector: { removed: false }, sort: [{ removed: 'asc' }, { order: 'asc' }] })
        .getPreparedQuery(),
    );
  });
  return found.documents.toSorted((a, b) => (a.client_id < b.client_id ? -1 : 1));
}

async function readAll(data: DataContext, collection: 'activity'): Promise<DeviceRecord[]> {
  const found = await writeToStorage(data, () => {
    const rxCollection = data.userDatabase[collection];
    return rxCollection.storageInstance.query(rxCollection.find().getPreparedQuery());
  });
  return found.documents.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns saved answers as records for the reader; they exist on this device only. */
async function readAnswers(data: DataContext): Promise<LocalRecord[]> {
  const answers = (await readAll(data, 'activity')).flatMap((item) =>
    item.kind === 'wisdom' ? (parseSavedAnswer(item) ?? []) : [],
  );
  return answers.map(({ id, question, insight, next_step, verses, date }) =>
    buildLocalRecord(id, { request: question, insight, next_step, verses, date }, date, ''),
  );
}

function removeUnset(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}

/** @returns ISO 8601 UTC; null for a year outside of 1970 to 9999, which the server rejects */
function toDateTime(date: string): string | null {
  const time = readDateTime(date);
  const iso = new Date(Number.isNaN(time) ? Date.parse(date) : time).toISOString();
  return iso >= '1970' && !Number.isNaN(readDateTime(iso)) ? iso : null;
}

/**
 * Returns when a record of a file was created: its creation date, or noon UTC of its own day, or
 * the date of the file, or the present time. The first valid date is used.
 */
function findCreatedDate(created: unknown, { date }: Fields, exported: unknown): string {
  const noon = typeof date === 'string' ? `${date.slice(0, 10)}T12:00:00.000Z` : undefined;
  const found = [created, noon, exported].find(
    (value): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
  );
  return found ?? new Date().toISOString();
}
