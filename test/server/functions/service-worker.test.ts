// Tests of the app's own service worker as the server delivers it: caching with revalidation, and
// the kill-switch worker that unregisters itself.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { killSwitchWorker } from '../../../server/functions/worker-kill-switch.ts';
import { isKillSwitchWorker } from '../../../src/platform/service-worker/worker-registration.ts';
import { makeTempFolder, createTestServer } from '../support/test-server.ts';

const addresses = ['/api/apps/selah/functions/getServiceWorker', '/sw.js'];
const [address = ''] = addresses;

function createDist(): string {
  const dist = makeTempFolder();
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  return dist;
}

test('a client with the current service worker gets 304 and no second download', async () => {
  const dist = createDist();
  const { app } = await createTestServer({ dist });
  const first = await app.inject(address);
  const tag = String(first.headers['etag']);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const again = await app.inject({ url: address, headers: { 'if-none-match': known } });
    expect([again.statusCode, again.body, again.headers['service-worker-allowed']]).toEqual([
      304,
      '',
      '/',
    ]);
  }
  writeFileSync(join(dist, 'sw.js'), 'self.another');
  const next = await app.inject({ url: address, headers: { 'if-none-match': tag } });
  expect([next.statusCode, next.body]).toEqual([200, 'self.another']);
});

test.each(addresses)(
  'switched off, %s is a service worker that unregisters itself, and the app detects it',
  async (url) => {
    const { app } = await createTestServer({
      dist: createDist(),
      settings: { serviceWorker: false },
    });
    const response = await app.inject(url);
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
    expect(isKillSwitchWorker(response.body)).toBe(true);
    expect((await app.inject('/api/apps/selah/functions/getManifest')).body).toBe('{}');
  },
);

test.each(addresses)('switched on, %s is the worker of the build', async (url) => {
  const { app } = await createTestServer({ dist: createDist() });
  const response = await app.inject(url);
  expect([response.body, isKillSwitchWorker(response.body)]).toEqual(['self', false]);
});

/**
 * Runs the switched-off service worker with fake pages; the result records the actions of the
 * worker.
 */
function runServiceWorker(waiting: object | null = null) {
  const done: string[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const page = (visibilityState: string, url: string) => ({
    visibilityState,
    url,
    navigate: async (to: string) => done.push(`load ${to}`),
  });
  const caches = {
    keys: async () => [
      'workbox-precache-v2-https://selah.example/',
      'selah-static',
      'of-another-app',
    ],
    delete: async (name: string) => done.push(`forget ${name}`),
  };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) =>
      listeners.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    registration: { waiting, unregister: async () => done.push('leave') },
    clients: {
      matchAll: async () => [page('visible', '/Prayer'), page('hidden', '/PeacefulSleep')],
    },
  };
  new Script(killSwitchWorker).runInContext(
    createContext({ self, caches, setTimeout: (later: () => void) => later() }),
  );
  const dispatch = async (type: string): Promise<void> => {
    let pendingWork: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ waitUntil: (promise: Promise<unknown>) => (pendingWork = promise) });
    await pendingWork;
  };
  return { done, dispatch, skipWaiting: self.skipWaiting };
}

test('a switched-off worker deletes caches, not databases, and reloads visible pages', async () => {
  const { done, dispatch, skipWaiting } = runServiceWorker();
  await dispatch('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await dispatch('activate');
  expect(done).toEqual([
    'forget workbox-precache-v2-https://selah.example/',
    'forget selah-static',
    'leave',
    'load /Prayer',
  ]);
  expect(killSwitchWorker).not.toMatch(/indexedDB|localStorage/);
});

test.each([
  [{}, ['forget workbox-precache-v2-https://selah.example/', 'forget selah-static', 'leave']],
  [null, []],
])(
  'a switched-off worker retries skipWaiting and unregisters when the old worker stays (%o)',
  async (waiting, expected) => {
    const { done, dispatch, skipWaiting } = runServiceWorker(waiting);
    await dispatch('message');
    expect(skipWaiting).toHaveBeenCalledTimes(waiting ? 10 : 1);
    expect(done).toEqual(expected);
  },
);
