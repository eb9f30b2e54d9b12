// When cycles run, and how long they rest: with a world made of paper.
import { describe, expect, test } from 'vitest';
import { restAfter, startReplication, type World } from '../../replication/engine.ts';
import type { Answer, Transport } from '../../replication/transport.ts';
import { parseStatus, statusKey } from '../../schemas/sync-status.ts';

function aWorld(changes: Partial<World> = {}) {
  const state = new Map<string, string>();
  const rests: { milliseconds: number; call: () => void }[] = [];
  const faults: unknown[] = [];
  let hear = () => {};
  let now = 1_000_000;
  const transport: Transport = {
    read: async () => ({ kind: 'ok', value: [] }),
    readDeleted: async () => ({ kind: 'ok', value: [] }),
    write: async () => ({ kind: 'ok', value: null }),
    guarded: true,
    listen(call) {
      hear = call;
      return () => {
        hear = () => {};
      };
    },
  };
  const world: World = {
    shelves: [],
    transport,
    state: { read: async (key) => state.get(key) ?? '', write: async (key, value) => void state.set(key, value) },
    refOf: () => () => '',
    lock: (work) => work(),
    now: () => (now += 1),
    later(milliseconds, call) {
      const rest = { milliseconds, call };
      rests.push(rest);
      return () => rests.splice(rests.indexOf(rest), 1);
    },
    random: () => 1,
    onFault: (fault) => faults.push(fault),
    ...changes,
  };
  return { world, state, rests, faults, hint: () => hear() };
}

describe('when', () => {
  test('[R26] a cycle runs at start, on a hint and on request, and the next rests five minutes', async () => {
    let cycles = 0;
    const { world, rests, hint } = aWorld({
      lock: async (work) => {
        cycles += 1;
        await work();
      },
    });
    const replication = startReplication(world);
    await replication.sync();
    // The one at the start was under way: the request is answered by one after it.
    expect(cycles).toBe(2);
    expect(rests.map(({ milliseconds }) => milliseconds)).toEqual([300_000]);
    hint();
    await replication.sync();
    expect(cycles).toBe(4);
    replication.stop();
    expect(rests).toEqual([]);
    await replication.sync();
    hint();
    expect(cycles).toBe(4);
  });

  test('[R19] a tab that waited for the lock while another began after the same question does not repeat it', async () => {
    const { world, state } = aWorld();
    let asked = 0;
    const counting: World = {
      ...world,
      shelves: [],
      state: {
        ...world.state,
        write: async (key, value) => {
          if (key === 'whole-cycle-began') asked += 1;
          await world.state.write(key, value);
        },
      },
      lock: async (work) => {
        // The other tab begins after this one asked, and is done before it gets the lock.
        state.set('whole-cycle-began', String(world.now()));
        await work();
      },
    };
    const replication = startReplication(counting);
    await replication.sync();
    expect(asked).toBe(0);
    replication.stop();
  });

  test('[R28] success and trouble are told where every tab reads them', async () => {
    const { world, state } = aWorld();
    const replication = startReplication(world);
    await replication.sync();
    expect(parseStatus(state.get(statusKey) ?? '')).toMatchObject({ trouble: null, lastSuccess: expect.stringMatching(/^1970-01-01T00:16:40/) });
    replication.stop();
  });

  test('a failing disk is told, and the engine tries again', async () => {
    const { world, faults, rests } = aWorld({
      state: {
        read: async () => '',
        write: async () => {
          throw new Error('the disk is full');
        },
      },
    });
    const replication = startReplication(world);
    await replication.sync();
    expect(String(faults[0])).toContain('the disk is full');
    expect(rests).toHaveLength(1);
    replication.stop();
  });

  test('[R27] no way to the server: half a second to four; a busy one: up to five minutes, and as long as it asks', () => {
    expect(restAfter({ kind: 'offline' }, 1, 0)).toBe(500);
    expect(restAfter({ kind: 'offline' }, 50, 1)).toBe(4_000);
    expect(restAfter({ kind: 'busy' }, 50, 1)).toBe(300_000);
    expect(restAfter({ kind: 'busy', retryAfter: 60 }, 1, 0)).toBe(60_500);
    expect(restAfter({ kind: 'signed-out' }, 1, 0)).toBe(300_000);
    expect(restAfter(null, 0, 0.5)).toBe(300_000);
  });

  test('[R27] after a 401 nothing is asked any more in this cycle, and the person is told', async () => {
    const asked: string[] = [];
    const signedOut: Answer<never> = { kind: 'signed-out' };
    const { world, state } = aWorld();
    const transport: Transport = {
      ...world.transport,
      read: async (entity) => {
        asked.push(entity);
        return signedOut;
      },
    };
    const shelf = { entity: 'Prayer', schema: { type: 'object', properties: {} }, collection: emptyCollection() } as unknown as World['shelves'][number];
    const replication = startReplication({ ...world, transport, shelves: [shelf, { ...shelf, entity: 'BibleNote' }] });
    await replication.sync();
    expect(asked).not.toContain('BibleNote');
    expect(parseStatus(state.get(statusKey) ?? '').trouble).toBe('signed-out');
    replication.stop();
  });
});

/** As much of a collection as a cycle over nothing asks for. */
function emptyCollection() {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: { query: async () => ({ documents: [] }) },
  };
}
