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
} from '../../../src/features/feedback/outbox.ts';
import { countUnsynced } from '../../../src/data/records/count-unsynced.ts';
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

interface Post {
  alice: AliceContext;
  online: BehaviorSubject<boolean>;
  /** Messages that the server accepted or rejected. */
  asked: Sent[];
  /** Message keys by which the server identifies a message that is sent again. */
  keys: string[];
  /** HTTP status of the next answers. */
  status: number;
}

const message = (words: string): FeedbackMessage => ({
  kind: 'feedback',
  subject: 'Selah: feedback',
  body: `From: alice\n\n${words}`,
  id: createRecordId(),
});

/** @param support null for a backend that names no address */
async function aPost({
  support = 'help@example.org',
  account,
}: { support?: string | null; account?: null } = {}): Promise<Post> {
  const online = new BehaviorSubject(true);
  const post: Omit<Post, 'alice'> = { online, asked: [], keys: [], status: 200 };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!online.value) throw new TypeError('There is no way to the server.');
    if (address.includes('/public-settings/'))
      return Response.json({
        id: 'selah',
        public_settings: 'public_without_login',
        ...(support !== null && { support_email: support }),
      });
    if (!address.endsWith('/integration-endpoints/Core/SendEmail'))
      return Response.json({}, { status: 404 });
    const { message_key: key, ...sent } = JSON.parse(String(init.body)) as Sent & {
      message_key: string;
    };
    post.keys.push(key);
    post.asked.push(sent);
    return Response.json(
      post.status === 200 ? { success: true } : { code: 'refused', message: 'No.' },
      { status: post.status },
    );
  });
  const backend = createBackend({
    serverUrl: 'http://selah.test',
    appId: 'selah',
    token: 'alice',
    storage: null,
  });
  return Object.assign(post, {
    alice: await createAliceContext({ backend, online, ...(account === null && { account }) }),
  });
}

const waiting = (data: DataContext) => firstValueFrom(watchPendingFeedbackCount(data));
const nothingWaits = (data: DataContext) =>
  firstValueFrom(watchPendingFeedbackCount(data).pipe(filter((count) => count === 0)));
const keep = (...tabs: DataContext[]) =>
  stops.push(
    ...tabs.map((data) => startFeedbackScheduler(new BehaviorSubject<DataContext | null>(data))),
  );

test('a feedback message is sent to the support address and leaves the outbox', async () => {
  const { alice, asked } = await aPost();
  expect(await submitFeedback(alice, message('A thought'))).toEqual({ kind: 'sent' });
  expect(asked).toEqual([
    { to: 'help@example.org', subject: 'Selah: feedback', body: 'From: alice\n\nA thought' },
  ]);
  expect(await waiting(alice)).toBe(0);
});

test('an offline feedback message counts as unsynced and is sent once by two tabs', async () => {
  const { alice, online, asked } = await aPost();
  online.next(false);
  expect(await submitFeedback(alice, message('From the train'))).toEqual({ kind: 'waits' });
  expect([await waiting(alice), await countUnsynced(alice.userDatabase)]).toEqual([1, 1]);
  keep(alice, { ...alice });
  online.next(true);
  await nothingWaits(alice);
  await sendPendingFeedback(alice);
  expect(asked).toHaveLength(1);
});

test("a guest's feedback message is queued and sent as well", async () => {
  const { alice: guest, online, asked } = await aPost({ account: null });
  online.next(false);
  await queueFeedback(guest, message('As a guest'));
  expect(await sendPendingFeedback(guest)).toEqual({ kind: 'waits' });
  expect(await waiting(guest)).toBe(1);
  online.next(true);
  expect(await sendPendingFeedback(guest)).toEqual({ kind: 'sent' });
  expect(asked).toHaveLength(1);
});

test('a message that the server rejects returns to the form and can be sent again', async () => {
  const post = await aPost();
  const feedback = message('Once more');
  for (const status of [429, 500, 400]) {
    post.status = status;
    expect(await submitFeedback(post.alice, feedback)).toMatchObject({ kind: 'refused', status });
    expect(await waiting(post.alice)).toBe(0);
  }
  post.status = 200;
  expect(await submitFeedback(post.alice, feedback)).toEqual({ kind: 'sent' });
});

test('each attempt has the same message key, so that the server sends one message', async () => {
  const post = await aPost();
  const feedback = message('Once');
  post.status = 503;
  await submitFeedback(post.alice, feedback);
  post.status = 200;
  await submitFeedback(post.alice, feedback);
  await submitFeedback(post.alice, message('Twice'));
  const [first, again, other] = post.keys;
  expect([first, again]).toEqual([feedback.id, feedback.id]);
  expect(other).not.toBe(feedback.id);
});

test('a backend without a support address is reported, and nothing is sent', async () => {
  const { alice, asked } = await aPost({ support: null });
  expect(await submitFeedback(alice, message('Hello?'))).toEqual({ kind: 'no-address' });
  expect([await waiting(alice), asked.length]).toEqual([0, 0]);
});

test('one form submitted from two offline tabs is one message with the later text', async () => {
  const { alice, online, asked } = await aPost();
  online.next(false);
  const id = createRecordId();
  await submitFeedback(alice, { ...message('Begun'), id });
  await submitFeedback({ ...alice }, { ...message('Begun, and ended'), id });
  expect(await waiting(alice)).toBe(1);
  online.next(true);
  await sendPendingFeedback(alice);
  expect(asked.map(({ body }) => body)).toEqual(['From: alice\n\nBegun, and ended']);
});

test('queued messages are sent in order; a rejected message does not block others', async () => {
  const post = await aPost();
  post.online.next(false);
  const letters = ['one', 'two', 'three'].map(message);
  for (const feedback of letters) await submitFeedback(post.alice, feedback);
  vi.spyOn(post.asked, 'push').mockImplementation(function push(this: Sent[], sent: Sent) {
    post.status = sent.body.endsWith('two') ? 400 : 200;
    this[this.length] = sent;
    return this.length;
  });
  post.online.next(true);
  expect(await sendPendingFeedback(post.alice)).toMatchObject({ kind: 'refused', status: 400 });
  expect(post.asked.map(({ body }) => body.split('\n').at(-1))).toEqual(['one', 'two', 'three']);
  const [left] = await firstValueFrom(watchPendingFeedback(post.alice));
  expect(left).toMatchObject({ kind: 'feedback', text: 'two' });
  if (!left) throw new Error('nothing waits');
  await removePendingFeedback(post.alice, left);
  expect(await waiting(post.alice)).toBe(0);
  await restorePendingFeedback(post.alice, left);
  expect(await firstValueFrom(watchPendingFeedback(post.alice))).toMatchObject([
    { id: left.id, text: 'two', body: left.body },
  ]);
});

test('a queued feedback message is retried with growing delays if the server is busy', async () => {
  const post = await aPost();
  post.online.next(false);
  await submitFeedback(post.alice, message('Patience'));
  post.online.next(true);
  post.status = 503;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  keep(post.alice);
  const nobodySends = () =>
    navigator.locks.request(`selah-letters-${post.alice.account?.id}`, () => {});
  for (let times = 1; times <= 4; times += 1) {
    await vi.waitUntil(() => post.asked.length === times, { interval: 1, timeout: 4_000 });
    await nobodySends();
    vi.advanceTimersByTime(60_000 * 2 ** (times - 1) - 5_000);
    await nobodySends();
    expect(post.asked).toHaveLength(times);
    if (times === 4) post.status = 200;
    vi.advanceTimersByTime(5_000);
  }
  await nothingWaits(post.alice);
  expect(post.asked).toHaveLength(5);
});
