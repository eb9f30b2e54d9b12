// Part of the front door: hands the engine what it cannot make itself, the collections, the network, the clock and the lock over all tabs.
import { BehaviorSubject, type Observable } from 'rxjs';
import { startReplication } from '../replication/engine.ts';
import { createHttpTransport } from '../replication/http-transport.ts';
import type { SyncState } from '../replication/pull.ts';
import { stateId } from '../schemas/sync-status.ts';
import { entityRoom } from '../schemas/wire.ts';
import type { Backend } from './backend/backend.ts';
import { synced } from './data/collections.ts';
import type { PersonalDatabase } from './data/database.ts';
import { logFault } from './platform/log.ts';
import { onOnlineChange } from './platform/online.ts';

export interface RunningSync {
  readonly syncing: Observable<boolean>;
  sync(): Promise<void>;
  stop(): void;
}

const patience = 20_000;

export function replicate(personal: PersonalDatabase, backend: Backend, token: string, account: string): RunningSync {
  const syncing = new BehaviorSubject(false);
  const shelves = synced.map(({ entity, schema, collection }) => ({ entity, schema, collection: personal[collection] }));
  const refs = new Map(synced.map(({ entity, refOf }) => [entity as string, refOf]));
  const replication = startReplication({
    shelves,
    refOf: ({ entity }) => refs.get(entity) ?? (() => ''),
    state: stateIn(personal),
    transport: createHttpTransport({
      serverUrl: backend.serverUrl,
      appId: backend.appId,
      token,
      fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(patience) }),
      listen(hear) {
        // Hints only: what changed is pulled, never taken from an event. One entity tells that the way is open again.
        const leaving = synced.map(({ entity }, place) => backend.rooms.join(entityRoom(backend.appId, entity), { update: hear, ...(place === 0 && { connect: hear }) }));
        return () => {
          for (const leave of leaving) leave();
        };
      },
    }),
    async lock(work) {
      const run = async () => {
        syncing.next(true);
        await work().finally(() => syncing.next(false));
      };
      // Without Web Locks (a page that is not served safely) two tabs may both ask: the server's unique client ids hold.
      if ('locks' in navigator) await navigator.locks.request(`selah-sync-${account}`, run);
      else await run();
    },
    now: () => Date.now(),
    later(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    random: () => Math.random(),
    onFault: (fault) => logFault('a meeting with the server broke off', fault),
  });

  const wake = () => {
    if (document.visibilityState === 'visible') void replication.sync();
  };
  const stopOnline = onOnlineChange((online) => online && void replication.sync());
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('focus', wake);
  return {
    syncing,
    sync: replication.sync,
    stop() {
      replication.stop();
      stopOnline();
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('focus', wake);
    },
  };
}

/** The engine's place in the pull and its status lie beside the records, so that every tab knows them. Read from the storage: another tab may have written. */
function stateIn({ activity }: PersonalDatabase): SyncState {
  return {
    async read(key) {
      const [doc] = await activity.storageInstance.findDocumentsById([stateId(key)], false);
      return String(doc?.value['text'] ?? '');
    },
    async write(key, text) {
      await activity.incrementalUpsert({ id: stateId(key), kind: 'sync', order: '', value: { text } });
    },
  };
}
