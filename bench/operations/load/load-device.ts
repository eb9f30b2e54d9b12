// One device of the load: the sync engine with RxDB's memory storage, HTTP and socket, and a person
// who writes, edits, removes and loses the connection for a while.
import type { RxDatabase } from 'rxdb';
import { startReplication, type Replication } from '../../../replication/engine.ts';
import { createHttpTransport, type HttpResponse } from '../../../replication/http-transport.ts';
import { updateDocument, type SyncCollection } from '../../../replication/sync-collection.ts';
import { appVersion } from '../../../schemas/api/backend-api.ts';
import { applyEdit, applyRemoval, buildLocalRecord } from '../../../schemas/local-record.ts';
import { engineStatusKey, parseEngineStatus } from '../../../schemas/sync-status.ts';
import { subscribeToHints } from '../../../src/app/sync/change-hints.ts';
import { createSocketRooms } from '../../../src/backend/socket-rooms.ts';
import { syncedEntities } from '../../../src/data/database/collections.ts';
import type { SeededRandom } from '../../../test/support/seeded-random.ts';
import { getStem, listTexts } from './compare-records.ts';
import { openDeviceRecords, type DeviceRecords } from './device-storage.ts';
import type { LoadSamples } from './load-samples.ts';
import type { WordLedger } from './word-ledger.ts';

export interface LoadDevice {
  readonly name: string;
  readonly isOnline: boolean;
  /** Times of `performance.now()` of the latest failed and the latest complete cycle. */
  readonly lastFailure: number;
  readonly lastSuccess: number;
  /** Lets the person do one action. Returns the kind of the action. */
  act(): Promise<LoadAction>;
  setOnline(isOnline: boolean): void;
  sync(): Promise<void>;
  countPending(): Promise<number>;
  getRecords(entity: LoadEntity): DeviceRecords;
  /** Reads all rows of the entity from the server. */
  readRows: (entity: LoadEntity) => Promise<Record<string, unknown>[]>;
  stop(): void;
}

export type LoadAction = 'create' | 'edit' | 'remove' | 'disconnect' | 'reconnect';

/** Entities that people write during the load, with the field of the text. */
export const textFields = { Prayer: 'prayer_text', GratitudeEntry: 'entry_text' } as const;
export type LoadEntity = keyof typeof textFields;
export const loadEntities = Object.keys(textFields) as LoadEntity[];

export interface LoadDeviceParts {
  database: RxDatabase;
  name: string;
  serverUrl: string;
  person: { id: string; email: string };
  token: string;
  random: SeededRandom;
  samples: LoadSamples;
  ledger: WordLedger;
  /** Shared by the devices of the person. */
  travel: TextTravel;
  onFault(fault: unknown): void;
}

/** Texts that are being synced from one device of a person to the other. */
export interface TextTravel {
  texts: Map<string, { began: number; phase: string; writer: string }>;
  /** Names of the devices without a connection: a text that waits for one is not measured. */
  offline: Set<string>;
}

export function createTextTravel(): TextTravel {
  return { texts: new Map(), offline: new Set() };
}

const appId = 'selah';
/** As in src/app/sync/sync-environment.ts. */
const requestTimeoutMillis = 20_000;
const pageSize = 1_000;
const sentence = 'Lord, keep my family through this night and give us a quiet heart. ';

export async function createLoadDevice(parts: LoadDeviceParts): Promise<LoadDevice> {
  const { database, name, serverUrl, person, token, random, samples, ledger } = parts;
  const { travel } = parts;
  let isOnline = true;
  let connection = new AbortController();
  let lastFailure = 0;
  let lastSuccess = 0;
  let writtenCount = 0;
  /** Start of the unconfirmed action on each record. */
  const unconfirmed = new Map<string, { began: number; phase: string }>();

  const stateValues = new Map<string, string>();
  const state: SyncCollection['state'] = {
    read: async (key) => stateValues.get(key) ?? '',
    async write(key, value) {
      stateValues.set(key, value);
      if (key !== engineStatusKey) return;
      if (parseEngineStatus(value).trouble === null) lastSuccess = performance.now();
      else if (isOnline) lastFailure = performance.now();
    },
  };
  const records = new Map<string, DeviceRecords>();
  const syncCollections: SyncCollection[] = [];
  for (const { entity, schema, prefix, refOf } of syncedEntities) {
    const opened = await openDeviceRecords(database, `${name}-${entity.toLowerCase()}`);
    records.set(entity, opened);
    syncCollections.push({
      entity,
      schema,
      prefix,
      refOf,
      access: 'owner',
      state,
      collection: opened.synced,
    });
  }
  for (const entity of loadEntities) watchWrites(entity);

  const rooms = createSocketRooms({
    serverUrl,
    appId,
    token: () => token,
    // The sockets break when a server is killed; the measurement is how soon changes arrive again.
    report: () => {},
  });
  let onHint = () => {};
  let unsubscribe = subscribeToHints({ appId, rooms }, () => onHint());
  const transport = createHttpTransport({
    serverUrl,
    appId,
    token,
    version: appVersion,
    fetch: request,
    listen(call) {
      onHint = call;
      return () => (onHint = () => {});
    },
  });
  const replication: Replication = startReplication({
    syncCollections,
    state,
    account: person.id,
    transport,
    withLock: (work) => work({ isLost: () => false }),
    now: () => Date.now(),
    schedule(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    isVisible: () => true,
    random: () => Math.random(),
    onFault: parts.onFault,
  });

  async function request(url: string, init: RequestInit): Promise<HttpResponse> {
    if (!isOnline) throw new TypeError('The device is offline.');
    const { signal } = connection;
    const began = performance.now();
    try {
      const response = await fetch(url, {
        ...init,
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMillis)]),
      });
      const text = await response.text();
      samples.add('request', performance.now() - began);
      if (isError(response.status)) samples.addError(`HTTP ${response.status}`);
      const { ok, status, headers } = response;
      return { ok, status, headers, text: async () => text };
    } catch (error) {
      if (!signal.aborted) samples.addError('no answer');
      throw error;
    }
  }

  function watchWrites(entity: LoadEntity): void {
    getRecords(entity).onWrite((doc) => {
      if (doc.sync === 'safe') {
        const action = unconfirmed.get(doc.client_id);
        unconfirmed.delete(doc.client_id);
        if (action) samples.add('saved', performance.now() - action.began, action.phase);
      }
      const text = String(doc.record[textFields[entity]] ?? '');
      const travelling = travel.texts.get(text);
      if (!travelling || travelling.writer === name) return;
      travel.texts.delete(text);
      samples.add('shown', performance.now() - travelling.began, travelling.phase);
    });
  }

  function getRecords(entity: LoadEntity): DeviceRecords {
    const found = records.get(entity);
    if (!found) throw new Error(`${entity} does not sync.`);
    return found;
  }

  function getSyncCollection(entity: LoadEntity): SyncCollection {
    const found = syncCollections.find((one) => one.entity === entity);
    if (!found) throw new Error(`${entity} does not sync.`);
    return found;
  }

  /** About 300 characters, unique. */
  function writeText(): string {
    writtenCount += 1;
    return `${name} wrote ${writtenCount}. ${sentence.repeat(4)}`;
  }

  /** Durations are measured with a connection only. */
  function beginAction(clientId: string, text?: string): void {
    if (!isOnline) return;
    const action = { began: performance.now(), phase: samples.phase };
    unconfirmed.set(clientId, action);
    if (text !== undefined && travel.offline.size === 0)
      travel.texts.set(text, { ...action, writer: name });
  }

  async function create(entity: LoadEntity): Promise<void> {
    const text = writeText();
    const id = crypto.randomUUID();
    const now = new Date().toISOString();
    const fields =
      entity === 'Prayer'
        ? { title: text.slice(0, 50), prayer_text: text, category: 'family', is_answered: false }
        : { date: now.slice(0, 10), entry_text: text };
    const { refOf } = getSyncCollection(entity);
    const all = { ...fields, user_email: person.email, written_date: now };
    beginAction(id, text);
    ledger.write(name, id, text);
    await getRecords(entity).insert(buildLocalRecord(id, all, now, refOf(all)));
  }

  async function pickRecord(entity: LoadEntity) {
    const visible = await getRecords(entity).query({ removed: false });
    return visible.length > 0 ? random.pick(visible) : undefined;
  }

  async function edit(entity: LoadEntity): Promise<void> {
    const seen = await pickRecord(entity);
    if (!seen) return create(entity);
    const field = textFields[entity];
    const text = writeText();
    beginAction(seen.client_id, text);
    await updateDocument(getSyncCollection(entity), seen.client_id, (doc) => ({
      ...doc,
      ...applyEdit(doc, { [field]: text }, { fields: seen.record, words: [field] }),
    }));
    ledger.write(name, getStem(seen.client_id), text, String(seen.record[field]));
  }

  async function remove(entity: LoadEntity): Promise<void> {
    const seen = await pickRecord(entity);
    if (!seen) return create(entity);
    beginAction(seen.client_id);
    const removed = await updateDocument(getSyncCollection(entity), seen.client_id, (doc) => ({
      ...doc,
      ...applyRemoval(doc),
    }));
    if (removed)
      ledger.remove(name, getStem(seen.client_id), listTexts(removed.record, textFields[entity]));
  }

  function setOnline(next: boolean): void {
    if (next === isOnline) return;
    isOnline = next;
    if (isOnline) {
      travel.offline.delete(name);
      connection = new AbortController();
      unsubscribe = subscribeToHints({ appId, rooms }, () => onHint());
      void replication.sync();
      return;
    }
    unsubscribe();
    connection.abort();
    // Texts that are being synced to or from this device are not measured.
    travel.offline.add(name);
    travel.texts.clear();
    unconfirmed.clear();
  }

  async function act(): Promise<LoadAction> {
    const chance = random.next();
    if (!isOnline && chance < 0.3) {
      setOnline(true);
      return 'reconnect';
    }
    if (isOnline && chance < 0.07) {
      setOnline(false);
      return 'disconnect';
    }
    const entity = random.isTrueWith(0.7) ? 'Prayer' : 'GratitudeEntry';
    const action = chance < 0.5 ? 'create' : chance < 0.88 ? 'edit' : 'remove';
    await { create, edit, remove }[action](entity);
    void replication.sync();
    return action;
  }

  async function readRows(entity: LoadEntity): Promise<Record<string, unknown>[]> {
    const rows: Record<string, unknown>[] = [];
    for (;;) {
      const answer = await transport.read(entity, {
        kind: 'changed',
        since: '',
        skip: rows.length,
        limit: pageSize,
      });
      if (answer.kind !== 'ok') throw new Error(`The server answered ${answer.kind}.`);
      rows.push(...answer.value);
      if (answer.value.length < pageSize) return rows;
    }
  }

  return {
    name,
    get isOnline() {
      return isOnline;
    },
    get lastFailure() {
      return lastFailure;
    },
    get lastSuccess() {
      return lastSuccess;
    },
    act,
    setOnline,
    sync: replication.sync,
    async countPending() {
      let count = 0;
      for (const opened of records.values())
        count += (await opened.query({ sync: 'waiting' })).length;
      return count;
    },
    getRecords,
    readRows,
    stop() {
      replication.stop();
      rooms.close();
    },
  };
}

/** 404, 409, 410 and 412 belong to the protocol. */
function isError(status: number): boolean {
  return status >= 400 && ![404, 409, 410, 412].includes(status);
}
