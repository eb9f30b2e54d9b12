// What a person did, counted from their records.
import 'fake-indexeddb/auto';
import { filter, firstValueFrom, type Observable } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { newestFirst, newRecord } from '../../schemas/local-record.ts';
import { dayOf, today } from '../../src/data/days.ts';
import { addEntry, removeEntry, restoreEntry } from '../../src/data/gratitude.ts';
import { removeHistory } from '../../src/data/history.ts';
import { addPrayer, answerPrayer } from '../../src/data/prayers.ts';
import { keepFirstProfile } from '../../src/data/profile.ts';
import { chaptersRead, gridChapters, keepChapterRead, keepHistoryAsRead } from '../../src/data/progress/chapters-read.ts';
import { clockNow, dayReader, keepClock, keptClocks, newClock } from '../../src/data/progress/clocks.ts';
import { keepPlanDays, keptEvents } from '../../src/data/progress/events.ts';
import { type Ledger, ledger } from '../../src/data/progress/ledger.ts';
import { progress } from '../../src/data/progress/progress.ts';
import { readRows } from '../../src/data/progress/rows.ts';
import { keepHistory } from '../../src/data/reading-place.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';

afterEach(closeHomes);

const once = <T>(question: Observable<T>, isIt: (value: T) => boolean = () => true) => firstValueFrom(question.pipe(filter(isIt)));
const aPrayer = { request: 'Peace', prayer_text: 'Lord, give peace.', verses: [], category: 'family', language: 'en' as const };
const anEntry = (date: string) => ({ date, entry_text: 'Bread', language: 'en' as const });
const daysOf = ({ days }: Ledger) => [...days.keys()].toSorted();

test('records are counted, by the day they bear or were written on, and stay counted as they change', async () => {
  const alice = await aliceAtHome();
  const now = await once(today(alice));
  await alice.personal.graceNotes.insert(newRecord('note-1', { date: '2026-11-20', mood: 'weary', message: 'Rest.' }, '2026-11-21T08:00:00Z', '2026-11-20'));
  const prayer = await addPrayer(alice, aPrayer);
  const entry = await addEntry(alice, anEntry('2026-11-18'));
  const seen: Ledger[] = [];
  const watching = ledger(alice).subscribe((one) => seen.push(one));

  const first = await once(ledger(alice));
  expect(first).toMatchObject({ graceNotes: 1, prayers: 1, gratitudeEntries: 1, plansCompleted: 0, answeredPrayers: 0, activeDays: 3 });
  expect(daysOf(first)).toEqual(['2026-11-18', '2026-11-20', now].toSorted());
  expect(first.days.get('2026-11-18')).toEqual({ graceNotes: 0, prayers: 0, gratitudeEntries: 1, planDays: 0, hasRead: false });

  await answerPrayer(alice, prayer, '2026-10-05');
  const answered = await once(ledger(alice), ({ answeredPrayers }) => answeredPrayers === 1);
  expect([...answered.answeredByMonth]).toEqual([['2026-10', 1]]);
  // To answer a prayer is not to pray: the day it was written on stands.
  expect(daysOf(answered)).toEqual(daysOf(first));

  await removeEntry(alice, entry);
  expect(daysOf(await once(ledger(alice), ({ gratitudeEntries }) => gratitudeEntries === 0))).not.toContain('2026-11-18');
  await restoreEntry(alice, entry);
  expect(daysOf(await once(ledger(alice), ({ gratitudeEntries }) => gratitudeEntries === 1))).toContain('2026-11-18');
  watching.unsubscribe();
});

test('a journal of more than one portion, most of it of one moment, is read once and whole, along the index', async () => {
  const alice = await aliceAtHome();
  const { prayers } = alice.personal;
  const brought = '2026-01-01T00:00:00.000Z';
  const many = Array.from({ length: 640 }, (_prayer, place) => newRecord(`prayer-${place}`, { request: String(place) }, place < 560 ? brought : `2026-02-01T00:00:00.${String(place - 460)}Z`));
  await prayers.bulkInsert(many);
  await prayers.findOne('prayer-7').incrementalPatch({ removed: true });
  let reads = 0;
  const rows = await once(
    readRows(alice, 'prayers', ({ client_id: id }) => {
      reads += 1;
      return id;
    }),
  );
  expect(rows.size).toBe(639);
  expect(reads).toBe(639);
  const portion = prayers.find({ selector: { removed: false, order: { $gte: newestFirst(brought) } }, sort: [{ removed: 'asc' }, { order: 'asc' }], limit: 500 }).getPreparedQuery();
  expect(portion.queryPlan.sortSatisfiedByIndex).toBe(true);
});

test('a prayer keeps the day of the clock under which it was written, wherever its person goes', async () => {
  const alice = await aliceAtHome();
  const write = (id: string, time: string) => alice.personal.prayers.insert(newRecord(id, { request: id }, time));
  await write('before', '2026-11-10T16:00:00Z');
  await keepClock(alice, { since: '2026-11-11T00:00:00.000Z', zone: 'Asia/Tokyo', start: 0 });
  await write('tokyo', '2026-11-12T16:00:00Z');
  expect(daysOf(await once(ledger(alice)))).toEqual(['2026-11-11', '2026-11-13']);

  await keepClock(alice, { since: '2026-11-14T00:00:00.000Z', zone: 'America/Los_Angeles', start: 0 });
  await write('los-angeles', '2026-11-15T07:30:00Z');
  await keepClock(alice, { since: '2026-11-16T00:00:00.000Z', zone: 'America/Los_Angeles', start: 4 });
  await write('after midnight', '2026-11-17T10:30:00Z');
  expect(daysOf(await once(ledger(alice)))).toEqual(['2026-11-11', '2026-11-13', '2026-11-14', '2026-11-16']);
});

test('a clock is noted when it is another one, also when it was set back', async () => {
  const alice = await aliceAtHome();
  const now = clockNow(0);
  expect(newClock([], now)).toEqual(now);
  await keepClock(alice, now);
  const known = await once(keptClocks(alice));
  expect(newClock(known, clockNow(0))).toBeNull();
  expect(newClock(known, clockNow(3))).toMatchObject({ start: 3 });
  const moved = { since: '2027-01-01T00:00:00.000Z', zone: 'Mars/Olympus', start: 0 };
  expect(newClock([...known, moved], { ...now, since: new Date().toISOString() })).toBeNull();
});

test('a chapter that was read stays read when the history is cleared, and counts for its day', async () => {
  const alice = await aliceAtHome();
  for (const place of [{ translation: 'KJV', book: 'JHN', chapter: 3 }, { translation: 'WEB', book: 'JHN', chapter: 3 }, { translation: 'WEB', book: 'PSA', chapter: 23 }]) {
    await keepHistory(alice, place);
    await keepChapterRead(alice, place);
  }
  await removeHistory(alice);
  expect([...(await once(chaptersRead(alice)))]).toEqual([
    ['JHN', new Set([3])],
    ['PSA', new Set([23])],
  ]);
  expect(await once(keptEvents(alice))).toEqual([{ what: 'chapter', date: dayOf(new Date()) }]);
  expect((await once(ledger(alice))).days.get(dayOf(new Date()))).toMatchObject({ hasRead: true });
});

test('a chapter that was opened is not a chapter read, neither now nor at the next visit, and counts for no day', async () => {
  const alice = await aliceAtHome();
  await keepHistory(alice, { translation: 'KJV', book: 'JHN', chapter: 3 });
  await keepHistoryAsRead(alice, (iso) => dayOf(iso));
  expect([...(await once(chaptersRead(alice)))]).toEqual([]);
  expect(await once(keptEvents(alice))).toEqual([]);
});

test('what was read before chapters were kept comes out of the history, once', async () => {
  const alice = await aliceAtHome();
  await alice.personal.activity.insert({ id: 'history|LUK.15', kind: 'history', order: '', value: { translation: 'KJV', book: 'LUK', chapter: 15, date: '2026-05-01T23:30:00Z' } });
  await alice.personal.activity.insert({ id: 'history|x', kind: 'history', order: '', value: { translation: 'KJV', book: 'Enoch', chapter: 1, date: 'never' } });
  const dayOfTime = (iso: string) => dayOf(iso, 'Asia/Tokyo');
  await keepHistoryAsRead(alice, dayOfTime);
  await keepHistoryAsRead(alice, dayOfTime);
  expect([...(await once(chaptersRead(alice)))]).toEqual([['LUK', new Set([15])]]);
  expect(await once(keptEvents(alice))).toEqual([{ what: 'chapter', date: '2026-05-02' }]);
});

test('chapters are lit on the grid: where a translation divides otherwise, those that were mostly read', () => {
  expect(gridChapters('KJV', 'MAL', 3)).toEqual([3]);
  expect(gridChapters('NBS', 'MAL', 3)).toEqual([3, 4]);
  expect(gridChapters('NBS', 'JOL', 2)).toEqual([2]);
  expect(gridChapters('NBS', 'JOL', 3)).toEqual([]);
  expect(gridChapters('NBS', 'JOL', 4)).toEqual([3]);
  expect(gridChapters('KJV', 'MAL', 5)).toEqual([]);
  expect(gridChapters('KJV', 'TOB', 1)).toEqual([]);
});

test('days of a plan get the date at which they are first seen, and keep it; one that is taken back loses it', async () => {
  const alice = await aliceAtHome();
  const { readingProgress } = alice.personal;
  const elsewhere = { ...newRecord('done-elsewhere', { plan_id: 'p', completed_days: [1, 2], completed: true }, '2026-09-01T00:00:00Z'), sync: 'safe' as const, server_id: '7', updated_date: '2026-09-03T20:00:00.000000' };
  await readingProgress.bulkInsert([elsewhere, newRecord('here', { plan_id: 'q', completed_days: [1] }, '2026-09-01T00:00:00Z')]);
  await keepPlanDays(alice, (iso) => dayOf(iso, 'Asia/Tokyo'));
  const here = dayOf(new Date(), 'Asia/Tokyo');
  // What came together was done on days that nobody knows here: it counts once.
  const first = [
    { what: 'plan_day', date: '2026-09-04' },
    { what: 'plan_day', date: here },
  ];
  expect(await once(keptEvents(alice))).toEqual(first);

  await readingProgress.findOne('done-elsewhere').incrementalPatch({ updated_date: '2026-10-01T00:00:00.000000' });
  await keepPlanDays(alice, (iso) => dayOf(iso, 'America/Los_Angeles'));
  expect(await once(keptEvents(alice))).toEqual(first);

  await readingProgress.findOne('here').incrementalPatch({ record: { plan_id: 'q', completed_days: [] } });
  await keepPlanDays(alice, (iso) => dayOf(iso, 'Asia/Tokyo'));
  expect(await once(keptEvents(alice))).toEqual(first.slice(0, 1));

  // One of those that came together is taken back, the others stand; a later sighting counts anew.
  await readingProgress.findOne('done-elsewhere').incrementalPatch({ record: { plan_id: 'p', completed_days: [1, 3] }, updated_date: '2026-10-01T00:00:00.000000' });
  await keepPlanDays(alice, (iso) => dayOf(iso, 'Asia/Tokyo'));
  expect(await once(keptEvents(alice))).toEqual([...first.slice(0, 1), { what: 'plan_day', date: '2026-10-01' }]);
});

test('the longest row may be one of the time before this device; the present one is always counted', async () => {
  const alice = await aliceAtHome();
  const { account, personal } = alice;
  await keepFirstProfile(personal, { id: account?.id ?? '', email: '', full_name: '', role: 'user', is_verified: true, disabled: false, created_date: '2026-01-01T00:00:00.000Z', updated_date: '2026-01-01T00:00:00.000Z', longest_streak: 120, current_streak: 60 });
  await addPrayer(alice, aPrayer);
  const { streak, achieved } = await once(progress(alice));
  expect(streak).toEqual({ current: 1, longest: 120, todayCounts: true, graceUsed: false });
  expect(achieved.all.filter(({ isUnlocked }) => isUnlocked).map(({ name }) => name)).toEqual(['weekStrong', 'consistentSeeker', 'devotedDisciple']);
  expect(achieved).toMatchObject({ points: 630, unlocked: 3, percent: 25 });
});

test('who is told the days of records is told anew only when an answer may have changed', async () => {
  const alice = await aliceAtHome();
  const readers: unknown[] = [];
  const watching = dayReader(alice).subscribe((reader) => readers.push(reader));
  await once(dayReader(alice));
  await keepClock(alice, clockNow(0));
  await keepClock(alice, { since: new Date(Date.now() + 1_000).toISOString(), zone: 'Asia/Tokyo', start: 0 });
  await once(keptClocks(alice), (clocks) => clocks.length === 2);
  expect(readers).toHaveLength(2);
  watching.unsubscribe();
});
