// Tests of praying through: the order of prayers, snoozed prayers, the position, and that no prayer
// record is written.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import type { Prayer } from '../../../schemas/entities/prayer.ts';
import { addDays, saveDayStart, toUserDay } from '../../../src/data/user-days.ts';
import {
  pausePrayer,
  markPrayed,
  watchPrayerRotation,
  watchPausedPrayers,
  computePrayerRotation,
  resumePrayer,
} from '../../../src/features/prayer/pray-through/prayer-rotation.ts';
import {
  startPrayThrough,
  endPrayThrough,
  goToPreviousPrayer,
  goToNextPrayer,
  continuePrayThrough,
  listRemainingPrayers,
} from '../../../src/features/prayer/pray-through/pray-through-state.ts';
import { createPrayer, markPrayerAnswered } from '../../../src/features/prayer/data.ts';
import type { SavedRecord } from '../../../src/data/records/record.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.useRealTimers();
  await closeContexts();
});

function buildPrayer(
  id: string,
  createdDate: string,
  fields: Partial<Prayer> = {},
): SavedRecord<Prayer> {
  return {
    id,
    createdDate,
    sync: { kind: 'safe' },
    fields: { client_id: id, title: id, prayer_text: id, is_answered: false, ...fields },
  };
}

const draft = (request: string) => ({
  request,
  prayer_text: request,
  verses: [],
  category: 'other',
  language: 'en' as const,
});
const ids = (prayers: readonly SavedRecord<Prayer>[]) => prayers.map(({ id }) => id);
const emptyRotation = {
  lastPrayed: new Map<string, string>(),
  pausedUntilById: new Map<string, string>(),
  today: '2026-11-22',
  startHour: 0,
};
const always = () => true;

test('the least recently prayed prayer is first; a new prayer counts as prayed today', () => {
  const prayers = [
    buildPrayer('new', '2026-11-21T08:00:00Z'),
    buildPrayer('old', '2025-01-01T08:00:00Z'),
    buildPrayer('older, prayed lately', '2024-01-01T08:00:00Z'),
    buildPrayer('between', '2026-03-01T08:00:00Z'),
  ];
  const rotation = computePrayerRotation(prayers, {
    ...emptyRotation,
    lastPrayed: new Map([['older, prayed lately', '2026-11-20T08:00:00Z']]),
  });
  expect(ids(rotation.notPrayedToday)).toEqual(['old', 'between', 'older, prayed lately', 'new']);
});

test('with three prayers a day each of ten prayers is shown equally often', () => {
  const prayers = Array.from({ length: 10 }, (_, at) =>
    buildPrayer(`p${at}`, `2026-01-01T00:00:0${at}Z`),
  );
  const lastPrayed = new Map<string, string>();
  const times = new Map<string, number>();
  for (let day = 0; day < 30; day += 1) {
    const date = addDays('2026-02-01', day);
    const rotation = computePrayerRotation(prayers, { ...emptyRotation, lastPrayed, today: date });
    for (const [at, id] of ids(rotation.notPrayedToday).slice(0, 3).entries()) {
      lastPrayed.set(id, `${date}T07:00:0${at}Z`);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
  }
  expect([...times.values()]).toEqual(Array.from({ length: 10 }, () => 9));
});

test('answered and snoozed prayers are left out, and prayers prayed today are separate', () => {
  const noon = new Date(2026, 10, 22, 12).toISOString();
  const prayers = [
    buildPrayer('a', '2026-01-01T00:00:00Z'),
    buildPrayer('b', '2026-01-02T00:00:00Z', { is_answered: true }),
    buildPrayer('c', '2026-01-03T00:00:00Z'),
    buildPrayer('d', '2026-01-04T00:00:00Z', { is_answered: null }),
  ];
  const rotation = computePrayerRotation(prayers, {
    ...emptyRotation,
    pausedUntilById: new Map([['c', '2026-11-23']]),
    lastPrayed: new Map([['a', noon]]),
  });
  expect([ids(rotation.notPrayedToday), ids(rotation.prayedToday)]).toEqual([['d'], ['a']]);
});

test("with a day start at 3 o'clock, a prayer at 1 o'clock belongs to the day before", () => {
  const night = new Date(2026, 10, 22, 1).toISOString();
  const prayers = [buildPrayer('a', '2026-01-01T00:00:00Z')];
  const lastPrayed = new Map([['a', night]]);
  expect(ids(computePrayerRotation(prayers, { ...emptyRotation, lastPrayed }).prayedToday)).toEqual(
    ['a'],
  );
  expect(
    ids(
      computePrayerRotation(prayers, { ...emptyRotation, lastPrayed, startHour: 3 }).notPrayedToday,
    ),
  ).toEqual(['a']);
});

test('prayed and snoozed states are stored on the device, not in the prayer record', async () => {
  const alice = await createAliceContext();
  const id = await createPrayer(alice, draft('For rain'));
  const before = (await alice.userDatabase.prayers.findOne(id).exec())?.toJSON();
  await markPrayed(alice, id);
  await markPrayed(alice, id);
  expect(ids((await firstValueFrom(watchPrayerRotation(alice))).prayedToday)).toEqual([id]);
  const tomorrow = addDays(toUserDay(new Date()), 1);
  await pausePrayer(alice, id, tomorrow);
  const rotation = await firstValueFrom(watchPrayerRotation(alice));
  expect([rotation.notPrayedToday, rotation.prayedToday]).toEqual([[], []]);
  expect(rotation.pausedUntilById).toEqual(new Map([[id, tomorrow]]));
  expect((await alice.userDatabase.prayers.findOne(id).exec())?.toJSON()).toEqual(before);
  expect(await alice.userDatabase.activity.count().exec()).toBe(2);

  await resumePrayer(alice, id);
  await resumePrayer(alice, id);
  expect(ids((await firstValueFrom(watchPrayerRotation(alice))).prayedToday)).toEqual([id]);
  await markPrayerAnswered(alice, id, toUserDay(new Date()));
  expect((await firstValueFrom(watchPrayerRotation(alice))).prayedToday).toEqual([]);
});

test('a snooze ends on its day, and an invalid day is not a snooze', async () => {
  const alice = await createAliceContext();
  const [one, two, three] = await Promise.all(
    ['one', 'two', 'three'].map((words) => createPrayer(alice, draft(words))),
  );
  const now = toUserDay(new Date());
  await pausePrayer(alice, one ?? '', now);
  await pausePrayer(alice, two ?? '', addDays(now, 1));
  await pausePrayer(alice, three ?? '', 'for ever');
  expect([...(await firstValueFrom(watchPausedPrayers(alice))).keys()]).toEqual([two]);
});

test('a changed day start applies to the list of prayers prayed today', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 22, 2) });
  const alice = await createAliceContext();
  const id = await createPrayer(alice, draft('At night'));
  await markPrayed(alice, id);
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  expect(ids((await firstValueFrom(watchPrayerRotation(alice))).prayedToday)).toEqual([id]);
  await saveDayStart(alice, 5);
  expect(ids((await firstValueFrom(watchPrayerRotation(alice))).notPrayedToday)).toEqual([id]);
});

test('pray-through steps go forward, back and to the end, and skipped prayers remain', () => {
  let walk = startPrayThrough(['a', 'b', 'c', 'd']);
  walk = goToNextPrayer(walk, 'prayed', always);
  walk = goToNextPrayer(walk, 'passed', always);
  expect(walk.ids[walk.at]).toBe('c');
  walk = goToPreviousPrayer(goToPreviousPrayer(walk, always), always);
  expect(walk.ids[walk.at]).toBe('a');
  expect(goToPreviousPrayer(walk, always)).toBe(walk);
  // A prayer that was prayed stays prayed when the user goes back and skips it.
  walk = goToNextPrayer(walk, 'passed', always);
  expect(walk.outcomeById.get('a')).toBe('prayed');
  walk = goToNextPrayer(goToNextPrayer(walk, 'passed', always), 'rests', always);
  walk = endPrayThrough(walk);
  expect(walk.at).toBe(4);
  expect(listRemainingPrayers(walk, always)).toEqual(['b', 'd']);
  walk = continuePrayThrough(walk, ['b', 'd']);
  expect([walk.ids[walk.at], walk.ids.length - walk.at]).toEqual(['b', 2]);
  walk = goToNextPrayer(goToNextPrayer(walk, 'prayed', always), 'prayed', always);
  expect([walk.at, listRemainingPrayers(walk, always)]).toEqual([4, []]);
});

test('a prayer deleted or answered elsewhere is skipped in both directions', () => {
  const isThere = (id: string) => id !== 'b';
  const walk = goToNextPrayer(startPrayThrough(['a', 'b', 'c']), 'prayed', isThere);
  expect(walk.ids[walk.at]).toBe('c');
  expect(goToPreviousPrayer(walk, isThere).at).toBe(0);
  expect(listRemainingPrayers(startPrayThrough(['a', 'b']), isThere)).toEqual(['a']);
  expect(goToNextPrayer(startPrayThrough(['a', 'b']), 'prayed', isThere).at).toBe(2);
});
