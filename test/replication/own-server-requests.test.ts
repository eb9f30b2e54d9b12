// Tests that our own server refuses no kind of engine request, for every entity and with a
// signed-in user.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createHttpTransport } from '../../replication/http-transport.ts';
import type { SyncedEntity } from '../../replication/sync-collection.ts';
import type { ReadRequest, Transport } from '../../replication/transport.ts';
import { entities, getSchema } from '../../schemas/entities/registry.ts';
import type { SimulatedBackend } from './simulation/simulated-server.ts';
import { createServerSimulatedBackend } from './simulation/own-server.ts';

const all = [...Object.keys(entities), 'User'] as SyncedEntity[];
const ownedEntities = all.filter(
  (entity) => entity !== 'User' && entities[entity].access === 'owner',
);

let backend: SimulatedBackend;
let transport: Transport;

beforeAll(async () => {
  backend = await createServerSimulatedBackend();
  backend.useClock(() => Date.UTC(2026, 10, 20));
  const token = await backend.signIn(await backend.createUser('alice'));
  const fetch: Parameters<typeof createHttpTransport>[0]['fetch'] = (
    url,
    { method, headers, body },
  ) => backend.receive({ method, url, headers, body }).finish();
  transport = createHttpTransport({
    serverUrl: '',
    appId: 'selah',
    token,
    version: 1,
    fetch,
    listen: () => () => {},
  });
});

afterAll(() => backend.close());

describe.each(all)('%s', (entity) => {
  const hasClientIds = 'client_id' in getSchema(entity).properties;

  test.each<ReadRequest>([
    { kind: 'changed', since: '', skip: 0, limit: 1_000 },
    { kind: 'changed', since: '2026-11-20T10:00:00.000001Z', skip: 25, limit: 25 },
    { kind: 'ids', hasClientIds, skip: 0, limit: 1_000 },
    { kind: 'ids', hasClientIds, skip: 1_000, limit: 1_000 },
  ])('[R16] [R18] answers $kind from $skip with a list', async (readRequest) => {
    expect(await transport.read(entity, readRequest)).toMatchObject({
      kind: 'ok',
      value: expect.any(Array),
    });
  });

  test('[R11] the server reports a row that does not exist', async () => {
    const { kind } = await transport.read(entity, {
      kind: 'one',
      serverId: '0197a000-0000-7000-8000-000000000000',
    });
    // A request for the profile always means the caller's own profile.
    expect(kind).toBe(entity === 'User' ? 'ok' : 'missing');
  });

  test('[R17] the server lists deleted records', async () => {
    await transport.readChangeSummary();
    const { kind } = await transport.readDeleted(entity, '', 500);
    expect(kind).toBe(entity === 'User' ? 'unsupported' : 'ok');
  });
});

test.each(ownedEntities)('[R5] %s is found by client ids, one or several', async (entity) => {
  for (const clientIds of [['a'], ['a', 'b~2']]) {
    expect(await transport.read(entity, { kind: 'by-client-ids', clientIds })).toEqual({
      kind: 'ok',
      value: [],
    });
  }
});
