// Pulls changed rows and deletions from the server, and applies them to the local records.
import type { LocalRecord } from '../schemas/local-record.ts';
import {
  alwaysDueTime,
  changedCheckpointKey,
  comparedIdsKey,
  deletedCheckpointKey,
  saveInvalidRowCount,
} from './checkpoints.ts';
import {
  mergeDuplicateRow,
  compareByAge,
  getRecordKey,
  reconcileCurrentRow,
  reconcileRow,
  lateRequestMillis,
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
  type SyncInterruption,
  toInterruption,
  type ServerRow,
  type Transport,
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
}

/**
 * [R16] Changed rows in ascending order of the server's date; the checkpoint moves only over pages
 * that were applied.
 */
export async function pullChanged(
  syncCollection: SyncCollection,
  transport: Transport,
  { syncLock = heldLock, apply = applyRows, now = Date.now }: PullOptions = {},
): Promise<SyncInterruption | null> {
  const key = changedCheckpointKey(syncCollection);
  const reached = await syncCollection.state.read(key);
  const size = pageSizes.get(syncCollection) ?? maxInPage;
  let since = transport.hasConditionalWrites ? reached : lookBack(reached);
  let skip = 0;
  let invalidRowCount = 0;
  const ask = () =>
    transport.read(syncCollection.entity, { kind: 'changed', since, skip, limit: size });
  for (let asked = ask(); ;) {
    const answer = await asked;
    if (answer.kind !== 'ok') {
      pageSizes.set(syncCollection, Math.max(minInPage, Math.floor(size / 4)));
      return toInterruption(answer);
    }
    const { value: rows, invalidRows = 0 } = answer;
    const date = findLastDate(rows, transport, now());
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

const day = 86_400_000;

/**
 * [R16c] Returns the date of the last row that may move the checkpoint; empty if there is none. A
 * basic backend can contain text that is no date, or a date in the future, for example from an
 * import. A checkpoint at such a date would skip all later changes of other rows.
 */
function findLastDate(
  rows: readonly ServerRow[],
  { hasConditionalWrites }: Transport,
  now: number,
): string {
  if (hasConditionalWrites) return rows.at(-1)?.updated_date ?? '';
  const latest = new Date(now + day).toISOString();
  const isUsable = ({ updated_date: date }: ServerRow) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(date) && date <= latest;
  return rows.findLast(isUsable)?.updated_date ?? '';
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
      // [R37] The record was brought back after this deletion, and a later restore lost that
      // version. The known version was not deleted.
      const isBackSince =
        transport.hasConditionalWrites && row !== undefined && doc.updated_date > row.deleted_date;
      return doc.server_id === row?.id && !isBackSince ? afterRemoteDelete(doc, transport) : null;
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
    .map(([, group]) => mergeRowsToRecord(syncCollection, group));
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
      if (!isOlder(now, row)) return reconcileListedRow(syncCollection, now, row, transport);
      older.add(doc.client_id);
      return now;
    }, doc);
    return next === doc ? null : next;
  });
  // With conditional writes the server guarantees ascending dates, so an older row comes from an
  // outdated page.
  return transport.hasConditionalWrites ? null : readRowsAgain(syncCollection, older, transport);
}

/**
 * Returns whether the row is older than the known version. Such a row comes from a page read before
 * a later answer, or from a backend that does not order its dates.
 */
function isOlder(doc: LocalRecord, row: ServerRow): boolean {
  return doc.server_id === row.id && row.updated_date < doc.updated_date;
}

/**
 * [R34] Reads rows again that seem older than the known version. Only the server's current row is
 * reconciled, and only if the record has not changed since the request [R9].
 */
async function readRowsAgain(
  syncCollection: SyncCollection,
  ids: ReadonlySet<string>,
  transport: Transport,
): Promise<SyncInterruption | null> {
  for (const [id, doc] of await readByIds(syncCollection, [...ids])) {
    if (doc.server_id === null) continue;
    const answer = await transport.read(syncCollection.entity, {
      kind: 'one',
      serverId: doc.server_id,
    });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return toInterruption(answer);
    const [row] = answer.value;
    if (!row) continue;
    await updateDocument(syncCollection, id, (now) => {
      const isAsAsked =
        now.server_id === doc.server_id &&
        now.updated_date === doc.updated_date &&
        !(now.removed && now.sync === 'safe');
      return isAsAsked && row.updated_date !== now.updated_date
        ? reconcileCurrentRow(syncCollection.schema, now, row, transport.hasConditionalWrites)
        : null;
    });
  }
  return null;
}

function mergeRowsToRecord(
  syncCollection: SyncCollection,
  [eldest, ...duplicates]: readonly ServerRow[],
): LocalRecord {
  if (!eldest) throw new Error('a record needs a row');
  return duplicates.reduce(
    (doc, row) => mergeDuplicateRow(syncCollection.schema, doc, row),
    toLocalRecord(syncCollection, eldest),
  );
}

/**
 * Returns the record after it was reconciled with a row of a page, or the same object if the row
 * has nothing new.
 */
function reconcileListedRow(
  syncCollection: SyncCollection,
  doc: LocalRecord,
  row: ServerRow,
  { hasConditionalWrites }: Transport,
): LocalRecord {
  if (doc.server_id === row.id && doc.updated_date === row.updated_date) return doc;
  const isDuplicate =
    !hasConditionalWrites &&
    doc.server_id !== null &&
    doc.server_id !== row.id &&
    (doc.gone === '' || doc.gone === 'unsure');
  return isDuplicate
    ? mergeDuplicateRow(syncCollection.schema, doc, row)
    : reconcileCurrentRow(syncCollection.schema, doc, row, hasConditionalWrites);
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
        ? reconcileRow(syncCollection.schema, now, row, transport.hasConditionalWrites)
        : null,
    );
  return null;
}

/**
 * Returns the record after a deletion on the server. A pending record stays, and its push recreates
 * it (R12). A synced record is removed. A pending or rejected removal has nothing left to send.
 */
export function afterRemoteDelete(
  doc: StoredDocument,
  { hasConditionalWrites }: Transport,
): StoredDocument | null {
  if (doc.removed)
    return doc.sync === 'safe'
      ? null
      : {
          ...doc,
          gone: 'here',
          sync: 'safe',
          sent: hasConditionalWrites ? [] : doc.sent,
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
  return doc.sync === 'safe'
    ? { ...doc, removed: true, gone: 'elsewhere', sent: hasConditionalWrites ? [] : doc.sent }
    : { ...doc, gone: 'elsewhere' };
}

/**
 * Returns an earlier start date for a pull. Without commit order, a row may appear with a date
 * before the checkpoint.
 */
function lookBack(date: string): string {
  return date === '' ? '' : new Date(Date.parse(date) - lateRequestMillis).toISOString();
}
