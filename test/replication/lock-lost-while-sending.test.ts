// Tests of a tab that loses the sync lock during a push: later batches, batch halves and deletions
// of duplicate rows are not sent.
import { afterEach, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import { pushPending } from '../../replication/push.ts';
import type { RecordChange, SyncLock } from '../../replication/transport.ts';
import { capabilities, maxBatchChanges } from '../../schemas/api/backend-api.ts';
import { withDuplicateIds } from '../../schemas/local-record.ts';
import { createTestDevice, type TestDevice } from './support/test-device.ts';
import { createBasicBackend, buildJsonResponse } from './support/fake-basic-backend.ts';

const openDevices: TestDevice[] = [];

afterEach(async () => {
  for (const device of openDevices.splice(0)) await device.close();
});

const settings = '/public-settings/';

/**
 * Creates a server with batches. The sync lock is lost during the request for which `losesLock` is
 * true; the first batch gets `status`.
 */
function createBatchServer({
  losesLock,
  status = 200,
}: {
  losesLock: (url: string) => boolean;
  status?: number;
}) {
  const requests: string[] = [];
  let isLost = false;
  const syncLock: SyncLock = { isLost: () => isLost };
  const fetch: TransportFetch = async (url, { method, body }) => {
    requests.push(`${method} ${url.replace(/^.*\/entities\//, '')}`);
    if (losesLock(url)) isLost = true;
    if (url.includes(settings)) return buildJsonResponse(200, { id: 'selah', capabilities });
    const { changes = [] } = JSON.parse(body ?? '{}') as { changes?: readonly { data?: object }[] };
    const answers = changes.map(({ data }, index) => ({
      status: 200,
      body: {
        ...data,
        id: `r${index}`,
        created_date: '2026-11-20T10:00:00',
        updated_date: '2026-11-20T10:00:00',
      },
    }));
    return buildJsonResponse(status, { answers });
  };
  const transport = createHttpTransport({
    serverUrl: '',
    appId: 'selah',
    token: 't',
    version: 1,
    fetch,
    listen: () => () => {},
  });
  return {
    transport,
    syncLock,
    batches: () => requests.filter((request) => request === 'POST Prayer/batch'),
    writes: () => requests.filter((request) => !request.startsWith('GET')),
  };
}

function buildChanges(count: number): RecordChange[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'update',
    serverId: `r${index}`,
    fields: { title: 't' },
    expected: 'D',
    record: {},
  }));
}

test('[R34] [R35] a lock lost while features are read: the batch is not sent', async () => {
  const { transport, syncLock, writes, batches } = createBatchServer({
    losesLock: (url) => url.includes(settings),
  });
  const device = await createTestDevice({ transport });
  openDevices.push(device);
  for (const id of ['a', 'b']) await device.add(id, { title: id, prayer_text: 'words' });
  await pushPending(device.syncCollection, transport, syncLock);
  expect(writes()).toEqual([]);
  for (const id of ['a', 'b'])
    expect(await device.read(id)).toMatchObject({ sync: 'waiting', sent: [], sending: false });
  // The tab that takes over sends the batch, without a lookup first.
  expect(await pushPending(device.syncCollection, transport)).toBeNull();
  expect(batches()).toHaveLength(1);
  expect(await device.read('b')).toMatchObject({ sync: 'safe', server_id: 'r1' });
});

test('[R34] [R35] a lock lost in a batch: answers are kept, no next batch is sent', async () => {
  const { transport, syncLock, writes } = createBatchServer({
    losesLock: (url) => url.endsWith('/batch'),
  });
  const answers = await transport.write('Prayer', buildChanges(maxBatchChanges + 2), syncLock);
  expect(writes()).toEqual(['POST Prayer/batch']);
  expect(answers.map(({ kind }) => kind)).toEqual([
    ...Array(maxBatchChanges).fill('ok'),
    'unsent',
    'unsent',
  ]);
});

test('[R34] [R35] a lock lost during a too large batch: its halves are not sent', async () => {
  const { transport, syncLock, writes } = createBatchServer({
    losesLock: (url) => url.endsWith('/batch'),
    status: 413,
  });
  expect(await transport.write('Prayer', buildChanges(4), syncLock)).toEqual(
    Array(4).fill({ kind: 'unsent' }),
  );
  expect(writes()).toEqual(['POST Prayer/batch']);
});

test('[R34] [R32] a lock lost before deleting a duplicate: the next holder deletes', async () => {
  const backend = createBasicBackend();
  const newerRow = 'the-younger';
  let newerRowReads = 0;
  const fetch: TransportFetch = async (url, init) => {
    if (init.method === 'GET' && url.endsWith(`/${newerRow}`)) newerRowReads += 1;
    return backend.fetch(url, init);
  };
  const transport = createHttpTransport({
    serverUrl: '',
    appId: 'selah',
    token: 't',
    version: 1,
    fetch,
    listen: () => () => {},
  });
  const device = await createTestDevice({ transport });
  openDevices.push(device);
  await device.add('a', { title: 'a', prayer_text: 'words' });
  await pushPending(device.syncCollection, transport);
  const [olderRow] = backend.rows.values();
  if (!olderRow) throw new Error('no row was made');
  backend.rows.set(newerRow, { ...olderRow, id: newerRow });
  await device.modify('a', (doc) => ({ ...doc, sync: 'waiting', ...withDuplicateIds([newerRow]) }));

  // First the engine reads the row, then the transport reads it right before the delete.
  expect(
    await pushPending(device.syncCollection, transport, { isLost: () => newerRowReads === 2 }),
  ).toEqual({ kind: 'busy' });
  expect(newerRowReads).toBe(2);
  expect([...backend.rows.keys()]).toEqual([olderRow.id, newerRow]);

  expect(await pushPending(device.syncCollection, transport)).toBeNull();
  expect([...backend.rows.keys()]).toEqual([olderRow.id]);
});
