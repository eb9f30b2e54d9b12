// Tests of the count of unsynced records at a log-out, read from the storage itself, which includes
// records of other tabs.
import 'fake-indexeddb/auto';
import { firstValueFrom, ReplaySubject } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type { SyncStatus } from '../../../schemas/sync-status.ts';
import { acquireDatabaseLock, waitForOtherTabs } from '../../../src/data/database/database-lock.ts';
import { countUnsynced } from '../../../src/data/records/count-unsynced.ts';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { signOut } from '../../../src/features/account/authentication.ts';
import { watchSyncStatus } from '../../../src/data/records/sync-status.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';
import { writeInOtherTab } from '../../support/other-tab.ts';

afterEach(closeContexts);

const day = '2026-11-20T00:00:00Z';

test('[R43] a record that another tab wrote unnoticed stops the log-out', async () => {
  const alice = await createAliceContext();
  // Its live queries have their results and get no newer ones.
  const status = new ReplaySubject<SyncStatus>(1);
  const subscription = watchSyncStatus(alice).subscribe(status);
  expect(await firstValueFrom(status)).toMatchObject({ pending: 0, rejected: 0 });
  await writeInOtherTab(
    alice,
    'prayers',
    buildLocalRecord('p1', { title: 'Of the other tab' }, day),
  );
  await writeInOtherTab(alice, 'bibleNotes', {
    ...buildLocalRecord('n1', { note_text: 'Refused' }, day),
    sync: 'refused',
  });
  expect(await firstValueFrom(status)).toMatchObject({ pending: 0, rejected: 0 });
  expect([await signOut(alice, { acknowledgedCount: 0 }), alice.hasLeft]).toEqual([
    { waiting: 2 },
    false,
  ]);
  subscription.unsubscribe();
});

test('[R43] synced records and removed unsent records do not count as unsynced', async () => {
  const alice = await createAliceContext();
  await writeInOtherTab(alice, 'prayers', { ...buildLocalRecord('p1', {}, day), sync: 'safe' });
  await writeInOtherTab(alice, 'prayers', {
    ...buildLocalRecord('p2', {}, day),
    sync: 'safe',
    removed: true,
  });
  expect([
    await countUnsynced(alice.userDatabase),
    await signOut(alice, { acknowledgedCount: 0 }),
    alice.hasLeft,
  ]).toEqual([0, null, true]);
});

test('[R43] pending records are synced before a log-out counts them', async () => {
  const alice: AliceContext = await createAliceContext({
    async sync() {
      alice.syncCount += 1;
      for (const prayer of await alice.userDatabase.prayers.find().exec())
        await prayer.incrementalPatch({ sync: 'safe' });
    },
  });
  await createPrayer(
    { ...alice, sync: async () => {} },
    { request: 'x', prayer_text: 'x', verses: [], category: 'other', language: 'en' },
  );
  expect([await signOut(alice, { acknowledgedCount: 0 }), alice.hasLeft, alice.syncCount]).toEqual([
    null,
    true,
    1,
  ]);
  expect([await signOut(alice, { acknowledgedCount: 0 }), alice.syncCount]).toEqual([null, 1]);
});

test('[R43] an acknowledged count skips the sync, but records are counted again', async () => {
  const counts: number[] = [];
  const alice = await createAliceContext({
    async endSession(number) {
      counts.push(number);
      return { waiting: 4 };
    },
  });
  expect([await signOut(alice, { acknowledgedCount: 3 }), counts, alice.syncCount]).toEqual([
    { waiting: 4 },
    [3],
    0,
  ]);
});

test('[R43] a log-out waits for other tabs, but not forever for a frozen tab', async () => {
  const alice = await createAliceContext();
  const account = alice.account?.id ?? '';
  const letGo = await acquireDatabaseLock(account);
  let isAlone = false;
  const otherTabs = waitForOtherTabs(account).then(() => (isAlone = true));
  await navigator.locks.query();
  expect(isAlone).toBe(false);
  letGo();
  await otherTabs;
  const before = Date.now();
  const abandonedLock = await acquireDatabaseLock(account);
  await waitForOtherTabs(account);
  expect(Date.now() - before).toBeGreaterThan(900);
  abandonedLock();
});
