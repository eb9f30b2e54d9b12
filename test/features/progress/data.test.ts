// Tests of the progress data, which is counted from the user's records: counts per day, time zones,
// read chapters, plan days and streaks.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { toNewestFirstKey, buildLocalRecord } from '../../../schemas/local-record.ts';
import { toUserDay, watchToday } from '../../../src/data/user-days.ts';
import {
  createGratitudeEntry,
  removeGratitudeEntry,
  restoreGratitudeEntry,
} from '../../../src/features/gratitude/data.ts';
import { removeFromHistory } from '../../../src/features/bible/reading-history.ts';
import { createPrayer, markPrayerAnswered } from '../../../src/features/prayer/data.ts';
import { insertInitialProfile } from '../../../src/data/records/profile.ts';
import {
  watchChaptersRead,
  toCanonicalChapters,
  recordChapterRead,
  importHistoryAsRead,
} from '../../../src/data/activity/chapters-read.ts';
import {
  getCurrentClock,
  watchDayOfTime,
  saveClock,
  watchDayClocks,
  findNewClock,
} from '../../../src/data/activity/clock-history.ts';
import { syncPlanDayEvents, watchDayEvents } from '../../../src/data/records/day-events.ts';
import { type Ledger, watchLedger } from '../../../src/data/activity/daily-activity.ts';
import { watchProgress } from '../../../src/features/progress/data.ts';
import { watchRows } from '../../../src/data/activity/watch-collection.ts';
import { recordInHistory } from '../../../src/data/bible/reading-position.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const once = <T>(question: Observable<T>, isIt: (value: T) => boolean = () => true) =>
  firstValueFrom(question.pipe(filter(isIt)));
const prayerFields = {
  request: 'Peace',
  prayer_text: 'Lord, give peace.',
  verses: [],
  category: 'family',
  language: 'en' as const,
};
const buildEntry = (date: string) => ({ date, entry_text: 'Bread', language: 'en' as const });
const listDays = ({ days }: Ledger) => [...days.keys()].toSorted();

test('records count by their own or creation day, and the counts follow changes', async () => {
  const alice = await createAliceContext();
  const now = await once(watchToday(alice));
  await alice.userDatabase.graceNotes.insert(
    buildLocalRecord(
      'note-1',
      { date: '2026-11-20', mood: 'weary', message: 'Rest.' },
      '2026-11-21T08:00:00Z',
      '2026-11-20',
    ),
  );
  const prayer = await createPrayer(alice, prayerFields);
  const entry = await createGratitudeEntry(alice, buildEntry('2026-11-18'));
  const ledgers: Ledger[] = [];
  const watching = watchLedger(alice).subscribe((ledger) => ledgers.push(ledger));

  const first = await once(watchLedger(alice));
  expect(first).toMatchObject({
    graceNotes: 1,
    prayers: 1,
    gratitudeEntries: 1,
    plansCompleted: 0,
    answeredPrayers: 0,
    activeDays: 3,
  });
  expect(listDays(first)).toEqual(['2026-11-18', '2026-11-20', now].toSorted());
  expect(first.days.get('2026-11-18')).toEqual({
    graceNotes: 0,
    prayers: 0,
    gratitudeEntries: 1,
    planDays: 0,
    hasRead: false,
  });

  await markPrayerAnswered(alice, prayer, '2026-10-05');
  const answered = await once(watchLedger(alice), ({ answeredPrayers }) => answeredPrayers === 1);
  expect([...answered.answeredByMonth]).toEqual([['2026-10', 1]]);
  // Marking a prayer as answered is not praying, so the prayer keeps the day on which it was
  // written.
  expect(listDays(answered)).toEqual(listDays(first));

  await removeGratitudeEntry(alice, entry);
  expect(
    listDays(await once(watchLedger(alice), ({ gratitudeEntries }) => gratitudeEntries === 0)),
  ).not.toContain('2026-11-18');
  await restoreGratitudeEntry(alice, entry);
  expect(
    listDays(await once(watchLedger(alice), ({ gratitudeEntries }) => gratitudeEntries === 1)),
  ).toContain('2026-11-18');
  watching.unsubscribe();
});

test('a journal of several batches is read once and completely through the index', async () => {
  const alice = await createAliceContext();
  const { prayers } = alice.userDatabase;
  const importedAt = '2026-01-01T00:00:00.000Z';
  const manyPrayers = Array.from({ length: 640 }, (_prayer, index) =>
    buildLocalRecord(
      `prayer-${index}`,
      { request: String(index) },
      index < 560 ? importedAt : `2026-02-01T00:00:00.${String(index - 460)}Z`,
    ),
  );
  await prayers.bulkInsert(manyPrayers);
  await prayers.findOne('prayer-7').incrementalPatch({ removed: true });
  let readCount = 0;
  const rows = await once(
    watchRows(alice, 'prayers', ({ client_id: id }) => {
      readCount += 1;
      return id;
    }),
  );
  expect(rows.size).toBe(639);
  expect(readCount).toBe(639);
  const portion = prayers
    .find({
      selector: { removed: false, order: { $gte: toNewestFirstKey(importedAt) } },
      sort: [{ removed: 'asc' }, { order: 'asc' }],
      limit: 500,
    })
    .getPreparedQuery();
  expect(portion.queryPlan.sortSatisfiedByIndex).toBe(true);
});

test('a prayer keeps the day of its original time zone, also after travel', async () => {
  const alice = await createAliceContext();
  const write = (id: string, time: string) =>
    alice.userDatabase.prayers.insert(buildLocalRecord(id, { request: id }, time));
  await write('before', '2026-11-10T16:00:00Z');
  await saveClock(alice, { since: '2026-11-11T00:00:00.000Z', zone: 'Asia/Tokyo', start: 0 });
  await write('tokyo', '2026-11-12T16:00:00Z');
  expect(listDays(await once(watchLedger(alice)))).toEqual(['2026-11-11', '2026-11-13']);

  await saveClock(alice, {
    since: '2026-11-14T00:00:00.000Z',
    zone: 'America/Los_Angeles',
    start: 0,
  });
  await write('los-angeles', '2026-11-15T07:30:00Z');
  await saveClock(alice, {
    since: '2026-11-16T00:00:00.000Z',
    zone: 'America/Los_Angeles',
    start: 4,
  });
  await write('after midnight', '2026-11-17T10:30:00Z');
  expect(listDays(await once(watchLedger(alice)))).toEqual([
    '2026-11-11',
    '2026-11-13',
    '2026-11-14',
    '2026-11-16',
  ]);
});

test('a clock is noted when it is another one, also when it was set back', async () => {
  const alice = await createAliceContext();
  const now = getCurrentClock(0);
  expect(findNewClock([], now)).toEqual(now);
  await saveClock(alice, now);
  const dayClocks = await once(watchDayClocks(alice));
  expect(findNewClock(dayClocks, getCurrentClock(0))).toBeNull();
  expect(findNewClock(dayClocks, getCurrentClock(3))).toMatchObject({ start: 3 });
  const movedClock = { since: '2027-01-01T00:00:00.000Z', zone: 'Mars/Olympus', start: 0 };
  expect(
    findNewClock([...dayClocks, movedClock], { ...now, since: new Date().toISOString() }),
  ).toBeNull();
});

test('a chapter stays read and counts for its day after the history is cleared', async () => {
  const alice = await createAliceContext();
  for (const index of [
    { translation: 'KJV', book: 'JHN', chapter: 3 },
    { translation: 'WEB', book: 'JHN', chapter: 3 },
    { translation: 'WEB', book: 'PSA', chapter: 23 },
  ]) {
    await recordInHistory(alice, index);
    await recordChapterRead(alice, index);
  }
  await removeFromHistory(alice);
  expect([...(await once(watchChaptersRead(alice)))]).toEqual([
    ['JHN', new Set([3])],
    ['PSA', new Set([23])],
  ]);
  expect(await once(watchDayEvents(alice))).toEqual([
    { what: 'chapter', date: toUserDay(new Date()) },
  ]);
  expect((await once(watchLedger(alice))).days.get(toUserDay(new Date()))).toMatchObject({
    hasRead: true,
  });
});

test('a chapter that was only opened is not a read chapter, also at the next visit', async () => {
  const alice = await createAliceContext();
  await recordInHistory(alice, { translation: 'KJV', book: 'JHN', chapter: 3 });
  await importHistoryAsRead(alice, (iso) => toUserDay(iso));
  expect([...(await once(watchChaptersRead(alice)))]).toEqual([]);
  expect(await once(watchDayEvents(alice))).toEqual([]);
});

test('read chapters that only the history contains are imported once', async () => {
  const alice = await createAliceContext();
  await alice.userDatabase.activity.insert({
    id: 'history|LUK.15',
    kind: 'history',
    order: '',
    value: { translation: 'KJV', book: 'LUK', chapter: 15, date: '2026-05-01T23:30:00Z' },
  });
  await alice.userDatabase.activity.insert({
    id: 'history|x',
    kind: 'history',
    order: '',
    value: { translation: 'KJV', book: 'Enoch', chapter: 1, date: 'never' },
  });
  const dayOfTime = (iso: string) => toUserDay(iso, 'Asia/Tokyo');
  await importHistoryAsRead(alice, dayOfTime);
  await importHistoryAsRead(alice, dayOfTime);
  expect([...(await once(watchChaptersRead(alice)))]).toEqual([['LUK', new Set([15])]]);
  expect(await once(watchDayEvents(alice))).toEqual([{ what: 'chapter', date: '2026-05-02' }]);
});

test('a read chapter counts as each canonical chapter of which most verses were read', () => {
  expect(toCanonicalChapters('KJV', 'MAL', 3)).toEqual([3]);
  expect(toCanonicalChapters('NBS', 'MAL', 3)).toEqual([3, 4]);
  expect(toCanonicalChapters('NBS', 'JOL', 2)).toEqual([2]);
  expect(toCanonicalChapters('NBS', 'JOL', 3)).toEqual([]);
  expect(toCanonicalChapters('NBS', 'JOL', 4)).toEqual([3]);
  expect(toCanonicalChapters('KJV', 'MAL', 5)).toEqual([]);
  expect(toCanonicalChapters('KJV', 'TOB', 1)).toEqual([]);
});

test('a plan day is dated when it is first seen, and loses the date when reverted', async () => {
  const alice = await createAliceContext();
  const { readingProgress } = alice.userDatabase;
  const otherClock = {
    ...buildLocalRecord(
      'done-elsewhere',
      { plan_id: 'p', completed_days: [1, 2], completed: true },
      '2026-09-01T00:00:00Z',
    ),
    sync: 'safe' as const,
    server_id: '7',
    updated_date: '2026-09-03T20:00:00.000000',
  };
  await readingProgress.bulkInsert([
    otherClock,
    buildLocalRecord('here', { plan_id: 'q', completed_days: [1] }, '2026-09-01T00:00:00Z'),
  ]);
  await syncPlanDayEvents(alice, (iso) => toUserDay(iso, 'Asia/Tokyo'));
  const localDay = toUserDay(new Date(), 'Asia/Tokyo');
  // Days that arrive together were completed on unknown dates, so they count once.
  const first = [
    { what: 'plan_day', date: '2026-09-04' },
    { what: 'plan_day', date: localDay },
  ];
  expect(await once(watchDayEvents(alice))).toEqual(first);

  await readingProgress
    .findOne('done-elsewhere')
    .incrementalPatch({ updated_date: '2026-10-01T00:00:00.000000' });
  await syncPlanDayEvents(alice, (iso) => toUserDay(iso, 'America/Los_Angeles'));
  expect(await once(watchDayEvents(alice))).toEqual(first);

  await readingProgress
    .findOne('here')
    .incrementalPatch({ record: { plan_id: 'q', completed_days: [] } });
  await syncPlanDayEvents(alice, (iso) => toUserDay(iso, 'Asia/Tokyo'));
  expect(await once(watchDayEvents(alice))).toEqual(first.slice(0, 1));

  // One of the days that arrived together is reverted and the other stays; a day that arrives later
  // counts again.
  await readingProgress.findOne('done-elsewhere').incrementalPatch({
    record: { plan_id: 'p', completed_days: [1, 3] },
    updated_date: '2026-10-01T00:00:00.000000',
  });
  await syncPlanDayEvents(alice, (iso) => toUserDay(iso, 'Asia/Tokyo'));
  expect(await once(watchDayEvents(alice))).toEqual([
    ...first.slice(0, 1),
    { what: 'plan_day', date: '2026-10-01' },
  ]);
});

test('the longest streak may come from the profile; the current streak is counted', async () => {
  const alice = await createAliceContext();
  const { account, userDatabase } = alice;
  await insertInitialProfile(userDatabase, {
    id: account?.id ?? '',
    email: '',
    full_name: '',
    role: 'user',
    is_verified: true,
    disabled: false,
    created_date: '2026-01-01T00:00:00.000Z',
    updated_date: '2026-01-01T00:00:00.000Z',
    longest_streak: 120,
    current_streak: 60,
  });
  await createPrayer(alice, prayerFields);
  const { streak, achieved } = await once(watchProgress(alice));
  expect(streak).toEqual({ current: 1, longest: 120, todayCounts: true, graceUsed: false });
  expect(achieved.all.filter(({ isUnlocked }) => isUnlocked).map(({ name }) => name)).toEqual([
    'weekStrong',
    'consistentSeeker',
    'devotedDisciple',
  ]);
  expect(achieved).toMatchObject({ points: 630, unlocked: 3, percent: 25 });
});

test('watchDayOfTime emits again only when a result may have changed', async () => {
  const alice = await createAliceContext();
  const readers: unknown[] = [];
  const watching = watchDayOfTime(alice).subscribe((reader) => readers.push(reader));
  await once(watchDayOfTime(alice));
  await saveClock(alice, getCurrentClock(0));
  await saveClock(alice, {
    since: new Date(Date.now() + 1_000).toISOString(),
    zone: 'Asia/Tokyo',
    start: 0,
  });
  await once(watchDayClocks(alice), (clocks) => clocks.length === 2);
  expect(readers).toHaveLength(2);
  watching.unsubscribe();
});
