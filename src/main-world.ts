// Part of the front door: what the engine cannot make itself, the same for a page and for the worker: collections, network, clock, and the lock over all tabs.
import { createHttpTransport } from '../replication/http-transport.ts';
import type { Shelf, SyncState } from '../replication/shelf.ts';
import type { Transport } from '../replication/transport.ts';
import type { World } from '../replication/world.ts';
import { type EngineStatus, parseStatus, stateId, statusKey, type Trouble } from '../schemas/sync-status.ts';
import { appVersion } from '../schemas/wire.ts';
import type { Backend } from './backend/backend.ts';
import { tellStart, type WatchRequests } from './backend/request.ts';
import { content, type DeviceRecords, synced } from './data/collections.ts';
import type { DeviceDatabase, PersonalDatabase } from './data/database.ts';
import { guest } from './data/guest.ts';
import type { Turns } from './platform/turn.ts';

export interface WorldParts {
  device: DeviceDatabase;
  personal: PersonalDatabase;
  /** Null for a guest: then only what is everybody's is pulled [R39]. */
  session: { account: string; token: string } | null;
  backend: Pick<Backend, 'serverUrl' | 'appId' | 'watch'>;
  turns: Turns;
  listen: Transport['listen'];
  later: World['later'];
  onFault: World['onFault'];
  /** Told while this tab meets the server. */
  onTurn?(isOn: boolean): void;
}

/** Milliseconds for an answer, and how many characters of a body go in one of them on the slowest way worth waiting for. */
const patience = 20_000;
const slowest = 12;

/** The name under which tabs and worker take turns. */
export function turnName(session: { account: string } | null): string {
  return `selah-sync-${session?.account ?? guest}`;
}

export function createWorld({ device, personal, session, backend, turns, listen, later, onFault, onTurn }: WorldParts): World {
  return {
    shelves: session ? [...shelvesOfPerson(personal), ...shelvesOfDevice(device)] : shelvesOfDevice(device),
    account: session?.account ?? null,
    state: stateIn(placeOf({ device, personal, session })),
    transport: createHttpTransport({
      serverUrl: backend.serverUrl,
      appId: backend.appId,
      token: session?.token ?? null,
      version: appVersion,
      fetch: (url, init) => fetchThrough(url, { ...init, signal: AbortSignal.timeout(Math.ceil(patience + (init.body?.length ?? 0) / slowest)) }, backend.watch).finally(turns.step),
      listen,
    }),
    lock: (work) =>
      turns.take(async (turn) => {
        onTurn?.(true);
        await work(turn).finally(() => onTurn?.(false));
      }),
    now: () => Date.now(),
    later,
    random: () => Math.random(),
    onFault,
  };
}

/** What a guest's engine tells is not said of a person's records. */
function placeOf({ device, personal, session }: Pick<WorldParts, 'device' | 'personal' | 'session'>): DeviceRecords {
  return session ? personal.activity : device.chapters;
}

/** Tells every tab of a trouble that the engine cannot tell itself, because it is one of this device. */
export async function tellTrouble(parts: Pick<WorldParts, 'device' | 'personal' | 'session'>, trouble: Trouble): Promise<void> {
  const state = stateIn(placeOf(parts));
  const { lastSuccess, trouble: before, since } = parseStatus(await state.read(statusKey));
  const now = new Date().toISOString();
  await state.write(statusKey, JSON.stringify({ lastSuccess, trouble, since: before === trouble ? (since ?? now) : now } satisfies EngineStatus));
}

/** The worker answers in the place of a server that could not be reached (sw/shell.ts). For the engine that is no answer: "busy" would be believed for minutes. */
async function fetchThrough(url: string, init: RequestInit, watch: WorldParts['backend']['watch']): Promise<Response> {
  const response = await (watch ? fetchTold(watch, url, init) : fetch(url, init));
  if (response.status === 503 && response.statusText === 'Offline') {
    // Unread, it would count as under way for as long as the page lives.
    await response.body?.cancel();
    throw new TypeError('There is no way to the server.');
  }
  return response;
}

/** The engine reads its answers itself: who watches reads a copy. */
async function fetchTold(watch: WatchRequests, url: string, init: RequestInit): Promise<Response> {
  const ended = tellStart(watch, { method: init.method ?? 'GET', url, body: init.body });
  try {
    const response = await fetch(url, init);
    void response.clone().text().then(
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
 * Whether something waits that needs nothing but a network. Where the person must do something first, to try again is of no use.
 * Read from the storage: another tab may have written.
 */
export async function waitsForNetwork(personal: PersonalDatabase): Promise<boolean> {
  const { trouble } = parseStatus(await stateIn(personal.activity).read(statusKey));
  if (trouble === 'signed-out' || trouble === 'outdated' || trouble === 'full') return false;
  for (const { collection } of synced) {
    const records = personal[collection];
    const query = records.find({ selector: { sync: 'waiting' }, limit: 1 }).getPreparedQuery();
    if ((await records.storageInstance.query(query)).documents.length > 0) return true;
  }
  return false;
}

function shelvesOfPerson(personal: PersonalDatabase): Shelf[] {
  const state = stateIn(personal.activity);
  return synced.map(({ collection, ...entry }) => ({ ...entry, collection: personal[collection], access: 'owner', state }));
}

function shelvesOfDevice(device: DeviceDatabase): Shelf[] {
  const state = stateIn(device.chapters);
  return content.map(({ collection, ...entry }) => ({ ...entry, collection: device[collection], access: 'content', state }));
}

/** The engine's place in the pull, beside the records so that every tab knows it; where a browser loses one collection only, R42 notices. Read from the storage: another tab may have written. */
function stateIn(records: DeviceRecords): SyncState {
  return {
    async read(key) {
      const [doc] = await records.storageInstance.findDocumentsById([stateId(key)], false);
      return String(doc?.value['text'] ?? '');
    },
    async write(key, text) {
      await records.incrementalUpsert({ id: stateId(key), kind: 'sync', order: '', value: { text } });
    },
  };
}
