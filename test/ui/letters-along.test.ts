// Letters that a guest left go along at the login: once, also when the window is closed in between.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import type { Data } from '../../src/data/data.ts';
import { keepLetter } from '../../src/data/letters.ts';
import { packLetters } from '../../src/main-letters.ts';
import { keepSession } from '../../src/main-session.ts';
import { aFrontDoor, type FrontDoor, person } from './front-door.ts';

const doors: FrontDoor[] = [];
const alice = person('alice');

function tab(): FrontDoor {
  const door = aFrontDoor();
  doors.push(door);
  return door;
}

afterEach(async () => {
  vi.restoreAllMocks();
  for (const door of doors.splice(0)) await door.close();
  localStorage.clear();
  for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
});

const lettersOf = async (data: Data | null) => ((await data?.personal.activity.find({ selector: { kind: 'letter' } }).exec()) ?? []).map(({ id, order, value }) => ({ id, order, body: value['body'] }));
const write = (data: Data, body: string) => keepLetter(data, { kind: 'feedback', subject: 'Feedback', body });
const onTheWay = () => localStorage.getItem('selah_carried_letters');

test('a guest’s letters are the person’s after the login, as they were, and nobody else’s', async () => {
  const door = tab();
  const guest = await door.mustStart();
  await write(guest, 'One');
  await write(guest, 'Two');
  const before = await lettersOf(guest);
  await guest.enter(alice);
  const hers = door.current.value;
  expect([before.length, await lettersOf(hers), onTheWay()]).toEqual([2, before, null]);
  await hers?.enter(person('bob'));
  expect(await lettersOf(door.current.value)).toEqual([]);
  await door.current.value?.enter(alice);
  expect(await lettersOf(door.current.value)).toEqual(before);
  await door.current.value?.leave(2);
  expect([door.current.value?.account, await lettersOf(door.current.value)]).toEqual([null, []]);
});

test('a window that was closed on the way: with the login kept they are the person’s, without it the guest’s again', async () => {
  for (const isIn of [true, false]) {
    const first = tab();
    const guest = await first.mustStart();
    await write(guest, 'On the way');
    const before = await lettersOf(guest);
    await packLetters(guest.personal);
    expect([await lettersOf(guest), onTheWay()]).toEqual([[], expect.stringContaining('On the way')]);
    await first.close();
    if (isIn) keepSession(alice);
    const second = tab();
    const data = await second.mustStart();
    expect([data.account?.id, await lettersOf(data), onTheWay()]).toEqual([isIn ? 'alice' : undefined, before, null]);
    if (isIn) await data.leave(1);
    await second.close();
  }
});

test('a device that would not take them along keeps nobody out, and loses none', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const door = tab();
  const guest = await door.mustStart();
  await write(guest, 'Stays');
  const setItem = () => {
    throw new Error('no room');
  };
  vi.stubGlobal('localStorage', { setItem, removeItem: () => {}, getItem: () => null });
  await packLetters(guest.personal);
  vi.unstubAllGlobals();
  expect([await lettersOf(guest), onTheWay()]).toMatchObject([[{ body: 'Stays' }], null]);
  vi.spyOn(guest.personal.activity, 'find').mockImplementation(() => {
    throw new Error('the disk is broken');
  });
  await guest.enter(alice);
  expect(door.current.value?.account?.id).toBe('alice');
  await door.current.value?.leave(0);
  expect(await lettersOf(door.current.value)).toMatchObject([{ body: 'Stays' }]);
});
