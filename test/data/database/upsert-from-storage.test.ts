// Tests of upserts that rely on the content of the storage, not on the cache of this tab.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDeviceDatabase } from '../../../src/data/database/database.ts';

let deviceDatabase: DeviceDatabase;

afterEach(() => deviceDatabase.close());

const buildRecord = (text: string) => ({
  id: 'sync|status',
  kind: 'sync',
  order: '',
  value: { text },
});

async function textInStorage(): Promise<unknown> {
  const [doc] = await deviceDatabase.chapters.storageInstance.findDocumentsById(
    ['sync|status'],
    false,
  );
  return doc?.value['text'];
}

test('[R1] an upsert of a record that another tab created unnoticed succeeds', async () => {
  deviceDatabase = await openDeviceDatabase('kept');
  await deviceDatabase.chapters.incrementalUpsert(buildRecord('of the other tab'));
  // The stale cache of a tab that was frozen meanwhile.
  vi.spyOn(deviceDatabase.chapters, 'findOne').mockReturnValue({ exec: async () => null } as never);
  vi.spyOn(deviceDatabase.chapters._docCache, 'getLatestDocumentDataIfExists').mockReturnValue(
    undefined,
  );
  await deviceDatabase.chapters.incrementalUpsert(buildRecord('of this tab'));
  expect(await textInStorage()).toBe('of this tab');
});

test('[R1] a record that another tab creates at the same moment is overwritten', async () => {
  deviceDatabase = await openDeviceDatabase('kept');
  const { storageInstance } = deviceDatabase.chapters;
  await deviceDatabase.chapters.incrementalUpsert(buildRecord('of the other tab'));
  vi.spyOn(storageInstance, 'findDocumentsById').mockResolvedValueOnce([]);
  const doc = await deviceDatabase.chapters.incrementalUpsert(buildRecord('of this tab'));
  expect([doc.value, await textInStorage()]).toEqual([{ text: 'of this tab' }, 'of this tab']);
});

test('many writes of one record end with the last', async () => {
  deviceDatabase = await openDeviceDatabase('kept');
  await Promise.all(
    [...Array(20).keys()].map((number) =>
      deviceDatabase.chapters.incrementalUpsert(buildRecord(String(number))),
    ),
  );
  expect(await textInStorage()).toBe('19');
  expect((await deviceDatabase.chapters.findOne('sync|status').exec())?.value).toEqual({
    text: '19',
  });
});
