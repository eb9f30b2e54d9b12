// Tests of the totals in the profile, of the streak on several devices, and of the cached counts of
// the last visit. The totals follow the counted records without repeated writes between two
// devices.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { toStateRecordId, engineStatusKey } from '../../../schemas/sync-status.ts';
import type { Profile } from '../../../schemas/entities/user.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { addDays, toUserDay } from '../../../src/data/user-days.ts';
import { insertInitialProfile, watchProfile } from '../../../src/data/records/profile.ts';
import { watchDayClocks } from '../../../src/data/activity/clock-history.ts';
import {
  readCachedLedger,
  cacheLedger,
  watchCachedLedger,
} from '../../../src/data/activity/cached-daily-activity.ts';
import { watchDayEvents } from '../../../src/data/records/day-events.ts';
import { type DayCounts, watchLedger } from '../../../src/data/activity/daily-activity.ts';
import { watchStreak } from '../../../src/data/activity/watch-streak.ts';
import { computeStreak } from '../../../src/data/activity/compute-streak.ts';
import {
  computeTotalChanges,
  type ProfileTotals,
  computeTotals,
} from '../../../src/features/progress/profile-totals.ts';
import { startTotalsSync } from '../../../src/features/progress/update-profile-totals.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(closeContexts);

const dayCounts: DayCounts = {
  graceNotes: 1,
  prayers: 0,
  gratitudeEntries: 0,
  planDays: 0,
  hasRead: false,
};
const counted = (graceNotes: number, ...days: string[]) => ({
  graceNotes,
  prayers: 2,
  gratitudeEntries: 3,
  days: new Map(days.map((day) => [day, dayCounts])),
});
const row = (current: number, longest = current) => ({
  current,
  longest,
  todayCounts: true,
  graceUsed: false,
});

test('totals are counted; fewer records never lower the longest streak or the last day', () => {
  const known = {
    longest_streak: 90,
    current_streak: 3,
    total_prayers: 7,
    last_active_date: '2026-11-21',
  };
  expect(
    computeTotals(counted(1, '2026-11-19', '2026-11-30'), row(4), known, '2026-11-22'),
  ).toEqual({
    current_streak: 4,
    longest_streak: 90,
    total_grace_notes: 1,
    total_prayers: 2,
    total_gratitude_entries: 3,
    last_active_date: '2026-11-21',
  });
  expect(computeTotals(counted(1, '2026-11-22'), row(91), known, '2026-11-22')).toMatchObject({
    current_streak: 91,
    longest_streak: 91,
    last_active_date: '2026-11-22',
  });
  // A device clock that was once ahead does not keep the date permanently.
  expect(
    computeTotals(
      counted(1, '2026-11-22'),
      row(1),
      { last_active_date: '2031-01-01' },
      '2026-11-22',
    ),
  ).toMatchObject({ last_active_date: '2026-11-22' });
  expect(computeTotals(counted(0), row(0), {}, '2026-11-22')).not.toHaveProperty(
    'last_active_date',
  );
});

test('only totals that differ are written, and none for a new user', () => {
  expect(
    computeTotalChanges(
      computeTotals({ ...counted(0), prayers: 0, gratitudeEntries: 0 }, row(0), {}, '2026-11-22'),
      {},
      {},
    ),
  ).toEqual({});
  const totals = computeTotals(counted(5, '2026-11-22'), row(2), {}, '2026-11-22');
  expect(computeTotalChanges(totals, { ...totals, total_grace_notes: 4 }, {})).toEqual({
    total_grace_notes: 5,
  });
});

test('two devices with different counts each write once per day, without a write loop', () => {
  // One device knows the chapters that were read on it, the other device does not.
  const devices = [0, 1].map((index) => ({ which: index, said: {} as Partial<ProfileTotals> }));
  let shared: Profile = {};
  let writes = 0;
  for (let day = 1; day <= 5; day += 1) {
    // Both devices sync with the server several times each day.
    for (let round = 0; round < 10; round += 1) {
      for (const device of devices) {
        const today = addDays('2026-11-01', day);
        const totals = computeTotals(
          counted(day, today),
          device.which === 0 ? row(40 + day) : row(1),
          shared,
          today,
        );
        const changes = computeTotalChanges(totals, shared, device.said);
        device.said = { ...device.said, ...totals };
        if (Object.keys(changes).length > 0) writes += 1;
        shared = { ...shared, ...changes };
      }
    }
    expect(shared).toMatchObject({ longest_streak: 40 + day, total_grace_notes: day });
  }
  expect(writes).toBeLessThanOrEqual(10);
});

describe('the current streak in the profile', () => {
  const today = '2026-11-22';
  const days = (from: string, count: number) =>
    Array.from({ length: count }, (_day, place) => addDays(from, place));
  const rowAfter = (known: Profile, ...activeDays: string[]) =>
    computeTotals(
      counted(activeDays.length, ...activeDays),
      computeStreak(activeDays, today),
      known,
      today,
    ).current_streak;

  test.each([
    ['stays on a device without its records', '2026-11-21', [], 12],
    ['stays on a device whose first record is of today', '2026-11-21', [today], 12],
    ['stays as long as a grace day can bridge the gap', '2026-11-20', [], 12],
    ['ends on every device after two missed days', '2026-11-19', [], 0],
    ['starts again after two missed days', '2026-11-19', [today], 1],
    ['continues on a device with all its records', '2026-11-21', days('2026-11-10', 13), 13],
    [
      'ends on a device with its records that used the grace day before',
      '2026-11-20',
      [...days('2026-11-08', 11), '2026-11-20', today],
      1,
    ],
    [
      'stays on a device that has its last day, but not the days before',
      '2026-11-20',
      ['2026-11-18', '2026-11-20', today],
      12,
    ],
    ['stays if its last day is missing', undefined, [today], 12],
    ['stays if its last day is invalid', '', [today], 12],
  ])('%s', (_name, last, activeDays, expected) => {
    expect(
      rowAfter(
        {
          current_streak: 12,
          longest_streak: 12,
          ...(last !== undefined && { last_active_date: last }),
        },
        ...activeDays,
      ),
    ).toBe(expected);
  });

  test('the current streak is not overwritten by a device without records', () => {
    const known = {
      current_streak: 12,
      longest_streak: 12,
      last_active_date: '2026-11-21',
      total_prayers: 2,
      total_gratitude_entries: 3,
    };
    expect(computeTotalChanges(computeTotals(counted(0), row(0), known, today), known, {})).toEqual(
      {},
    );
  });
});

async function aliceWithProfile(changes: Partial<DataContext> = {}) {
  const alice = await createAliceContext(changes);
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
    total_prayers: 9,
  });
  return alice;
}

async function markServerInformed({ userDatabase }: DataContext): Promise<void> {
  await userDatabase.activity.incrementalUpsert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess: new Date().toISOString(), trouble: null }) },
  });
}

test('totals are written only after a sync, with clock, plan dates and cached counts', async () => {
  const syncCount = new BehaviorSubject(0);
  const alice = await aliceWithProfile({ sync: async () => syncCount.next(syncCount.value + 1) });
  const today = toUserDay(new Date());
  await alice.userDatabase.prayers.insert(
    buildLocalRecord('prayer', { request: 'Peace' }, new Date().toISOString()),
  );
  await alice.userDatabase.readingProgress.insert(
    buildLocalRecord('progress', { plan_id: 'p', completed_days: [1] }, new Date().toISOString()),
  );
  const totalsSync = startTotalsSync(new BehaviorSubject<DataContext | null>(alice), 0);

  // At this time the counting is done, and a wrong write would have happened.
  expect(
    await firstValueFrom(watchDayEvents(alice).pipe(filter((events) => events.length > 0))),
  ).toEqual([{ what: 'plan_day', date: today }]);
  await firstValueFrom(
    alice.userDatabase.activity.findOne('counted|ledger').$.pipe(filter((doc) => doc !== null)),
  );
  expect(await firstValueFrom(watchDayClocks(alice))).toHaveLength(1);
  expect(await readCachedLedger(alice)).toEqual(await firstValueFrom(watchLedger(alice)));
  expect(await firstValueFrom(watchProfile(alice))).toMatchObject({ total_prayers: 9 });
  expect(syncCount.value).toBe(0);

  await markServerInformed(alice);
  const profile = await firstValueFrom(
    watchProfile(alice).pipe(filter((profile) => profile?.total_prayers === 1)),
  );
  expect(profile).toMatchObject({ current_streak: 1, longest_streak: 1, last_active_date: today });
  // The written totals are synced at once.
  await firstValueFrom(syncCount.pipe(filter((times) => times === 1)));
  totalsSync.unsubscribe();
});

test('without a network nothing is written', async () => {
  const online = new BehaviorSubject(false);
  const alice = await aliceWithProfile({ online });
  await markServerInformed(alice);
  const totalsSync = startTotalsSync(new BehaviorSubject<DataContext | null>(alice), 0);
  await firstValueFrom(
    alice.userDatabase.activity.findOne('counted|ledger').$.pipe(filter((doc) => doc !== null)),
  );
  expect(await firstValueFrom(watchProfile(alice))).toMatchObject({ total_prayers: 9 });
  online.next(true);
  await firstValueFrom(watchProfile(alice).pipe(filter((profile) => profile?.total_prayers === 0)));
  totalsSync.unsubscribe();
});

test('the cached counts of the last visit are emitted first, then the new counts', async () => {
  const alice = await createAliceContext();
  const today = toUserDay(new Date());
  const days = new Map(
    [2, 1].map((daysBack) => [
      addDays(today, -daysBack),
      { ...dayCounts, prayers: 3, hasRead: true },
    ]),
  );
  const before = {
    graceNotes: 2,
    prayers: 6,
    gratitudeEntries: 0,
    plansCompleted: 1,
    answeredPrayers: 5,
    activeDays: 2,
    days,
    answeredByMonth: new Map([
      ['2026-10', 4],
      ['', 1],
    ]),
  };
  await cacheLedger(alice, before);
  expect(await readCachedLedger(alice)).toEqual(before);
  const syncCounts: number[] = [];
  await firstValueFrom(
    watchStreak(alice, 0).pipe(
      filter(({ current }) => {
        syncCounts.push(current);
        return current === 0;
      }),
    ),
  );
  expect(syncCounts).toEqual([2, 0]);
});

test('invalid cached counts, such as those of an imported file, are ignored', async () => {
  const alice = await createAliceContext();
  await alice.userDatabase.activity.insert({
    id: 'counted|ledger',
    kind: 'counted',
    order: '',
    value: { days: 7 },
  });
  expect(await readCachedLedger(alice)).toBeNull();
});

test('counts that differ from the cached counts are cached in the same visit', async () => {
  const alice = await createAliceContext();
  const current = await firstValueFrom(watchCachedLedger(alice, 0));
  await firstValueFrom(
    alice.userDatabase.activity.findOne('counted|ledger').$.pipe(filter((doc) => doc !== null)),
  );
  await cacheLedger(alice, { ...current, prayers: 7 });
  const visit = watchCachedLedger(alice, 0).subscribe();
  await vi.waitFor(async () => expect(await readCachedLedger(alice)).toEqual(current));
  visit.unsubscribe();
});

test('the first counts are cached even after a short visit', async () => {
  const alice = await createAliceContext();
  expect(await readCachedLedger(alice)).toBeNull();
  const count = await firstValueFrom(watchCachedLedger(alice, 60_000));
  await firstValueFrom(
    alice.userDatabase.activity.findOne('counted|ledger').$.pipe(filter((doc) => doc !== null)),
  );
  expect(await readCachedLedger(alice)).toEqual(count);
});
