// Tests of request routing in the app's own service worker: answered and ignored requests, caching,
// offline answers, page messages, and the list of shell files.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listShellFiles, encodeShellFiles } from '../../.ci/vite-plugins/service-worker.ts';
import { buildPreloadHeader, parseShellFiles } from '../../sw/shell-files.ts';
import { isAppPath, isNavigateTo, isPageMessage } from '../../sw/messages.ts';
import {
  isApiCall,
  isAsset,
  isFramedPage,
  isCacheableApi,
  isNamedForContent,
  isPageForFile,
  isCacheBypass,
  buildOfflineApiResponse,
  buildOfflineAssetResponse,
  serverPaths,
} from '../../sw/request-routing.ts';

function isServerPath(path: string): boolean {
  return serverPaths.some((pattern) => pattern.test(path));
}

function aRequest(
  path: string,
  mode: RequestMode = 'cors',
  {
    cache = 'default',
    headers = {},
  }: { cache?: RequestCache; headers?: Record<string, string> } = {},
) {
  const url = new URL(path, 'https://selah.example');
  return {
    url,
    sameOrigin: url.origin === 'https://selah.example',
    request: { url: url.href, mode, cache, headers: new Headers(headers) } as Request,
  };
}

test('the app shell answers every page of the app and no path of the server', () => {
  for (const path of [
    '/',
    '/bible',
    '/login',
    '/apis',
    '/Bible?book=John',
    '/healthzz',
    '/api-guide',
  ])
    expect(isServerPath(path), path).toBe(false);
  for (const path of [
    '/api',
    '/api/apps/selah/entities/Prayer',
    '/ws-user-apps/socket.io/',
    '/ws-user-apps',
    '/healthz',
  ]) {
    expect(isServerPath(path), path).toBe(true);
  }
});

test('the worker handles API calls of its own origin, and not those of other origins', () => {
  expect(isApiCall(aRequest('/api/apps/public/prod/public-settings/by-id/selah'))).toBe(true);
  expect(isApiCall(aRequest('https://bible.helloao.org/api/KJV/JHN/3.json'))).toBe(false);
  expect(isApiCall(aRequest('/apiary.svg'))).toBe(false);
  expect(isApiCall(aRequest('/ws-user-apps/socket.io/?EIO=4'))).toBe(false);
});

test('a file is an asset; a page, a call and a socket are not', () => {
  expect(isAsset(aRequest('/assets/main-a1.js', 'cors'))).toBe(true);
  expect(isAsset(aRequest('/bible', 'navigate'))).toBe(false);
  expect(isAsset(aRequest('/api/apps/selah/entities/Prayer'))).toBe(false);
  expect(isAsset(aRequest('/ws-user-apps/socket.io/?EIO=4'))).toBe(false);
  expect(isAsset(aRequest('https://fonts.example/a.woff2'))).toBe(false);
});

test('without a network an API call answers 503 with the text of the specification', async () => {
  const answer = buildOfflineApiResponse();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({
    error: 'Offline',
    message: 'You are offline and this data is not cached',
  });
});

test('without a network a missing file gets 503 and plain text', async () => {
  const answer = buildOfflineAssetResponse();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(await answer.text()).toBe('Offline');
});

test('only stable API responses are cached, never records, accounts or settings', () => {
  const api = '/api/apps/selah';
  for (const path of [`${api}/functions/getManifest`, `${api}/files/public/1/flower.png`])
    expect(isCacheableApi(aRequest(path)), path).toBe(true);
  const fresh = [
    `${api}/entities/Prayer`,
    `${api}/entities/User/me`,
    `${api}/auth/login`,
    '/api/apps/public/prod/public-settings/by-id/selah',
    `${api}/files/private/1/a.png`,
    `${api}/functions/fetchBibleChapter`,
    `${api}/functions/getServiceWorker`,
    `${api}/changes`,
  ];
  for (const path of fresh) expect(isCacheableApi(aRequest(path)), path).toBe(false);
  expect(
    isCacheableApi(aRequest('https://other.example/api/apps/selah/functions/getManifest')),
  ).toBe(false);
  for (const [name, value] of [
    ['range', 'bytes=0-1'],
    ['authorization', 'Bearer alice'],
  ] as const)
    expect(
      isCacheableApi(
        aRequest(`${api}/files/public/1/flower.png`, 'cors', { headers: { [name]: value } }),
      ),
      name,
    ).toBe(false);
});

test('only files with a content hash in their name are answered from the cache first', () => {
  expect(isNamedForContent(aRequest('/assets/literata-greek-a1b2c3d4.woff2'))).toBe(true);
  for (const path of [
    '/icon-512.png',
    '/sw.js',
    '/assets/',
    '/api/assets/a.js',
    'https://cdn.example/assets/a.js',
  ])
    expect(isNamedForContent(aRequest(path)), path).toBe(false);
  expect(isNamedForContent(aRequest('/assets/a.js', 'navigate'))).toBe(false);
});

test('a diagnostic request that bypasses all caches is answered by the server', () => {
  expect(isCacheBypass(aRequest('/manifest.webmanifest', 'cors', { cache: 'no-store' }))).toBe(
    true,
  );
  expect(isCacheBypass(aRequest('/manifest.webmanifest'))).toBe(false);
  expect(isCacheBypass(aRequest('/', 'navigate', { cache: 'no-store' }))).toBe(false);
});

test('a page is never returned as a file', () => {
  const page = () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  expect(isPageForFile('https://selah.example/assets/a.js', page())).toBe(true);
  expect(isPageForFile('https://selah.example/index.html', page())).toBe(false);
  expect(
    isPageForFile(
      'https://selah.example/assets/a.js',
      new Response('', { headers: { 'content-type': 'text/javascript' } }),
    ),
  ).toBe(false);
});

test('the built worker contains the list of shell files as the build inserted it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'selah-shell-'));
  mkdirSync(join(folder, 'assets'));
  const names = [
    'index.html',
    'badge-96.png',
    'icon-192.png',
    'icon-512.png',
    'sw.js',
    'assets/a-B_1-2c3d.js',
    'assets/en.json-12345678.js',
    'assets/look-a1b2c3d4.css',
    'assets/serif-latin-a1b2c3d4.woff2',
    'assets/serif-greek-a1b2c3d4.woff2',
    'assets/a-B_1-2c3d.js.map',
  ];
  for (const name of names) writeFileSync(join(folder, name), name);
  const listed = listShellFiles(folder);
  expect(listed.map(({ url }) => url)).toEqual([
    '/assets/a-B_1-2c3d.js',
    '/assets/en.json-12345678.js',
    '/assets/look-a1b2c3d4.css',
    '/assets/serif-latin-a1b2c3d4.woff2',
    '/badge-96.png',
    '/icon-192.png',
    '/index.html',
  ]);
  const {
    __PARTS__: parts,
    __NAMED_FILES__: named,
    __PAGE_FILES__: pages,
  } = encodeShellFiles(listed, { bible: ['a-B_1-2c3d', 'look-a1b2c3d4.css'], '': ['gone-1'] });
  const files = parseShellFiles(JSON.parse(parts), JSON.parse(named));
  expect(files).toEqual(listed);
  const script = '</assets/a-B_1-2c3d.js>; rel=preload; as=script; crossorigin';
  const style = '</assets/look-a1b2c3d4.css>; rel=preload; as=style; crossorigin';
  for (const path of ['/Bible', '/bible/KJV/JHN/3'])
    expect(buildPreloadHeader(path, files, JSON.parse(pages))).toBe(`${script}, ${style}`);
  for (const path of ['/', '/Settings', '/constructor', '/__proto__/x'])
    expect(buildPreloadHeader(path, files, JSON.parse(pages))).toBeNull();
});

test('the worker ignores every message but its own', () => {
  for (const type of ['skip-waiting', 'which-build', 'mend'])
    expect(isPageMessage({ type })).toBe(true);
  for (const stranger of [null, undefined, 'skip-waiting', 1, [], {}, { type: 'SKIP_WAITING' }])
    expect(isPageMessage(stranger)).toBe(false);
});

test('a page can be navigated only to paths of the app', () => {
  for (const url of ['/', '/Plans', '/?shortcut=grace', '/Settings#reminders'])
    expect([isAppPath(url), isNavigateTo({ type: 'go-to', url })]).toEqual([true, true]);
  const strangers = [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/api/apps/selah',
    '/healthz',
    '/ws-user-apps/',
    '',
    'Plans',
    '/a\nb',
    `/${'a'.repeat(600)}`,
    1,
    null,
  ];
  for (const url of strangers)
    expect(isNavigateTo({ type: 'go-to', url }), String(url)).toBe(false);
});

test('a framed page comes from the server, any other page from the shell', () => {
  const asked = (destination: RequestDestination, mode: RequestMode = 'navigate') =>
    isFramedPage({ request: { mode, destination } });
  expect([asked('iframe'), asked('frame')]).toEqual([true, true]);
  expect([asked('document'), asked('iframe', 'cors'), asked('image', 'no-cors')]).toEqual([
    false,
    false,
    false,
  ]);
});
