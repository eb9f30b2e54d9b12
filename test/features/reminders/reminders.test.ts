// Tests of reminder settings and of the device's push subscription: local storage, upload, retries,
// renewal, expiry, removal, test reminders, and separation of users.
import 'fake-indexeddb/auto';
import { firstValueFrom, filter } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storeBackgroundSession } from '../../../src/data/background-session.ts';
import { saveDayStart } from '../../../src/data/user-days.ts';
import {
  updateReminder,
  readPushRegistration,
  watchReminderPreferences,
  type ReminderSyncState,
  watchReminderSyncState,
  sendTestReminder,
  listActiveReminders,
} from '../../../src/features/reminders/data.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';
import {
  createReminderSetup,
  waitForRegistration,
  type ReminderSetup,
  stopSchedulers,
} from './reminders-setup.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});

afterEach(async () => {
  stopSchedulers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeContexts();
});

const waitForState = ({ alice }: ReminderSetup, expectedState: ReminderSyncState) =>
  firstValueFrom(watchReminderSyncState(alice).pipe(filter((state) => state === expectedState)));
const first = 'https://push.test/1';
const second = 'https://push.test/2';

/** Waits for the delay after the last change, and for the registration that follows. */
async function flushTimers(seconds = 2): Promise<void> {
  // Observable queries need several event loop turns before a scheduler receives their results.
  for (let index = 0; index < 3; index += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(index === 1 ? seconds * 1_000 : 10);
    await waitForRegistration();
  }
}

/**
 * Logs out as the app does: the databases are closed before another user's databases are opened.
 */
async function logOut({ current }: ReminderSetup): Promise<void> {
  current.next(null);
  await closeContexts();
}

async function createRegisteredSetup(): Promise<ReminderSetup> {
  const setup = await createReminderSetup();
  await updateReminder(setup.alice, 'grace', { isOn: true });
  setup.start();
  await flushTimers();
  await waitForState(setup, 'told');
  return setup;
}

test('each reminder starts off, with a default time and days, and keeps its settings', async () => {
  const alice = await createAliceContext();
  const { choices } = await firstValueFrom(watchReminderPreferences(alice));
  expect(choices.map(({ kind, isOn, time, days }) => [kind, isOn, time, days.length])).toEqual([
    ['grace', false, '08:00', 7],
    ['plan', false, '07:00', 7],
    ['prayer', false, '12:00', 7],
    ['gratitude', false, '20:00', 7],
  ]);
  await updateReminder(alice, 'prayer', { isOn: true, time: '06:45', days: [5, 1] });
  await updateReminder(alice, 'prayer', { isOn: false });
  await updateReminder(alice, 'prayer', { isOn: false });
  const now = await firstValueFrom(watchReminderPreferences(alice));
  expect(now.choices[2]).toEqual({ kind: 'prayer', isOn: false, time: '06:45', days: [1, 5] });
  expect([listActiveReminders(now), now.changes]).toEqual([[], 2]);
});

test('an empty list of days or an invalid time changes nothing', async () => {
  const alice = await createAliceContext();
  await updateReminder(alice, 'plan', { days: [], time: '25:00' });
  expect((await firstValueFrom(watchReminderPreferences(alice))).choices[1]).toMatchObject({
    time: '07:00',
    days: [1, 2, 3, 4, 5, 6, 7],
  });
});

test('a complete subscription is sent to the server once, even with two tabs', async () => {
  const setup = await createReminderSetup();
  await updateReminder(setup.alice, 'grace', { isOn: true, time: '06:30', days: [1, 7] });
  expect(await firstValueFrom(watchReminderSyncState(setup.alice))).toBe('waiting');
  setup.start();
  setup.start();
  await flushTimers();
  await waitForState(setup, 'told');
  await flushTimers();
  expect(setup.requests).toEqual(['PUT /push/subscription']);
  expect(setup.rows.get(first)).toEqual({
    endpoint: first,
    keys: { p256dh: 'p', auth: 'a' },
    language: 'en',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    day_start: 0,
    reminders: [{ kind: 'grace', time: '06:30', days: [1, 7] }],
  });
});

test('the subscription is not sent again at the next start, but after a new log-in', async () => {
  const setup = await createRegisteredSetup();
  stopSchedulers();
  setup.start();
  await flushTimers();
  expect(setup.requests).toHaveLength(1);
  stopSchedulers();
  await storeBackgroundSession(setup.alice.deviceDatabase, {
    account: 'alice',
    token: 'another',
    serverUrl: '',
    appId: 'selah',
  });
  setup.start();
  await flushTimers();
  expect(setup.requests).toEqual(['PUT /push/subscription', 'PUT /push/subscription']);
});

test('the subscription is sent again once a day, because the server may have lost it', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    shouldAdvanceTime: true,
    now: new Date(2026, 0, 1, 12),
  });
  const setup = await createRegisteredSetup();
  setup.rows.clear();
  setup.device.notify();
  await flushTimers();
  expect(setup.requests).toHaveLength(1);
  vi.setSystemTime(new Date(2026, 0, 2, 12));
  setup.device.notify();
  await flushTimers();
  expect([setup.requests.length, [...setup.rows.keys()]]).toEqual([2, [first]]);
});

test('a push subscription that the server reports as expired is replaced', async () => {
  const setup = await createReminderSetup();
  setup.status = 410;
  await updateReminder(setup.alice, 'grace', { isOn: true });
  setup.start();
  await flushTimers();
  expect([setup.device.address, setup.requests[0]]).toEqual([null, 'PUT /push/subscription']);
  setup.status = 200;
  await flushTimers(70);
  await waitForState(setup, 'told');
  expect(setup.device.subscriptionCount).toBeGreaterThan(1);
  expect([...setup.rows.keys()]).toEqual([setup.device.address?.endpoint]);
});

test('a changed time, language or day start is sent to the server', async () => {
  const setup = await createRegisteredSetup();
  await updateReminder(setup.alice, 'grace', { time: '09:15' });
  await flushTimers();
  expect(setup.rows.get(first)?.reminders).toEqual([
    { kind: 'grace', time: '09:15', days: [1, 2, 3, 4, 5, 6, 7] },
  ]);
  setup.language.next('fr');
  await flushTimers();
  expect(setup.rows.get(first)?.language).toBe('fr');
  await saveDayStart(setup.alice, 4);
  await flushTimers();
  expect(setup.rows.get(first)?.day_start).toBe(4);
  expect(setup.requests).toHaveLength(4);
});

test('offline, a changed reminder is pending, and is sent when the network returns', async () => {
  const setup = await createReminderSetup();
  setup.online.next(false);
  await updateReminder(setup.alice, 'plan', { isOn: true });
  setup.start();
  await flushTimers();
  expect([setup.requests, await firstValueFrom(watchReminderSyncState(setup.alice))]).toEqual([
    [],
    'waiting',
  ]);
  setup.online.next(true);
  await flushTimers();
  await waitForState(setup, 'told');
});

test('a server that rejects the subscription is asked again after growing delays', async () => {
  const setup = await createReminderSetup();
  setup.status = 500;
  await updateReminder(setup.alice, 'grace', { isOn: true });
  setup.start();
  await flushTimers();
  await waitForState(setup, 'refused');
  expect(setup.requests).toHaveLength(1);
  await flushTimers(50);
  expect(setup.requests).toHaveLength(1);
  await flushTimers(15);
  expect(setup.requests).toHaveLength(2);
  await flushTimers(100);
  expect(setup.requests).toHaveLength(2);
  setup.status = 200;
  await flushTimers(25);
  await waitForState(setup, 'told');
});

test('switching off the last reminder deletes the subscription on device and server', async () => {
  const setup = await createRegisteredSetup();
  await updateReminder(setup.alice, 'grace', { isOn: false });
  await flushTimers();
  expect([setup.device.address, setup.rows.size, setup.requests.at(-1)]).toEqual([
    null,
    0,
    'DELETE /push/subscription',
  ]);
});

test('a reminder switched off offline is removed here at once, on the server later', async () => {
  const setup = await createRegisteredSetup();
  setup.online.next(false);
  await updateReminder(setup.alice, 'grace', { isOn: false });
  await flushTimers();
  expect([setup.device.address, setup.rows.size]).toEqual([null, 1]);
  setup.online.next(true);
  await flushTimers();
  expect([setup.rows.size, (await readPushRegistration(setup.alice)).gone]).toEqual([0, []]);
});

test('after an offline log-out the device has no push subscription', async () => {
  const setup = await createRegisteredSetup();
  setup.online.next(false);
  await logOut(setup);
  setup.current.next({ ...(await createAliceContext({ online: setup.online })), account: null });
  await flushTimers();
  expect(setup.device.address).toBeNull();
});

test('the next user gets a separate push subscription and no earlier reminders', async () => {
  const setup = await createRegisteredSetup();
  const { backend } = setup.alice;
  await logOut(setup);
  const bob = await createAliceContext({ backend, online: setup.online });
  setup.current.next(bob);
  await flushTimers();
  expect([
    setup.device.address,
    listActiveReminders(await firstValueFrom(watchReminderPreferences(bob))),
  ]).toEqual([null, []]);
  await updateReminder(bob, 'prayer', { isOn: true });
  await flushTimers();
  expect(setup.device.address?.endpoint).toBe(second);
  expect(setup.rows.get(second)?.reminders.map(({ kind }) => kind)).toEqual(['prayer']);
});

test('a later permission starts the subscription, and its withdrawal deletes it', async () => {
  const setup = await createReminderSetup();
  setup.device.permission = 'off';
  await updateReminder(setup.alice, 'grace', { isOn: true });
  setup.start();
  await flushTimers();
  expect(setup.requests).toEqual([]);
  setup.device.permission = 'on';
  setup.device.notify();
  await flushTimers();
  expect(setup.rows.size).toBe(1);
  // The browser drops the address itself.
  Object.assign(setup.device, { permission: 'denied', address: null });
  setup.device.notify();
  await flushTimers();
  expect(setup.rows.size).toBe(0);
});

test('nothing is sent to a backend without push support', async () => {
  const setup = await createReminderSetup({ capability: 'other' });
  await updateReminder(setup.alice, 'grace', { isOn: true });
  setup.start();
  await flushTimers();
  expect([setup.requests, setup.device.subscriptionCount]).toEqual([[], 0]);
});

test('a test reminder that finds an expired subscription leads to a new subscription', async () => {
  const setup = await createRegisteredSetup();
  expect(await sendTestReminder(setup.alice)).toBe('sent');
  setup.status = 410;
  expect(await sendTestReminder(setup.alice)).toBe('missing');
  setup.status = 200;
  await flushTimers();
  await waitForState(setup, 'told');
  expect([...setup.rows.keys()]).toEqual([second]);
  setup.online.next(false);
  expect(await sendTestReminder(setup.alice)).toBe('offline');
});

test('the server gets a replaced subscription, and the old subscription is deleted', async () => {
  const setup = await createRegisteredSetup();
  setup.device.address = null;
  setup.device.notify();
  await flushTimers();
  await vi.waitFor(() => expect([...setup.rows.keys()]).toEqual([second]));
});
