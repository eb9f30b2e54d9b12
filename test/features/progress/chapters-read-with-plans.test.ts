// Tests of the read chapters that the Bible wall shows: chapters read on this device, and chapters
// of plan days completed on any device.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { watchChaptersReadAnywhere } from '../../../src/features/progress/chapters-read-with-plans.ts';
import { recordChapterRead } from '../../../src/data/activity/chapters-read.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

async function insertPlan(
  data: DataContext,
  passages: readonly (readonly string[])[],
): Promise<void> {
  await data.deviceDatabase.readingPlans.find().remove();
  const plan = {
    theme: 'hope',
    duration_days: passages.length,
    title_en: 'p',
    daily_readings: passages.map((day) => ({ passages: day })),
  };
  await data.deviceDatabase.readingPlans.insert({
    ...buildLocalRecord('s_p', plan, '2026-01-01T00:00:00Z'),
    server_id: 'p',
    sync: 'safe',
  });
}

/** Inserts progress as another device has synced it. */
const readElsewhere = (data: DataContext, days: readonly number[]) =>
  data.userDatabase.readingProgress.insert({
    ...buildLocalRecord(
      'progress',
      { plan_id: 'p', completed_days: days, completed: false },
      '2026-09-01T00:00:00Z',
    ),
    server_id: '7',
    sync: 'safe',
  });

const waitForChapters = async (data: DataContext, count: number) =>
  [
    ...(await firstValueFrom(
      watchChaptersReadAnywhere(data).pipe(
        filter((read) => [...read.values()].reduce((sum, { size }) => sum + size, 0) === count),
      ),
    )),
  ]
    .map(([book, chapters]) => `${book} ${[...chapters].toSorted((a, b) => a - b).join()}`)
    .toSorted();

test('plan days of another device light only the chapters of their passages', async () => {
  const alice = await createAliceContext();
  await insertPlan(alice, [
    ['Mark 4:35–41'],
    ['Ruth 1-3', 'Jude'],
    ['John 1'],
    ['The Shepherd of Hermas 1'],
  ]);
  await recordChapterRead(alice, { translation: 'KJV', book: 'MRK', chapter: 1 });
  await readElsewhere(alice, [1, 2, 4, 99]);
  expect(await waitForChapters(alice, 6)).toEqual(['JUD 1', 'MRK 1,4', 'RUT 1,2,3']);
});

test('a chapter of a reverted plan day is unread, unless it was read on this device', async () => {
  const alice = await createAliceContext();
  await insertPlan(alice, [['John 1'], ['John 2']]);
  await readElsewhere(alice, [1, 2]);
  await recordChapterRead(alice, { translation: 'KJV', book: 'JHN', chapter: 2 });
  expect(await waitForChapters(alice, 2)).toEqual(['JHN 1,2']);
  await alice.userDatabase.readingProgress
    .findOne('progress')
    .incrementalPatch({ record: { plan_id: 'p', completed_days: [] } });
  expect(await waitForChapters(alice, 1)).toEqual(['JHN 2']);
});
