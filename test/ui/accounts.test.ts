// Whose databases are open in a tab: somebody comes, leaves, comes back; the storage is lost, emptied, or was never there.
import 'fake-indexeddb/auto';
import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lastPlace, rememberPlace } from '../../src/data/chapters.ts';
import type { Data } from '../../src/data/data.ts';
import { evictionNotice } from '../../src/data/eviction.ts';
import { readBackgroundSession } from '../../src/data/background-session.ts';
import { addPrayer, savedPrayers } from '../../src/data/prayers.ts';
import { stateId, statusKey } from '../../schemas/sync-status.ts';
import { markRemoval } from '../../src/main-removals.ts';
import { keepSession, storedSession } from '../../src/main-session.ts';
import { keepDraft } from '../../src/platform/drafts.ts';
import { keepReturn, returnPath } from '../../src/platform/return-path.ts';
import { store, stored } from '../../src/platform/storage.ts';
import { aFrontDoor, type FrontDoor, loseConnections, person } from './front-door.ts';

const doors: FrontDoor[] = [];
const alice = person('alice');
const bob = person('bob');

function tab(storage?: 'kept' | 'memory'): FrontDoor {
  const door = aFrontDoor(storage);
  doors.push(door);
  return door;
}

afterEach(async () => {
  for (const door of doors.splice(0)) await door.close();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

const pray = (data: Data, request: string) => addPrayer(data, { request, prayer_text: request, verses: [], category: 'other', language: 'en' });
const titles = async (data: Data) => (await firstValueFrom(savedPrayers(data))).map(({ fields }) => fields.title);
const homesOf = async (name: string) => (await indexedDB.databases()).filter((base) => base.name?.includes(`selah-person-${name}--`)).length;

function mustBe(data: Data | null): Data {
  if (!data) throw new Error('Nobody is there.');
  return data;
}

describe('[R43] two people on one device', () => {
  test('never see or send each other’s records; what a late verb of the first writes is not kept at the second', async () => {
    const door = tab();
    await door.mustStart();
    await mustBe(door.current.value).enter(alice);
    const hers = mustBe(door.current.value);
    await pray(hers, 'Hers alone');
    await hers.enter(bob);
    const his = mustBe(door.current.value);
    expect(await titles(his)).toEqual([]);
    await expect(pray(hers, 'Too late')).rejects.toMatchObject({ name: 'NotKept' });
    expect(await titles(his)).toEqual([]);
    expect(door.engines.map(({ session, stopped }) => [session?.account ?? 'guest', stopped])).toEqual([['guest', true], ['alice', true], ['bob', false]]);
    expect(await readBackgroundSession(his.device)).toMatchObject({ account: 'bob', token: bob.token });
    await his.enter(alice);
    expect(await titles(mustBe(door.current.value))).toEqual(['Hers alone']);
  });

  test('a log-out removes all of that person and nothing of the device', async () => {
    const door = tab();
    const asGuest = await door.mustStart();
    await rememberPlace(asGuest, { translation: 'KJV', book: 'JHN', chapter: 3 });
    await asGuest.enter(alice);
    const hers = mustBe(door.current.value);
    await pray(hers, 'Hers alone');
    keepDraft('prayer_draft', { request: 'begun' });
    keepReturn('?from_url=%2FPrayer%23p1');
    store('functions_version', 'v2');
    expect(await hers.leave(2)).toBeNull();
    expect([returnPath(''), stored('functions_version')]).toEqual(['/', null]);
    const after = mustBe(door.current.value);
    expect([after.account, storedSession(), await homesOf('alice'), door.told]).toEqual([null, null, 0, ['entered', 'left']]);
    expect(Object.keys(localStorage).filter((name) => name.includes('alice'))).toEqual([]);
    expect(await readBackgroundSession(after.device)).toBeNull();
    expect(await firstValueFrom(lastPlace(after))).toMatchObject({ book: 'JHN', chapter: 3 });
    expect(door.engines.at(-1)).toMatchObject({ session: null, stopped: false });
  });

  test('a log-out that was cut short is finished before anything is shown', async () => {
    const first = tab();
    await first.mustStart();
    await mustBe(first.current.value).enter(alice);
    await pray(mustBe(first.current.value), 'Given up');
    await first.close();
    // The window was closed after the first step.
    markRemoval('alice');
    const door = tab();
    const data = await door.mustStart();
    expect([data.account, storedSession()]).toEqual([null, null]);
    await vi.waitFor(async () => expect([await homesOf('alice'), localStorage.getItem('selah_removal_alice')]).toEqual([0, null]));
  });

  test('who comes back before the removal was finished finds nothing old, and what they write then stays', async () => {
    const first = tab();
    await first.mustStart();
    await mustBe(first.current.value).enter(alice);
    await pray(mustBe(first.current.value), 'Given up');
    await mustBe(first.current.value).enter(bob);
    markRemoval('alice');
    await mustBe(first.current.value).enter(alice);
    expect(await titles(mustBe(first.current.value))).toEqual([]);
    await pray(mustBe(first.current.value), 'Written anew');
    await first.close();
    const door = tab();
    const data = await door.mustStart();
    await rememberPlace(data, { translation: 'KJV', book: 'JHN', chapter: 3 });
    expect([data.account?.id, await titles(data)]).toEqual(['alice', ['Written anew']]);
  });

  test('another tab’s log-out closes this one’s databases and loads the page again', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    door.hear('left');
    await vi.waitFor(() => expect(door.reloads).toBe(1));
    expect([door.current.value, door.engines[0]?.stopped, data.personal.closed]).toEqual([null, true, true]);
  });
});

describe('[R42] a lost connection', () => {
  test('is opened anew by the write that met it, and everything goes on', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    await pray(data, 'Before');
    const before = data.personal;
    await loseConnections(data);
    await pray(data, 'After');
    expect(data.personal).not.toBe(before);
    expect((await titles(data)).toSorted()).toEqual(['After', 'Before']);
    expect(door.engines.map(({ stopped, personal }) => [stopped, personal === data.personal])).toEqual([[true, false], [false, true]]);
    door.engines[1]?.syncing.next(true);
    expect([await firstValueFrom(data.syncing), door.reloads]).toEqual([true, 0]);
  });

  test('that the engine meets is opened anew, too; what it met otherwise changes nothing', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    door.engines[0]?.onLost?.(new Error('another fault'));
    expect(data.connection?.mending()).toBeNull();
    await loseConnections(data);
    const fault: unknown = await data.personal.prayers.storageInstance.findDocumentsById(['x'], false).catch((lost: unknown) => lost);
    door.engines[0]?.onLost?.(fault);
    await data.connection?.mending();
    expect([door.engines.length, await titles(data)]).toEqual([2, []]);
  });

  test('[R43] of somebody who logged out elsewhere is not opened: the page is loaded again', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    await loseConnections(data);
    localStorage.removeItem('selah_session');
    await expect(pray(data, 'After')).rejects.toMatchObject({ reason: 'failed' });
    expect([door.reloads, door.engines.length]).toEqual([1, 1]);
  });

  test('cannot happen in memory, and nothing is marked there', async () => {
    keepSession(alice);
    const data = await tab('memory').mustStart();
    expect(data.connection).toBeUndefined();
    await pray(data, 'In this window');
    expect(localStorage.getItem('selah_kept_alice')).toBeNull();
    expect(await data.leave(1)).toBeNull();
    expect(localStorage.getItem('selah_removal_alice')).toBeNull();
  });
});

describe('[R42] the mark of a home', () => {
  const mark = () => localStorage.getItem('selah_kept_alice');

  test('says how many records wait, at once after each', async () => {
    keepSession(alice);
    const data = await tab().mustStart();
    await vi.waitFor(() => expect(mark()).toBe('{"waiting":0}'));
    await pray(data, 'one');
    await pray(data, 'two');
    await vi.waitFor(() => expect(mark()).toBe('{"waiting":2}'));
  });

  test('tells at the next start that the storage was emptied, and what was lost with it', async () => {
    keepSession(alice);
    localStorage.setItem('selah_kept_alice', '{"waiting":2}');
    const data = await tab().mustStart();
    await vi.waitFor(async () => expect(await firstValueFrom(evictionNotice(data))).toEqual({ waiting: 2 }));
    await vi.waitFor(() => expect(mark()).toBe('{"waiting":0}'));
  });

  test('is silent when all is there, on a first visit, and when it is damaged', async () => {
    keepSession(alice);
    localStorage.setItem('selah_kept_alice', '{damaged');
    const first = tab();
    await first.mustStart();
    await vi.waitFor(() => expect(mark()).toBe('{"waiting":0}'));
    await first.close();
    const second = tab();
    const data = await second.mustStart();
    await pray(data, 'one');
    await vi.waitFor(() => expect(mark()).toBe('{"waiting":1}'));
    expect(await firstValueFrom(evictionNotice(data))).toBeNull();
  });
});

test('[R42] the browser is asked to keep the storage after the first saved record, once, and never at the start', async () => {
  const persist = vi.fn(async () => true);
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist, persisted: async () => true } });
  keepSession(alice);
  const first = tab();
  const data = await first.mustStart();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).not.toBeNull());
  expect(persist).not.toHaveBeenCalled();
  await pray(data, 'one');
  await vi.waitFor(() => expect(localStorage.getItem('selah_persistence')).toBe('kept'));
  await pray(data, 'two');
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":2}'));
  expect(persist).toHaveBeenCalledTimes(1);
  await first.close();
  localStorage.removeItem('selah_persistence');
  localStorage.removeItem('selah_kept_alice');
  await tab().mustStart();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":2}'));
  expect(persist).toHaveBeenCalledTimes(1);
});

describe('[R44] what the earlier app left', () => {
  const old = 'selah-pending-sync';
  const queue = JSON.stringify([{ entityType: 'Prayer', data: { title: 'From long ago', request: 'x', prayer_text: 'From long ago', category: 'other' }, timestamp: 1_700_000_000_000 }]);

  test('stays for a guest, and moves to the person who logs in', async () => {
    localStorage.setItem(old, queue);
    const door = tab();
    const asGuest = await door.mustStart();
    await asGuest.enter(alice);
    const hers = mustBe(door.current.value);
    await vi.waitFor(async () => expect([await titles(hers), localStorage.getItem(old)]).toEqual([['From long ago'], null]));
  });

  test('is not moved into memory, where it would be lost with the window', async () => {
    localStorage.setItem(old, queue);
    keepSession(alice);
    const data = await tab('memory').mustStart();
    // Time enough for what would be loaded and moved.
    await import('../../src/data/former-app.ts');
    for (const request of ['one', 'two', 'three']) await pray(data, request);
    expect([(await titles(data)).length, localStorage.getItem(old)]).toEqual([3, queue]);
  });

  test('goes from here when the server had it already, after a whole meeting', async () => {
    localStorage.setItem(old, queue);
    keepSession(alice);
    const data = await tab().mustStart();
    await vi.waitFor(async () => expect(await titles(data)).toEqual(['From long ago']));
    const mine = await data.personal.prayers.findOne().exec(true);
    await mine.incrementalPatch({ sync: 'safe', server_id: 'moved' });
    const row = { ...mine.toMutableJSON(), client_id: 's_1', server_id: '1', record: Object.fromEntries(Object.entries(mine.record).filter(([field]) => field !== 'client_id')) };
    await data.personal.prayers.insert(row);
    await data.personal.activity.incrementalUpsert({ id: stateId(statusKey), kind: 'sync', order: '', value: { text: JSON.stringify({ lastSuccess: '2026-11-21T00:00:00Z', trouble: null }) } });
    await vi.waitFor(async () => expect((await firstValueFrom(savedPrayers(data))).map(({ id }) => id)).toEqual(['s_1']));
  });
});
