// Tests of the sync engine's scheduling: when cycles run, back-off after failures, the stored
// status, storage failures, and the stop after a 401. The sync environment is a fake.
import { describe, expect, test } from 'vitest';
import { computeBackoff, startReplication } from '../../replication/engine.ts';
import type { SyncEnvironment } from '../../replication/sync-environment.ts';
import type { TransportAnswer, Transport } from '../../replication/transport.ts';
import { parseEngineStatus, engineStatusKey } from '../../schemas/sync-status.ts';
import { createTestCollection, createTestEnvironment } from './support/fake-environment.ts';

describe('when', () => {
  test('[R26] a cycle runs at start, on a hint, on request, and after five minutes', async () => {
    let cycles = 0;
    const { environment, timers, hint } = createTestEnvironment({
      withLock: async (work) => {
        cycles += 1;
        await work({ isLost: () => false });
      },
    });
    const replication = startReplication(environment);
    await replication.sync();
    // The cycle of the start was running, so a further cycle answers the request.
    expect(cycles).toBe(2);
    expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([300_000]);
    hint();
    await replication.sync();
    expect(cycles).toBe(4);
    replication.stop();
    expect(timers).toEqual([]);
    await replication.sync();
    hint();
    expect(cycles).toBe(4);
  });

  test('[R19] a tab that waited for the lock does not repeat a cycle begun meanwhile', async () => {
    const { environment, state } = createTestEnvironment();
    let cycleCount = 0;
    const counting: SyncEnvironment = {
      ...environment,
      syncCollections: [],
      state: {
        ...environment.state,
        write: async (key, value) => {
          if (key === 'whole-cycle-began') cycleCount += 1;
          await environment.state.write(key, value);
        },
      },
      withLock: async (work) => {
        // The other tab begins after this tab asked, and finishes before this tab gets the lock.
        state.set('whole-cycle-began', String(environment.now()));
        await work({ isLost: () => false });
      },
    };
    const replication = startReplication(counting);
    await replication.sync();
    expect(cycleCount).toBe(0);
    replication.stop();
  });

  test('[R28] success and failure of a cycle are stored where every tab reads them', async () => {
    const { environment, state } = createTestEnvironment();
    const replication = startReplication(environment);
    await replication.sync();
    expect(parseEngineStatus(state.get(engineStatusKey) ?? '')).toMatchObject({
      trouble: null,
      lastSuccess: expect.stringMatching(/^1970-01-01T00:16:40/),
    });
    replication.stop();
  });

  test('a storage failure is reported, and the engine tries again', async () => {
    const { environment, faults, timers } = createTestEnvironment({
      state: {
        read: async () => '',
        write: async () => {
          throw new Error('the disk is full');
        },
      },
    });
    const replication = startReplication(environment);
    await replication.sync();
    expect(String(faults[0])).toContain('the disk is full');
    expect(timers).toHaveLength(1);
    replication.stop();
  });

  test('[R27] backoff is half a second at first, up to five minutes, and obeys Retry-After', () => {
    expect(computeBackoff({ kind: 'offline' }, 1, 0)).toBe(500);
    expect(computeBackoff({ kind: 'offline' }, 50, 1)).toBe(300_000);
    expect(computeBackoff({ kind: 'offline' }, 3, 0.5)).toBe(2_000);
    expect(computeBackoff({ kind: 'busy' }, 50, 1)).toBe(300_000);
    expect(computeBackoff({ kind: 'busy', retryAfter: 60 }, 1, 0)).toBe(60_500);
    expect(computeBackoff({ kind: 'signed-out' }, 1, 0)).toBe(300_000);
  });

  test.each([
    ['with a change summary', true, true, 300_000],
    ['in a visible page without a change summary', false, true, 45_000],
    ['in a hidden page without a change summary', false, false, 300_000],
  ])('[R26] the next cycle %s', async (_where, hasChangeSummary, isVisible, milliseconds) => {
    const { environment, timers } = createTestEnvironment({ isVisible: () => isVisible });
    const transport = { ...environment.transport, hasChangeSummary };
    const replication = startReplication({ ...environment, transport });
    await replication.sync();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([milliseconds]);
    replication.stop();
  });

  test('[R26] requests during a cycle cause one more cycle, as does a finished wait', async () => {
    let cycles = 0;
    const { environment, timers } = createTestEnvironment({
      withLock: async (work) => {
        cycles += 1;
        await work({ isLost: () => false });
      },
    });
    const replication = startReplication(environment);
    await Promise.all([replication.sync(), replication.sync(), replication.sync()]);
    expect(cycles).toBe(2);
    expect(timers).toHaveLength(1);
    timers[0]?.call();
    expect(cycles).toBe(3);
    await replication.sync();
    expect(cycles).toBe(4);
    // Each cycle takes the place of the rest before it.
    expect(timers).toHaveLength(1);
    replication.stop();
  });

  test('[R27] [R28] the wait grows per failure, has jitter, and resets on success', async () => {
    const { environment, timers, state } = createTestEnvironment({ random: () => 0.75 });
    let answer: TransportAnswer<never[]> = { kind: 'busy' };
    const replication = startReplication({
      ...environment,
      syncCollections: [createTestCollection('Prayer')],
      transport: {
        ...environment.transport,
        read: async (entity, readRequest) =>
          answer.kind === 'ok' ? environment.transport.read(entity, readRequest) : answer,
      },
    });
    const restAfterNext = async () => {
      await replication.sync();
      return timers.map(({ milliseconds }) => milliseconds);
    };
    // The first failure is that of the start.
    expect(await restAfterNext()).toEqual([1_500]);
    expect(await restAfterNext()).toEqual([3_000]);
    expect(await restAfterNext()).toEqual([6_000]);
    // The user sees since when the sync fails, and when the next try is due.
    const { since, next, ...details } = parseEngineStatus(state.get(engineStatusKey) ?? '');
    expect(details).toEqual({ lastSuccess: '', trouble: 'busy' });
    expect(Date.parse(next ?? '') - Date.parse(since ?? '')).toBeGreaterThan(6_000);
    answer = { kind: 'ok', value: [] };
    expect(await restAfterNext()).toEqual([300_000]);
    const { lastSuccess } = parseEngineStatus(state.get(engineStatusKey) ?? '');
    expect(lastSuccess).not.toBe('');
    answer = { kind: 'offline' };
    expect(await restAfterNext()).toEqual([750]);
    // A failure keeps the time of the last success.
    expect(parseEngineStatus(state.get(engineStatusKey) ?? '')).toMatchObject({
      lastSuccess,
      trouble: 'offline',
    });
    answer = { kind: 'busy', retryAfter: 60 };
    expect(await restAfterNext()).toEqual([61_500]);
    for (const kind of ['signed-out', 'outdated'] as const) {
      answer = { kind };
      expect(await restAfterNext()).toEqual([300_000]);
    }
    replication.stop();
  });

  test('[R27] a 401 stops further requests of the cycle and informs the user', async () => {
    const requests: string[] = [];
    const signedOut: TransportAnswer<never> = { kind: 'signed-out' };
    const { environment, state } = createTestEnvironment();
    const transport: Transport = {
      ...environment.transport,
      read: async (entity, readRequest) => {
        if (entity === 'User') return environment.transport.read(entity, readRequest);
        requests.push(entity);
        return signedOut;
      },
    };
    const replication = startReplication({
      ...environment,
      transport,
      syncCollections: [createTestCollection('Prayer'), createTestCollection('BibleNote')],
    });
    await replication.sync();
    // One cycle of the start, and one on request.
    expect(requests).toEqual(['Prayer', 'Prayer']);
    expect(parseEngineStatus(state.get(engineStatusKey) ?? '').trouble).toBe('signed-out');
    replication.stop();
  });
});
