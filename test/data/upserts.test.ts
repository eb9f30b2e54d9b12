// Records of the device are kept by what the storage holds, whatever this tab believes.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { type DeviceDatabase, openDevice } from '../../src/data/database.ts';

let device: DeviceDatabase;

afterEach(() => device.close());

const aRecord = (text: string) => ({ id: 'sync|status', kind: 'sync', order: '', value: { text } });

async function textInStorage(): Promise<unknown> {
  const [doc] = await device.chapters.storageInstance.findDocumentsById(['sync|status'], false);
  return doc?.value['text'];
}

test('[R1] a tab that never heard that another tab made the record writes it all the same, and ends', async () => {
  device = await openDevice('kept');
  await device.chapters.incrementalUpsert(aRecord('of the other tab'));
  // What a tab answers that stood still meanwhile.
  vi.spyOn(device.chapters, 'findOne').mockReturnValue({ exec: async () => null } as never);
  vi.spyOn(device.chapters._docCache, 'getLatestDocumentDataIfExists').mockReturnValue(undefined);
  await device.chapters.incrementalUpsert(aRecord('of this tab'));
  expect(await textInStorage()).toBe('of this tab');
});

test('[R1] another tab makes the record in the very moment: it is written over, not lost and not twice', async () => {
  device = await openDevice('kept');
  const { storageInstance } = device.chapters;
  await device.chapters.incrementalUpsert(aRecord('of the other tab'));
  vi.spyOn(storageInstance, 'findDocumentsById').mockResolvedValueOnce([]);
  const doc = await device.chapters.incrementalUpsert(aRecord('of this tab'));
  expect([doc.value, await textInStorage()]).toEqual([{ text: 'of this tab' }, 'of this tab']);
});

test('many writes of one record end with the last', async () => {
  device = await openDevice('kept');
  await Promise.all([...Array(20).keys()].map((number) => device.chapters.incrementalUpsert(aRecord(String(number)))));
  expect(await textInStorage()).toBe('19');
  expect((await device.chapters.findOne('sync|status').exec())?.value).toEqual({ text: '19' });
});
