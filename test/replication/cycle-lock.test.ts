// Tests of the cycle lock over all tabs: which tab may skip the cycle that another tab made while
// it waited for the lock.
import { describe, expect, test } from 'vitest';
import { startReplication } from '../../replication/engine.ts';
import type { SyncLock } from '../../replication/transport.ts';
import type { SyncEnvironment } from '../../replication/sync-environment.ts';
import type { TransportAnswer, Transport } from '../../replication/transport.ts';
import { createTestCollection, createTestEnvironment } from './support/fake-environment.ts';

describe('two tabs', () => {
  test('[R19] another tab’s complete cycle begun after the request is not repeated', async () => {
    const { environment } = createTestEnvironment();
    const second = startTab(environment, { wait: () => startTab(environment).finished });
    await second.finished;
    expect(second.cycleCount()).toBe(0);
  });

  test('[R19] the other failed: this one does not skip', async () => {
    const { environment } = createTestEnvironment();
    const second = startTab(environment, {
      wait: () => startTab(environment, { answer: async () => ({ kind: 'busy' }) }).finished,
    });
    await second.finished;
    expect(second.cycleCount()).toBe(1);
  });

  test('[R19] the other died in the middle: this one does not skip', async () => {
    const { environment } = createTestEnvironment();
    const requestReceived = Promise.withResolvers<void>();
    const second = startTab(environment, {
      async wait() {
        startTab(environment, {
          answer() {
            requestReceived.resolve();
            return new Promise(() => {});
          },
        });
        await requestReceived.promise;
      },
    });
    await second.finished;
    expect(second.cycleCount()).toBe(1);
  });

  test('[R19] another tab’s cycle begun before the request is repeated', async () => {
    const { environment } = createTestEnvironment();
    const requestReceived = Promise.withResolvers<void>();
    const response = Promise.withResolvers<void>();
    const first = startTab(environment, {
      async answer() {
        requestReceived.resolve();
        await response.promise;
        return { kind: 'ok', value: [] };
      },
    });
    await requestReceived.promise;
    const second = startTab(environment, {
      async wait() {
        response.resolve();
        await first.finished;
      },
    });
    await second.finished;
    expect(second.cycleCount()).toBe(1);
  });

  test('[R19] a cycle dated in the future by a wrong clock lets no tab skip a cycle', async () => {
    const { environment, state } = createTestEnvironment();
    state.set('whole-cycle-began', String(environment.now() + 3_600_000));
    const tab = startTab(environment);
    await tab.finished;
    expect(tab.cycleCount()).toBe(1);
  });

  interface Tab {
    answer?: () => Promise<TransportAnswer<never[]>>;
    wait?: () => Promise<void>;
  }

  /**
   * Starts a tab whose first cycle begins at once. The tab waits for the lock as long as `wait`,
   * and the server answers with `answer`.
   */
  function startTab(
    environment: SyncEnvironment,
    { answer = async () => ({ kind: 'ok', value: [] }), wait = async () => {} }: Tab = {},
  ) {
    let cycleCount = 0;
    const finished = Promise.withResolvers<void>();
    const transport: Transport = {
      ...environment.transport,
      read(entity, readRequest) {
        if (entity === 'User') return environment.transport.read(entity, readRequest);
        cycleCount += 1;
        return answer();
      },
    };
    async function lock(work: (syncLock: SyncLock) => Promise<void>): Promise<void> {
      await wait();
      await work({ isLost: () => false }).finally(finished.resolve);
    }
    startReplication({
      ...environment,
      syncCollections: [createTestCollection('Prayer')],
      transport,
      withLock: lock,
    });
    return { cycleCount: () => cycleCount, finished: finished.promise };
  }
});
