// A world made of paper for the engine: a clock that ticks at every look, rests that the test ends, and shelves with nothing on them.
import type { World } from '../../replication/engine.ts';
import type { Transport } from '../../replication/transport.ts';

export function aWorld(changes: Partial<World> = {}) {
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

/** With nothing on it, and as much of a collection as a cycle asks for then. */
export function aShelf(entity: 'Prayer' | 'BibleNote'): World['shelves'][number] {
  return { entity, schema: { type: 'object', properties: {} }, collection: emptyCollection() } as unknown as World['shelves'][number];
}

function emptyCollection() {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: { query: async () => ({ documents: [] }), findDocumentsById: async () => [] },
  };
}
