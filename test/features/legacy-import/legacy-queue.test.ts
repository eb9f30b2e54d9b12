// [R44] Tests of legacy queues of any shape, and of records that the legacy app sent without
// getting the answer.
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { Fields } from '../../../schemas/local-record.ts';
import { toCanonicalJson } from '../../../src/data/records/canonical-json.ts';
import { syncedEntities } from '../../../src/data/database/collections.ts';
import {
  importLegacyData,
  removeLegacyDuplicates,
} from '../../../src/features/legacy-import/import-legacy-data.ts';
import { remainderKey } from '../../../src/features/legacy-import/legacy-storage-keys.ts';
import { parseLegacyText } from '../../../src/features/legacy-import/parse-legacy-text.ts';
import { updateRecord } from '../../../src/data/records/record.ts';
import { createFakeServer } from '../../replication/support/scripted-server.ts';
import { arbitraryRecord, arbitraryText } from '../../support/arbitrary-record.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import {
  readVisibleRecords,
  syncWithServer,
  readOnlyRecord,
} from '../../support/sync-with-fake-server.ts';
import { createTestLegacyStorage, type TestLegacyStorage } from './fake-legacy-storage.ts';

afterEach(closeContexts);

const alice = { id: 'alice', email: 'alice@example.org', full_name: 'Alice' };
const owner = fc.constantFrom(
  undefined,
  null,
  '',
  'alice@example.org',
  'ALICE@example.org',
  'bob@example.org',
);
const anyTime = fc.oneof(
  fc.constantFrom(undefined, null, 'yesterday', {}),
  fc.integer(),
  fc.constant('2025-11-20T08:00:00Z'),
);

const arbitraryItem = fc
  .record({ record: arbitraryRecord, owner, timestamp: anyTime })
  .map(({ record: { kind, fields }, owner, timestamp }) => ({
    entityType: kind.entity,
    data: { ...fields, ...(owner !== undefined && { user_email: owner }) },
    timestamp,
  }));
const broken = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.record({
    entityType: fc.oneof(arbitraryText, fc.constantFrom('User', 'Prayer', 'constructor')),
    data: fc.oneof(
      fc.jsonValue({ maxDepth: 1 }),
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })),
    ),
    timestamp: anyTime,
  }),
);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns every stored text, as JSON writes it. */
async function readStoredTexts(
  context: AliceContext,
  legacyStorage: TestLegacyStorage,
): Promise<string> {
  const records = await Promise.all(
    syncedEntities.map(({ collection }) => readVisibleRecords(context, collection)),
  );
  return [
    ...records.flat().map(({ record }) => JSON.stringify(record)),
    ...legacyStorage.items.values(),
  ].join('\n');
}

describe('[R44] a queue of any shape', () => {
  test('the import of any queue loses and duplicates nothing; a repeat adds nothing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(arbitraryItem, { minLength: 1, maxLength: 8 }),
        fc.array(broken, { maxLength: 5 }),
        async (soundItems, brokenItems) => {
          const context = await createAliceContext({ account: alice });
          const items: unknown[] = [...brokenItems, ...soundItems, ...soundItems.slice(0, 2)];
          const legacyStorage = createTestLegacyStorage({
            'selah-queue': JSON.parse(JSON.stringify(items)) as unknown[],
          });
          const imported = await importLegacyData(context, legacyStorage);
          expect(await importLegacyData(context, legacyStorage)).toBe(0);
          expect([...legacyStorage.items.keys()]).toEqual(
            legacyStorage.items.has(remainderKey) ? [remainderKey] : [],
          );

          const living = (
            await Promise.all(
              syncedEntities.map(({ collection }) => readVisibleRecords(context, collection)),
            )
          ).flat();
          expect(living).toHaveLength(imported);
          expect(living.every(({ record }) => record['user_email'] === alice.email)).toBe(true);
          const texts = await readStoredTexts(context, legacyStorage);
          const listTexts = (data: Fields) =>
            Object.entries(data).flatMap(([name, value]) =>
              typeof value === 'string' &&
              value.trim() !== '' &&
              /text|message|reflection|testimony|request$|reason|title/.test(name)
                ? [value]
                : [],
            );
          for (const { data } of soundItems)
            for (const text of listTexts(data)) expect(texts).toContain(JSON.stringify(text));
          const remainder = legacyStorage.items.get(remainderKey);
          const aside =
            remainder === undefined ? [] : (JSON.parse(remainder) as { items: unknown[] }).items;
          // Items that are not imported as a record are in the remainder.
          const ownItems = soundItems.filter(
            ({ data: { user_email: ownerEmail } }: { data: Fields }) =>
              ownerEmail !== 'bob@example.org',
          );
          const otherCount = soundItems.length - ownItems.length;
          if (otherCount > 0) expect(JSON.stringify(aside)).toContain('bob@example.org');
          expect(new Set(aside.map(toCanonicalJson)).size).toBe(aside.length);
          await closeContexts();
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);

  test('parsing a legacy value never throws, and the result contains every text of a queue', () => {
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.string(), fc.json()), (name, text) => {
        parseLegacyText(name, text);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(arbitraryItem, broken), { minLength: 1 }),
        arbitraryItem,
        (items, last) => {
          const list = JSON.parse(JSON.stringify([...items, last])) as unknown[];
          const parsedText = JSON.stringify(
            parseLegacyText('selah-queue', JSON.stringify(list)) ?? [],
          );
          for (const text of textsIn(list)) expect(parsedText).toContain(JSON.stringify(text));
        },
      ),
      { numRuns: 200 },
    );
  });
});

const prayer = {
  title: 'For my sister',
  request: 'My sister',
  prayer_text: 'Lord, be near.',
  category: 'family',
  verses: [],
  is_answered: false,
};
const queued = {
  entityType: 'Prayer',
  data: { ...prayer, user_email: 'alice@example.org' },
  timestamp: '2025-11-20T08:00:00Z',
};

describe('[R44] a record that the legacy app sent without getting the answer', () => {
  test('a row without a client id is matched after a full sync; one record remains', async () => {
    for (const guarded of [true, false]) {
      const server = createFakeServer({ hasConditionalWrites: guarded });
      const row = server.put({ ...prayer, user_email: 'alice@example.org' });
      const context = await createAliceContext({ account: alice });
      await importLegacyData(context, createTestLegacyStorage({ queue: [queued] }));
      await syncWithServer(context, server);
      expect(server.rows.size).toBe(2);
      expect(await removeLegacyDuplicates(context)).toBe(1);
      await syncWithServer(context, server);
      expect([...server.rows.keys()]).toEqual([row.id]);
      expect(await readOnlyRecord(context, 'prayers')).toMatchObject({ client_id: `s_${row.id}` });
      expect(await removeLegacyDuplicates(context)).toBe(0);
      await closeContexts();
    }
  });

  test('a second import after database loss does not create the record again', async () => {
    for (const guarded of [true, false]) {
      const server = createFakeServer({ hasConditionalWrites: guarded });
      for (const time of [1, 2]) {
        const context = await createAliceContext({ account: alice });
        await importLegacyData(context, createTestLegacyStorage({ queue: [queued] }));
        await syncWithServer(context, server);
        expect(await readOnlyRecord(context, 'prayers')).toMatchObject({ sync: 'safe' });
        expect(server.writes(), `time ${time}`).toHaveLength(1);
        await closeContexts();
      }
    }
  });

  test('server defaults and a generated title do not prevent a legacy record match', async () => {
    const server = createFakeServer();
    const { title: _made, verses: _none, is_answered: _default, ...sparse } = prayer;
    server.put({ ...sparse, title: 'My sister', is_answered: false, testimony: '' });
    const context = await createAliceContext({ account: alice });
    await importLegacyData(
      context,
      createTestLegacyStorage({ queue: [{ ...queued, data: sparse }] }),
    );
    await syncWithServer(context, server);
    expect(await removeLegacyDuplicates(context)).toBe(1);
  });

  test('a record with different text, or edited since the import, is not a duplicate', async () => {
    const server = createFakeServer();
    server.put(prayer);
    server.put({ ...prayer, prayer_text: 'Other words' });
    const context = await createAliceContext({ account: alice });
    await importLegacyData(
      context,
      createTestLegacyStorage({
        queue: [queued, { ...queued, data: { ...prayer, prayer_text: 'Only here' } }],
      }),
    );
    const edited = (await readVisibleRecords(context, 'prayers')).find(
      ({ record }) => record['prayer_text'] === 'Lord, be near.',
    );
    await updateRecord(context, 'prayers', edited?.client_id ?? '', { testimony: 'She came.' });
    await syncWithServer(context, server);
    expect(await removeLegacyDuplicates(context)).toBe(0);
    expect(await readVisibleRecords(context, 'prayers')).toHaveLength(4);
  });

  test('the search for duplicates ends when the imported record is reconciled', async () => {
    const server = createFakeServer();
    const context = await createAliceContext({ account: alice });
    await importLegacyData(context, createTestLegacyStorage({ queue: [queued] }));
    expect(await removeLegacyDuplicates(context)).toBe(0);
    const marks = () => context.userDatabase.activity.find({ selector: { kind: 'moved' } }).exec();
    expect(await marks()).toHaveLength(1);
    await syncWithServer(context, server);
    expect(await removeLegacyDuplicates(context)).toBe(0);
    expect(await marks()).toEqual([]);
    server.put(prayer);
    await syncWithServer(context, server);
    expect(await removeLegacyDuplicates(context)).toBe(0);
    expect(await readVisibleRecords(context, 'prayers')).toHaveLength(2);
  });

  test('the search for duplicates makes one query when nothing was imported', async () => {
    const context = await createAliceContext({ account: alice });
    let lockChecks = 0;
    for (const collection of Object.values(context.userDatabase.collections)) {
      const { storageInstance } = collection;
      const query = storageInstance.query.bind(storageInstance);
      storageInstance.query = (request: Parameters<typeof query>[0]) => {
        lockChecks += 1;
        return query(request);
      };
    }
    expect(await removeLegacyDuplicates(context)).toBe(0);
    expect(lockChecks).toBe(1);
  });
});
