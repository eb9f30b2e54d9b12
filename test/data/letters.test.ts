// Letters to whoever looks after the app: kept until the server has taken them, sent once, and never to anybody else.
import 'fake-indexeddb/auto';
import { BehaviorSubject, filter, firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { createBackend } from '../../src/backend/backend.ts';
import type { Data } from '../../src/data/data.ts';
import { keepLetters } from '../../src/data/letter-keeper.ts';
import { dropLetter, handLetter, restoreLetter, waitingLetters } from '../../src/data/letter-desk.ts';
import { postAll } from '../../src/data/letter-post.ts';
import { leaveLetter, type Letter, lettersWaiting } from '../../src/data/letters.ts';
import { countOnlyHere } from '../../src/data/only-here.ts';
import { newId } from '../../src/data/record.ts';
import { type AtHome, aliceAtHome, closeHomes } from './at-home.ts';

const stops: { unsubscribe(): void }[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) stop.unsubscribe();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await closeHomes();
});

interface Sent {
  to: string;
  subject: string;
  body: string;
}

interface Post {
  alice: AtHome;
  online: BehaviorSubject<boolean>;
  /** What the server took or refused. */
  asked: Sent[];
  /** By which it knows each of them again. */
  keys: string[];
  /** What it says to the next ones. */
  status: number;
}

const message = (words: string): Letter => ({ kind: 'feedback', subject: 'Selah: feedback', body: `From: alice\n\n${words}`, id: newId() });

/** @param support null for a backend that names no address */
async function aPost({ support = 'help@example.org', account }: { support?: string | null; account?: null } = {}): Promise<Post> {
  const online = new BehaviorSubject(true);
  const post: Omit<Post, 'alice'> = { online, asked: [], keys: [], status: 200 };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!online.value) throw new TypeError('There is no way to the server.');
    if (address.includes('/public-settings/')) return Response.json({ id: 'selah', public_settings: 'public_without_login', ...(support !== null && { support_email: support }) });
    if (!address.endsWith('/integration-endpoints/Core/SendEmail')) return Response.json({}, { status: 404 });
    const { message_key: key, ...sent } = JSON.parse(String(init.body)) as Sent & { message_key: string };
    post.keys.push(key);
    post.asked.push(sent);
    return Response.json(post.status === 200 ? { success: true } : { code: 'refused', message: 'No.' }, { status: post.status });
  });
  const backend = createBackend({ serverUrl: 'http://selah.test', appId: 'selah', token: 'alice', storage: null });
  return Object.assign(post, { alice: await aliceAtHome({ backend, online, ...(account === null && { account }) }) });
}

const waiting = (data: Data) => firstValueFrom(lettersWaiting(data));
const nothingWaits = (data: Data) => firstValueFrom(lettersWaiting(data).pipe(filter((count) => count === 0)));
const keep = (...tabs: Data[]) => stops.push(...tabs.map((data) => keepLetters(new BehaviorSubject<Data | null>(data))));

test('a letter goes to the support address and is not kept any longer', async () => {
  const { alice, asked } = await aPost();
  expect(await handLetter(alice, message('A thought'))).toEqual({ kind: 'sent' });
  expect(asked).toEqual([{ to: 'help@example.org', subject: 'Selah: feedback', body: 'From: alice\n\nA thought' }]);
  expect(await waiting(alice)).toBe(0);
});

test('without a connection it waits, is counted among what only this device holds, and goes by itself, once, though two tabs keep it', async () => {
  const { alice, online, asked } = await aPost();
  online.next(false);
  expect(await handLetter(alice, message('From the train'))).toEqual({ kind: 'waits' });
  expect([await waiting(alice), await countOnlyHere(alice.personal)]).toEqual([1, 1]);
  keep(alice, { ...alice });
  online.next(true);
  await nothingWaits(alice);
  await postAll(alice);
  expect(asked).toHaveLength(1);
});

test('a guest’s letter waits and goes as well', async () => {
  const { alice: guest, online, asked } = await aPost({ account: null });
  online.next(false);
  await leaveLetter(guest, message('As a guest'));
  expect(await postAll(guest)).toEqual({ kind: 'waits' });
  expect(await waiting(guest)).toBe(1);
  online.next(true);
  expect(await postAll(guest)).toEqual({ kind: 'sent' });
  expect(asked).toHaveLength(1);
});

test('what the server will not take is in the person’s hands again, and nothing waits; tried again it goes', async () => {
  const post = await aPost();
  const letter = message('Once more');
  for (const status of [429, 500, 400]) {
    post.status = status;
    expect(await handLetter(post.alice, letter)).toMatchObject({ kind: 'refused', status });
    expect(await waiting(post.alice)).toBe(0);
  }
  post.status = 200;
  expect(await handLetter(post.alice, letter)).toEqual({ kind: 'sent' });
});

test('each try carries the letter’s own key, by which the server sends it once', async () => {
  const post = await aPost();
  const letter = message('Once');
  post.status = 503;
  await handLetter(post.alice, letter);
  post.status = 200;
  await handLetter(post.alice, letter);
  await handLetter(post.alice, message('Twice'));
  const [first, again, other] = post.keys;
  expect([first, again]).toEqual([letter.id, letter.id]);
  expect(other).not.toBe(letter.id);
});

test('a backend that names no address is told, and nothing is sent anywhere', async () => {
  const { alice, asked } = await aPost({ support: null });
  expect(await handLetter(alice, message('Hello?'))).toEqual({ kind: 'nobody' });
  expect([await waiting(alice), asked.length]).toEqual([0, 0]);
});

test('one sheet handed in from two tabs while there was no connection is one letter, with the later words', async () => {
  const { alice, online, asked } = await aPost();
  online.next(false);
  const id = newId();
  await handLetter(alice, { ...message('Begun'), id });
  await handLetter({ ...alice }, { ...message('Begun, and ended'), id });
  expect(await waiting(alice)).toBe(1);
  online.next(true);
  await postAll(alice);
  expect(asked.map(({ body }) => body)).toEqual(['From: alice\n\nBegun, and ended']);
});

test('several go in the order of writing; one that will never be taken keeps no other back', async () => {
  const post = await aPost();
  post.online.next(false);
  const letters = ['one', 'two', 'three'].map(message);
  for (const letter of letters) await handLetter(post.alice, letter);
  vi.spyOn(post.asked, 'push').mockImplementation(function push(this: Sent[], sent: Sent) {
    post.status = sent.body.endsWith('two') ? 400 : 200;
    this[this.length] = sent;
    return this.length;
  });
  post.online.next(true);
  expect(await postAll(post.alice)).toMatchObject({ kind: 'refused', status: 400 });
  expect(post.asked.map(({ body }) => body.split('\n').at(-1))).toEqual(['one', 'two', 'three']);
  const [left] = await firstValueFrom(waitingLetters(post.alice));
  expect(left).toMatchObject({ kind: 'feedback', text: 'two' });
  if (!left) throw new Error('nothing waits');
  await dropLetter(post.alice, left);
  expect(await waiting(post.alice)).toBe(0);
  await restoreLetter(post.alice, left);
  expect(await firstValueFrom(waitingLetters(post.alice))).toMatchObject([{ id: left.id, text: 'two', body: left.body }]);
});

test('a server that is busy is asked again after a while, longer each time', async () => {
  const post = await aPost();
  post.online.next(false);
  await handLetter(post.alice, message('Patience'));
  post.online.next(true);
  post.status = 503;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  keep(post.alice);
  const nobodySends = () => navigator.locks.request(`selah-letters-${post.alice.account?.id}`, () => {});
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
