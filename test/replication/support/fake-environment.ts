// Fake environment for the sync engine: a clock that advances at every read, pauses that the test
// ends, and empty sync collections.
import type { SyncStateStore } from '../../../replication/sync-collection.ts';
import type { Transport } from '../../../replication/transport.ts';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';

export function createTestEnvironment(changes: Partial<SyncEnvironment> = {}) {
  const rests: { milliseconds: number; call: () => void }[] = [];
  const faults: unknown[] = [];
  const { state, kept } = createTestState();
  let hear = () => {};
  let now = 1_000_000;
  const transport: Transport = {
    read: async (entity) => ({
      kind: 'ok',
      value: entity === 'User' ? [{ id: 'alice', created_date: '', updated_date: '' }] : [],
    }),
    readDeleted: async () => ({ kind: 'ok', value: [] }),
    readChangeSummary: async () => ({ kind: 'unsupported' }),
    write: async (_entity, wanted) => wanted.map(() => ({ kind: 'ok', value: null })),
    hasConditionalWrites: true,
    listen(call) {
      hear = call;
      return () => {
        hear = () => {};
      };
    },
  };
  const environment: SyncEnvironment = {
    syncCollections: [],
    transport,
    state: kept,
    account: 'alice',
    withLock: (work) => work({ isLost: () => false }),
    now: () => (now += 1),
    schedule(milliseconds, call) {
      const rest = { milliseconds, call };
      rests.push(rest);
      return () => rests.splice(rests.indexOf(rest), 1);
    },
    random: () => 1,
    onFault: (fault) => faults.push(fault),
    ...changes,
  };
  return { world: environment, state, rests, faults, hint: () => hear() };
}

/** Creates an empty sync collection with only the members that a sync cycle needs. */
export function createTestCollection(
  entity: 'Prayer' | 'BibleNote',
): SyncEnvironment['syncCollections'][number] {
  const collection = {
    entity,
    schema: { type: 'object', properties: {} },
    access: 'owner',
    prefix: '',
    refOf: () => '',
    state: createTestState().kept,
    collection: emptyCollection(),
  };
  return collection as unknown as SyncEnvironment['syncCollections'][number];
}

function createTestState(): { state: Map<string, string>; kept: SyncStateStore } {
  const state = new Map<string, string>();
  return {
    state,
    kept: {
      read: async (key) => state.get(key) ?? '',
      write: async (key, value) => void state.set(key, value),
    },
  };
}

function emptyCollection() {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: { query: async () => ({ documents: [] }), findDocumentsById: async () => [] },
  };
}
