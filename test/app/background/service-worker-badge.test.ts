// Test of the app icon badge during background sync without an open page: pending records stay
// counted offline, and the badge is cleared after sending.
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import { storeBackgroundSession } from '../../../src/data/background-session.ts';
import { openDeviceDatabase, openUserDatabase } from '../../../src/data/database/database.ts';
import { runBackgroundSync } from '../../../src/app/background/service-worker-tasks.ts';
import { createTestServer } from '../../server/support/test-server.ts';
import { queuedGenerationKind } from '../../../src/data/records/unsynced-kinds.ts';

const date = '2026-01-01T12:00:00.000Z';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fakes the badge functions of an installed app as the service worker sees them. */
function stubBadge(): string[] {
  const shown: string[] = [];
  Object.assign(navigator, {
    setAppBadge: async (count: number) => void shown.push(`set ${count}`),
    clearAppBadge: async () => void shown.push('clear'),
  });
  return shown;
}

test('the badge of pending records stays offline and is cleared when all are sent', async () => {
  const shown = stubBadge();
  const { app, alice } = await createTestServer();
  const deviceDatabase = await openDeviceDatabase('kept');
  const userDatabase = await openUserDatabase(alice.id, 'kept');
  for (const id of ['p1', 'p2'])
    await userDatabase.prayers.insert(
      buildLocalRecord(id, { title: 'For rain', prayer_text: 'Lord, send rain.' }, date),
    );
  // A queued generation waits for generated text, not for sync; the pages do not count it either.
  await userDatabase.activity.insert({
    id: 'one',
    kind: queuedGenerationKind,
    order: '',
    value: {},
  });
  await storeBackgroundSession(deviceDatabase, {
    account: alice.id,
    token: alice.token,
    serverUrl: '',
    appId: 'selah',
  });
  await userDatabase.close();
  await deviceDatabase.close();

  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(runBackgroundSync()).rejects.toThrow('still need a network');
  expect(shown).toEqual(['set 2']);

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const { statusCode, body } = await app.inject({
      method: init.method as 'GET',
      url,
      headers: init.headers as Record<string, string>,
      ...(init.body !== undefined && { payload: String(init.body) }),
    });
    return new Response(body, { status: statusCode });
  });
  await runBackgroundSync();
  expect(shown).toEqual(['set 2', 'clear']);
});
