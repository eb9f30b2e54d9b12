// Tests of the engine's sync environment with a network where the service worker may answer in
// place of the server.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { createSyncEnvironment } from '../../../src/app/sync/sync-environment.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

async function glance(answer: Response) {
  const { deviceDatabase, userDatabase } = await createAliceContext();
  vi.stubGlobal('fetch', async () => answer);
  const turns = { withLock: async () => {}, reportProgress: () => {}, close: () => {} };
  const environment = createSyncEnvironment({
    deviceDatabase,
    userDatabase,
    session: { account: 'alice', token: 't' },
    backend: { serverUrl: '', appId: 'selah' },
    tabLock: turns,
    listen: () => () => {},
    schedule: () => () => {},
    onFault: () => {},
  });
  return environment.transport.readChangeSummary();
}

test('[R15] the service worker’s own "Offline" response counts as offline', async () => {
  expect(
    await glance(Response.json({ error: 'Offline' }, { status: 503, statusText: 'Offline' })),
  ).toEqual({ kind: 'offline' });
});

test('[R15] a 503 of the server itself is its own: it is busy', async () => {
  expect(
    await glance(new Response('', { status: 503, statusText: 'Service Unavailable' })),
  ).toMatchObject({ kind: 'busy' });
});
