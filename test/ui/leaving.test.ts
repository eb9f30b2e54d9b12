// A log-out looks once more when the other tabs have let go: words of which the person was not told keep everything as it was.
import 'fake-indexeddb/auto';
import { locks } from 'node:worker_threads';
import { filter, firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newRecord } from '../../schemas/local-record.ts';
import { readBackgroundSession } from '../../src/data/background-session.ts';
import type { Data } from '../../src/data/data.ts';
import { onlyHere } from '../../src/data/eviction.ts';
import { holdHome } from '../../src/data/home-lock.ts';
import { considerRemoval, finishRemovals, isRemovalConsidered, isRemoving, markRemoval } from '../../src/main-removals.ts';
import { keepSession, storedSession } from '../../src/main-session.ts';
import { countDrafts, keepDraft } from '../../src/platform/drafts.ts';
import { writeInOtherTab } from '../data/other-tab.ts';
import { aFrontDoor, type FrontDoor, loseConnections, person } from './front-door.ts';

const doors: FrontDoor[] = [];
const alice = person('alice');
const day = '2026-11-20T00:00:00Z';

beforeEach(() => {
  // The page of these tests has none.
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});

afterEach(async () => {
  for (const door of doors.splice(0)) await door.close();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

function tab(...server: Parameters<typeof aFrontDoor>): FrontDoor {
  const door = aFrontDoor(...server);
  doors.push(door);
  return door;
}

const homesOfAlice = async () => (await indexedDB.databases()).filter(({ name }) => name?.includes('selah-person-alice--')).length;

/** Another tab hears of the first log-out. */
function whenLeft(door: FrontDoor, act: () => void): void {
  door.told.push = (...words) => {
    Array.prototype.push.apply(door.told, words);
    if (words.includes('left') && door.told.length === 1) act();
    return door.told.length;
  };
}

/** Another tab, which has Alice's databases open and saves a prayer when it hears of the log-out, before it lets go. */
async function besideABusyTab(door: FrontDoor, data: Data): Promise<void> {
  const letGo = await holdHome('alice');
  whenLeft(door, () => void writeInOtherTab(data, 'prayers', newRecord('p1', { title: 'Saved in the last moment' }, day)).then(letGo));
}

describe('[R43] a log-out', () => {
  test('that meets a record of which the person was not told removes nothing, and they are signed in as before', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}'));
    await besideABusyTab(door, data);
    expect(await data.leave(0)).toEqual({ waiting: 1 });
    expect([door.current.value, data.personal.closed, door.engines[0]?.stopped]).toEqual([data, false, false]);
    expect(storedSession()).toMatchObject({ account: { id: 'alice' }, token: alice.token });
    expect(await readBackgroundSession(data.device)).toMatchObject({ account: 'alice' });
    expect(await data.personal.prayers.storageInstance.findDocumentsById(['p1'], false)).toHaveLength(1);
    // The tabs that went are told to come back.
    expect([[...door.told], isRemoving('alice'), isRemovalConsidered('alice')]).toEqual([['left', 'entered'], false, false]);
    expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}');
    // Now they know.
    expect([await data.leave(1), storedSession(), await homesOfAlice()]).toEqual([null, null, 0]);
  });

  test('keeps a text that was begun and not saved, when the person was not told of it', async () => {
    keepSession(alice);
    const data = await tab().mustStart();
    keepDraft('prayer_draft', { request: 'begun' });
    expect([await data.leave(0), countDrafts()]).toEqual([{ waiting: 1 }, 1]);
    expect([await data.leave(1), countDrafts()]).toEqual([null, 0]);
  });

  test('is done all the same where the storage does not answer', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    await loseConnections(data);
    vi.spyOn(console, 'warn').mockReturnValue();
    expect([await data.leave(0), storedSession(), await homesOfAlice(), door.told]).toEqual([null, null, 0, ['left']]);
  });

  test('that is still being looked at is no reason for a tab that is just opening to remove anything; one that is decided is', async () => {
    keepSession(alice);
    considerRemoval('alice');
    const door = tab();
    const starting = door.start();
    localStorage.removeItem('selah_session');
    expect([await starting, door.reloads, (await homesOfAlice()) > 0]).toEqual([null, 1, true]);
    await finishRemovals('guest');
    expect([isRemovalConsidered('alice'), (await homesOfAlice()) > 0]).toEqual([true, true]);
    markRemoval('alice');
    await finishRemovals('guest');
    expect([isRemoving('alice'), await homesOfAlice()]).toEqual([false, 0]);
  });

  test.each([
    ['kept', 'private_with_login', []],
    ['memory', 'private_with_login', []],
    ['kept', 'public_without_login', ['ESV|JHN|3']],
  ] as const)('(%s) on a server that is %s, of the texts by key stays for the next guest: %j', async (storage, access, left) => {
    keepSession(alice);
    const door = tab(storage, access);
    const data = await door.mustStart();
    await data.device.chapters.insert({ id: 'ESV|JHN|3', kind: 'chapter', order: '', value: { chapter: {}, kept: new Date().toISOString() } });
    expect(await data.leave(0)).toBeNull();
    const docs = await door.current.value?.device.chapters.find({ selector: { kind: 'chapter' } }).exec();
    expect(docs?.map(({ id }) => id)).toEqual(left);
  });

  test('that was cut short takes the texts by key with it at the next start', async () => {
    const door = tab('kept', 'private_with_login');
    const { device } = await door.mustStart();
    await device.chapters.insert({ id: 'ESV|JHN|3', kind: 'chapter', order: '', value: { chapter: {}, kept: new Date().toISOString() } });
    markRemoval('alice');
    const next = tab('kept', 'private_with_login');
    const data = await next.mustStart();
    await vi.waitFor(() => expect(isRemoving('alice')).toBe(false));
    expect(await data.device.chapters.find({ selector: { kind: 'chapter' } }).exec()).toEqual([]);
  });

  test('leaves alone who logged in in another tab meanwhile', async () => {
    keepSession(alice);
    const door = tab();
    const data = await door.mustStart();
    await writeInOtherTab(data, 'prayers', newRecord('p1', {}, day));
    whenLeft(door, () => keepSession(person('bob')));
    expect([await data.leave(0), storedSession()?.account.id]).toEqual([{ waiting: 1 }, 'bob']);
  });
});

test('[R43] somebody who logged out in another tab gets no mark of a home: it would tell of an eviction that never was', async () => {
  keepSession(alice);
  const data = await tab().mustStart();
  await vi.waitFor(() => expect(localStorage.getItem('selah_kept_alice')).toBe('{"waiting":0}'));
  localStorage.removeItem('selah_session');
  localStorage.removeItem('selah_kept_alice');
  await data.personal.prayers.insert(newRecord('p1', {}, day));
  await firstValueFrom(onlyHere(data.personal).pipe(filter((waiting) => waiting === 1)));
  expect(localStorage.getItem('selah_kept_alice')).toBeNull();
});
