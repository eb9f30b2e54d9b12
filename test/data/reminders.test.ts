// Reminders: kept here at once, told to the server once and again when anything changes, and nobody else's on this device.
import 'fake-indexeddb/auto';
import { firstValueFrom, filter } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepBackgroundSession } from '../../src/data/background-session.ts';
import { chooseDayStart } from '../../src/data/days.ts';
import { chooseReminder, readTold, reminderChoices, type ReminderStanding, reminderStanding, testReminder, wantedReminders } from '../../src/data/reminders.ts';
import { aliceAtHome, closeHomes } from './at-home.ts';
import { aStage, nobodyTells, type Stage, stopKeepers } from './reminder-stage.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(async () => {
  stopKeepers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeHomes();
});

const becomes = ({ alice }: Stage, wanted: ReminderStanding) => firstValueFrom(reminderStanding(alice).pipe(filter((standing) => standing === wanted)));
const first = 'https://push.test/1';
const second = 'https://push.test/2';

/** The hand has settled, and what comes of it is over. */
async function settled(seconds = 2): Promise<void> {
  // Live questions answer in turns of their own before a keeper hears of them.
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(turn === 1 ? seconds * 1_000 : 10);
    await nobodyTells();
  }
}

/** As the front door does it: the databases are closed before anybody else’s are opened. */
async function logOut({ current }: Stage): Promise<void> {
  current.next(null);
  await closeHomes();
}

async function aTold(): Promise<Stage> {
  const stage = await aStage();
  await chooseReminder(stage.alice, 'grace', { isOn: true });
  stage.keep();
  await settled();
  await becomes(stage, 'told');
  return stage;
}

test('each kind has a time and days from the start, and is off; what is chosen stays while it is off', async () => {
  const alice = await aliceAtHome();
  const { choices } = await firstValueFrom(reminderChoices(alice));
  expect(choices.map(({ kind, isOn, time, days }) => [kind, isOn, time, days.length])).toEqual([
    ['grace', false, '08:00', 7],
    ['plan', false, '07:00', 7],
    ['prayer', false, '12:00', 7],
    ['gratitude', false, '20:00', 7],
  ]);
  await chooseReminder(alice, 'prayer', { isOn: true, time: '06:45', days: [5, 1] });
  await chooseReminder(alice, 'prayer', { isOn: false });
  await chooseReminder(alice, 'prayer', { isOn: false });
  const now = await firstValueFrom(reminderChoices(alice));
  expect(now.choices[2]).toEqual({ kind: 'prayer', isOn: false, time: '06:45', days: [1, 5] });
  expect([wantedReminders(now), now.changes]).toEqual([[], 2]);
});

test('no day, and what is no time, change nothing', async () => {
  const alice = await aliceAtHome();
  await chooseReminder(alice, 'plan', { days: [], time: '25:00' });
  expect((await firstValueFrom(reminderChoices(alice))).choices[1]).toMatchObject({ time: '07:00', days: [1, 2, 3, 4, 5, 6, 7] });
});

test('the server is told once, with all that it needs, though two tabs keep it', async () => {
  const stage = await aStage();
  await chooseReminder(stage.alice, 'grace', { isOn: true, time: '06:30', days: [1, 7] });
  expect(await firstValueFrom(reminderStanding(stage.alice))).toBe('waiting');
  stage.keep();
  stage.keep();
  await settled();
  await becomes(stage, 'told');
  await settled();
  expect(stage.asked).toEqual(['PUT /push/subscription']);
  expect(stage.rows.get(first)).toEqual({
    endpoint: first,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'en',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    day_start: 0,
    reminders: [{ kind: 'grace', time: '06:30', days: [1, 7] }],
  });
});

test('at the next start nothing is said again; under a new login all of it is', async () => {
  const stage = await aTold();
  stopKeepers();
  stage.keep();
  await settled();
  expect(stage.asked).toHaveLength(1);
  stopKeepers();
  await keepBackgroundSession(stage.alice.device, { account: 'alice', token: 'another', serverUrl: '', appId: 'selah' });
  stage.keep();
  await settled();
  expect(stage.asked).toEqual(['PUT /push/subscription', 'PUT /push/subscription']);
});

test('once a day all of it is told again: the server may have lost it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true, now: new Date(2026, 0, 1, 12) });
  const stage = await aTold();
  stage.rows.clear();
  stage.device.tell();
  await settled();
  expect(stage.asked).toHaveLength(1);
  vi.setSystemTime(new Date(2026, 0, 2, 12));
  stage.device.tell();
  await settled();
  expect([stage.asked.length, [...stage.rows.keys()]]).toEqual([2, [first]]);
});

test('an address that the server calls dead is given up for another one', async () => {
  const stage = await aStage();
  stage.status = 410;
  await chooseReminder(stage.alice, 'grace', { isOn: true });
  stage.keep();
  await settled();
  expect([stage.device.address, stage.asked[0]]).toEqual([null, 'PUT /push/subscription']);
  stage.status = 200;
  await settled(70);
  await becomes(stage, 'told');
  expect(stage.device.given).toBeGreaterThan(1);
  expect([...stage.rows.keys()]).toEqual([stage.device.address?.endpoint]);
});

test('another time, language or hour of the day is told again', async () => {
  const stage = await aTold();
  await chooseReminder(stage.alice, 'grace', { time: '09:15' });
  await settled();
  expect(stage.rows.get(first)?.reminders).toEqual([{ kind: 'grace', time: '09:15', days: [1, 2, 3, 4, 5, 6, 7] }]);
  stage.language.next('fr');
  await settled();
  expect(stage.rows.get(first)?.language).toBe('fr');
  await chooseDayStart(stage.alice, 4);
  await settled();
  expect(stage.rows.get(first)?.day_start).toBe(4);
  expect(stage.asked).toHaveLength(4);
});

test('without a connection it waits here and is told afterwards', async () => {
  const stage = await aStage();
  stage.online.next(false);
  await chooseReminder(stage.alice, 'plan', { isOn: true });
  stage.keep();
  await settled();
  expect([stage.asked, await firstValueFrom(reminderStanding(stage.alice))]).toEqual([[], 'waiting']);
  stage.online.next(true);
  await settled();
  await becomes(stage, 'told');
});

test('a server that refuses is asked again, later each time', async () => {
  const stage = await aStage();
  stage.status = 500;
  await chooseReminder(stage.alice, 'grace', { isOn: true });
  stage.keep();
  await settled();
  await becomes(stage, 'refused');
  expect(stage.asked).toHaveLength(1);
  await settled(50);
  expect(stage.asked).toHaveLength(1);
  await settled(15);
  expect(stage.asked).toHaveLength(2);
  await settled(100);
  expect(stage.asked).toHaveLength(2);
  stage.status = 200;
  await settled(25);
  await becomes(stage, 'told');
});

test('when the last one is switched off the address is taken back, here and there', async () => {
  const stage = await aTold();
  await chooseReminder(stage.alice, 'grace', { isOn: false });
  await settled();
  expect([stage.device.address, stage.rows.size, stage.asked.at(-1)]).toEqual([null, 0, 'DELETE /push/subscription']);
});

test('switched off without a connection it is gone from the device at once, and from the server when there is one', async () => {
  const stage = await aTold();
  stage.online.next(false);
  await chooseReminder(stage.alice, 'grace', { isOn: false });
  await settled();
  expect([stage.device.address, stage.rows.size]).toEqual([null, 1]);
  stage.online.next(true);
  await settled();
  expect([stage.rows.size, (await readTold(stage.alice)).gone]).toEqual([0, []]);
});

test('after a log-out without a connection nothing reaches this device any more', async () => {
  const stage = await aTold();
  stage.online.next(false);
  await logOut(stage);
  stage.current.next({ ...(await aliceAtHome({ online: stage.online })), account: null });
  await settled();
  expect(stage.device.address).toBeNull();
});

test('the next person neither sees what was chosen nor gets it; with reminders of their own they have an address of their own', async () => {
  const stage = await aTold();
  const { backend } = stage.alice;
  await logOut(stage);
  const bob = await aliceAtHome({ backend, online: stage.online });
  stage.current.next(bob);
  await settled();
  expect([stage.device.address, wantedReminders(await firstValueFrom(reminderChoices(bob)))]).toEqual([null, []]);
  await chooseReminder(bob, 'prayer', { isOn: true });
  await settled();
  expect(stage.device.address?.endpoint).toBe(second);
  expect(stage.rows.get(second)?.reminders.map(({ kind }) => kind)).toEqual(['prayer']);
});

test('a permission that comes later is enough, and one that is withdrawn takes the address back', async () => {
  const stage = await aStage();
  stage.device.permission = 'off';
  await chooseReminder(stage.alice, 'grace', { isOn: true });
  stage.keep();
  await settled();
  expect(stage.asked).toEqual([]);
  stage.device.permission = 'on';
  stage.device.tell();
  await settled();
  expect(stage.rows.size).toBe(1);
  // The browser drops the address itself.
  Object.assign(stage.device, { permission: 'denied', address: null });
  stage.device.tell();
  await settled();
  expect(stage.rows.size).toBe(0);
});

test('a backend without pushes is told nothing', async () => {
  const stage = await aStage({ capability: 'other' });
  await chooseReminder(stage.alice, 'grace', { isOn: true });
  stage.keep();
  await settled();
  expect([stage.asked, stage.device.given]).toEqual([[], 0]);
});

test('a test that finds the address gone gets the device a new one', async () => {
  const stage = await aTold();
  expect(await testReminder(stage.alice)).toBe('sent');
  stage.status = 410;
  expect(await testReminder(stage.alice)).toBe('missing');
  stage.status = 200;
  await settled();
  await becomes(stage, 'told');
  expect([...stage.rows.keys()]).toEqual([second]);
  stage.online.next(false);
  expect(await testReminder(stage.alice)).toBe('offline');
});

test('another address that the browser gives of itself is told, and the old one taken back', async () => {
  const stage = await aTold();
  stage.device.address = null;
  stage.device.tell();
  await settled();
  await vi.waitFor(() => expect([...stage.rows.keys()]).toEqual([second]));
});
