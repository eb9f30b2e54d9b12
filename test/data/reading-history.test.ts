// The history of chapters that were opened on this device.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { historyRecord } from '../../src/data/activity.ts';
import type { Data } from '../../src/data/data.ts';
import { readingHistory, removeHistory } from '../../src/data/history.ts';
import { keepHistory, keepReadingPlace, readingPlace } from '../../src/data/reading-place.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

async function names(data: Data): Promise<string[]> {
  return (await firstValueFrom(readingHistory(data))).map(({ translation, book, chapter }) => `${translation} ${book} ${chapter}`);
}

async function read(data: Data, chapter: number, day: number): Promise<void> {
  await data.personal.activity.incrementalUpsert(historyRecord('JHN', chapter, 'KJV', new Date(Date.UTC(2026, 10, day)).toISOString()));
}

test('is newest first, each chapter once, and more than twenty of them', async () => {
  const alice = await aliceAtHome();
  for (let chapter = 1; chapter <= 21; chapter += 1) await read(alice, chapter, chapter);
  await read(alice, 3, 25);
  const all = await names(alice);
  expect(all).toHaveLength(21);
  expect(all.slice(0, 3)).toEqual(['KJV JHN 3', 'KJV JHN 21', 'KJV JHN 20']);
});

test('what is taken out of it comes back in its place', async () => {
  const alice = await aliceAtHome();
  for (const chapter of [1, 2, 3]) await read(alice, chapter, chapter);
  const [, second] = await firstValueFrom(readingHistory(alice));
  const takeBack = await removeHistory(alice, [second?.id ?? '']);
  expect(await names(alice)).toEqual(['KJV JHN 3', 'KJV JHN 1']);
  await takeBack();
  expect(await names(alice)).toEqual(['KJV JHN 3', 'KJV JHN 2', 'KJV JHN 1']);
});

test('cleared, it leaves the reading place; what is read meanwhile stays newest when it comes back', async () => {
  const alice = await aliceAtHome();
  for (const chapter of [1, 2, 3]) await read(alice, chapter, chapter);
  await keepReadingPlace(alice, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 16 });
  const takeBack = await removeHistory(alice);
  expect(await names(alice)).toEqual([]);
  expect(await firstValueFrom(readingPlace(alice))).toMatchObject({ chapter: 3, verse: 16 });
  await keepHistory(alice, { translation: 'WEB', book: 'JHN', chapter: 1 });
  await takeBack();
  expect(await names(alice)).toEqual(['WEB JHN 1', 'KJV JHN 3', 'KJV JHN 2']);
});

test('an entry that says nothing is left out', async () => {
  const alice = await aliceAtHome();
  await alice.personal.activity.insert({ id: 'history|x', kind: 'history', order: '', value: { book: 'Enoch', chapter: 1, translation: 'KJV', date: 'never' } });
  expect(await names(alice)).toEqual([]);
});
