// Tests of the badge on the app's icon: it counts a user's unsynced records, never a guest's, and
// ignores short network interruptions.
import 'fake-indexeddb/auto';
import { BehaviorSubject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBadgeUpdates } from '../../../src/app/background/unsynced-badge.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { watchSyncStatus } from '../../../src/data/records/sync-status.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

const stops: { unsubscribe(): void }[] = [];

// Only the timers of the badge are fake; the storage uses real timers.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] }));

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.useRealTimers();
  await closeContexts();
});

/** Waits until the number has been unchanged for a while. */
function waitForCheck(check: () => void): Promise<void> {
  return vi.waitFor(() => {
    vi.advanceTimersByTime(2_000);
    check();
  });
}

const prayer = {
  request: 'Bread',
  prayer_text: 'Bread',
  verses: [],
  category: 'other',
  language: 'en' as const,
};

function follow(
  current: BehaviorSubject<DataContext | null>,
  show?: (count: number) => Promise<void>,
): number[] {
  const shown: number[] = [];
  stops.push(
    startBadgeUpdates(current, async (count) => {
      shown.push(count);
      await show?.(count);
    }),
  );
  return shown;
}

test('the badge counts pending records like the header does, for the current user', async () => {
  const alice = await createAliceContext();
  await createPrayer(alice, prayer);
  await createPrayer(alice, prayer);
  const current = new BehaviorSubject<DataContext | null>(null);
  const shown = follow(current);
  current.next(alice);
  await waitForCheck(() => expect(shown.at(-1)).toBe(2));
  // Alice logs out: none of her records stay in the badge.
  current.next(null);
  await vi.waitFor(() => expect(shown.at(-1)).toBe(0));
});

test('a record that syncs within a moment never appears in the badge', async () => {
  const alice = await createAliceContext();
  const shown = follow(new BehaviorSubject<DataContext | null>(alice));
  const unsyncedCounts: number[] = [];
  stops.push(
    watchSyncStatus(alice).subscribe((status) => void unsyncedCounts.push(status.pending)),
  );
  await waitForCheck(() => expect(shown).toEqual([0]));
  const id = await createPrayer(alice, prayer);
  await vi.waitFor(() => expect(unsyncedCounts.at(-1)).toBe(1));
  vi.setSystemTime(Date.now() + 1_000);
  await (await alice.userDatabase.prayers.findOne(id).exec())?.incrementalPatch({ sync: 'safe' });
  await vi.waitFor(() => expect(unsyncedCounts.at(-1)).toBe(0));
  vi.advanceTimersByTime(60_000);
  expect(shown).toEqual([0]);
});

test('a guest’s records are not counted in the badge', async () => {
  const guest = { ...(await createAliceContext()), account: null };
  await createPrayer(guest, prayer);
  const shown = follow(new BehaviorSubject<DataContext | null>(guest));
  await vi.waitFor(() => expect(shown).toEqual([0]));
});

test('a badge that the system cannot show is logged and stops nothing', async () => {
  const reports: string[] = [];
  const alice = await createAliceContext({ report: (what) => void reports.push(what) });
  const current = new BehaviorSubject<DataContext | null>(alice);
  follow(current, () => Promise.reject(new TypeError('broken')));
  await createPrayer(alice, prayer);
  await waitForCheck(() => expect(reports).toContain('the badge could not be shown'));
});
