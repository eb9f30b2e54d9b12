// Tests of the encryption of stored values and documents by the device lock.
import { globSync, readFileSync } from 'node:fs';
import { createRxDatabase } from 'rxdb';
import { getRxStorageMemory } from 'rxdb/plugins/storage-memory';
import { afterEach, expect, test } from 'vitest';
import { syncedDefinitions } from '../../../schemas/entities/registry.ts';
import type { ObjectSchema } from '../../../schemas/json-schema.ts';
import { userCollectionCreators } from '../../../src/data/database/collections.ts';
import { localRecordSchema } from '../../../src/data/database/record-collection.ts';
import { createSeal, SealError } from '../../../src/data/device-lock/seal.ts';
import { createDocumentSeal, sealStorage } from '../../../src/data/device-lock/sealed-storage.ts';
import { createDataKey } from '../../../src/data/encryption/wrap-key.ts';

const closing: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

test('a value opens with the key and in the place with which it was closed', () => {
  const seal = createSeal(createDataKey());
  const text = seal.close(['prayers', 'a'], { request: 'For Anna \ud800' });
  expect(seal.open(['prayers', 'a'], text)).toEqual({ request: 'For Anna \ud800' });
  expect(() => seal.open(['prayers', 'b'], text)).toThrow(SealError);
  expect(() => createSeal(createDataKey()).open(['prayers', 'a'], text)).toThrow(SealError);
  const changed = text.slice(0, 40) + (text[40] === 'A' ? 'B' : 'A') + text.slice(41);
  expect(() => seal.open(['prayers', 'a'], changed)).toThrow(SealError);
});

test('the same value is stored differently each time', () => {
  const seal = createSeal(createDataKey());
  expect(seal.close(['a'], 'x')).not.toBe(seal.close(['a'], 'x'));
});

const { close, open } = createDocumentSeal(
  'prayers',
  localRecordSchema,
  createSeal(createDataKey()),
);

test('a document keeps its keys and flags in clear, and nothing else', () => {
  const document = {
    client_id: 'id-1',
    record: { request: 'For Anna', is_answered: true, count: 3 },
    base: { request: 'For Anne' },
    sent: [{ request: 'For A' }],
    removed: false,
    sync: 'waiting',
    order: '123',
    ref: 'JHN.3',
    problem: { message: 'Anna' },
    _rev: '1-a',
    _meta: { lwt: 1 },
    _deleted: false,
    _attachments: {},
  };
  const closed = close(document);
  expect(JSON.stringify(closed)).not.toMatch(/Ann/);
  expect({ ...closed, sealed: '' }).toEqual({
    client_id: 'id-1',
    record: { is_answered: true },
    removed: false,
    sync: 'waiting',
    order: '123',
    ref: 'JHN.3',
    sealed: '',
    _rev: '1-a',
    _meta: { lwt: 1 },
    _deleted: false,
    _attachments: {},
  });
  expect(open(closed)).toEqual(document);
});

test('a document in clear is read as it is', () => {
  const document = { client_id: 'id-1', record: { request: 'For Anna' } };
  expect(open(document)).toEqual(document);
});

test('queries, changes and conflicts of a database work on clear documents', async () => {
  const storage = getRxStorageMemory();
  const seal = createSeal(createDataKey());
  const name = `sealed-${crypto.randomUUID()}`;
  const database = await createRxDatabase({
    name,
    storage: sealStorage(storage as never, seal),
    multiInstance: false,
  });
  closing.push(() => database.close());
  await database.addCollections({ prayers: userCollectionCreators.prayers });
  const prayers = database.collections['prayers'];
  if (!prayers) throw new Error('The collection is missing.');
  const shown: string[][] = [];
  const subscription = prayers
    .find({ selector: { removed: false, 'record.is_answered': { $ne: true } } })
    .$.subscribe((docs) => shown.push(docs.map((doc) => doc.toJSON().record.request)));
  await prayers.insert(buildRecord('a', { request: 'For Anna', is_answered: false }));
  await prayers.insert(buildRecord('b', { request: 'For Bob', is_answered: true }));
  const doc = await prayers.findOne('a').exec();
  await doc?.incrementalModify((now: Record<string, unknown>) => ({
    ...now,
    record: { request: 'For Anna and her child', is_answered: false },
  }));
  expect(shown.at(-1)).toEqual(['For Anna and her child']);
  subscription.unsubscribe();
  // A write that is based on an old revision gets the stored document in clear.
  const [stored] = await prayers.storageInstance.findDocumentsById(['a'], false);
  const { error } = await prayers.storageInstance.bulkWrite(
    [{ previous: { ...stored, _rev: '1-old' }, document: { ...stored, _rev: '2-old' } }],
    'test',
  );
  expect(error).toMatchObject([
    { status: 409, documentInDb: { record: { request: 'For Anna and her child' } } },
  ]);
});

test('queries select by fields of a record only if they are flags, which stay in clear', () => {
  const fields = globSync('{src,replication}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/'(?:record|base|value)\.(\w+)'\s*:/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(fields).not.toEqual([]);
  const isFlag = (name: string) =>
    Object.values(syncedDefinitions).some(
      ({ schema }) => (schema as ObjectSchema).properties[name]?.type === 'boolean',
    );
  expect(fields.filter((name) => !isFlag(name))).toEqual([]);
});

function buildRecord(client_id: string, record: Record<string, unknown>) {
  return { ...envelope, client_id, record };
}

const envelope = {
  base: null,
  sent: [],
  sending: false,
  server_id: null,
  updated_date: '',
  created_date: '',
  removed: false,
  gone: '',
  sync: 'waiting',
  attempts: 0,
  problem: null,
  order: '1',
  ref: '',
  v: 1,
};
