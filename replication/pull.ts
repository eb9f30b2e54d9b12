// Brings what changed on the server to this device.
import type { LocalRecord } from '../schemas/local-record.ts';
import { adoptOtherRow } from './server-lookups.ts';
import { mergeRecreatedRecords } from './basic-backend/recreated-duplicates.ts';
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
  isEmpty,
  readByIds,
  readSynced,
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
 * Rows in one page, by how well the way has carried lately: a page that never comes whole is no
 * progress at all.
 */
const maxInPage = 1_000;
const minInPage = 25;
const pageSizes = new WeakMap<SyncCollection, number>();
const deletionsInPage = 500;

/** How far the pull of a shelf came, as dates of the server; empty before the first. */
export async function readCheckpoints(
  syncCollection: SyncCollection,
): Promise<{ changed: string; deleted: string }> {
  return {
    changed: await syncCollection.state.read(changedCheckpointKey(syncCollection)),
    deleted: await syncCollection.state.read(deletedCheckpointKey(syncCollection)),
  };
}

/** [R42] A place in the pull without a single record says nothing: what it speaks of was lost. */
export async function resetLostCheckpoints(syncCollection: SyncCollection): Promise<void> {
  const { changed, deleted } = await readCheckpoints(syncCollection);
  if (changed === '' && deleted === '') return;
  if (await isEmpty(syncCollection)) await resetCheckpoints(syncCollection);
}

export async function resetCheckpoints(syncCollection: SyncCollection): Promise<void> {
  await syncCollection.state.write(changedCheckpointKey(syncCollection), '');
  await syncCollection.state.write(deletedCheckpointKey(syncCollection), '');
}

const heldLock: SyncLock = { isLost: () => false };
/** A time that is due whatever the clock says. */
export const alwaysDueTime = '1';

/**
 * [R16] Changed rows in ascending order of the server's date; the checkpoint moves only over pages
 * that were applied.
 */
export async function pullChanged(
  syncCollection: SyncCollection,
  transport: Transport,
  syncLock: SyncLock = heldLock,
  apply = applyRows,
): Promise<SyncInterruption | null> {
  const key = changedCheckpointKey(syncCollection);
  const reached = await syncCollection.state.read(key);
  const size = pageSizes.get(syncCollection) ?? maxInPage;
  let since = transport.hasConditionalWrites ? reached : lookBack(reached);
  let skip = 0;
  const ask = () =>
    transport.read(syncCollection.entity, { kind: 'changed', since, skip, limit: size });
  for (let asked = ask(); ;) {
    const answer = await asked;
    if (answer.kind !== 'ok') {
      pageSizes.set(syncCollection, Math.max(minInPage, Math.floor(size / 4)));
      return toInterruption(answer);
    }
    const rows = answer.value;
    const last = rows.at(-1);
    const isEnd = !last || rows.length < size;
    if (!isEnd) {
      // Rows that share one date fill whole pages only on a backend without commit order.
      skip = last.updated_date === since ? skip + size : 0;
      since = last.updated_date;
      // The next page is on its way while this one is being written.
      asked = ask();
    }
    if (syncLock.isLost()) return { kind: 'busy' };
    const interruption = await apply(syncCollection, rows, transport, reached === '');
    // [R34] An old page of a tab that stood still may have brought back what was deleted meanwhile:
    // ids are compared soon.
    if (syncLock.isLost()) {
      await syncCollection.state.write(comparedIdsKey(syncCollection), alwaysDueTime);
      return { kind: 'busy' };
    }
    if (interruption) return interruption;
    if (last && last.updated_date > (await syncCollection.state.read(key)))
      await syncCollection.state.write(key, last.updated_date);
    if (isEnd) {
      pageSizes.set(syncCollection, Math.min(maxInPage, size * 2));
      return null;
    }
  }
}

/** [R17] Deletions made elsewhere, from the feed; by comparing ids where there is none. */
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
      // [R37] What was brought back after that, and is known by a later version, was lost again in
      // a restore: nobody deleted that one.
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
 * [R18] Compares all ids. A record that the server no longer lists is asked for by itself, and goes
 * only on its own 404; a row that is not here, or differs, is fetched. An answer that is not a
 * whole list changes nothing.
 */
export async function compareAllIds(
  syncCollection: SyncCollection,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const listed = new Map<string, ServerRow>();
  const hasClientIds = 'client_id' in syncCollection.schema.properties;
  for (let skip = 0; ; skip += maxInPage) {
    const answer = await transport.read(syncCollection.entity, {
      kind: 'ids',
      hasClientIds,
      skip,
      limit: maxInPage,
    });
    if (answer.kind !== 'ok') return toInterruption(answer);
    for (const row of answer.value) listed.set(row.id, row);
    if (answer.value.length < maxInPage) break;
  }
  const here = new Map((await readSynced(syncCollection)).map((doc) => [doc.server_id ?? '', doc]));
  for (const [serverId, doc] of here) {
    if (listed.has(serverId)) continue;
    const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing') {
      // What is everybody's has no client id.
      const outcome =
        syncCollection.access === 'owner'
          ? await adoptOtherRow(syncCollection, doc, transport)
          : 'gone';
      if (outcome === 'gone')
        await updateDocument(syncCollection, doc.client_id, (now) =>
          now.server_id === serverId ? afterRemoteDelete(now, transport) : null,
        );
      else if (outcome !== 'lives') return outcome;
    } else if (answer.kind === 'ok') {
      const interruption = await applyRows(syncCollection, answer.value, transport);
      if (interruption) return interruption;
    }
    // A row that is refused tells nothing, and keeps no other away.
    else if (answer.kind !== 'refused') return toInterruption(answer);
  }
  for (const [serverId, row] of listed) {
    if (here.get(serverId)?.updated_date === row.updated_date) continue;
    const answer = await transport.read(syncCollection.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return toInterruption(answer);
    const interruption = await applyRows(syncCollection, answer.value, transport);
    if (interruption) return interruption;
  }
  // [R12] On a guarded server a client id that was deleted stays so; who brings such a record back
  // from the trash wants both.
  if (syncCollection.access === 'owner' && !transport.hasConditionalWrites)
    await mergeRecreatedRecords(syncCollection, listed);
  return null;
}

/**
 * Puts rows of the server in place: unknown ones are inserted, known ones are met, never
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
  // On a device that knows nothing yet there is nothing to look for: whatever is there after all is
  // not inserted, and met.
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
  // A guarded server promises the order of its dates: there it is an old page.
  return transport.hasConditionalWrites ? null : readRowsAgain(syncCollection, older, transport);
}

/**
 * Of a page that was read before an answer that is already here, or of a backend that promises no
 * order of its dates.
 */
function isOlder(doc: LocalRecord, row: ServerRow): boolean {
  return doc.server_id === row.id && row.updated_date < doc.updated_date;
}

/**
 * [R34] What seems to be older than what is known here is met only by the server's own word of now,
 * and only while the record stands as it was asked for [R9].
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

/** The record after it has seen a row of a page; the same one when there is nothing new in it. */
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
 * [R11] A row for a record that was deleted here: only the server's own word now tells whether it
 * is an old page or really there.
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
 * What waits stays and is made anew by its push (R12); what is safe goes; a removal that waits has
 * nothing left to do.
 */
function afterRemoteDelete(
  doc: StoredDocument,
  { hasConditionalWrites }: Transport,
): StoredDocument | null {
  if (doc.removed)
    return doc.sync === 'waiting'
      ? { ...doc, gone: 'here', sync: 'safe', sent: [], sending: false }
      : null;
  // [R10] Perhaps by a removal of this very device, which had taken it back: it is made anew.
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

/** When all ids were compared last, by the device's clock. */
export function comparedIdsKey({ entity }: Pick<SyncCollection, 'entity'>): string {
  return `reconciled|${entity}`;
}

function changedCheckpointKey({ entity }: SyncCollection): string {
  return `since|${entity}`;
}

function deletedCheckpointKey({ entity }: SyncCollection): string {
  return `deleted|${entity}`;
}

/** Where commit order is not promised, a row may appear behind the watermark. */
function lookBack(date: string): string {
  return date === '' ? '' : new Date(Date.parse(date) - lateRequestMillis).toISOString();
}
