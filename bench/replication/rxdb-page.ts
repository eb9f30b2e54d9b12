// Page of the contestant `rxdb`: RxDB's own replication plugin on the same RxDB and server, with a
// handler that makes the same calls as Selah.
import { createRxDatabase, type RxCollection, type RxJsonSchema, type WithDeleted } from 'rxdb';
import { replicateRxCollection, type RxReplicationState } from 'rxdb/plugins/replication';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { Subject } from 'rxjs';
import type { ServerRow } from '../../replication/transport.ts';
import { toNewestFirstKey } from '../../schemas/local-record.ts';
import { prayerSchema } from '../../schemas/entities/prayer.ts';
import {
  type BatchAnswers,
  type BatchChange,
  type ChangesResponse,
  type DeletedRow,
  maxBatchChanges,
} from '../../schemas/api/backend-api.ts';
import { createSocketRooms } from '../../src/backend/socket-rooms.ts';
import { callServer, getPagePath, prayersPath } from './api-calls.ts';
import { buildPagePrayer } from './new-prayer.ts';
import { exposeContestant } from './page-harness.ts';
import { liveListSize, rowsInRequest, type BenchDevice } from './page-messages.ts';

/**
 * A flat document, as in the plugin's guides: the fields of a prayer, and the fields that the
 * server set.
 */
interface Doc extends Record<string, unknown> {
  client_id: string;
  order: string;
  created_date: string;
  server_id: string;
  updated_date: string;
  title?: string;
  testimony?: string;
}

/** Checkpoint of the pull, for rows and for the deletion feed. */
interface PullCheckpoint {
  changed: string;
  deleted: string;
}

// One index, for the list: the benchmark makes no other query on this collection.
const schema = {
  version: 0,
  primaryKey: 'client_id',
  type: 'object',
  properties: {
    client_id: { type: 'string', maxLength: 80 },
    order: { type: 'string', maxLength: 14 },
    created_date: { type: 'string' },
    server_id: { type: 'string' },
    updated_date: { type: 'string' },
    user_email: { type: 'string' },
    title: { type: 'string' },
    request: { type: 'string' },
    prayer_text: { type: 'string' },
    language: { type: 'string' },
    category: { type: 'string' },
    is_answered: { type: 'boolean' },
    testimony: { type: 'string' },
  },
  required: ['client_id', 'order'],
  indexes: ['order'],
} as const satisfies RxJsonSchema<Doc>;

const fields = Object.keys(prayerSchema.properties);

let benchDevice: BenchDevice;
let collection: RxCollection<Doc>;
let replication: RxReplicationState<Doc, PullCheckpoint> | null = null;
/** Calls back when a pull was answered. */
let pulled = () => {};
/**
 * Rows with which the server answered a push. The plugin itself learns them only with a later pull,
 * and an earlier second edit would cause a false conflict.
 */
const answered = new Map<string, ServerRow>();
const hints = new Subject<'RESYNC'>();

exposeContestant({
  async open(who) {
    benchDevice = who;
    const database = await createRxDatabase<{ prayers: RxCollection<Doc> }>({
      name: 'bench-rxdb',
      storage: getRxStorageDexie(),
      multiInstance: true,
    });
    await database.addCollections({ prayers: { schema } });
    collection = database.prayers;
  },
  watch(show) {
    collection.find({ sort: [{ order: 'asc' }], limit: liveListSize }).$.subscribe((docs) =>
      show(
        docs.map((doc) => ({
          id: doc.client_id,
          title: String(doc.title),
          testimony: doc.testimony ?? '',
          created: doc.created_date,
        })),
      ),
    );
  },
  async pull() {
    await start();
    await replication?.cancel();
    replication = null;
  },
  count: () => collection.count().exec(),
  async edit(count, text) {
    const docs = await collection.find({ limit: count }).exec();
    await collection.bulkUpsert(docs.map((doc) => ({ ...doc.toMutableJSON(), testimony: text })));
  },
  async create(count) {
    const now = new Date().toISOString();
    const made = Array.from({ length: count }, () => ({
      ...buildPagePrayer(benchDevice.email),
      client_id: crypto.randomUUID(),
      order: toNewestFirstKey(now),
      created_date: now,
      server_id: '',
      updated_date: '',
    }));
    await collection.bulkInsert(made);
  },
  async push() {
    await start();
  },
  async live() {
    // As in Selah's replication: an event only says that something changed.
    createSocketRooms({
      serverUrl: '',
      appId: 'selah',
      token: () => benchDevice.token,
      report: (_, fault) => console.error(fault),
    }).join('entities:selah:Prayer', {
      update: () => hints.next('RESYNC'),
      connect: () => hints.next('RESYNC'),
    });
    await start();
  },
  async write(text) {
    const newest = await collection.findOne({ sort: [{ order: 'asc' }] }).exec();
    await newest?.incrementalPatch({ testimony: text });
  },
  async idle() {
    if (!replication) await start();
    const answered = new Promise<void>((resolve) => (pulled = resolve));
    replication?.reSync();
    await answered;
    await replication?.awaitInSync();
  },
});

/** Starts the replication. Resolves when push and pull are done for now. */
async function start(): Promise<void> {
  replication = replicateRxCollection<Doc, PullCheckpoint>({
    replicationIdentifier: 'bench',
    collection,
    live: true,
    waitForLeadership: false,
    toggleOnDocumentVisible: false,
    pull: { handler: pullRows, batchSize: rowsInRequest, stream$: hints },
    push: { handler: send, batchSize: maxBatchChanges },
  });
  replication.error$.subscribe((error) => console.error(error));
  await replication.awaitInitialReplication();
  await replication.awaitInSync();
}

async function pullRows(
  checkpoint: PullCheckpoint = { changed: '', deleted: '' },
  limit: number,
): Promise<{ documents: WithDeleted<Doc>[]; checkpoint: PullCheckpoint }> {
  // The change summary tells whether there is anything new, as in Selah's replication.
  const { entities } = (await callServer(
    benchDevice,
    'GET',
    '/api/apps/selah/changes',
  )) as ChangesResponse;
  const { changed = '', deleted = '' } = entities['Prayer'] ?? {};
  const rows =
    changed > checkpoint.changed
      ? ((await callServer(
          benchDevice,
          'GET',
          getPagePath(checkpoint.changed, limit),
        )) as ServerRow[])
      : [];
  const query = new URLSearchParams({ since: checkpoint.deleted, limit: String(limit) });
  const tombstones =
    deleted > checkpoint.deleted
      ? ((await callServer(
          benchDevice,
          'GET',
          `${prayersPath}/deleted?${query.toString()}`,
        )) as DeletedRow[])
      : [];
  pulled();
  return {
    documents: [...rows.map(toDoc), ...tombstones.map(toTombstone)],
    checkpoint: {
      changed: rows.at(-1)?.updated_date ?? checkpoint.changed,
      deleted: tombstones.at(-1)?.deleted_date ?? checkpoint.deleted,
    },
  };
}

/** @returns the server's versions of the rows that another device changed first */
async function send(
  rows: { newDocumentState: WithDeleted<Doc>; assumedMasterState?: WithDeleted<Doc> }[],
): Promise<WithDeleted<Doc>[]> {
  const { answers } = (await callServer(benchDevice, 'POST', `${prayersPath}/batch`, {
    changes: rows.map(buildChange),
  })) as BatchAnswers;
  return answers.flatMap(({ status, body }, index) => {
    const id = rows[index]?.newDocumentState.client_id ?? '';
    if (status < 300) {
      answered.set(id, body as ServerRow);
      return [];
    }
    const { current } = body as { current?: ServerRow };
    if (status !== 412 || !current) throw new Error(`the server answered ${status}`);
    return [toDoc(current)];
  });
}

function buildChange({
  newDocumentState: now,
  assumedMasterState: before,
}: {
  newDocumentState: WithDeleted<Doc>;
  assumedMasterState?: WithDeleted<Doc>;
}): BatchChange {
  if (!before)
    return {
      op: 'create',
      data: Object.fromEntries(
        fields.flatMap((field) => (now[field] === undefined ? [] : [[field, now[field]]])),
      ),
    };
  const row = answered.get(now.client_id);
  const guard =
    row && row.updated_date > before.updated_date
      ? { id: row.id, if_match: row.updated_date }
      : { id: before.server_id, if_match: before.updated_date };
  if (now._deleted) return { op: 'delete', ...guard };
  return {
    op: 'update',
    ...guard,
    data: Object.fromEntries(
      fields
        .filter((field) => now[field] !== before[field])
        .map((field) => [field, now[field] ?? null]),
    ),
  };
}

function toDoc({ id, created_date: created, ...row }: ServerRow): WithDeleted<Doc> {
  const retained = Object.fromEntries(
    fields.flatMap((field) =>
      row[field] === undefined || row[field] === null ? [] : [[field, row[field]]],
    ),
  );
  return {
    ...retained,
    client_id: String(row['client_id'] ?? `s_${id}`),
    order: toNewestFirstKey(created),
    created_date: created,
    server_id: id,
    updated_date: row.updated_date,
    _deleted: false,
  };
}

function toTombstone({ id, client_id: clientId }: DeletedRow): WithDeleted<Doc> {
  return {
    client_id: clientId ?? `s_${id}`,
    order: '',
    created_date: '',
    server_id: id,
    updated_date: '',
    _deleted: true,
  };
}
