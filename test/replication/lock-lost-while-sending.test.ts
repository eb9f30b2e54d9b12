// Tests of a tab that loses the sync lock while it sends: a request that waits for something is not
// sent any more.
import { afterEach, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import { pushPending } from '../../replication/push.ts';
import type { RecordChange, SyncLock } from '../../replication/transport.ts';
import { capabilities, maxBatchChanges } from '../../schemas/api/backend-api.ts';
import { createTestDevice, type TestDevice } from './support/test-device.ts';
import { createBasicBackend, buildJsonResponse } from './support/fake-basic-backend.ts';

const open: TestDevice[] = [];

afterEach(async () => {
  for (const device of open.splice(0)) await device.close();
});

const settings = '/public-settings/';

/**
 * Creates a server with batches. The sync lock is lost during the request for which `loses` is
 * true; the first batch gets `status`.
 */
function aServer({ loses, status = 200 }: { loses: (asked: string) => boolean; status?: number }) {
  const asked: string[] = [];
  let isLost = false;
  const syncLock: SyncLock = { isLost: () => isLost };
  const fetch: TransportFetch = async (url, { method, body }) => {
    asked.push(`${method} ${url.replace(/^.*\/entities\//, '')}`);
    if (loses(url)) isLost = true;
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
    turn: syncLock,
    batches: () => asked.filter((one) => one === 'POST Prayer/batch'),
    writes: () => asked.filter((one) => !one.startsWith('GET')),
  };
}

function changesOf(count: number): RecordChange[] {
  return Array.from({ length: count }, (_, index) => ({
    kind: 'update',
    serverId: `r${index}`,
    fields: { title: 't' },
    expected: 'D',
  }));
}

test("[R34] [R35] a lock lost while the server's features are read: the batch is not sent and leaves no trace", async () => {
  const {
    transport,
    turn: syncLock,
    writes,
    batches,
  } = aServer({ loses: (url) => url.includes(settings) });
  const device = await createTestDevice({ transport });
  open.push(device);
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

test('[R34] [R35] a lock lost during one batch: its answers are kept, and the next batch is not sent', async () => {
  const { transport, turn: syncLock, writes } = aServer({ loses: (url) => url.endsWith('/batch') });
  const answers = await transport.write('Prayer', changesOf(maxBatchChanges + 2), syncLock);
  expect(writes()).toEqual(['POST Prayer/batch']);
  expect(answers.map(({ kind }) => kind)).toEqual([
    ...Array(maxBatchChanges).fill('ok'),
    'unsent',
    'unsent',
  ]);
});

test('[R34] [R35] a lock lost while a batch is found too large: its halves are not sent', async () => {
  const {
    transport,
    turn: syncLock,
    writes,
  } = aServer({ loses: (url) => url.endsWith('/batch'), status: 413 });
  expect(await transport.write('Prayer', changesOf(4), syncLock)).toEqual(
    Array(4).fill({ kind: 'unsent' }),
  );
  expect(writes()).toEqual(['POST Prayer/batch']);
});

test('[R34] [R32] a lock lost at the last read before a duplicate is deleted: the next lock holder deletes it', async () => {
  const backend = createBasicBackend();
  const younger = 'the-younger';
  let looks = 0;
  const fetch: TransportFetch = async (url, init) => {
    if (init.method === 'GET' && url.endsWith(`/${younger}`)) looks += 1;
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
  open.push(device);
  await device.add('a', { title: 'a', prayer_text: 'words' });
  await pushPending(device.syncCollection, transport);
  const [elder] = backend.rows.values();
  if (!elder) throw new Error('no row was made');
  backend.rows.set(younger, { ...elder, id: younger });
  await device.modify('a', (doc) => ({ ...doc, sync: 'waiting', twins: [younger] }));

  // First the engine reads the row, then the transport reads it right before the delete.
  expect(
    await pushPending(device.syncCollection, transport, { isLost: () => looks === 2 }),
  ).toEqual({ kind: 'busy' });
  expect(looks).toBe(2);
  expect([...backend.rows.keys()]).toEqual([elder.id, younger]);

  expect(await pushPending(device.syncCollection, transport)).toBeNull();
  expect([...backend.rows.keys()]).toEqual([elder.id]);
});
