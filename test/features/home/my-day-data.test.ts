// Tests of the data of My Day on Home: the newest open prayers, their count, and the newest
// gratitude entries.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createGratitudeEntry } from '../../../src/features/gratitude/data.ts';
import {
  watchOpenPrayerCount,
  watchNewestGratitude,
  watchNewestOpenPrayers,
} from '../../../src/features/home/data.ts';
import { cacheLedger } from '../../../src/data/activity/cached-daily-activity.ts';
import {
  createPrayer,
  markPrayerAnswered,
  removePrayer,
} from '../../../src/features/prayer/data.ts';
import type { AliceContext } from '../../support/signed-in-user.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

async function pray(data: AliceContext, requests: readonly string[]): Promise<string[]> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T07:00:00Z') });
  const ids: string[] = [];
  for (const request of requests) {
    vi.setSystemTime(Date.now() + 1_000);
    ids.push(
      await createPrayer(data, {
        request,
        prayer_text: request,
        verses: [],
        category: 'other',
        language: 'en',
      }),
    );
  }
  vi.useRealTimers();
  return ids;
}

test('at most three prayers are read, newest first, without answered or removed ones', async () => {
  const data = await createAliceContext();
  const ids = await pray(data, ['one', 'two', 'three', 'four', 'five', 'six']);
  await markPrayerAnswered(data, ids[5] ?? '', '2026-11-22');
  await removePrayer(data, ids[4] ?? '');
  const prayers = await firstValueFrom(watchNewestOpenPrayers(data));
  expect(prayers.map(({ fields }) => fields.title)).toEqual(['four', 'three', 'two']);
});

test('all open prayers are counted, and the count changes when one is answered', async () => {
  const data = await createAliceContext();
  const ids = await pray(data, ['one', 'two', 'three', 'four', 'five']);
  await removePrayer(data, ids[0] ?? '');
  const counts = watchOpenPrayerCount(data);
  expect(await firstValueFrom(counts)).toBe(4);
  const next = firstValueFrom(counts.pipe(filter((count) => count === 3)));
  await markPrayerAnswered(data, ids[1] ?? '', '2026-11-22');
  expect(await next).toBe(3);
});

test('the cached prayer count is emitted at once, before all records are read', async () => {
  const data = await createAliceContext();
  await pray(data, ['one', 'two']);
  await cacheLedger(data, {
    graceNotes: 0,
    prayers: 9,
    gratitudeEntries: 0,
    plansCompleted: 0,
    answeredPrayers: 2,
    answeredByMonth: new Map(),
    days: new Map(),
    activeDays: 0,
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
  const reportedCounts: number[] = [];
  const counting = watchOpenPrayerCount(data).subscribe((count) => reportedCounts.push(count));
  await vi.waitFor(() => expect(reportedCounts).toEqual([7]));
  await vi.advanceTimersByTimeAsync(4_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(reportedCounts).toEqual([7, 2]));
  counting.unsubscribe();
});

test('without prayers the list of open prayers is empty and their count is 0', async () => {
  const data = await createAliceContext();
  expect(await firstValueFrom(watchNewestOpenPrayers(data))).toEqual([]);
  expect(await firstValueFrom(watchOpenPrayerCount(data))).toBe(0);
});

test('the newest gratitude entries are newest first and at most 40', async () => {
  const data = await createAliceContext();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T07:00:00Z') });
  for (let number = 1; number <= 45; number += 1) {
    vi.setSystemTime(Date.now() + 1_000);
    await createGratitudeEntry(data, {
      date: '2026-11-22',
      entry_text: `bread ${number}`,
      language: 'en',
    });
  }
  const entries = await firstValueFrom(watchNewestGratitude(data));
  expect(entries).toHaveLength(40);
  expect(entries[0]?.fields.entry_text).toBe('bread 45');
});
