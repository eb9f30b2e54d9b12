// Tests of requests in the engine's sync environment: a 503 response of the service worker counts
// as offline, a 503 of the server as busy.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createSyncEnvironment } from '../../../src/app/sync/sync-environment.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

async function readChangeSummary(answer: Response) {
  const { deviceDatabase, userDatabase } = await createAliceContext();
  vi.stubGlobal('fetch', async () => answer);
  const crossTabLock = { withLock: async () => {}, reportProgress: () => {}, close: () => {} };
  const environment = createSyncEnvironment({
    deviceDatabase,
    userDatabase,
    session: { account: 'alice', token: 't' },
    backend: { serverUrl: '', appId: 'selah' },
    tabLock: crossTabLock,
    listen: () => () => {},
    schedule: () => () => {},
    onFault: () => {},
  });
  return environment.transport.readChangeSummary();
}

test('[R15] the service worker’s own "Offline" response counts as offline', async () => {
  expect(
    await readChangeSummary(
      Response.json({ error: 'Offline' }, { status: 503, statusText: 'Offline' }),
    ),
  ).toEqual({ kind: 'offline' });
});

test('[R15] a 503 of the server itself is its own: it is busy', async () => {
  expect(
    await readChangeSummary(new Response('', { status: 503, statusText: 'Service Unavailable' })),
  ).toMatchObject({ kind: 'busy' });
});
