// Tests of offline use and privacy of the service worker that the PWA guides generate for other
// sites. An app works offline after one visit, and the cache holds no user's answers for the next
// user. The app's own service worker is in sw/.
import { expect, test } from 'vitest';
import { validateWorker } from '../../../src/features/pwa-guides/worker-generator/validate-worker.ts';
import {
  type WorkerForm,
  defaultWorkerForm,
} from '../../../src/features/pwa-guides/worker-generator/worker-form.ts';
import { buildWorkerText } from '../../../src/features/pwa-guides/worker-generator/build-worker.ts';
import { pageRequest, createWorkerSandbox } from './worker-sandbox.ts';

const html =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });
const respondWithText =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers });
const buildTestWorker = (changes: Partial<WorkerForm> = {}) =>
  createWorkerSandbox(buildWorkerText({ ...defaultWorkerForm, precache: '/', ...changes }));
const script = { destination: 'script' };
const listFaultKinds = (changes: Partial<WorkerForm>) =>
  validateWorker({ ...defaultWorkerForm, ...changes }).map(({ field, kind }) => `${field} ${kind}`);

const shell = `<!doctype html><html><head>
<!-- <script src="/old.js"></script> -->
<script>const data = '<b src="/no.js">';</script>
<script async data-src="/lazy.js" type="module" src="/assets/app.js?a=1&amp;b=2"></script>
<script src='https://elsewhere.example/count.js'></script><script src="//elsewhere.example/more.js"></script>
<link title="a > b" href=/assets/app.css rel=stylesheet><link rel="modulepreload" href="assets/part.js#top">
<link rel="icon" href="/icon.png"><link rel="canonical" href="/page"><script src="/gone.js"></script><script src="/page-for-file.js"></script>`;

test('after one visit the app opens offline with the scripts and styles of its page', async () => {
  const sandbox = buildTestWorker();
  sandbox.network.set('/', html(shell));
  for (const path of ['/assets/app.js', '/assets/app.css', '/assets/part.js'])
    sandbox.network.set(path, respondWithText(path));
  sandbox.network.set('/gone.js', () => new Response('', { status: 404 }));
  sandbox.network.set('/page-for-file.js', html(shell));
  await sandbox.run('install');
  expect([...(sandbox.caches.get('selah:v1.0.0:precache')?.keys() ?? [])].sort()).toEqual(
    ['/', '/assets/app.css', '/assets/app.js?a=1&b=2', '/assets/part.js'].map(
      (path) => `https://app.example${path}`,
    ),
  );
  await sandbox.run('activate');
  sandbox.network.clear();
  expect(await (await sandbox.request('/deep/link', pageRequest))?.text()).toBe(shell);
  expect(await (await sandbox.request('/assets/app.js?a=1&b=2', script))?.text()).toBe(
    '/assets/app.js',
  );
  expect((await sandbox.request('/gone.js', script))?.status).toBe(503);
});

test('a network failure during the installation installs nothing', async () => {
  const sandbox = buildTestWorker();
  sandbox.network.set('/', html('<script src="/app.js"></script>'));
  await expect(sandbox.run('install')).rejects.toThrow('Failed to fetch');
});

test('a newer page is cached only together with the files that it references', async () => {
  const sandbox = buildTestWorker();
  sandbox.network.set('/', html('<script src="/one.js"></script>'));
  sandbox.network.set('/one.js', respondWithText('one'));
  await sandbox.run('install');
  const second = '<base href="/next/"><script src="two.js"></script>';
  sandbox.network.set('/', html(second));
  await sandbox.request('/', pageRequest);
  await sandbox.waitUntilSettled();
  expect(await (await sandbox.request('/', pageRequest))?.text()).toContain('/one.js');
  await sandbox.waitUntilSettled();
  sandbox.network.set('/next/two.js', respondWithText('two'));
  await sandbox.request('/', pageRequest);
  await sandbox.waitUntilSettled();
  sandbox.network.clear();
  expect(await (await sandbox.request('/', pageRequest))?.text()).toBe(second);
  expect(await (await sandbox.request('/next/two.js', script))?.text()).toBe('two');
});

test('session responses are cached only for a shared API or if headers permit it', async () => {
  const isCachedAfterRequest = async (
    headers: Record<string, string>,
    changes: Partial<WorkerForm> = {},
    request = {},
  ) => {
    const sandbox = buildTestWorker(changes);
    sandbox.network.set('/api/verse', respondWithText('one', headers));
    await sandbox.request('/api/verse', request);
    await sandbox.waitUntilSettled();
    return sandbox.caches.get('selah:v1.0.0:api')?.size ?? 0;
  };
  expect(await isCachedAfterRequest({})).toBe(0);
  expect(await isCachedAfterRequest({ 'cache-control': 'public, max-age=60' })).toBe(1);
  expect(await isCachedAfterRequest({}, {}, { credentials: 'omit' })).toBe(1);
  expect(await isCachedAfterRequest({}, { apiIsShared: true })).toBe(1);
  const personal: Record<string, string>[] = [
    { 'cache-control': 'private' },
    { 'cache-control': 'public, no-store' },
    { vary: 'Accept, Cookie' },
    { vary: '*' },
  ];
  for (const headers of personal)
    expect(
      await isCachedAfterRequest(headers, { apiIsShared: true }),
      JSON.stringify(headers),
    ).toBe(0);
});

test('a log-out also deletes the cached pages of a user', async () => {
  const sandbox = buildTestWorker();
  sandbox.network.set('/me', html('Alice'));
  await sandbox.request('/me', pageRequest);
  await sandbox.waitUntilSettled();
  await sandbox.run('message', { data: { type: 'forget-answers' } });
  sandbox.network.clear();
  expect(await (await sandbox.request('/me', pageRequest))?.text()).toBe('Offline');
});

test('an invalid name or version is replaced by the default', () => {
  const text = buildWorkerText({
    ...defaultWorkerForm,
    prefix: 'my:app',
    version: 'next',
    apiPath: '/nö/',
  });
  expect(text).toContain('const CACHE_PREFIX = "selah";');
  expect(text).toContain('const CACHE_VERSION = "v1.0.0";');
  expect(text).toContain('const API_PATH = "/n%C3%B6/";');
});

test('validation names every invalid line and what prevents offline use', () => {
  const [fault] = validateWorker({
    ...defaultWorkerForm,
    precache: '/\nhttps://a.example/\n/good\n//b.example\n/nö ö',
  });
  expect(fault).toEqual({
    field: 'precache',
    kind: 'ownSite',
    lines: ['https://a.example/', '//b.example', '/nö ö'],
  });
  expect(listFaultKinds({ apiPath: '/nö ö', offlinePage: '//a b' })).toEqual([
    'apiPath space',
    'offlinePage path',
  ]);
  expect(listFaultKinds({ apiPath: '/nö/' })).toEqual([]);
  expect(listFaultKinds({ precache: '/app.css\n/manifest.webmanifest' })).toEqual([
    'precache noPage',
  ]);
  for (const precache of ['/', '/app/', '/about', '/index.html?a=1.5'])
    expect(listFaultKinds({ precache }), precache).toEqual([]);
  expect(
    listFaultKinds({ strategy: { ...defaultWorkerForm.strategy, static: 'network-only' } }),
  ).toEqual(['strategy staticNetworkOnly']);
});
