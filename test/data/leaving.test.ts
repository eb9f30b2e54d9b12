// A log-out counts what only this device has from the storage itself: what another tab wrote counts, whatever this tab has heard.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test } from 'vitest';
import { newRecord } from '../../schemas/local-record.ts';
import { holdHome, untilAlone } from '../../src/data/home-lock.ts';
import { countOnlyHere } from '../../src/data/only-here.ts';
import { addPrayer } from '../../src/data/prayers.ts';
import { signOut } from '../../src/data/session.ts';
import { syncStatus } from '../../src/data/sync-status.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';
import { writeInOtherTab } from './other-tab.ts';

afterEach(closeHomes);

const day = '2026-11-20T00:00:00Z';

test('[R43] a tab that never heard of another tab’s record stops the log-out for it', async () => {
  const alice = await aliceAtHome();
  // Its live questions have their answer, and nobody tells them of a newer one.
  const status = syncStatus(alice).subscribe();
  expect(await firstValueFrom(syncStatus(alice))).toMatchObject({ waiting: 0, refused: 0 });
  await writeInOtherTab(alice, 'prayers', newRecord('p1', { title: 'Of the other tab' }, day));
  await writeInOtherTab(alice, 'bibleNotes', { ...newRecord('n1', { note_text: 'Refused' }, day), sync: 'refused' });
  expect(await firstValueFrom(syncStatus(alice))).toMatchObject({ waiting: 0, refused: 0 });
  expect([await signOut(alice, { told: 0 }), alice.left]).toEqual([{ waiting: 2 }, false]);
  status.unsubscribe();
});

test('[R43] what the server holds, and what was removed before it left, counts for nothing', async () => {
  const alice = await aliceAtHome();
  await writeInOtherTab(alice, 'prayers', { ...newRecord('p1', {}, day), sync: 'safe' });
  await writeInOtherTab(alice, 'prayers', { ...newRecord('p2', {}, day), sync: 'safe', removed: true });
  expect([await countOnlyHere(alice.personal), await signOut(alice, { told: 0 }), alice.left]).toEqual([0, null, true]);
});

test('[R43] what waits gets its chance before a log-out counts it; with nothing to send nobody is asked', async () => {
  const alice: AtHome = await aliceAtHome({
    async sync() {
      alice.synced += 1;
      for (const prayer of await alice.personal.prayers.find().exec()) await prayer.incrementalPatch({ sync: 'safe' });
    },
  });
  await addPrayer({ ...alice, sync: async () => {} }, { request: 'x', prayer_text: 'x', verses: [], category: 'other', language: 'en' });
  expect([await signOut(alice, { told: 0 }), alice.left, alice.synced]).toEqual([null, true, 1]);
  expect([await signOut(alice, { told: 0 }), alice.synced]).toEqual([null, 1]);
});

test('[R43] who was told how many is asked nothing more: how many there are by then is looked at when all tabs have let go', async () => {
  const told: number[] = [];
  const alice = await aliceAtHome({
    async leave(number) {
      told.push(number);
      return { waiting: 4 };
    },
  });
  expect([await signOut(alice, { told: 3 }), told, alice.synced]).toEqual([{ waiting: 4 }, [3], 0]);
});

test('[R43] one waits for the tabs that let go, and not for ever for one that stands still', async () => {
  const alice = await aliceAtHome();
  const account = alice.account?.id ?? '';
  const letGo = await holdHome(account);
  let isAlone = false;
  const waiting = untilAlone(account).then(() => (isAlone = true));
  await navigator.locks.query();
  expect(isAlone).toBe(false);
  letGo();
  await waiting;
  const before = Date.now();
  const never = await holdHome(account);
  await untilAlone(account);
  expect(Date.now() - before).toBeGreaterThan(900);
  never();
});
