// Tests of the change summary, one request instead of one per entity: the reads that follow, failed
// or invalid summaries, and the HTTP request. Also tests guest headers and the lookup of several
// client ids.
import { afterEach, describe, expect, test } from 'vitest';
import { createHttpTransport, type TransportFetch } from '../../replication/http-transport.ts';
import { startReplication } from '../../replication/engine.ts';
import { runSyncCycle } from '../../replication/cycle.ts';
import type { SyncCollection } from '../../replication/sync-collection.ts';
import { getSchema } from '../../schemas/entities/registry.ts';
import { capabilities } from '../../schemas/api/backend-api.ts';
import { closeAllDevices, createAlice } from './support/device-with-scripted-server.ts';

afterEach(closeAllDevices);

/** Alice with prayers and Bible notes. */
async function createAliceWithTwoCollections() {
  const alice = await createAlice({ changes: true });
  const { device: notes } = await createAlice({
    server: alice.server,
    syncCollection: { entity: 'BibleNote', schema: getSchema('BibleNote') },
  });
  const syncCollections: SyncCollection[] = [alice.device.syncCollection, notes.syncCollection];
  const runCycleAndListRequests = async () => {
    alice.server.requests.length = 0;
    expect(await runSyncCycle({ ...alice.device.environment, syncCollections })).toBeNull();
    return alice.server.requests;
  };
  await runCycleAndListRequests();
  return { ...alice, notes, runCycleAndListRequests };
}

describe('requests after a change summary', () => {
  test('[R36] if nothing is new, one change summary serves all entities and records', async () => {
    const { server, runCycleAndListRequests, device } = await createAliceWithTwoCollections();
    expect(await runCycleAndListRequests()).toEqual(['summary']);
    for (let index = 0; index < 50; index += 1)
      server.put({ client_id: `p${index}`, title: 'p', prayer_text: 'words' });
    server.put({ client_id: 'n', note_text: 'words' }, 'BibleNote');
    await runCycleAndListRequests();
    expect(await device.visible()).toHaveProperty('size', 50);
    expect(await runCycleAndListRequests()).toEqual(['summary']);
    expect(await runCycleAndListRequests()).toEqual(['summary']);
  });

  test('[R36] new rows of one entity cause a read of that entity only', async () => {
    const { server, notes, runCycleAndListRequests } = await createAliceWithTwoCollections();
    server.put({ client_id: 'n', note_text: 'words' }, 'BibleNote');
    expect(await runCycleAndListRequests()).toEqual(['summary', 'BibleNote changed all 0']);
    expect([...(await notes.visible()).keys()]).toEqual(['n']);
  });

  test('[R36] a deletion causes a read of the deletions of that entity only', async () => {
    const { server, device, runCycleAndListRequests } = await createAliceWithTwoCollections();
    for (const id of ['a', 'b']) server.put({ client_id: id, title: id, prayer_text: 'words' });
    await runCycleAndListRequests();
    server.removeRow('r1');
    expect(await runCycleAndListRequests()).toEqual(['summary', 'deleted all']);
    expect([...(await device.visible()).keys()]).toEqual(['b']);
    expect(await runCycleAndListRequests()).toEqual(['summary']);
  });

  test('[R36] a local change is sent, and only its entity is read afterwards', async () => {
    const { device, runCycleAndListRequests, readExisting } = await createAliceWithTwoCollections();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    expect(await runCycleAndListRequests()).toEqual(['summary', 'create a']);
    expect(await runCycleAndListRequests()).toEqual(['summary', 'changed all 0']);
    expect(await runCycleAndListRequests()).toEqual(['summary']);
    expect(await readExisting('a')).toMatchObject({ sync: 'safe' });
  });
});

describe('rows of a hinted entity, requested beside the change summary', () => {
  /** Alice has one prayer of the server; requests are listed from then on. */
  async function createAliceWithPrayer() {
    const alice = await createAlice({ changes: true });
    alice.server.put({ client_id: 'first', title: 'first', prayer_text: 'words' });
    await alice.device.cycle();
    const date = alice.device.state.get('since|Prayer') ?? '';
    alice.server.requests.length = 0;
    const runHintedCycle = () =>
      runSyncCycle(alice.device.environment, { hinted: new Set(['Prayer'] as const) });
    const readIds = async () => [...(await alice.device.visible()).keys()].toSorted();
    return { ...alice, page: `changed ${date} 0`, runHintedCycle, readIds };
  }

  test('[R36b] the page is applied without another request', async () => {
    const { server, page, runHintedCycle, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    expect(await runHintedCycle()).toBeNull();
    expect(server.requests).toEqual([page, 'summary']);
    expect(await readIds()).toEqual(['first', 'second']);
  });

  test('[R36b] no page is requested before an epoch is known', async () => {
    const { device, server } = await createAlice({ changes: true });
    server.put({ client_id: 'first', title: 'first', prayer_text: 'words' });
    await runSyncCycle(device.environment, { hinted: new Set(['Prayer'] as const) });
    expect(server.requests).toEqual(['summary', 'changed all 0']);
  });

  test('[R36b] rows are read again after a push of the same entity', async () => {
    const { device, server, page, runHintedCycle, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    await device.add('mine', { title: 'mine', prayer_text: 'words' });
    expect(await runHintedCycle()).toBeNull();
    expect(server.requests).toEqual([page, 'summary', 'create mine', page]);
    expect(await readIds()).toEqual(['first', 'mine', 'second']);
  });

  test('[R36b] rows are read again if the page is older than the change summary', async () => {
    const { server, page, runHintedCycle, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    server.respondInstead = (request) => {
      if (request === 'summary')
        server.put({ client_id: 'third', title: 'third', prayer_text: 'words' });
      return null;
    };
    expect(await runHintedCycle()).toBeNull();
    expect(server.requests.slice(0, 2)).toEqual([page, 'summary']);
    expect(server.requests).toHaveLength(3);
    expect(await readIds()).toEqual(['first', 'second', 'third']);
  });

  test('[R36b] [R37] the page of a restored server is not applied', async () => {
    const { device, server, page, runHintedCycle } = await createAliceWithPrayer();
    server.restoreBackup([]);
    // A record that was written after the restore, with a date after the checkpoint.
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    server.put({ client_id: 'third', title: 'third', prayer_text: 'words' });
    expect(await runHintedCycle()).toBeNull();
    expect(server.requests.slice(0, 2)).toEqual([page, 'summary']);
    expect(server.requests).toContain('changed all 0');
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['first', 'second', 'third']);
  });

  test('[R36b] [R33] the page of another account is not applied', async () => {
    const { server, page, runHintedCycle, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words of another person' });
    server.owner = 'bob';
    expect(await runHintedCycle()).toEqual({ kind: 'signed-out' });
    expect(server.requests).toEqual([page, 'summary']);
    expect(await readIds()).toEqual(['first']);
  });

  test('[R36b] [R19] hints of a cycle that another tab ran cause no requests later', async () => {
    const { device, server } = await createAliceWithPrayer();
    let isOtherTabFaster = false;
    const replication = startReplication({
      ...device.environment,
      async withLock(work) {
        if (isOtherTabFaster)
          device.state.set('whole-cycle-began', String(device.environment.now()));
        await work({ isLost: () => false });
      },
    });
    await replication.sync();
    server.requests.length = 0;
    isOtherTabFaster = true;
    await replication.sync(['Prayer']);
    expect(server.requests).toEqual([]);
    isOtherTabFaster = false;
    await replication.sync();
    expect(server.requests).toEqual(['summary']);
    replication.stop();
  });

  test('[R36b] [R34] a tab that loses the lock during the summary does not apply the page', async () => {
    const { device, server, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    let isLost = false;
    server.beforeResponse = async (request) => {
      if (request === 'summary') isLost = true;
      return null;
    };
    expect(
      await runSyncCycle(device.environment, {
        syncLock: { isLost: () => isLost },
        hinted: new Set(['Prayer'] as const),
      }),
    ).toEqual({ kind: 'busy' });
    expect(await readIds()).toEqual(['first']);
  });

  test('[R36b] a failed page is a failed pull', async () => {
    const { server, page, runHintedCycle, readIds } = await createAliceWithPrayer();
    server.put({ client_id: 'second', title: 'second', prayer_text: 'words' });
    server.respondInstead = (request) => (request === page ? { kind: 'busy' } : null);
    expect(await runHintedCycle()).toEqual({ kind: 'busy' });
    expect(await readIds()).toEqual(['first']);
  });
});

describe('a change summary that fails', () => {
  test('[R36] a busy change summary: the cycle sends, pulls and counts as incomplete', async () => {
    const { device, server, readExisting } = await createAlice({ changes: true });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.put({ client_id: 'theirs', title: 'theirs', prayer_text: 'words' });
    server.respondInstead = (request) => (request === 'summary' ? { kind: 'busy' } : null);
    expect(await device.cycle()).toEqual({ kind: 'busy' });
    expect(await readExisting('a')).toMatchObject({ sync: 'safe' });
    expect([...(await device.visible()).keys()].toSorted()).toEqual(['a', 'theirs']);
  });

  test.each([
    { kind: 'offline' },
    { kind: 'signed-out' },
    { kind: 'outdated' },
    { kind: 'busy', retryAfter: 30 },
  ] as const)(
    '[R36] [R15] change summary with $kind (wait: $retryAfter) ends the cycle before anything else',
    async (failure) => {
      const { device, server, readExisting } = await createAlice({ changes: true });
      await device.add('a', { title: 'a', prayer_text: 'words' });
      server.respondInstead = () => failure;
      expect(await device.cycle()).toEqual(failure);
      expect(server.requests).toEqual(['summary']);
      expect(await readExisting('a')).toMatchObject({ sync: 'waiting', sent: [] });
    },
  );
});

describe('over the wire', () => {
  function createTransport(
    summary: unknown,
    features: readonly string[] = capabilities,
    token: string | null = 'tok',
  ) {
    const sent: { url: string; headers: Record<string, string> }[] = [];
    const fetch: TransportFetch = async (url, { headers }) => {
      sent.push({ url, headers });
      const value = url.includes('public-settings')
        ? { id: 'selah', capabilities: features }
        : summary;
      return {
        ok: true,
        status: 200,
        headers: { get: () => null },
        text: async () => JSON.stringify(value),
      };
    };
    return {
      sent,
      transport: createHttpTransport({
        serverUrl: '',
        appId: 'selah',
        token,
        version: 7,
        fetch,
        listen: () => () => {},
      }),
    };
  }

  const changes = {
    user_id: 'alice',
    epoch: 'e',
    entities: { Prayer: { changed: 'D', deleted: '' } },
  };

  test('[R36] the change summary is one request, after the settings were read once', async () => {
    const { sent, transport } = createTransport(changes);
    expect(await transport.readChangeSummary()).toEqual({ kind: 'ok', value: changes });
    expect(await transport.readChangeSummary()).toEqual({ kind: 'ok', value: changes });
    expect(sent.slice(1).map(({ url }) => url)).toEqual(Array(2).fill('/api/apps/selah/changes'));
  });

  test('[R36] a server without change summaries is not asked for one', async () => {
    const { sent, transport } = createTransport(changes, ['client_id']);
    expect(await transport.readChangeSummary()).toEqual({ kind: 'unsupported' });
    expect(sent).toHaveLength(1);
  });

  test.each([[[]], [{}], [null], ['<html>'], [{ epoch: 'e' }], [{ epoch: 1, entities: {} }]])(
    '[R36] an invalid change summary (%j) counts as busy',
    async (summary) => {
      expect(await createTransport(summary).transport.readChangeSummary()).toEqual({
        kind: 'busy',
      });
    },
  );

  test('[R39] a guest sends no token, and only Selah servers receive the app version', async () => {
    const guest = createTransport(changes, capabilities, null);
    await guest.transport.readChangeSummary();
    for (const { headers } of guest.sent) expect(headers).not.toHaveProperty('authorization');
    expect(guest.sent.map(({ headers }) => headers['x-selah-version'])).toEqual([undefined, '7']);
    const withoutFeatures = createTransport(changes, []);
    await withoutFeatures.transport.readChangeSummary();
    await withoutFeatures.transport.read('Prayer', { kind: 'one', serverId: 'r1' });
    for (const { headers } of withoutFeatures.sent)
      expect(headers).not.toHaveProperty('x-selah-version');
    expect(withoutFeatures.sent[1]?.headers).toMatchObject({ authorization: 'Bearer tok' });
  });

  test('[R5] several client ids are looked up in one request', async () => {
    const { sent, transport } = createTransport([]);
    await transport.read('Prayer', { kind: 'by-client-ids', clientIds: ['a', 'b'] });
    await transport.read('Prayer', { kind: 'by-client-ids', clientIds: ['a'] });
    expect(sent.map(({ url }) => new URLSearchParams(url.split('?')[1]).get('q'))).toEqual([
      '{"client_id":{"$in":["a","b"]}}',
      '{"client_id":"a"}',
    ]);
  });
});
