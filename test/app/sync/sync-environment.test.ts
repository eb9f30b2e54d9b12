// Tests of requests in the engine's sync environment: a 503 response of the service worker counts
// as offline, a 503 of the server as busy, and a 401 says whether the account was deleted.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { accountDeletedKey } from '../../../schemas/sync-status.ts';
import { createSyncEnvironment } from '../../../src/app/sync/sync-environment.ts';
import { createAliceContext, closeContexts } from '../../support/signed-in-user.ts';

afterEach(async () => {
  vi.unstubAllGlobals();
  await closeContexts();
});

async function readChangeSummary(answer: Response) {
  return (await createEnvironment(() => answer)).transport.readChangeSummary();
}

async function createEnvironment(answer: () => Response) {
  const { deviceDatabase, userDatabase } = await createAliceContext();
  vi.stubGlobal('fetch', async () => answer());
  const crossTabLock = { withLock: async () => {}, reportProgress: () => {}, close: () => {} };
  return createSyncEnvironment({
    deviceDatabase,
    userDatabase,
    session: { account: 'alice', token: 't' },
    backend: { serverUrl: '', appId: 'selah' },
    tabLock: crossTabLock,
    listen: () => () => {},
    schedule: () => () => {},
    onFault: () => {},
  });
}

test('[R15] the service worker’s own "Offline" response counts as offline', async () => {
  expect(
    await readChangeSummary(
      Response.json({ error: 'Offline' }, { status: 503, statusText: 'Offline' }),
    ),
  ).toEqual({ kind: 'offline' });
});

test('[R15] a 503 of the server itself counts as busy', async () => {
  expect(
    await readChangeSummary(new Response('', { status: 503, statusText: 'Service Unavailable' })),
  ).toMatchObject({ kind: 'busy' });
});

test('[R43d] a 401 records whether the account was deleted; a foreign 401 says nothing', async () => {
  const answers: [body: unknown, recorded: string][] = [
    [{ code: 'unauthorized', message: 'Please sign in.' }, ''],
    [{ code: 'account_deleted', message: 'This account does not exist any more.' }, 'yes'],
    ['<p>Sign in to this network</p>', 'yes'],
    [{ code: 'unauthorized', message: 'Please sign in.' }, ''],
  ];
  let body: unknown;
  const { transport, state } = await createEnvironment(() => Response.json(body, { status: 401 }));
  for (const [next, recorded] of answers) {
    body = next;
    await transport.readChangeSummary();
    expect(await state.read(accountDeletedKey)).toBe(recorded);
  }
});
