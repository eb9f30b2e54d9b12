// A world made of paper for the engine: a clock that ticks at every look, rests that the test ends, and shelves with nothing on them.
import type { SyncState } from '../../replication/shelf.ts';
import type { Transport } from '../../replication/transport.ts';
import type { World } from '../../replication/world.ts';

export function aWorld(changes: Partial<World> = {}) {
  const rests: { milliseconds: number; call: () => void }[] = [];
  const faults: unknown[] = [];
  const { state, kept } = aState();
  let hear = () => {};
  let now = 1_000_000;
  const transport: Transport = {
    read: async (entity) => ({ kind: 'ok', value: entity === 'User' ? [{ id: 'alice', created_date: '', updated_date: '' }] : [] }),
    readDeleted: async () => ({ kind: 'ok', value: [] }),
    glance: async () => ({ kind: 'unsupported' }),
    write: async (_entity, wanted) => wanted.map(() => ({ kind: 'ok', value: null })),
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
    state: kept,
    account: 'alice',
    lock: (work) => work({ isLost: () => false }),
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
  const shelf = { entity, schema: { type: 'object', properties: {} }, access: 'owner', prefix: '', refOf: () => '', state: aState().kept, collection: emptyCollection() };
  return shelf as unknown as World['shelves'][number];
}

function aState(): { state: Map<string, string>; kept: SyncState } {
  const state = new Map<string, string>();
  return { state, kept: { read: async (key) => state.get(key) ?? '', write: async (key, value) => void state.set(key, value) } };
}

function emptyCollection() {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: { query: async () => ({ documents: [] }), findDocumentsById: async () => [] },
  };
}
