// Tests of the reading history, the chapters opened on this device: order, removal and clearing
// with undo, and invalid entries.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { buildHistoryRecord } from '../../../src/data/records/activity-records.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import {
  watchReadingHistory,
  removeFromHistory,
} from '../../../src/features/bible/reading-history.ts';
import {
  recordInHistory,
  saveReadingPosition,
  watchReadingPosition,
} from '../../../src/data/bible/reading-position.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

async function names(data: DataContext): Promise<string[]> {
  return (await firstValueFrom(watchReadingHistory(data))).map(
    ({ translation, book, chapter }) => `${translation} ${book} ${chapter}`,
  );
}

async function read(data: DataContext, chapter: number, day: number): Promise<void> {
  await data.userDatabase.activity.incrementalUpsert(
    buildHistoryRecord('JHN', chapter, 'KJV', new Date(Date.UTC(2026, 10, day)).toISOString()),
  );
}

test('the reading history lists more than twenty chapters once each, newest first', async () => {
  const alice = await createAliceContext();
  for (let chapter = 1; chapter <= 21; chapter += 1) await read(alice, chapter, chapter);
  await read(alice, 3, 25);
  const all = await names(alice);
  expect(all).toHaveLength(21);
  expect(all.slice(0, 3)).toEqual(['KJV JHN 3', 'KJV JHN 21', 'KJV JHN 20']);
});

test('undo puts a removed history entry back in its place', async () => {
  const alice = await createAliceContext();
  for (const chapter of [1, 2, 3]) await read(alice, chapter, chapter);
  const [, second] = await firstValueFrom(watchReadingHistory(alice));
  const takeBack = await removeFromHistory(alice, [second?.id ?? '']);
  expect(await names(alice)).toEqual(['KJV JHN 3', 'KJV JHN 1']);
  await takeBack();
  expect(await names(alice)).toEqual(['KJV JHN 3', 'KJV JHN 2', 'KJV JHN 1']);
});

test('clearing the history keeps the position; after undo a newer chapter is first', async () => {
  const alice = await createAliceContext();
  for (const chapter of [1, 2, 3]) await read(alice, chapter, chapter);
  await saveReadingPosition(alice, { translation: 'KJV', book: 'JHN', chapter: 3, verse: 16 });
  const takeBack = await removeFromHistory(alice);
  expect(await names(alice)).toEqual([]);
  expect(await firstValueFrom(watchReadingPosition(alice))).toMatchObject({
    chapter: 3,
    verse: 16,
  });
  await recordInHistory(alice, { translation: 'WEB', book: 'JHN', chapter: 1 });
  await takeBack();
  expect(await names(alice)).toEqual(['WEB JHN 1', 'KJV JHN 3', 'KJV JHN 2']);
});

test('an invalid history entry is left out', async () => {
  const alice = await createAliceContext();
  await alice.userDatabase.activity.insert({
    id: 'history|x',
    kind: 'history',
    order: '',
    value: { book: 'Enoch', chapter: 1, translation: 'KJV', date: 'never' },
  });
  expect(await names(alice)).toEqual([]);
});
