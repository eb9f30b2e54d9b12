// A tab that stood still while it had the turn, and was overtaken: it sends nothing more and tells nothing more.
import { afterEach, describe, expect, test } from 'vitest';
import { runCycle } from '../../replication/cycle.ts';
import { startReplication } from '../../replication/engine.ts';
import type { Answer, Transport } from '../../replication/transport.ts';
import type { Turn } from '../../replication/transport.ts';
import { parseStatus, statusKey } from '../../schemas/sync-status.ts';
import { afterNextQuery, closeAll, meetAlice } from './alice.ts';
import { aShelf, aWorld } from './world.ts';

afterEach(closeAll);

/** A turn that another tab takes when the test says so. */
function aTurn(): Turn & { lose(): void } {
  let lost = false;
  return {
    isLost: () => lost,
    lose() {
      lost = true;
    },
  };
}

describe('nothing more is sent', () => {
  test('[R34] overtaken before a group: it is not even marked', async () => {
    const { device, server, push, mustRead } = await meetAlice();
    const turn = aTurn();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    afterNextQuery(device, async () => turn.lose());
    expect(await push(turn)).toEqual({ kind: 'busy' });
    expect(server.asked).toEqual([]);
    expect(await mustRead('a')).toMatchObject({ sent: [], sending: false, attempts: 0 });
  });

  test('[R34] overtaken between the mark and the send: the mark stays, nothing leaves, and who goes on looks it up', async () => {
    const { device, server, push, mustRead } = await meetAlice();
    const turn = aTurn();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    const { storageInstance } = device.shelf.collection;
    const { bulkWrite } = storageInstance;
    storageInstance.bulkWrite = async (...rows) => {
      storageInstance.bulkWrite = bulkWrite;
      const written = await bulkWrite.apply(storageInstance, rows);
      turn.lose();
      return written;
    };
    expect(await push(turn)).toEqual({ kind: 'busy' });
    expect(server.asked).toEqual([]);
    expect(await mustRead('a')).toMatchObject({ sent: [{ title: 'a' }], sync: 'waiting' });
    expect(await push()).toBeNull();
    expect(server.asked).toEqual(['find a', 'create a']);
  });

  test('[R34] overtaken while the first group was under way: its answers are kept, the second group does not go', async () => {
    const { device, server, push } = await meetAlice();
    const turn = aTurn();
    for (let place = 100; place < 350; place += 1) await device.add(`p${place}`, { title: 'a', prayer_text: 'words' });
    server.meanwhile = async () => {
      turn.lose();
      return null;
    };
    expect(await push(turn)).toEqual({ kind: 'busy' });
    expect(server.writes()).toHaveLength(200);
    expect((await device.all()).filter(({ sync }) => sync === 'safe')).toHaveLength(200);
  });

  test('[R34] overtaken in the push: no shelf is pulled', async () => {
    const { device, server } = await meetAlice();
    const turn = aTurn();
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.meanwhile = async (asked) => {
      if (asked === 'create a') turn.lose();
      return null;
    };
    expect(await device.cycle(turn)).toEqual({ kind: 'busy' });
    expect(server.asked).toEqual(['who', 'create a']);
  });

  test('[R34] overtaken in the pull of one shelf: the next one is not pulled', async () => {
    const { world } = aWorld();
    const turn = aTurn();
    const asked: string[] = [];
    const transport: Transport = {
      ...world.transport,
      async read(entity, question) {
        if (entity !== 'User') {
          asked.push(entity);
          turn.lose();
        }
        return world.transport.read(entity, question);
      },
    };
    expect(await runCycle({ ...world, transport, shelves: [aShelf('Prayer'), aShelf('BibleNote')] }, turn)).toEqual({ kind: 'busy' });
    expect(asked).toEqual(['Prayer']);
  });

  test('[R34] a second row is not deleted by who was overtaken', async () => {
    const { device, server, push } = await meetAlice({ guarded: false });
    await device.add('a', { title: 'a', prayer_text: 'words' });
    server.meanwhile = async () => {
      server.put({ client_id: 'a', title: 'a', prayer_text: 'words' });
      return { kind: 'offline' };
    };
    await push();
    const turn = aTurn();
    server.meanwhile = async () => {
      turn.lose();
      return null;
    };
    expect(await push(turn)).toEqual({ kind: 'busy' });
    expect(server.rows.size).toBe(2);
    server.meanwhile = async () => null;
    await push();
    expect(server.rows.size).toBe(1);
  });
});

describe('nothing more is told', () => {
  test('[R34] neither success nor trouble, nor that a whole cycle began', async () => {
    const answers: Answer<never[]>[] = [{ kind: 'ok', value: [] }, { kind: 'offline' }];
    for (const answer of answers) {
      const { world, state } = aWorld();
      const turn = aTurn();
      const over = Promise.withResolvers<void>();
      const before = JSON.stringify({ lastSuccess: 'of the other tab', trouble: null });
      state.set(statusKey, before);
      const replication = startReplication({
        ...world,
        shelves: [aShelf('Prayer')],
        transport: {
          ...world.transport,
          async read(entity, question) {
            if (entity === 'User') return world.transport.read(entity, question);
            turn.lose();
            return answer;
          },
        },
        lock: (work) => work(turn).finally(over.resolve),
      });
      await over.promise;
      replication.stop();
      expect(parseStatus(state.get(statusKey) ?? '')).toEqual(JSON.parse(before));
      expect(state.has('whole-cycle-began')).toBe(false);
    }
  });
});
