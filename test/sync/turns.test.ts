// One cycle at a time over all tabs: who may skip the cycle that another made while it waited for the lock.
import { describe, expect, test } from 'vitest';
import { startReplication } from '../../replication/engine.ts';
import type { Turn } from '../../replication/transport.ts';
import type { World } from '../../replication/world.ts';
import type { Answer, Transport } from '../../replication/transport.ts';
import { aShelf, aWorld } from './world.ts';

describe('two tabs', () => {
  test('[R19] the other began after this one asked and did it all: nothing is repeated', async () => {
    const { world } = aWorld();
    const second = startTab(world, { wait: () => startTab(world).over });
    await second.over;
    expect(second.asked()).toBe(0);
  });

  test('[R19] the other failed: this one does not skip', async () => {
    const { world } = aWorld();
    const second = startTab(world, { wait: () => startTab(world, { answer: async () => ({ kind: 'busy' }) }).over });
    await second.over;
    expect(second.asked()).toBe(1);
  });

  test('[R19] the other died in the middle: this one does not skip', async () => {
    const { world } = aWorld();
    const reached = Promise.withResolvers<void>();
    const second = startTab(world, {
      async wait() {
        startTab(world, {
          answer() {
            reached.resolve();
            return new Promise(() => {});
          },
        });
        await reached.promise;
      },
    });
    await second.over;
    expect(second.asked()).toBe(1);
  });

  test('[R19] the other began before this one asked, so it may have passed what changed: this one does not skip', async () => {
    const { world } = aWorld();
    const reached = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const first = startTab(world, {
      async answer() {
        reached.resolve();
        await answered.promise;
        return { kind: 'ok', value: [] };
      },
    });
    await reached.promise;
    const second = startTab(world, {
      async wait() {
        answered.resolve();
        await first.over;
      },
    });
    await second.over;
    expect(second.asked()).toBe(1);
  });

  test('[R19] a cycle of the future was dated by a clock that was wrong: it lets nobody skip', async () => {
    const { world, state } = aWorld();
    state.set('whole-cycle-began', String(world.now() + 3_600_000));
    const tab = startTab(world);
    await tab.over;
    expect(tab.asked()).toBe(1);
  });

  interface Tab {
    answer?: () => Promise<Answer<never[]>>;
    wait?: () => Promise<void>;
  }

  /** A tab whose first cycle begins at once: it waits for the lock as long as `wait`, and the server answers it with `answer`. */
  function startTab(world: World, { answer = async () => ({ kind: 'ok', value: [] }), wait = async () => {} }: Tab = {}) {
    let asked = 0;
    const over = Promise.withResolvers<void>();
    const transport: Transport = {
      ...world.transport,
      read(entity, question) {
        if (entity === 'User') return world.transport.read(entity, question);
        asked += 1;
        return answer();
      },
    };
    async function lock(work: (turn: Turn) => Promise<void>): Promise<void> {
      await wait();
      await work({ isLost: () => false }).finally(over.resolve);
    }
    startReplication({ ...world, shelves: [aShelf('Prayer')], transport, lock });
    return { asked: () => asked, over: over.promise };
  }
});
