// The wall of the Bible: lit by what was read here, and by days of plans that were completed anywhere.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { newRecord } from '../../schemas/local-record.ts';
import type { Data } from '../../src/data/data.ts';
import { chaptersLit } from '../../src/data/progress/chapters-lit.ts';
import { keepChapterRead } from '../../src/data/progress/chapters-read.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

async function put(data: Data, passages: readonly (readonly string[])[]): Promise<void> {
  await data.device.readingPlans.find().remove();
  const plan = { theme: 'hope', duration_days: passages.length, title_en: 'p', daily_readings: passages.map((day) => ({ passages: day })) };
  await data.device.readingPlans.insert({ ...newRecord('s_p', plan, '2026-01-01T00:00:00Z'), server_id: 'p', sync: 'safe' });
}

/** As it comes from another device. */
const readElsewhere = (data: Data, days: readonly number[]) =>
  data.personal.readingProgress.insert({ ...newRecord('progress', { plan_id: 'p', completed_days: days, completed: false }, '2026-09-01T00:00:00Z'), server_id: '7', sync: 'safe' });

const lit = async (data: Data, count: number) =>
  [...(await firstValueFrom(chaptersLit(data).pipe(filter((read) => [...read.values()].reduce((sum, { size }) => sum + size, 0) === count))))].map(([book, chapters]) => `${book} ${[...chapters].toSorted((a, b) => a - b).join()}`).toSorted();

test('days completed on another device light the chapters of their passages, and no others', async () => {
  const alice = await aliceAtHome();
  await put(alice, [['Mark 4:35–41'], ['Ruth 1-3', 'Jude'], ['John 1'], ['The Shepherd of Hermas 1']]);
  await keepChapterRead(alice, { translation: 'KJV', book: 'MRK', chapter: 1 });
  await readElsewhere(alice, [1, 2, 4, 99]);
  expect(await lit(alice, 6)).toEqual(['JUD 1', 'MRK 1,4', 'RUT 1,2,3']);
});

test('a day that is taken back puts its window out, unless the chapter was read here', async () => {
  const alice = await aliceAtHome();
  await put(alice, [['John 1'], ['John 2']]);
  await readElsewhere(alice, [1, 2]);
  await keepChapterRead(alice, { translation: 'KJV', book: 'JHN', chapter: 2 });
  expect(await lit(alice, 2)).toEqual(['JHN 1,2']);
  await alice.personal.readingProgress.findOne('progress').incrementalPatch({ record: { plan_id: 'p', completed_days: [] } });
  expect(await lit(alice, 1)).toEqual(['JHN 2']);
});
