// Builds the sync environment for the sync engine of a page or the worker: collections, network,
// clock, and the lock across tabs.
import { encryptEnvironment } from '../../../replication/encryption/encrypted-environment.ts';
import { createHttpTransport } from '../../../replication/http-transport.ts';
import type { SyncCollection, SyncStateStore } from '../../../replication/sync-collection.ts';
import type { Transport } from '../../../replication/transport.ts';
import type { SyncEnvironment } from '../../../replication/sync-environment.ts';
import {
  type EngineStatus,
  parseEngineStatus,
  toStateRecordId,
  engineStatusKey,
  accountDeletedCode,
  accountDeletedKey,
  type SyncFailure,
} from '../../../schemas/sync-status.ts';
import { appVersion } from '../../../schemas/api/backend-api.ts';
import { listPrivateFields } from '../../../schemas/encryption/private-texts.ts';
import { isObject } from '../../../schemas/is-object.ts';
import type { Backend } from '../../backend/backend.ts';
import { reportRequestStart, type RequestObserver } from '../../backend/request.ts';
import {
  contentEntities,
  type DeviceRecordCollection,
  syncedEntities,
} from '../../data/database/collections.ts';
import type { DeviceDatabase, UserDatabase } from '../../data/database/database.ts';
import { guestAccountId } from '../../data/guest-account.ts';
import type { CrossTabLock } from './sync-lock.ts';

export interface SyncEnvironmentParts {
  deviceDatabase: DeviceDatabase;
  userDatabase: UserDatabase;
  /** Null for a guest: then only public data is pulled [R39]. */
  session: { account: string; token: string } | null;
  backend: Pick<Backend, 'serverUrl' | 'appId' | 'requestObserver'>;
  tabLock: CrossTabLock;
  listen: Transport['listen'];
  schedule: SyncEnvironment['schedule'];
  onFault: SyncEnvironment['onFault'];
  /** Called when a sync cycle of this tab starts or ends. */
  onSyncing?(isOn: boolean): void;
}

/**
 * Base timeout of a request in milliseconds, and the lowest supported transfer rate in body
 * characters per millisecond.
 */
const baseTimeout = 20_000;
const minCharactersPerMilli = 12;

/** Returns the name of the sync lock, which tabs and worker share. */
export function getSyncLockName(session: { account: string } | null): string {
  return `selah-sync-${session?.account ?? guestAccountId}`;
}

export function createSyncEnvironment({
  deviceDatabase,
  userDatabase,
  session,
  backend,
  tabLock,
  listen,
  schedule,
  onFault,
  onSyncing,
}: SyncEnvironmentParts): SyncEnvironment {
  const state = createStateStore(getStateCollection({ deviceDatabase, userDatabase, session }));
  return encryptEnvironment({
    syncCollections: session
      ? [...getUserSyncCollections(userDatabase), ...getDeviceSyncCollections(deviceDatabase)]
      : getDeviceSyncCollections(deviceDatabase),
    account: session?.account ?? null,
    state,
    transport: createHttpTransport({
      serverUrl: backend.serverUrl,
      appId: backend.appId,
      token: session?.token ?? null,
      version: appVersion,
      fetch: (url, init) =>
        fetchFromServer(
          url,
          {
            ...init,
            signal: AbortSignal.timeout(
              Math.ceil(baseTimeout + (init.body?.length ?? 0) / minCharactersPerMilli),
            ),
          },
          backend.requestObserver,
        )
          .then(async (response) => {
            if (session && response.status === 401)
              await recordDeletedAccount(state, response.clone()).catch(onFault);
            return response;
          })
          .finally(tabLock.reportProgress),
      listen,
    }),
    withLock: (work) =>
      tabLock.withLock(async (handle) => {
        onSyncing?.(true);
        await work(handle).finally(() => onSyncing?.(false));
      }),
    now: () => Date.now(),
    schedule,
    isVisible: () => typeof document !== 'undefined' && document.visibilityState === 'visible',
    random: () => Math.random(),
    onFault,
  });
}

/**
 * Returns the state collection: a guest's sync state is stored apart from the state of a user's
 * records.
 */
function getStateCollection({
  deviceDatabase,
  userDatabase,
  session,
}: Pick<
  SyncEnvironmentParts,
  'deviceDatabase' | 'userDatabase' | 'session'
>): DeviceRecordCollection {
  return session ? userDatabase.activity : deviceDatabase.chapters;
}

/** Reports to every tab a failure of this device, which the engine cannot report itself. */
export async function recordSyncFailure(
  parts: Pick<SyncEnvironmentParts, 'deviceDatabase' | 'userDatabase' | 'session'>,
  failure: SyncFailure,
): Promise<void> {
  const state = createStateStore(getStateCollection(parts));
  const {
    lastSuccess,
    trouble: previousFailure,
    since,
  } = parseEngineStatus(await state.read(engineStatusKey));
  const now = new Date().toISOString();
  await state.write(
    engineStatusKey,
    JSON.stringify({
      lastSuccess,
      trouble: failure,
      since: previousFailure === failure ? (since ?? now) : now,
    } satisfies EngineStatus),
  );
}

/** [R43d] Records whether the server rejected the token because the account was deleted. */
async function recordDeletedAccount(state: SyncStateStore, response: Response): Promise<void> {
  const body: unknown = await response.json().catch(() => null);
  // A proxy or a sign-in page of the network has no information about the account.
  if (!isObject(body) || typeof body['code'] !== 'string') return;
  const text = body['code'] === accountDeletedCode ? 'yes' : '';
  if ((await state.read(accountDeletedKey)) !== text) await state.write(accountDeletedKey, text);
}

/**
 * Sends a request, and throws if the service worker answered in place of an unreachable server
 * (sw/request-routing.ts). The engine would otherwise believe "busy" for minutes.
 */
async function fetchFromServer(
  url: string,
  init: RequestInit,
  watch: SyncEnvironmentParts['backend']['requestObserver'],
): Promise<Response> {
  const response = await (watch ? fetchObserved(watch, url, init) : fetch(url, init));
  if (response.status === 503 && response.statusText === 'Offline') {
    // An unread body would count as a request in progress for as long as the page lives.
    await response.body?.cancel();
    throw new TypeError('The server cannot be reached.');
  }
  return response;
}

/** The engine reads the body of the response itself, so the observer gets a copy. */
async function fetchObserved(
  watch: RequestObserver,
  url: string,
  init: RequestInit,
): Promise<Response> {
  const ended = reportRequestStart(watch, { method: init.method ?? 'GET', url, body: init.body });
  try {
    const response = await fetch(url, init);
    void response
      .clone()
      .text()
      .then(
        (text) => ended?.(response.status, text),
        () => ended?.(response.status),
      );
    return response;
  } catch (fault) {
    ended?.(0);
    throw fault;
  }
}

/**
 * Returns whether pending changes only need a network. Returns false if the user must do something
 * first, because another attempt would fail. Reads from the storage, because another tab may have
 * written.
 */
export async function hasPendingForNetwork(userDatabase: UserDatabase): Promise<boolean> {
  const { trouble } = parseEngineStatus(
    await createStateStore(userDatabase.activity).read(engineStatusKey),
  );
  if (trouble === 'signed-out' || trouble === 'outdated' || trouble === 'full') return false;
  for (const { collection, schema } of syncedEntities) {
    // [R46d] These records wait until the user unlocks them.
    if (trouble === 'locked' && listPrivateFields(schema).length > 0) continue;
    const records = userDatabase[collection];
    const query = records.find({ selector: { sync: 'waiting' }, limit: 1 }).getPreparedQuery();
    if ((await records.storageInstance.query(query)).documents.length > 0) return true;
  }
  return false;
}

function getUserSyncCollections(userDatabase: UserDatabase): SyncCollection[] {
  const state = createStateStore(userDatabase.activity);
  return syncedEntities.map(({ collection, ...entry }) => ({
    ...entry,
    collection: userDatabase[collection],
    access: 'owner',
    state,
  }));
}

function getDeviceSyncCollections(deviceDatabase: DeviceDatabase): SyncCollection[] {
  const state = createStateStore(deviceDatabase.chapters);
  return contentEntities.map(({ collection, ...entry }) => ({
    ...entry,
    collection: deviceDatabase[collection],
    access: 'content',
    state,
  }));
}

/**
 * Stores the engine's checkpoints beside the records, so that all tabs share them. R42 detects a
 * browser that loses a single collection. Reads from the storage, because another tab may have
 * written.
 */
function createStateStore(records: DeviceRecordCollection): SyncStateStore {
  return {
    async read(key) {
      const [doc] = await records.storageInstance.findDocumentsById([toStateRecordId(key)], false);
      return String(doc?.value['text'] ?? '');
    },
    async write(key, text) {
      await records.incrementalUpsert({
        id: toStateRecordId(key),
        kind: 'sync',
        order: '',
        value: { text },
      });
    },
  };
}
