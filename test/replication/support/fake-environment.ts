// Fake environment of the sync engine: a transport with empty answers, a clock that advances at
// every read, timers for tests, and empty sync collections.
import { ownServerRules } from '../../../replication/own-server-rules.ts';
import type { SyncStateStore } from '../../../replication/sync-collection.ts';
import type { Transport } from '../../../replication/transport.ts';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';

export function createTestEnvironment(changes: Partial<SyncEnvironment> = {}) {
  const timers: { milliseconds: number; call: () => void }[] = [];
  const faults: unknown[] = [];
  const { state, store } = createTestState();
  let onHint = () => {};
  let now = 1_000_000;
  const transport: Transport = {
    read: async (entity) => ({
      kind: 'ok',
      value: entity === 'User' ? [{ id: 'alice', created_date: '', updated_date: '' }] : [],
    }),
    readDeleted: async () => ({ kind: 'ok', value: [] }),
    readChangeSummary: async () => ({ kind: 'unsupported' }),
    write: async (_entity, changes) => changes.map(() => ({ kind: 'ok', value: null })),
    rules: ownServerRules,
    hasChangeSummary: true,
    listen(call) {
      onHint = call;
      return () => {
        onHint = () => {};
      };
    },
  };
  const environment: SyncEnvironment = {
    syncCollections: [],
    transport,
    state: store,
    account: 'alice',
    withLock: (work) => work({ isLost: () => false }),
    now: () => (now += 1),
    schedule(milliseconds, call) {
      const timer = { milliseconds, call };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
    isVisible: () => true,
    random: () => 1,
    onFault: (fault) => faults.push(fault),
    ...changes,
  };
  return { environment, state, timers, faults, hint: () => onHint() };
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
    state: createTestState().store,
    collection: createEmptyCollection(),
  };
  return collection as unknown as SyncEnvironment['syncCollections'][number];
}

function createTestState(): { state: Map<string, string>; store: SyncStateStore } {
  const state = new Map<string, string>();
  return {
    state,
    store: {
      read: async (key) => state.get(key) ?? '',
      write: async (key, value) => void state.set(key, value),
    },
  };
}

function createEmptyCollection() {
  return {
    find: () => ({ getPreparedQuery: () => ({}) }),
    storageInstance: { query: async () => ({ documents: [] }), findDocumentsById: async () => [] },
  };
}
