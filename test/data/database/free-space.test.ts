// Tests of freeing space on a full device: cached chapters are deleted, least recently read first;
// a user's record never is.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readChapter } from '../../../src/data/bible/chapters.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createPrayer, saveTestimony, watchPrayers } from '../../../src/features/prayer/data.ts';
import { freeSpace } from '../../../src/data/database/free-space.ts';
import {
  createFakeBackend,
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

const draft = {
  request: 'For room',
  prayer_text: 'Lord, be near.',
  verses: [],
  category: 'other',
  language: 'en',
} as const;
const chapter = {
  translation: 'KJV',
  book: 'PSA',
  chapter: 1,
  language: 'en',
  verses: [{ verse: 1, text: 'words' }],
  items: [],
};

afterEach(closeContexts);

/** Alice on a device without a chapter. */
async function aliceAlone(changes: Partial<DataContext> = {}): Promise<AliceContext> {
  const alice = await createAliceContext(changes);
  const { dexieTable } = (await alice.deviceDatabase.chapters.storageInstance.internals) as {
    dexieTable: { clear(): Promise<void> };
  };
  await dexieTable.clear();
  return alice;
}

/** Chapters of the Psalms, the first read longest ago. */
async function storePsalms({ deviceDatabase }: DataContext, count: number): Promise<void> {
  const psalms = Array.from({ length: count }, (_, place) => ({
    id: `KJV|PSA|${place + 1}`,
    kind: 'chapter',
    order: new Date(Date.UTC(2026, 0, 1) + place * 86_400_000).toISOString(),
    value: { chapter: { ...chapter, chapter: place + 1 } },
  }));
  await deviceDatabase.chapters.bulkInsert(psalms);
  await deviceDatabase.chapters.incrementalUpsert({
    id: 'translations',
    kind: 'translations',
    order: '',
    value: {},
  });
}

/** Returns the psalms in the storage itself, in the order of deletion. */
async function keptPsalms({ deviceDatabase: { chapters } }: DataContext): Promise<number[]> {
  const query = chapters
    .find({ selector: { kind: 'chapter' }, sort: [{ order: 'asc' }] })
    .getPreparedQuery();
  return (await chapters.storageInstance.query(query)).documents.map(({ id }) =>
    Number(id.split('|')[2]),
  );
}

/**
 * Fakes a disk on which writes to this collection fail while more than `mostKept` chapters are
 * stored.
 */
function fillDisk(
  data: AliceContext,
  collection: { storageInstance: { bulkWrite: unknown } },
  mostKept: number,
): { writes: number } {
  const counts = { writes: 0 };
  const { storageInstance } = collection as {
    storageInstance: { bulkWrite: (...all: unknown[]) => Promise<unknown> };
  };
  const write = storageInstance.bulkWrite;
  storageInstance.bulkWrite = async (...all) => {
    counts.writes += 1;
    if ((await keptPsalms(data)).length > mostKept)
      throw new DOMException('no room', 'QuotaExceededError');
    return write.apply(storageInstance, all);
  };
  return counts;
}

describe('[R42] a full disk', () => {
  test('saving on a full device deletes only the oldest quarter of the chapters', async () => {
    const alice = await aliceAlone();
    await storePsalms(alice, 100);
    fillDisk(alice, alice.userDatabase.prayers, 80);
    await createPrayer(alice, { ...draft, verses: [] });
    expect(await firstValueFrom(watchPrayers(alice))).toHaveLength(1);
    expect((await keptPsalms(alice))[0]).toBe(26);
    expect(await keptPsalms(alice)).toHaveLength(75);
    expect(await alice.deviceDatabase.chapters.findOne('translations').exec()).not.toBeNull();
  });

  test('a full device keeps deleting chapters until the text is saved', async () => {
    const alice = await aliceAlone();
    await storePsalms(alice, 50);
    const id = await createPrayer(alice, { ...draft, verses: [] });
    fillDisk(alice, alice.userDatabase.prayers, 15);
    await saveTestimony(alice, id, 'He heard.');
    expect((await firstValueFrom(watchPrayers(alice)))[0]?.fields.testimony).toBe('He heard.');
    expect(await keptPsalms(alice)).toEqual([41, 42, 43, 44, 45, 46, 47, 48, 49, 50]);
  });

  test('a full device without cached chapters reports “full”, and prayers stay', async () => {
    const alice = await aliceAlone();
    await createPrayer(alice, { ...draft, verses: [] });
    await storePsalms(alice, 30);
    const counts = fillDisk(alice, alice.userDatabase.prayers, -1);
    expect(
      await createPrayer(alice, { ...draft, verses: [] }).catch((fault: unknown) => fault),
    ).toMatchObject({ name: 'StorageWriteError', reason: 'full' });
    expect([await keptPsalms(alice), counts.writes]).toEqual([[], 3]);
    expect(await firstValueFrom(watchPrayers(alice))).toHaveLength(1);
  });

  test('a storage that cannot delete chapters is reported, without endless retries', async () => {
    const reports: string[] = [];
    const alice = await aliceAlone({ report: (what) => reports.push(what) });
    await storePsalms(alice, 30);
    const { dexieTable } = (await alice.deviceDatabase.chapters.storageInstance.internals) as {
      dexieTable: { bulkDelete: unknown };
    };
    dexieTable.bulkDelete = () => Promise.reject(new Error('the disk failed'));
    fillDisk(alice, alice.userDatabase.prayers, -1);
    expect(
      await createPrayer(alice, { ...draft, verses: [] }).catch((fault: unknown) => fault),
    ).toMatchObject({ reason: 'full' });
    expect(reports).toEqual(['no space could be freed on this device']);
  });

  test('a new chapter replaces older chapters, but never all of them', async () => {
    const alice = await aliceAlone();
    await storePsalms(alice, 8);
    fillDisk(alice, alice.deviceDatabase.chapters, 5);
    const online: DataContext = {
      ...alice,
      backend: createFakeBackend(async () => ({ ...chapter, chapter: 119 })),
    };
    expect(
      await readChapter(online, { translation: 'KJV', book: 'PSA', chapter: 119 }),
    ).toMatchObject({ kind: 'chapter', isStored: true });
    expect(await keptPsalms(alice)).toEqual([5, 6, 7, 8, 119]);
    expect(await freeSpace(alice, { forChapter: true })).toBe(2);
    expect(await freeSpace(alice, { forChapter: true })).toBe(1);
    expect(await freeSpace(alice, { forChapter: true })).toBe(1);
    expect(await freeSpace(alice, { forChapter: true })).toBe(0);
    expect(await keptPsalms(alice)).toEqual([119]);
  });
});

test('[R42] a chapter that is read moves to the end of the deletion order', async () => {
  const alice = await aliceAlone();
  await storePsalms(alice, 3);
  const readOrder = async () =>
    (await alice.deviceDatabase.chapters.findOne('KJV|PSA|1').exec())?.order ?? '';
  const read = () => readChapter(alice, { translation: 'KJV', book: 'PSA', chapter: 1 });
  const today = new Date().toISOString().slice(0, 10);
  await read();
  await vi.waitFor(async () => expect((await readOrder()).slice(0, 10)).toBe(today));
  const first = await readOrder();
  const { writes } = fillDisk(alice, alice.deviceDatabase.chapters, 100);
  await read();
  await read();
  expect([await readOrder(), writes]).toEqual([first, 0]);
  expect(await keptPsalms(alice)).toEqual([2, 3, 1]);
});

test('[R42] after a full disk has space again, the engine can store its state again', async () => {
  const { userDatabase } = await createAliceContext();
  const { storageInstance } = userDatabase.activity;
  const { bulkWrite } = storageInstance;
  const storeChapter = (text: string) =>
    userDatabase.activity.incrementalUpsert({
      id: 'sync|x',
      kind: 'sync',
      order: '',
      value: { text },
    });
  storageInstance.bulkWrite = () =>
    Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  await expect(storeChapter('one')).rejects.toThrow('no room');
  storageInstance.bulkWrite = bulkWrite;
  await Promise.all([storeChapter('two'), storeChapter('three')]);
  expect((await userDatabase.activity.findOne('sync|x').exec())?.value).toEqual({ text: 'three' });
});
