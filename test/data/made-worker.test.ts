// The service worker that people make here really runs: each strategy, its limits in time and age, versions, push.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { workerFaults } from '../../src/data/makers/worker-faults.ts';
import { isWorkerForm, type WorkerForm, workerStart } from '../../src/data/makers/worker-form.ts';
import { workerText } from '../../src/data/makers/worker-text.ts';
import { advance, after, page, worldOf } from './made-worker-world.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const words = (text: string) => () => new Response(text);
const made = (changes: Partial<WorkerForm> = {}) => workerText({ ...workerStart, precache: '/\n/app.css', offlinePage: '/offline.html', apiIsShared: true, ...changes });

async function installed(changes: Partial<WorkerForm> = {}) {
  const world = worldOf(made(changes));
  for (const path of ['/', '/app.css', '/offline.html']) world.network.set(path, words(`first ${path}`));
  await world.run('install');
  await world.run('activate');
  world.network.clear();
  world.asked.length = 0;
  return world;
}

test('the constants are those of the specification', () => {
  const text = workerText(workerStart);
  expect(text).toContain('const CACHE_VERSION = "v1.0.0";');
  expect(text).toContain('const CACHE_MAX_AGE = 7 * 24 * 60 * 60 * 1000;');
  expect(text).toContain('const NETWORK_TIMEOUT = 5000;');
  expect(text).toContain('api: networkFirst,\n  static: cacheFirst,\n  pages: staleWhileRevalidate,');
  expect(text).toContain('const VIBRATION = [200, 100, 200];');
  expect(workerFaults(workerStart)).toEqual([]);
  expect(isWorkerForm(workerStart)).toBe(true);
});

test('network-first: the network while it answers, what was kept when it is gone, and the words of the specification when nothing was', async () => {
  const world = await installed();
  world.network.set('/api/verse', words('new'));
  expect(await (await world.ask('/api/verse'))?.text()).toBe('new');
  await world.settled();
  world.network.clear();
  expect(await (await world.ask('/api/verse'))?.text()).toBe('new');
  const none = await world.ask('/api/other');
  expect(none?.status).toBe(503);
  expect(await none?.json()).toEqual({ error: 'Offline', message: 'You are offline and this data is not cached' });
});

test('network-first waits for 5 seconds and not longer, and keeps the late answer for the next time', async () => {
  const world = await installed();
  world.network.set('/api/verse', words('kept'));
  await world.ask('/api/verse');
  await world.settled();
  world.network.set('/api/verse', after(9_000, 'late'));
  let answer: Response | undefined;
  const asking = world.ask('/api/verse').then((response) => (answer = response));
  await advance(4_999);
  expect(answer).toBeUndefined();
  await advance(1);
  await asking;
  expect(await answer?.text()).toBe('kept');
  await advance(4_000);
  await world.settled();
  world.network.clear();
  expect(await (await world.ask('/api/verse'))?.text()).toBe('late');
});

test('a slow network with nothing kept is waited for', async () => {
  const world = await installed();
  world.network.set('/api/verse', after(20_000, 'at last'));
  const asking = world.ask('/api/verse');
  await advance(20_000);
  expect(await (await asking)?.text()).toBe('at last');
});

test('cache-first: the network is asked once, and again when the copy is 7 days old', async () => {
  const world = await installed();
  world.network.set('/app.js', words('one'));
  await world.ask('/app.js', { destination: 'script' });
  await world.settled();
  world.network.set('/app.js', words('two'));
  await advance(7 * day - 1);
  expect(await (await world.ask('/app.js', { destination: 'script' }))?.text()).toBe('one');
  expect(world.asked).toEqual(['/app.js']);
  await advance(1);
  expect(await (await world.ask('/app.js', { destination: 'script' }))?.text()).toBe('two');
});

test('a copy that is too old is not served as good, also without a network', async () => {
  const world = await installed();
  world.network.set('/api/verse', words('old'));
  await world.ask('/api/verse');
  await world.settled();
  world.network.clear();
  await advance(7 * day);
  expect((await world.ask('/api/verse'))?.status).toBe(503);
});

test('stale-while-revalidate: what was kept at once, what is new the next time', async () => {
  const world = await installed();
  world.network.set('/about', words('one'));
  expect(await (await world.ask('/about', page))?.text()).toBe('one');
  await world.settled();
  world.network.set('/about', after(60_000, 'two'));
  expect(await (await world.ask('/about', page))?.text()).toBe('one');
  await advance(60_000);
  await world.settled();
  world.network.clear();
  expect(await (await world.ask('/about', page))?.text()).toBe('two');
});

test('network-only keeps nothing', async () => {
  const world = await installed({ strategy: { api: 'network-only', static: 'cache-first', pages: 'network-first' } });
  world.network.set('/api/verse', words('new'));
  expect(await (await world.ask('/api/verse'))?.text()).toBe('new');
  await world.settled();
  world.network.clear();
  expect((await world.ask('/api/verse'))?.status).toBe(503);
});

test('a page that was never seen is the offline page; the precache does not age', async () => {
  const world = await installed();
  await advance(30 * day);
  expect(await (await world.ask('/never-seen', page))?.text()).toBe('first /offline.html');
  expect(await (await world.ask('/', page))?.text()).toBe('first /');
  expect(await (await world.ask('/app.css', { destination: 'style' }))?.text()).toBe('first /app.css');
  const none = await world.ask('/never.js', { destination: 'script' });
  expect([none?.status, await none?.text()]).toEqual([503, 'Offline']);
});

test('what must not be kept is not: errors, no-store, and answers to one person’s key', async () => {
  const world = await installed();
  world.network.set('/api/fault', () => new Response('', { status: 500 }));
  world.network.set('/api/secret', () => new Response('secret', { headers: { 'cache-control': 'private, no-store' } }));
  world.network.set('/api/mine', words('mine'));
  expect((await world.ask('/api/fault'))?.status).toBe(500);
  await world.ask('/api/secret');
  await world.ask('/api/mine', { headers: new Headers({ authorization: 'Bearer a' }) });
  await world.settled();
  world.network.clear();
  for (const path of ['/api/fault', '/api/secret', '/api/mine']) expect((await world.ask(path))?.status, path).toBe(503);
});

test('what is sent, other sites, parts of a film and a way to the server are left alone', async () => {
  const world = await installed();
  expect(await world.ask('/api/verse', { method: 'POST' })).toBeUndefined();
  expect(await world.ask('https://other.example/a.js', { destination: 'script' })).toBeUndefined();
  expect(await world.ask('/film.png', { destination: 'image', headers: new Headers({ range: 'bytes=0-' }) })).toBeUndefined();
  expect(await world.ask('/api/login', page)).toBeUndefined();
  expect(await world.ask('/data.json')).toBeUndefined();
  expect(world.asked).toEqual([]);
});

test('a new version removes what older ones of it kept, and nothing of others', async () => {
  const old = await installed();
  old.network.set('/app.js', words('one'));
  await old.ask('/app.js', { destination: 'script' });
  await old.settled();
  // None of them is named as this one names, though they begin like it.
  const others = ['another-app', 'selah-notes', 'selah-notes:v1.0.0:static', 'selah:images', 'selah:v1.0.0:static:more', 'workbox-precache-v2'];
  for (const name of others) old.caches.set(name, new Map());
  const world = worldOf(made({ version: 'v1.0.1' }), old.caches);
  for (const path of ['/', '/app.css', '/offline.html']) world.network.set(path, words(`second ${path}`));
  await world.run('install');
  expect([...world.caches.keys()]).toContain('selah:v1.0.0:static');
  await world.run('activate');
  expect([...world.caches.keys()].sort()).toEqual([...others, 'selah:v1.0.1:precache'].sort());
});

test('a version whose files cannot all be fetched is not installed', async () => {
  const world = worldOf(made());
  world.network.set('/', words('first'));
  world.network.set('/offline.html', words('first'));
  world.network.set('/app.css', () => new Response('', { status: 404 }));
  await expect(world.run('install')).rejects.toThrow('/app.css answered 404');
});

test('it waits until a page says that it may take over, and forgets answers at a log-out', async () => {
  const world = await installed();
  expect(world.skipped()).toBe(0);
  world.network.set('/api/verse', words('new'));
  await world.ask('/api/verse');
  await world.settled();
  await world.run('message', { data: { type: 'skip-waiting' } });
  await world.run('message', { data: { type: 'forget-answers' } });
  await world.run('message', { data: null });
  expect(world.skipped()).toBe(1);
  expect([...world.caches.keys()]).not.toContain('selah:v1.0.0:api');
});

test('a cache keeps 200 answers, the newest', async () => {
  const world = await installed();
  for (let index = 0; index <= 200; index += 1) {
    world.network.set(`/api/${index}`, words(`${index}`));
    await world.ask(`/api/${index}`);
    await world.settled();
  }
  const kept = [...(world.caches.get('selah:v1.0.0:api')?.keys() ?? [])];
  expect([kept.length, kept[0]]).toEqual([200, 'https://app.example/api/1']);
});

test('a push vibrates 200, 100, 200, and its tap opens pages of this site only', async () => {
  const world = await installed();
  const push = (text: string) => world.run('push', { data: { json: () => JSON.parse(text) as unknown, text: () => text } });
  await push('{"title":"Grace","body":"A word for today","url":"/Plans","tag":"plan"}');
  await push('Only a sentence');
  await push('{"url":"https://evil.example/"}');
  await world.run('push', { data: null });
  expect(world.shown.map(({ title }) => title)).toEqual(['Grace', 'Selah', 'Selah', 'Selah']);
  expect(world.shown[0]?.options).toEqual({ body: 'A word for today', tag: 'plan', icon: '/icon-192.png', vibrate: [200, 100, 200], data: { url: 'https://app.example/Plans' } });
  expect(world.shown[1]?.options['body']).toBe('Only a sentence');
  expect(world.shown[2]?.options['data']).toEqual({ url: 'https://app.example/' });
  await world.run('notificationclick', { notification: { close: () => undefined, data: { url: 'https://app.example/Plans' } } });
  expect(world.opened).toEqual(['https://app.example/Plans']);
  expect(made({ push: false })).not.toContain('push');
});

test('nothing that is typed can leave its place in the script', async () => {
  const attack = '"; self.stolen = 1; //\n\u2028</script><!--';
  const form = { ...workerStart, prefix: attack, version: attack, apiPath: `/${attack}`, precache: `/a${attack}\n/"+alert(1)+"`, offlinePage: attack, vibration: '1];self.stolen=1;[', notificationTitle: attack, notificationIcon: attack, maxAgeDays: '7;x', timeoutSeconds: 'NaN' };
  const text = workerText(form);
  expect(text).not.toMatch(/<\/script|<!--|\u2028/i);
  const world = worldOf(`${text}\nself.addEventListener('message', (event) => event.tell(self.stolen, VIBRATION, PRECACHE, CACHE_MAX_AGE, NETWORK_TIMEOUT, CACHE_VERSION));`);
  const told: unknown[] = [];
  await world.run('message', { tell: (...values: unknown[]) => void told.push(...values) });
  expect(structuredClone(told)).toEqual([undefined, [200, 100, 200], ['/"+alert(1)+"'], 7 * day, 5_000, 'v1.0.0']);
  expect(new Set(workerFaults(form).map(({ field }) => field))).toEqual(new Set(['prefix', 'version', 'maxAgeDays', 'timeoutSeconds', 'apiPath', 'precache', 'offlinePage', 'vibration', 'notificationIcon']));
});

test('other numbers are taken as they are typed', () => {
  const text = workerText({ ...workerStart, maxAgeDays: '0,5', timeoutSeconds: '2.5', vibration: '300/50/300' });
  expect(text).toContain(`const CACHE_MAX_AGE = ${day / 2};`);
  expect(text).toContain('const NETWORK_TIMEOUT = 2500;');
  expect(text).toContain('const VIBRATION = [300, 50, 300];');
  expect(workerFaults({ ...workerStart, maxAgeDays: '400', timeoutSeconds: '0', strategy: { ...workerStart.strategy, api: 'cache-first' } })).toEqual([
    { field: 'maxAgeDays', kind: 'tooLong' },
    { field: 'timeoutSeconds', kind: 'number' },
    { field: 'strategy', kind: 'apiCacheFirst', request: 'api', isAdvice: true },
  ]);
});
