// Tests that run the service worker that the PWA guides generate for other sites: caching
// strategies, time and age limits, versions and push. The app's own service worker is in sw/.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readFields } from '../../../src/data/drafts/read-fields.ts';
import { validateWorker } from '../../../src/features/pwa-guides/worker-generator/validate-worker.ts';
import {
  type WorkerForm,
  defaultWorkerForm,
  workerFormReaders,
} from '../../../src/features/pwa-guides/worker-generator/worker-form.ts';
import { buildWorkerText } from '../../../src/features/pwa-guides/worker-generator/build-worker.ts';
import { advanceTime, answerAfter, pageRequest, createWorkerSandbox } from './worker-sandbox.ts';

const day = 24 * 60 * 60 * 1000;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const respondWithText = (text: string) => () => new Response(text);
const buildTestWorker = (changes: Partial<WorkerForm> = {}) =>
  buildWorkerText({
    ...defaultWorkerForm,
    precache: '/\n/app.css',
    offlinePage: '/offline.html',
    apiIsShared: true,
    ...changes,
  });

async function installed(changes: Partial<WorkerForm> = {}) {
  const sandbox = createWorkerSandbox(buildTestWorker(changes));
  for (const path of ['/', '/app.css', '/offline.html'])
    sandbox.network.set(path, respondWithText(`first ${path}`));
  await sandbox.run('install');
  await sandbox.run('activate');
  sandbox.network.clear();
  sandbox.fetchedPaths.length = 0;
  return sandbox;
}

test('the constants of the generated worker are those of the specification', () => {
  const text = buildWorkerText(defaultWorkerForm);
  expect(text).toContain('const CACHE_VERSION = "v1.0.0";');
  expect(text).toContain('const CACHE_MAX_AGE = 7 * 24 * 60 * 60 * 1000;');
  expect(text).toContain('const NETWORK_TIMEOUT = 5000;');
  expect(text).toContain(
    'api: networkFirst,\n  static: cacheFirst,\n  pages: staleWhileRevalidate,',
  );
  expect(text).toContain('const VIBRATION = [200, 100, 200];');
  expect(validateWorker(defaultWorkerForm)).toEqual([]);
});

test('a damaged field of a stored form gets its default, and the other fields stay', () => {
  const { push, ...stored } = { ...defaultWorkerForm, prefix: 'bread', later: 'unknown' };
  const strategy = { ...defaultWorkerForm.strategy, api: 'network-only' };
  expect(
    readFields(
      { ...stored, strategy: { ...strategy, pages: 'x' } },
      defaultWorkerForm,
      workerFormReaders,
    ),
  ).toEqual({ ...stored, push, strategy });
});

test('network-first uses the network, the cache, or else the specified 503 response', async () => {
  const sandbox = await installed();
  sandbox.network.set('/api/verse', respondWithText('new'));
  expect(await (await sandbox.request('/api/verse'))?.text()).toBe('new');
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  expect(await (await sandbox.request('/api/verse'))?.text()).toBe('new');
  const missingResponse = await sandbox.request('/api/other');
  expect(missingResponse?.status).toBe(503);
  expect(await missingResponse?.json()).toEqual({
    error: 'Offline',
    message: 'You are offline and this data is not cached',
  });
});

test('network-first uses the cache after 5 seconds and caches the late response', async () => {
  const sandbox = await installed();
  sandbox.network.set('/api/verse', respondWithText('kept'));
  await sandbox.request('/api/verse');
  await sandbox.waitUntilSettled();
  sandbox.network.set('/api/verse', answerAfter(9_000, 'late'));
  let answer: Response | undefined;
  const asking = sandbox.request('/api/verse').then((response) => (answer = response));
  await advanceTime(4_999);
  expect(answer).toBeUndefined();
  await advanceTime(1);
  await asking;
  expect(await answer?.text()).toBe('kept');
  await advanceTime(4_000);
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  expect(await (await sandbox.request('/api/verse'))?.text()).toBe('late');
});

test('network-first waits for a slow network when nothing is cached', async () => {
  const sandbox = await installed();
  sandbox.network.set('/api/verse', answerAfter(20_000, 'at last'));
  const asking = sandbox.request('/api/verse');
  await advanceTime(20_000);
  expect(await (await asking)?.text()).toBe('at last');
});

test('cache-first requests a file once, and again when the cached copy is 7 days old', async () => {
  const sandbox = await installed();
  sandbox.network.set('/app.js', respondWithText('one'));
  await sandbox.request('/app.js', { destination: 'script' });
  await sandbox.waitUntilSettled();
  sandbox.network.set('/app.js', respondWithText('two'));
  await advanceTime(7 * day - 1);
  expect(await (await sandbox.request('/app.js', { destination: 'script' }))?.text()).toBe('one');
  expect(sandbox.fetchedPaths).toEqual(['/app.js']);
  await advanceTime(1);
  expect(await (await sandbox.request('/app.js', { destination: 'script' }))?.text()).toBe('two');
});

test('a copy that is too old is not served as good, also without a network', async () => {
  const sandbox = await installed();
  sandbox.network.set('/api/verse', respondWithText('old'));
  await sandbox.request('/api/verse');
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  await advanceTime(7 * day);
  expect((await sandbox.request('/api/verse'))?.status).toBe(503);
});

test('stale-while-revalidate serves the cached copy now and the new copy next time', async () => {
  const sandbox = await installed();
  sandbox.network.set('/about', respondWithText('one'));
  expect(await (await sandbox.request('/about', pageRequest))?.text()).toBe('one');
  await sandbox.waitUntilSettled();
  sandbox.network.set('/about', answerAfter(60_000, 'two'));
  expect(await (await sandbox.request('/about', pageRequest))?.text()).toBe('one');
  await advanceTime(60_000);
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  expect(await (await sandbox.request('/about', pageRequest))?.text()).toBe('two');
});

test('network-only caches nothing', async () => {
  const sandbox = await installed({
    strategy: { api: 'network-only', static: 'cache-first', pages: 'network-first' },
  });
  sandbox.network.set('/api/verse', respondWithText('new'));
  expect(await (await sandbox.request('/api/verse'))?.text()).toBe('new');
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  expect((await sandbox.request('/api/verse'))?.status).toBe(503);
});

test('an uncached page gives the offline page, and precached files do not expire', async () => {
  const sandbox = await installed();
  await advanceTime(30 * day);
  expect(await (await sandbox.request('/never-seen', pageRequest))?.text()).toBe(
    'first /offline.html',
  );
  expect(await (await sandbox.request('/', pageRequest))?.text()).toBe('first /');
  expect(await (await sandbox.request('/app.css', { destination: 'style' }))?.text()).toBe(
    'first /app.css',
  );
  const missingResponse = await sandbox.request('/never.js', { destination: 'script' });
  expect([missingResponse?.status, await missingResponse?.text()]).toEqual([503, 'Offline']);
});

test('errors, no-store responses and responses to authorized requests are not cached', async () => {
  const sandbox = await installed();
  sandbox.network.set('/api/fault', () => new Response('', { status: 500 }));
  sandbox.network.set(
    '/api/secret',
    () => new Response('secret', { headers: { 'cache-control': 'private, no-store' } }),
  );
  sandbox.network.set('/api/mine', respondWithText('mine'));
  expect((await sandbox.request('/api/fault'))?.status).toBe(500);
  await sandbox.request('/api/secret');
  await sandbox.request('/api/mine', { headers: new Headers({ authorization: 'Bearer a' }) });
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  for (const path of ['/api/fault', '/api/secret', '/api/mine'])
    expect((await sandbox.request(path))?.status, path).toBe(503);
});

test('the worker ignores POST, other origins, ranges, API pages and unknown requests', async () => {
  const sandbox = await installed();
  expect(await sandbox.request('/api/verse', { method: 'POST' })).toBeUndefined();
  expect(
    await sandbox.request('https://other.example/a.js', { destination: 'script' }),
  ).toBeUndefined();
  expect(
    await sandbox.request('/film.png', {
      destination: 'image',
      headers: new Headers({ range: 'bytes=0-' }),
    }),
  ).toBeUndefined();
  expect(await sandbox.request('/api/login', pageRequest)).toBeUndefined();
  expect(await sandbox.request('/data.json')).toBeUndefined();
  expect(sandbox.fetchedPaths).toEqual([]);
});

test('a new version deletes caches of older versions of this app and no other caches', async () => {
  const oldSandbox = await installed();
  oldSandbox.network.set('/app.js', respondWithText('one'));
  await oldSandbox.request('/app.js', { destination: 'script' });
  await oldSandbox.waitUntilSettled();
  // No name has the full pattern of this worker's cache names, although some names start with its
  // prefix.
  const otherCaches = [
    'another-app',
    'selah-notes',
    'selah-notes:v1.0.0:static',
    'selah:images',
    'selah:v1.0.0:static:more',
    'workbox-precache-v2',
  ];
  for (const name of otherCaches) oldSandbox.caches.set(name, new Map());
  const sandbox = createWorkerSandbox(buildTestWorker({ version: 'v1.0.1' }), oldSandbox.caches);
  for (const path of ['/', '/app.css', '/offline.html'])
    sandbox.network.set(path, respondWithText(`second ${path}`));
  await sandbox.run('install');
  expect([...sandbox.caches.keys()]).toContain('selah:v1.0.0:static');
  await sandbox.run('activate');
  expect([...sandbox.caches.keys()].sort()).toEqual(
    [...otherCaches, 'selah:v1.0.1:precache'].sort(),
  );
});

test('a version whose files cannot all be fetched is not installed', async () => {
  const sandbox = createWorkerSandbox(buildTestWorker());
  sandbox.network.set('/', respondWithText('first'));
  sandbox.network.set('/offline.html', respondWithText('first'));
  sandbox.network.set('/app.css', () => new Response('', { status: 404 }));
  await expect(sandbox.run('install')).rejects.toThrow('/app.css answered 404');
});

test('the worker takes over only with permission; a log-out deletes cached answers', async () => {
  const sandbox = await installed();
  expect(sandbox.getSkipCount()).toBe(0);
  sandbox.network.set('/api/verse', respondWithText('new'));
  await sandbox.request('/api/verse');
  await sandbox.waitUntilSettled();
  await sandbox.run('message', { data: { type: 'skip-waiting' } });
  await sandbox.run('message', { data: { type: 'forget-answers' } });
  await sandbox.run('message', { data: null });
  expect(sandbox.getSkipCount()).toBe(1);
  expect([...sandbox.caches.keys()]).not.toContain('selah:v1.0.0:api');
});

test('a cache keeps the newest 200 answers', async () => {
  const sandbox = await installed();
  for (let index = 0; index <= 200; index += 1) {
    sandbox.network.set(`/api/${index}`, respondWithText(`${index}`));
    await sandbox.request(`/api/${index}`);
    await sandbox.waitUntilSettled();
  }
  const cachedUrls = [...(sandbox.caches.get('selah:v1.0.0:api')?.keys() ?? [])];
  expect([cachedUrls.length, cachedUrls[0]]).toEqual([200, 'https://app.example/api/1']);
});

test('a push vibrates 200, 100, 200, and its tap opens pages of this site only', async () => {
  const sandbox = await installed();
  const push = (text: string) =>
    sandbox.run('push', { data: { json: () => JSON.parse(text) as unknown, text: () => text } });
  await push('{"title":"Grace","body":"A word for today","url":"/Plans","tag":"plan"}');
  await push('Only a sentence');
  await push('{"url":"https://evil.example/"}');
  await sandbox.run('push', { data: null });
  expect(sandbox.notifications.map(({ title }) => title)).toEqual([
    'Grace',
    'Selah',
    'Selah',
    'Selah',
  ]);
  expect(sandbox.notifications[0]?.options).toEqual({
    body: 'A word for today',
    tag: 'plan',
    icon: '/icon-192.png',
    vibrate: [200, 100, 200],
    data: { url: 'https://app.example/Plans' },
  });
  expect(sandbox.notifications[1]?.options['body']).toBe('Only a sentence');
  expect(sandbox.notifications[2]?.options['data']).toEqual({ url: 'https://app.example/' });
  await sandbox.run('notificationclick', {
    notification: { close: () => undefined, data: { url: 'https://app.example/Plans' } },
  });
  expect(sandbox.openedUrls).toEqual(['https://app.example/Plans']);
  expect(buildTestWorker({ push: false })).not.toContain('push');
});

test('typed text cannot break out of its literal in the generated script', async () => {
  const attack = '"; self.stolen = 1; //\n\u2028</script><!--';
  const form = {
    ...defaultWorkerForm,
    prefix: attack,
    version: attack,
    apiPath: `/${attack}`,
    precache: `/a${attack}\n/"+alert(1)+"`,
    offlinePage: attack,
    vibration: '1];self.stolen=1;[',
    notificationTitle: attack,
    notificationIcon: attack,
    maxAgeDays: '7;x',
    timeoutSeconds: 'NaN',
  };
  const text = buildWorkerText(form);
  expect(text).not.toMatch(/<\/script|<!--|\u2028/i);
  const sandbox = createWorkerSandbox(
    `${text}\nself.addEventListener('message', (event) => event.tell(self.stolen, VIBRATION, PRECACHE, CACHE_MAX_AGE, NETWORK_TIMEOUT, CACHE_VERSION));`,
  );
  const messages: unknown[] = [];
  await sandbox.run('message', { tell: (...values: unknown[]) => void messages.push(...values) });
  expect(structuredClone(messages)).toEqual([
    undefined,
    [200, 100, 200],
    ['/"+alert(1)+"'],
    7 * day,
    5_000,
    'v1.0.0',
  ]);
  expect(new Set(validateWorker(form).map(({ field }) => field))).toEqual(
    new Set([
      'prefix',
      'version',
      'maxAgeDays',
      'timeoutSeconds',
      'apiPath',
      'precache',
      'offlinePage',
      'vibration',
      'notificationIcon',
    ]),
  );
});

test('other valid numbers are used as typed', () => {
  const text = buildWorkerText({
    ...defaultWorkerForm,
    maxAgeDays: '0,5',
    timeoutSeconds: '2.5',
    vibration: '300/50/300',
  });
  expect(text).toContain(`const CACHE_MAX_AGE = ${day / 2};`);
  expect(text).toContain('const NETWORK_TIMEOUT = 2500;');
  expect(text).toContain('const VIBRATION = [300, 50, 300];');
  expect(
    validateWorker({
      ...defaultWorkerForm,
      maxAgeDays: '400',
      timeoutSeconds: '0',
      strategy: { ...defaultWorkerForm.strategy, api: 'cache-first' },
    }),
  ).toEqual([
    { field: 'maxAgeDays', kind: 'tooLong' },
    { field: 'timeoutSeconds', kind: 'number' },
    { field: 'strategy', kind: 'apiCacheFirst', request: 'api', isAdvice: true },
  ]);
});
