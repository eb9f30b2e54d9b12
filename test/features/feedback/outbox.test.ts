// Tests of the feedback outbox: messages stay queued until the server accepts them, are sent once,
// and only to the support address.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../../src/backend/backend.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { startFeedbackScheduler } from '../../../src/features/feedback/outbox-scheduler.ts';
import {
  removePendingFeedback,
  submitFeedback,
  restorePendingFeedback,
  watchPendingFeedback,
} from '../../../src/features/feedback/submit-feedback.ts';
import { sendPendingFeedback } from '../../../src/features/feedback/send-feedback.ts';
import {
  queueFeedback,
  type FeedbackMessage,
  watchPendingFeedbackCount,
  watchUnsentFeedback,
} from '../../../src/features/feedback/outbox.ts';
import { countUnsynced, countUnsyncedForBadge } from '../../../src/data/records/count-unsynced.ts';
import { createRecordId } from '../../../src/data/records/record.ts';
import {
  type AliceContext,
  createAliceContext,
  closeContexts,
} from '../../support/signed-in-user.ts';

const stops: { unsubscribe(): void }[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeContexts();
});

interface Sent {
  to: string;
  subject: string;
  body: string;
}

interface OutboxSetup {
  alice: AliceContext;
  online: BehaviorSubject<boolean>;
  /** Messages that the server accepted or rejected. */
  requests: Sent[];
  /** Message keys by which the server identifies a message that is sent again. */
  keys: string[];
  /** False: requests fail although the browser reports a connection. */
  isReachable: boolean;
  /** HTTP status of the next answers. */
  status: number;
  /** Address in the public settings; null for a backend that names none. */
  support: string | null;
}

const message = (words: string): FeedbackMessage => ({
  kind: 'feedback',
  subject: 'Selah: feedback',
  body: `From: alice\n\n${words}`,
  id: createRecordId(),
});

/**
 * @param support null for a backend that names no address
 * @param capabilities of the backend
 */
async function createSetup({
  support = 'help@example.org',
  capabilities,
  account,
}: {
  support?: string | null;
  capabilities?: readonly string[];
  account?: null;
} = {}): Promise<OutboxSetup> {
  const online = new BehaviorSubject(true);
  const setup: Omit<OutboxSetup, 'alice'> = {
    online,
    requests: [],
    keys: [],
    isReachable: true,
    status: 200,
    support,
  };
  const answer = async (address: string, init: RequestInit) => {
    if (!online.value || !setup.isReachable) throw new TypeError('The server cannot be reached.');
    if (address.includes('/public-settings/'))
      return Response.json({
        id: 'selah',
        public_settings: 'public_without_login',
        ...(capabilities && { capabilities }),
        ...(setup.support !== null && { support_email: setup.support }),
      });
    if (!address.endsWith('/integration-endpoints/Core/SendEmail'))
      return Response.json({}, { status: 404 });
    const { message_key: key, ...sent } = JSON.parse(String(init.body)) as Sent & {
      message_key: string;
    };
    setup.keys.push(key);
    setup.requests.push(sent);
    return Response.json(
      setup.status === 200 ? { success: true } : { code: 'refused', message: 'No.' },
      { status: setup.status },
    );
  };
  vi.stubGlobal('fetch', vi.fn(answer));
  const backend = createBackend({
    serverUrl: 'http://selah.test',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  return Object.assign(setup, {
    alice: await createAliceContext({ backend, online, ...(account === null && { account }) }),
  });
}

const countPending = (data: DataContext) => firstValueFrom(watchPendingFeedbackCount(data));
const waitUntilSent = (data: DataContext) =>
  firstValueFrom(watchPendingFeedbackCount(data).pipe(filter((count) => count === 0)));
const startSchedulers = (...tabs: DataContext[]) =>
  stops.push(
    ...tabs.map((data) => startFeedbackScheduler(new BehaviorSubject<DataContext | null>(data))),
  );

test('a feedback message is sent to the support address and leaves the outbox', async () => {
  const { alice, requests } = await createSetup();
  expect(await submitFeedback(alice, message('A thought'))).toEqual({ kind: 'sent' });
  expect(requests).toEqual([
    { to: 'help@example.org', subject: 'Selah: feedback', body: 'From: alice\n\nA thought' },
  ]);
  expect(await countPending(alice)).toBe(0);
});

test('an offline feedback message counts as unsynced and is sent once by two tabs', async () => {
  const { alice, online, requests } = await createSetup();
  online.next(false);
  expect(await submitFeedback(alice, message('From the train'))).toEqual({ kind: 'waits' });
  expect([await countPending(alice), await countUnsynced(alice.userDatabase)]).toEqual([1, 1]);
  startSchedulers(alice, { ...alice });
  online.next(true);
  await waitUntilSent(alice);
  await sendPendingFeedback(alice);
  expect(requests).toHaveLength(1);
});

test("a guest's feedback message is queued and sent as well", async () => {
  const { alice: guest, online, requests } = await createSetup({ account: null });
  online.next(false);
  await queueFeedback(guest, message('As a guest'));
  expect(await sendPendingFeedback(guest)).toEqual({ kind: 'waits' });
  expect(await countPending(guest)).toBe(1);
  online.next(true);
  expect(await sendPendingFeedback(guest)).toEqual({ kind: 'sent' });
  expect(requests).toHaveLength(1);
});

test('a message that the server rejects returns to the form and can be sent again', async () => {
  const setup = await createSetup();
  const feedback = message('Once more');
  for (const status of [429, 500, 400]) {
    setup.status = status;
    expect(await submitFeedback(setup.alice, feedback)).toMatchObject({ kind: 'refused', status });
    expect(await countPending(setup.alice)).toBe(0);
  }
  setup.status = 200;
  expect(await submitFeedback(setup.alice, feedback)).toEqual({ kind: 'sent' });
});

test('each attempt has the same message key, so that the server sends one message', async () => {
  const setup = await createSetup();
  const feedback = message('Once');
  setup.status = 503;
  await submitFeedback(setup.alice, feedback);
  setup.status = 200;
  await submitFeedback(setup.alice, feedback);
  await submitFeedback(setup.alice, message('Twice'));
  const [first, again, otherKey] = setup.keys;
  expect([first, again]).toEqual([feedback.id, feedback.id]);
  expect(otherKey).not.toBe(feedback.id);
});

test('a backend without a support address is reported, and nothing is sent', async () => {
  const { alice, requests } = await createSetup({ support: null });
  expect(await submitFeedback(alice, message('Hello?'))).toEqual({ kind: 'no-address' });
  expect([await countPending(alice), requests.length]).toEqual([0, 0]);
});

test('one form submitted from two offline tabs is one message with the later text', async () => {
  const { alice, online, requests } = await createSetup();
  online.next(false);
  const id = createRecordId();
  await submitFeedback(alice, { ...message('Begun'), id });
  await submitFeedback({ ...alice }, { ...message('Begun, and ended'), id });
  expect(await countPending(alice)).toBe(1);
  online.next(true);
  await sendPendingFeedback(alice);
  expect(requests.map(({ body }) => body)).toEqual(['From: alice\n\nBegun, and ended']);
});

test('queued messages are sent in order; a rejected message does not block others', async () => {
  const setup = await createSetup();
  setup.online.next(false);
  const messages = ['one', 'two', 'three'].map(message);
  for (const feedback of messages) await submitFeedback(setup.alice, feedback);
  vi.spyOn(setup.requests, 'push').mockImplementation(function push(this: Sent[], sent: Sent) {
    setup.status = sent.body.endsWith('two') ? 400 : 200;
    this[this.length] = sent;
    return this.length;
  });
  setup.online.next(true);
  expect(await sendPendingFeedback(setup.alice)).toMatchObject({ kind: 'refused', status: 400 });
  expect(setup.requests.map(({ body }) => body.split('\n').at(-1))).toEqual([
    'one',
    'two',
    'three',
  ]);
  const [remaining] = await firstValueFrom(watchPendingFeedback(setup.alice));
  expect(remaining).toMatchObject({ kind: 'feedback', text: 'two' });
  if (!remaining) throw new Error('nothing waits');
  await removePendingFeedback(setup.alice, remaining);
  expect(await countPending(setup.alice)).toBe(0);
  await restorePendingFeedback(setup.alice, remaining);
  expect(await firstValueFrom(watchPendingFeedback(setup.alice))).toMatchObject([
    { id: remaining.id, text: 'two', body: remaining.body },
  ]);
});

test('a queued feedback message is retried with growing delays if the server is busy', async () => {
  const setup = await createSetup();
  setup.online.next(false);
  await submitFeedback(setup.alice, message('Patience'));
  setup.online.next(true);
  setup.status = 503;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  startSchedulers(setup.alice);
  const waitUntilLockFree = () =>
    navigator.locks.request(`selah-letters-${setup.alice.account?.id}`, () => {});
  for (let times = 1; times <= 4; times += 1) {
    await vi.waitUntil(() => setup.requests.length === times, { interval: 1, timeout: 4_000 });
    await waitUntilLockFree();
    vi.advanceTimersByTime(60_000 * 2 ** (times - 1) - 5_000);
    await waitUntilLockFree();
    expect(setup.requests).toHaveLength(times);
    if (times === 4) setup.status = 200;
    vi.advanceTimersByTime(5_000);
  }
  await waitUntilSent(setup.alice);
  expect(setup.requests).toHaveLength(5);
});

test('after a connection that was announced too early, the message is sent within seconds', async () => {
  const setup = await createSetup();
  setup.online.next(false);
  await submitFeedback(setup.alice, message('Out of the tunnel'));
  setup.isReachable = false;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  startSchedulers(setup.alice);
  const fetching = vi.mocked(fetch);
  const attempts = fetching.mock.calls.length;
  setup.online.next(true);
  await vi.waitUntil(() => fetching.mock.calls.length > attempts);
  await navigator.locks.request(`selah-letters-${setup.alice.account?.id}`, () => {});
  setup.isReachable = true;
  vi.advanceTimersByTime(2_000);
  await waitUntilSent(setup.alice);
  expect(setup.requests).toHaveLength(1);
});

const readCounts = (data: DataContext) => firstValueFrom(watchUnsentFeedback(data));
const none = { waiting: 0, busy: 0, 'no-address': 0, rejected: 0 };

test.each([null, 'help@example.org'])(
  'our own server gets messages for its operator, also without an address (%s)',
  async (support) => {
    const capabilities = ['client_id', 'operator_messages'];
    const { alice, requests } = await createSetup({ support, capabilities });
    expect(await submitFeedback(alice, message('Hello'))).toEqual({ kind: 'sent' });
    expect(requests.map(({ to }) => to)).toEqual(['operator']);
  },
);

test('messages keep the last answer of the server, and the badge counts what can be sent', async () => {
  const setup = await createSetup();
  const { alice, online } = setup;
  online.next(false);
  await submitFeedback(alice, message('one'));
  await submitFeedback(alice, message('two'));
  expect(await readCounts(alice)).toEqual({ ...none, waiting: 2 });
  online.next(true);
  for (const [status, support, counts, badge] of [
    [503, 'help@example.org', { ...none, busy: 2 }, 2],
    [400, 'help@example.org', { ...none, rejected: 2 }, 2],
    [200, null, { ...none, 'no-address': 2 }, 0],
  ] as const) {
    Object.assign(setup, { status, support });
    await sendPendingFeedback(alice);
    expect(await readCounts(alice)).toEqual(counts);
    expect(await countUnsyncedForBadge(alice.userDatabase)).toBe(badge);
    expect(await countUnsynced(alice.userDatabase)).toBe(2);
  }
  online.next(false);
  await sendPendingFeedback(alice);
  expect(await readCounts(alice)).toEqual({ ...none, waiting: 2 });
});

test('a message without an address is sent within minutes after the server names one', async () => {
  const setup = await createSetup({ support: null });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  await queueFeedback(setup.alice, message('Is anyone there?'));
  startSchedulers(setup.alice);
  await vi.waitUntil(async () => (await readCounts(setup.alice))['no-address'] === 1);
  setup.support = 'help@example.org';
  await navigator.locks.request(`selah-letters-${setup.alice.account?.id}`, () => {});
  await vi.waitUntil(() => {
    vi.advanceTimersByTime(60_000);
    return setup.requests.length === 1;
  });
  await waitUntilSent(setup.alice);
});

test('an address that changes is used for the next message', async () => {
  const setup = await createSetup();
  await submitFeedback(setup.alice, message('one'));
  setup.support = 'new@example.org';
  await submitFeedback(setup.alice, message('two'));
  expect(setup.requests.map(({ to }) => to)).toEqual(['help@example.org', 'new@example.org']);
});
