// Pulls changed rows and deletions from the server, and applies them to the local records.
import { type LocalRecord } from '../schemas/local-record.ts';
import { isRewriteOnly } from '../schemas/encryption/rewrite-mark.ts';
import {
  alwaysDueTime,
  changedCheckpointKey,
  comparedIdsKey,
  deletedCheckpointKey,
  saveInvalidRowCount,
} from './checkpoints.ts';
import {
  compareByAge,
  getRecordKey,
  reconcileListedRow,
  reconcileRow,
  toLocalRecord,
} from './reconcile-row.ts';
import {
  updateDocument,
  updateDocuments,
  insertMissing,
  readByIds,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import {
  type BackendRules,
  type SyncInterruption,
  toInterruption,
  type ServerRow,
  type Transport,
  type TransportAnswer,
  type SyncLock,
} from './transport.ts';

/**
 * Maximum number of rows in one page. The page size adapts to the connection: a page that never
 * arrives completely makes no progress.
 */
export const maxInPage = 1_000;
const minInPage = 25;
const pageSizes = new WeakMap<SyncCollection, number>();
const deletionsInPage = 500;

const heldLock: SyncLock = { isLost: () => false };

interface PullOptions {
  syncLock?: SyncLock | undefined;
  /** Applies the rows of a page. */
  apply?: typeof applyRows;
  /** Milliseconds since 1970 by the device's clock. */
  now?: () => number;
  /** The first page, if it was already requested. */
  firstPage?: FirstPage | undefined;
}

/** A page of changed rows that was requested before it is known whether it is needed [R36b]. */
export interface FirstPage {
  since: string;
  size: number;
  answer: Promise<TransportAnswer<ServerRow[]>>;
}

/** Requests the first page of the changed rows of a collection. */
export async function requestFirstPage(
  syncCollection: SyncCollection,
  transport: Transport,
): Promise<FirstPage> {
  const since = transport.rules.getPullStart(
    await syncCollection.state.read(changedCheckpointKey(syncCollection)),
  );
  const size = pageSizes.get(syncCollection) ?? maxInPage;
  const answer = transport.read(syncCollection.entity, {
    kind: 'changed',
    since,
    skip: 0,
    limit: size,
  });
  answer.catch(() => {
    // The cycle may end before it reads the answer; a rejection must not count as unhandled.
  });
  return { since, size, answer };
}

/**
 * [R16] Changed rows in ascending order of the server's date; the checkpoint moves only over pages
 * that were applied.
 */
export async function pullChanged(
  syncCollection: SyncCollection,
  transport: Transport,
  { syncLock = heldLock, apply = applyRows, now = Date.now, firstPage }: PullOptions = {},
): Promise<SyncInterruption | null> {
  const key = changedCheckpointKey(syncCollection);
  const reached = await syncCollection.state.read(key);
  let since = transport.rules.getPullStart(reached);
  const early = firstPage?.since === since ? firstPage : undefined;
  const size = early?.size ?? pageSizes.get(syncCollection) ?? maxInPage;
  let skip = 0;
  let invalidRowCount = 0;
  const ask = () =>
    transport.read(syncCollection.entity, { kind: 'changed', since, skip, limit: size });
  for (let asked = early?.answer ?? ask(); ;) {
    const answer = await asked;
    if (answer.kind !== 'ok') {
      // Without the key, the size of the page is not the reason.
      if (answer.kind !== 'locked')
        pageSizes.set(syncCollection, Math.max(minInPage, Math.floor(size / 4)));
      return toInterruption(answer);
    }
    const { value: rows, invalidRows = 0 } = answer;
    const date = transport.rules.findCheckpoint(rows, now());
    const isEnd = rows.length + invalidRows < size;
    if (!isEnd) {
      // Rows that share one date fill whole pages only on a backend without commit order.
      skip = date === '' || date === since ? skip + size : 0;
      since = date || since;
      // The next page is requested while the current page is being written.
      asked = ask();
    }
    if (syncLock.isLost()) return { kind: 'busy' };
    const interruption = await apply(syncCollection, rows, transport, reached === '');
    // [R34] The tab was suspended and lost the sync lock. Its old page may have brought back a
    // deleted record, so all ids are compared in the next cycle.
    if (syncLock.isLost()) {
      await syncCollection.state.write(comparedIdsKey(syncCollection), alwaysDueTime);
      return { kind: 'busy' };
    }
    if (interruption) return interruption;
    if (date > (await syncCollection.state.read(key))) await syncCollection.state.write(key, date);
    invalidRowCount += invalidRows;
    if (isEnd) {
      // Only a pull from the beginning has seen every entry and may lower the stored number.
      if (invalidRowCount > 0 || reached === '')
        await saveInvalidRowCount(syncCollection, invalidRowCount);
      pageSizes.set(syncCollection, Math.min(maxInPage, size * 2));
      return null;
    }
  }
}

/**
 * [R17] Pulls deletions made elsewhere from the deletion feed.
 * @returns `unsupported` if the server has no feed; the caller then compares all ids
 */
export async function pullDeleted(
  syncCollection: SyncCollection,
  transport: Transport,
): Promise<SyncInterruption | null | 'unsupported'> {
  const key = deletedCheckpointKey(syncCollection);
  for (;;) {
    const since = await syncCollection.state.read(key);
    const answer = await transport.readDeleted(syncCollection.entity, since, deletionsInPage);
    if (answer.kind === 'unsupported') return 'unsupported';
    if (answer.kind !== 'ok') return toInterruption(answer);
    const rows = answer.value.filter(({ deleted_date: date }) => date > since);
    const rowsByKey = new Map(
      rows.map((row) => [
        getRecordKey(syncCollection, { id: row.id, client_id: row.client_id }),
        row,
      ]),
    );
    const docs = await readByIds(syncCollection, [...rowsByKey.keys()]);
    await updateDocuments(syncCollection, docs.values(), (doc) => {
      const row = rowsByKey.get(doc.client_id);
      const { rules } = transport;
      return row &&
        doc.server_id === row.id &&
        // [R37] The record was brought back after this deletion, and a later restore lost that
        // version. The known version was not deleted.
        !rules.isDeletionUndone(doc, row.deleted_date)
        ? afterRemoteDelete(doc, rules)
        : null;
    });
    const last = rows.at(-1);
    if (!last) return null;
    await syncCollection.state.write(key, last.deleted_date);
    if (answer.value.length < deletionsInPage) return null;
  }
}

/**
 * Applies rows of the server: unknown rows are inserted, known rows are reconciled and never
 * overwritten.
 */
export async function applyRows(
  syncCollection: SyncCollection,
  rows: readonly ServerRow[],
  transport: Transport,
  isFirst = false,
): Promise<SyncInterruption | null> {
  const rowsByKey = new Map<string, ServerRow[]>();
  for (const row of rows.toSorted(compareByAge)) {
    const key = getRecordKey(syncCollection, row);
    const others = rowsByKey.get(key);
    if (others) others.push(row);
    else rowsByKey.set(key, [row]);
  }
  // The first pull skips the lookup, because the device has no records yet. Records that exist
  // nevertheless are not inserted, and are reconciled.
  const known = isFirst
    ? new Map<string, StoredDocument>()
    : await readByIds(syncCollection, [...rowsByKey.keys()]);
  const unknown = [...rowsByKey]
    .filter(([key]) => !known.has(key))
    .map(([, group]) => mergeRowsToRecord(syncCollection, group, transport.rules));
  for (const [key, doc] of await readByIds(
    syncCollection,
    await insertMissing(syncCollection, unknown),
  ))
    known.set(key, doc);

  const tombstones = [...known.values()].filter((doc) => doc.removed && doc.sync === 'safe');
  for (const doc of tombstones) {
    for (const row of rowsByKey.get(doc.client_id) ?? []) {
      const interruption = await checkTombstone(syncCollection, doc, row, transport);
      if (interruption) return interruption;
    }
  }
  const reconciled = [...known.values()].filter((doc) => !tombstones.includes(doc));
  const older = new Set<string>();
  await updateDocuments(syncCollection, reconciled, (doc) => {
    older.delete(doc.client_id);
    const next = (rowsByKey.get(doc.client_id) ?? []).reduce<LocalRecord>((now, row) => {
      const isOlder = now.server_id === row.id && row.updated_date < now.updated_date;
      if (!isOlder) return reconcileListedRow(syncCollection.schema, now, row, transport.rules);
      older.add(doc.client_id);
      return now;
    }, doc);
    return next === doc ? null : next;
  });
  return transport.rules.handleOlderRows(syncCollection, older, transport);
}

function mergeRowsToRecord(
  syncCollection: SyncCollection,
  [eldest, ...others]: readonly ServerRow[],
  rules: BackendRules,
): LocalRecord {
  if (!eldest) throw new Error('a record needs a row');
  return others.reduce(
    (doc, row) => reconcileListedRow(syncCollection.schema, doc, row, rules),
    toLocalRecord(syncCollection, eldest),
  );
}

/**
 * [R11] Checks a row of a record that was deleted on this device. Only a new read from the server
 * shows whether the row exists or comes from an outdated page.
 */
async function checkTombstone(
  syncCollection: SyncCollection,
  doc: StoredDocument,
  listed: ServerRow,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId: listed.id });
  if (answer.kind === 'missing' || answer.kind === 'refused') return null;
  if (answer.kind !== 'ok') return toInterruption(answer);
  const [row] = answer.value;
  if (row)
    await updateDocument(syncCollection, doc.client_id, (now) =>
      now.removed && now.sync === 'safe'
        ? reconcileRow(syncCollection.schema, now, row, transport.rules)
        : null,
    );
  return null;
}

/**
 * Returns the record after a deletion on the server. A pending record stays, and its push recreates
 * it (R12). A synced record is removed. A pending or rejected removal has nothing left to send.
 */
export function afterRemoteDelete(doc: StoredDocument, rules: BackendRules): StoredDocument | null {
  if (doc.removed)
    return doc.sync === 'safe'
      ? null
      : {
          ...doc,
          gone: 'here',
          sync: 'safe',
          sent: rules.listLateVersions(doc.sent),
          sending: false,
          problem: null,
        };
  // [R10] This device may have sent the deletion itself before the person restored the record. The
  // record is recreated.
  if (doc.recalled)
    return {
      ...doc,
      gone: 'elsewhere',
      sync: doc.sync === 'safe' ? 'waiting' : doc.sync,
      recalled: false,
    };
  return doc.sync === 'safe' || isRewriteOnly(doc)
    ? {
        ...doc,
        removed: true,
        gone: 'elsewhere',
        sent: rules.listLateVersions(doc.sent),
        sync: 'safe',
        sending: false,
      }
    : { ...doc, gone: 'elsewhere' };
}
