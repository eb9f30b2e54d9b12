// Tests of the service worker's background sync without an open page: sending, receiving, retries,
// invalid tokens, log-out, and deleted or unknown databases. The server is real, and IndexedDB is
// the fake-indexeddb package.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildLocalRecord } from '../../../schemas/local-record.ts';
import type * as session from '../../../src/data/background-session.ts';
import {
  storeBackgroundSession,
  removeBackgroundSession,
  readBackgroundSession,
} from '../../../src/data/background-session.ts';
import {
  openDeviceDatabase,
  openUserDatabase,
  deleteUserDatabase,
} from '../../../src/data/database/database.ts';
import {
  hasDeviceDatabase,
  hasUserDatabase,
} from '../../../src/app/background/existing-databases.ts';
import { runBackgroundSync } from '../../../src/app/background/service-worker-tasks.ts';
import { createTestServer, getRecords, type TestServer } from '../../server/support/test-server.ts';

vi.mock('../../../src/data/background-session.ts', async (original) => {
  const real = await original<typeof session>();
  return { ...real, readBackgroundSession: vi.fn(real.readBackgroundSession) };
});

const date = '2026-01-01T12:00:00.000Z';

beforeEach(async () => {
  const databaseNames = (await indexedDB.databases()).map(
    ({ name }) =>
      new Promise((resolve) =>
        indexedDB.deleteDatabase(name ?? '').addEventListener('success', resolve),
      ),
  );
  await Promise.all(databaseNames);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Fakes the network of the service worker.
 *
 * @returns the requests sent
 */
function stubNetwork(answer: typeof fetch): string[] {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push(`${init.method} ${url}`);
    return answer(url, init);
  });
  return requests;
}

function createFetch({ app }: TestServer): typeof fetch {
  return async (url, init) => {
    const { statusCode, body } = await app.inject({
      method: init?.method as 'GET',
      url: String(url),
      headers: init?.headers as Record<string, string>,
      ...(init?.body !== undefined && { payload: String(init.body) }),
    });
    return new Response(body, { status: statusCode });
  };
}

/** Alice wrote a prayer without a network and closed the page. */
async function createClosedPage(
  account: string,
  token: string,
  text = 'Lord, send rain.',
): Promise<void> {
  const deviceDatabase = await openDeviceDatabase('kept');
  const userDatabase = await openUserDatabase(account, 'kept');
  await userDatabase.prayers.insert(
    buildLocalRecord('p1', { title: 'For rain', prayer_text: text }, date),
  );
  await storeBackgroundSession(deviceDatabase, { account, token, serverUrl: '', appId: 'selah' });
  await userDatabase.close();
  await deviceDatabase.close();
}

async function readSyncState(account: string, id: string): Promise<string | undefined> {
  const userDatabase = await openUserDatabase(account, 'kept');
  const [doc] = await userDatabase.prayers.storageInstance.findDocumentsById([id], false);
  await userDatabase.close();
  return doc?.sync;
}

async function namesOfDatabases(): Promise<(string | undefined)[]> {
  return (await indexedDB.databases()).map(({ name }) => name);
}

test('[R41] background sync sends a pending record once although no page is open', async () => {
  const server = await createTestServer();
  const { id, token, call } = server.alice;
  await createClosedPage(id, token);
  stubNetwork(createFetch(server));
  await runBackgroundSync();
  await runBackgroundSync();
  expect(getRecords(await call('GET', '/entities/Prayer'))).toEqual([
    expect.objectContaining({ client_id: 'p1', prayer_text: 'Lord, send rain.' }),
  ]);
  expect(await readSyncState(id, 'p1')).toBe('safe');
});

test('[R41] background sync stores a remote record before the page is opened again', async () => {
  const server = await createTestServer();
  const { id, token, call } = server.alice;
  await createClosedPage(id, token);
  await call('POST', '/entities/Prayer', {
    client_id: 'p2',
    title: 'For sun',
    prayer_text: 'From the phone.',
  });
  stubNetwork(createFetch(server));
  await runBackgroundSync();
  expect(await readSyncState(id, 'p2')).toBe('safe');
});

test('[R41] background sync without a network fails, so that the browser retries', async () => {
  await createClosedPage('alice', 'a token');
  stubNetwork(() => Promise.reject(new TypeError('no network')));
  await expect(runBackgroundSync()).rejects.toThrow('still need a network');
  expect(await readSyncState('alice', 'p1')).toBe('waiting');
});

test('[R41] background sync with an invalid token asks for no retry', async () => {
  const server = await createTestServer();
  await createClosedPage(server.alice.id, 'an old token');
  stubNetwork(createFetch(server));
  await runBackgroundSync();
  expect(await readSyncState(server.alice.id, 'p1')).toBe('waiting');
});

test('[R33] background sync with another user’s token sends nothing', async () => {
  const server = await createTestServer();
  await createClosedPage(server.alice.id, server.bob.token);
  stubNetwork(createFetch(server));
  await runBackgroundSync().catch(
    () => undefined /* It may report that a record is still pending. */,
  );
  expect(getRecords(await server.bob.call('GET', '/entities/Prayer'))).toEqual([]);
  expect(await readSyncState(server.alice.id, 'p1')).toBe('waiting');
});

test('[R41] [R43] after a log-out, background sync sends and stores nothing', async () => {
  await createClosedPage('alice', 'a token');
  const deviceDatabase = await openDeviceDatabase('kept');
  await removeBackgroundSession(deviceDatabase, 'log-out');
  expect(await readBackgroundSession(deviceDatabase)).toBeNull();
  await deviceDatabase.close();
  const before = await namesOfDatabases();
  const requests = stubNetwork(() => Promise.reject(new Error('asked')));
  await runBackgroundSync();
  expect([requests, await namesOfDatabases()]).toEqual([[], before]);
});

test('[R41] background sync creates no database on an empty device', async () => {
  const requests = stubNetwork(() => Promise.reject(new Error('asked')));
  await runBackgroundSync();
  expect([requests, await namesOfDatabases()]).toEqual([[], []]);
});

test('[R41] background sync does not recreate a deleted user database', async () => {
  const deviceDatabase = await openDeviceDatabase('kept');
  await storeBackgroundSession(deviceDatabase, {
    account: 'alice',
    token: 'a token',
    serverUrl: '',
    appId: 'selah',
  });
  await deviceDatabase.close();
  const requests = stubNetwork(() => Promise.reject(new Error('asked')));
  await runBackgroundSync();
  expect(requests).toEqual([]);
  expect(
    (await namesOfDatabases()).filter((name) => name?.includes('selah-person-alice--')),
  ).toEqual([]);
});

test('[R41] the service worker ignores databases with another schema version', async () => {
  const names = async () =>
    [...Array(3).keys()].map((version) => ({
      name: `rxdb-dexie-selah-device--${version}--chapters`,
      version: 1,
    }));
  expect(await hasDeviceDatabase({ databases: names } as unknown as IDBFactory)).toBe(false);
  expect(await hasDeviceDatabase({} as IDBFactory)).toBe(false);
  await createClosedPage('alice', 'a token');
  expect([
    await hasDeviceDatabase(indexedDB),
    await hasUserDatabase(indexedDB, 'alice'),
    await hasUserDatabase(indexedDB, 'bob'),
  ]).toEqual([true, true, false]);
  // A newer version of the app has created a database.
  const newer = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('rxdb-dexie-selah-person-alice--1--prayers');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  newer.close();
  expect(await hasUserDatabase(indexedDB, 'alice')).toBe(false);
});

test('[R43] removing the background session leaves no token in the storage', async () => {
  await createClosedPage('alice', 'a token of alice');
  const deviceDatabase = await openDeviceDatabase('kept');
  await removeBackgroundSession(deviceDatabase, 'log-out');
  const stored = await deviceDatabase.chapters.storageInstance.findDocumentsById(
    ['background-session'],
    true,
  );
  expect(JSON.stringify(stored)).not.toContain('a token of alice');
  await deviceDatabase.close();
});

test('[R41] [R43] a log-out while the database opens does not recreate the database', async () => {
  await createClosedPage('alice', 'a token');
  const requests = stubNetwork(() => Promise.reject(new Error('asked')));
  const readSession = vi.mocked(readBackgroundSession);
  const before = readSession.mock.calls.length;
  readSession
    .mockResolvedValueOnce({ account: 'alice', token: 'a token', serverUrl: '', appId: 'selah' })
    .mockResolvedValueOnce(null);
  await runBackgroundSync();
  expect([readSession.mock.calls.length - before, requests]).toEqual([2, []]);
  expect(
    (await namesOfDatabases()).filter((name) => name?.includes('selah-person-alice--')),
  ).toEqual([]);
});

test('[R47c] the device lock is turned on while the database opens: nothing is deleted', async () => {
  await createClosedPage('alice', 'a token');
  const deviceDatabase = await openDeviceDatabase('kept');
  await removeBackgroundSession(deviceDatabase, 'lock');
  await deviceDatabase.close();
  const requests = stubNetwork(() => Promise.reject(new Error('asked')));
  vi.mocked(readBackgroundSession)
    .mockResolvedValueOnce({ account: 'alice', token: 'a token', serverUrl: '', appId: 'selah' })
    .mockResolvedValueOnce(null);
  await runBackgroundSync();
  expect(requests).toEqual([]);
  expect(await readSyncState('alice', 'p1')).toBe('waiting');
});

test('[R41] [R43] a log-out during background sync closes the database at once', async () => {
  await createClosedPage('alice', 'a token');
  let fail = (_fault: Error) => {};
  const requests = stubNetwork(() => new Promise((_, reject) => (fail = reject)));
  const syncing = runBackgroundSync();
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  const page = new BroadcastChannel('selah-session');
  page.postMessage('left');
  expect(await deleteUserDatabase('alice')).toBe(true);
  page.close();
  fail(new TypeError('no network'));
  await syncing;
  expect(
    (await namesOfDatabases()).filter((name) => name?.includes('selah-person-alice--')),
  ).toEqual([]);
});
