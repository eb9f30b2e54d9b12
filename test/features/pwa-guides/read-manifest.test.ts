// Tests of the troubleshooting checks of the app's manifest, icon sizes and service worker file,
// and of the support line that reports the results. An HTML page that answers every path does not
// count as a valid response.
import { expect, test } from 'vitest';
import {
  type FetchFile,
  hasDeclaredSize,
  fetchManifest,
  fetchWorkerFile,
} from '../../../src/features/pwa-guides/troubleshoot/read-manifest.ts';
import { formatSupportLine } from '../../../src/features/pwa-guides/troubleshoot/support-report.ts';

const address = 'https://app.example/api/apps/selah/functions/getManifest';
const answers =
  (body: string, type: string, status = 200): FetchFile =>
  async () =>
    new Response(body, { status, headers: { 'content-type': type } });
const fails =
  (name: string): FetchFile =>
  async () => {
    throw new DOMException('no', name);
  };

test('a manifest is read, its icons with whole addresses', async () => {
  const manifest = {
    name: 'Selah',
    short_name: 'S',
    description: 'Rest',
    icons: [{ src: '/icon-192.png', sizes: '192x192' }, { src: 7 }, 'x'],
  };
  expect(
    await fetchManifest(address, answers(JSON.stringify(manifest), 'application/manifest+json')),
  ).toEqual({
    kind: 'read',
    name: 'Selah',
    shortName: 'S',
    description: 'Rest',
    icons: [{ address: 'https://app.example/icon-192.png', sizes: '192x192' }],
  });
});

test('an invalid manifest response gives the reason', async () => {
  expect(await fetchManifest(null, answers('{}', 'application/json'))).toEqual({
    kind: 'notLinked',
  });
  expect(
    await fetchManifest(address, answers('<!doctype html><title>Sign in</title>', 'text/html')),
  ).toEqual({ kind: 'page' });
  expect(await fetchManifest(address, answers(' <html></html>', 'application/json'))).toEqual({
    kind: 'page',
  });
  expect(await fetchManifest(address, answers('{', 'application/json'))).toEqual({
    kind: 'broken',
  });
  expect(await fetchManifest(address, answers('[]', 'application/json'))).toEqual({
    kind: 'broken',
  });
  expect(await fetchManifest(address, answers('no', 'text/plain', 404))).toEqual({
    kind: 'status',
    status: 404,
  });
  expect(
    await fetchManifest(
      address,
      answers('{"error":"Offline","message":"…"}', 'application/json', 503),
    ),
  ).toEqual({ kind: 'offline' });
  expect(
    await fetchManifest(address, answers('{"error":"not_built"}', 'application/json', 503)),
  ).toEqual({ kind: 'status', status: 503 });
  expect(await fetchManifest(address, fails('TimeoutError'))).toEqual({ kind: 'slow' });
  expect(await fetchManifest(address, fails('NetworkError'))).toEqual({ kind: 'offline' });
});

test('the manifest is requested without cache or cookies and with a timeout', async () => {
  let requestInit: RequestInit = {};
  await fetchManifest(address, async (_address, init) => {
    requestInit = init;
    return new Response('{}');
  });
  expect([
    requestInit.cache,
    requestInit.credentials,
    requestInit.signal instanceof AbortSignal,
  ]).toEqual(['no-store', 'omit', true]);
});

test('a worker’s file is JavaScript, by its type', async () => {
  expect(
    await fetchWorkerFile(address, answers('self.x = 1;', 'text/javascript; charset=utf-8')),
  ).toEqual({ kind: 'read', bytes: 11, listed: [] });
  expect(
    await fetchWorkerFile(address, answers('self.x = 1;', 'application/javascript')),
  ).toMatchObject({ kind: 'read' });
  expect(await fetchWorkerFile(address, answers('self.x = 1;', 'text/plain'))).toEqual({
    kind: 'broken',
  });
  expect(await fetchWorkerFile(address, answers('', 'text/javascript'))).toEqual({
    kind: 'broken',
  });
  expect(await fetchWorkerFile(address, answers('<!DOCTYPE html>', 'text/javascript'))).toEqual({
    kind: 'page',
  });
});

test('an icon has the size that was declared, or any', () => {
  expect(hasDeclaredSize('192x192', { width: 192, height: 192 })).toBe(true);
  expect(hasDeclaredSize('48x48 192X192', { width: 192, height: 192 })).toBe(true);
  expect(hasDeclaredSize('any', { width: 24, height: 24 })).toBe(true);
  expect(hasDeclaredSize('512x512', { width: 192, height: 192 })).toBe(false);
  expect(hasDeclaredSize('', { width: 192, height: 192 })).toBe(false);
});

test('the support line contains states and codes, and no text from the results', () => {
  const results = new Map([
    ['manifest', { state: 'failing' as const, code: '404', said: 'The server answered 404.' }],
    ['secure', { state: 'passing' as const, code: '' }],
  ]);
  expect(formatSupportLine(results, '1.2.3')).toBe(
    'Troubleshooting · manifest: failing (404) · secure: passing · Selah 1.2.3',
  );
});
