// Tests of the service worker as the server delivers it: cached with revalidation, and switched off
// by one setting.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Script, createContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { killSwitchWorker } from '../../../server/functions/worker-kill-switch.ts';
import { isKillSwitchWorker } from '../../../src/platform/service-worker/worker-registration.ts';
import { makeTempFolder, createTestServer } from '../support/test-server.ts';

const addresses = ['/api/apps/selah/functions/getServiceWorker', '/sw.js'];
const [address = ''] = addresses;

function aDist(): string {
  const dist = makeTempFolder();
  writeFileSync(join(dist, 'sw.js'), 'self');
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}');
  return dist;
}

test('a client with the current service worker gets 304 and no second download', async () => {
  const dist = aDist();
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
  'switched off, %s is a service worker that unregisters itself, and the app knows it',
  async (url) => {
    const { app } = await createTestServer({ dist: aDist(), settings: { serviceWorker: false } });
    const answer = await app.inject(url);
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache']);
    expect(isKillSwitchWorker(answer.body)).toBe(true);
    expect((await app.inject('/api/apps/selah/functions/getManifest')).body).toBe('{}');
  },
);

test.each(addresses)('switched on, %s is the worker of the build', async (url) => {
  const { app } = await createTestServer({ dist: aDist() });
  const answer = await app.inject(url);
  expect([answer.body, isKillSwitchWorker(answer.body)]).toEqual(['self', false]);
});

/**
 * Runs the switched-off service worker with fake pages; the result records the actions of the
 * worker.
 */
function aWorkerOff(waiting: object | null = null) {
  const done: string[] = [];
  const ears = new Map<string, (event: object) => void>();
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
    addEventListener: (type: string, listener: (event: object) => void) => ears.set(type, listener),
    skipWaiting: vi.fn(async () => undefined),
    registration: { waiting, unregister: async () => done.push('leave') },
    clients: {
      matchAll: async () => [page('visible', '/Prayer'), page('hidden', '/PeacefulSleep')],
    },
  };
  new Script(killSwitchWorker).runInContext(
    createContext({ self, caches, setTimeout: (later: () => void) => later() }),
  );
  const hear = async (type: string): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    ears.get(type)?.({ waitUntil: (its: Promise<unknown>) => (work = its) });
    await work;
  };
  return { done, hear, skipWaiting: self.skipWaiting };
}

test('a switched-off worker deletes caches, not databases, and reloads visible pages', async () => {
  const { done, hear, skipWaiting } = aWorkerOff();
  await hear('install');
  expect(skipWaiting).toHaveBeenCalledOnce();
  await hear('activate');
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
    const { done, hear, skipWaiting } = aWorkerOff(waiting);
    await hear('message');
    expect(skipWaiting).toHaveBeenCalledTimes(waiting ? 10 : 1);
    expect(done).toEqual(expected);
  },
);
