// Tests of a stalled tab whose sync lock another tab took: the stalled tab sends no request and
// writes no status.
import { afterEach, describe, expect, test } from 'vitest';
import { runSyncCycle } from '../../replication/cycle.ts';
import { startReplication } from '../../replication/engine.ts';
import type { TransportAnswer, Transport } from '../../replication/transport.ts';
import type { SyncLock } from '../../replication/transport.ts';
import { parseEngineStatus, engineStatusKey } from '../../schemas/sync-status.ts';
import {
  runAfterNextQuery,
  closeAllDevices,
  createAlice,
} from './support/device-with-scripted-server.ts';
import { createTestCollection, createTestEnvironment } from './support/fake-environment.ts';

afterEach(closeAllDevices);

/** Creates a sync lock that another tab takes when the test calls `lose`. */
function createLock(): SyncLock & { lose(): void } {
  let isLost = false;
  return {
    isLost: () => isLost,
    lose() {
      isLost = true;
    },
  };
}

describe('requests after a lost lock', () => {
  test('[R34] a lock lost before a group: the group is not even marked as being sent', async () => {
    const { device, server, push, readExisting } = await createAlice();
    const syncLock = createLock();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    runAfterNextQuery(device, async () => syncLock.lose());
    expect(await push(syncLock)).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual([]);
    expect(await readExisting('a')).toMatchObject({ sent: [], sending: false, attempts: 0 });
  });

  test('[R34] a lock lost between mark and send: the mark stays, nothing is sent', async () => {
    const { device, server, push, readExisting } = await createAlice();
    const syncLock = createLock();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    const { storageInstance } = device.syncCollection.collection;
    const { bulkWrite } = storageInstance;
    storageInstance.bulkWrite = async (...rows) => {
      storageInstance.bulkWrite = bulkWrite;
      const written = await bulkWrite.apply(storageInstance, rows);
      syncLock.lose();
      return written;
    };
    expect(await push(syncLock)).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual([]);
    expect(await readExisting('a')).toMatchObject({ sent: [{ title: 'a' }], sync: 'waiting' });
    expect(await push()).toBeNull();
    expect(server.requests).toEqual(['find a', 'create a']);
  });

  test('[R34] a lock lost in the first group: answers stay, no second group is sent', async () => {
    const { device, server, push } = await createAlice();
    const syncLock = createLock();
    for (let index = 100; index < 350; index += 1)
      await device.add(`p${index}`, { title: 'a', prayer_text: 'words' });
    server.beforeResponse = async () => {
      syncLock.lose();
      return null;
    };
    expect(await push(syncLock)).toEqual({ kind: 'busy' });
    expect(server.writes()).toHaveLength(200);
    expect((await device.all()).filter(({ sync }) => sync === 'safe')).toHaveLength(200);
  });

  test('[R34] a lock lost in the push: no sync collection is pulled', async () => {
    const { device, server } = await createAlice();
    const syncLock = createLock();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.beforeResponse = async (request) => {
      if (request === 'create a') syncLock.lose();
      return null;
    };
    expect(await device.cycle(syncLock)).toEqual({ kind: 'busy' });
    expect(server.requests).toEqual(['who', 'create a']);
  });

  test('[R34] a lock lost in a collection’s pull: the next collection is not pulled', async () => {
    const { environment } = createTestEnvironment();
    const syncLock = createLock();
    const requests: string[] = [];
    const transport: Transport = {
      ...environment.transport,
      async read(entity, readRequest) {
        if (entity !== 'User') {
          requests.push(entity);
          syncLock.lose();
        }
        return environment.transport.read(entity, readRequest);
      },
    };
    expect(
      await runSyncCycle(
        {
          ...environment,
          transport,
          syncCollections: [createTestCollection('Prayer'), createTestCollection('BibleNote')],
        },
        { syncLock },
      ),
    ).toEqual({ kind: 'busy' });
    expect(requests).toEqual(['Prayer']);
  });

  test('[R34] a tab that lost the lock does not delete a duplicate row', async () => {
    const { device, server, push } = await createAlice({ hasConditionalWrites: false });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.beforeResponse = async () => {
      server.put({ client_id: 'a', title: 'a', prayer_text: 'words' });
      return { kind: 'offline' };
    };
    await push();
    const syncLock = createLock();
    server.beforeResponse = async () => {
      syncLock.lose();
      return null;
    };
    expect(await push(syncLock)).toEqual({ kind: 'busy' });
    expect(server.rows.size).toBe(2);
    server.beforeResponse = async () => null;
    await push();
    expect(server.rows.size).toBe(1);
  });
});

describe('status after a lost lock', () => {
  test('[R34] a tab that lost the lock reports no result and no start of a cycle', async () => {
    const answers: TransportAnswer<never[]>[] = [{ kind: 'ok', value: [] }, { kind: 'offline' }];
    for (const answer of answers) {
      const { environment, state } = createTestEnvironment();
      const syncLock = createLock();
      const finished = Promise.withResolvers<void>();
      const before = JSON.stringify({ lastSuccess: 'of the other tab', trouble: null });
      state.set(engineStatusKey, before);
      const replication = startReplication({
        ...environment,
        syncCollections: [createTestCollection('Prayer')],
        transport: {
          ...environment.transport,
          async read(entity, readRequest) {
            if (entity === 'User') return environment.transport.read(entity, readRequest);
            syncLock.lose();
            return answer;
          },
        },
        withLock: (work) => work(syncLock).finally(finished.resolve),
      });
      await finished.promise;
      replication.stop();
      expect(parseEngineStatus(state.get(engineStatusKey) ?? '')).toEqual(JSON.parse(before));
      expect(state.has('whole-cycle-began')).toBe(false);
    }
  });
});
