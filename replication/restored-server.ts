// Recovers from a server that was restored from a backup: pulls all rows, and marks local versions
// that the server lost as pending. The push then sends these versions. Public content is replaced
// by the server's version.
import type { LocalRecord } from '../schemas/local-record.ts';
import {
  getRecordKey,
  reconcileOtherRow,
  replaceBackupRow,
  keepSyncedVersion,
} from './reconcile-row.ts';
import { resetCheckpoints, alwaysDueTime, comparedIdsKey } from './checkpoints.ts';
import { applyRows, pullChanged, pullDeleted } from './pull.ts';
import {
  updateDocuments,
  readByIds,
  readVisible,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import type { SyncInterruption, ServerRow, Transport, SyncLock } from './transport.ts';

/**
 * [R37] Pulls everything from the beginning. A row older than the known version is replaced by this
 * device's version. A removed record is removed again. A record without a row is created again
 * under its own client id, as on every other device.
 */
export async function pullAfterRestore(
  syncCollection: SyncCollection,
  transport: Transport,
  syncLock?: SyncLock,
): Promise<SyncInterruption | null> {
  const seen = new Set<string>();
  await resetCheckpoints(syncCollection);
  const interruption = await pullChanged(syncCollection, transport, {
    syncLock,
    apply: async (_syncCollection, rows) => {
      for (const { id } of rows) seen.add(id);
      return applyRestored(syncCollection, rows, transport);
    },
  });
  const failed = interruption ?? (await pullDeleted(syncCollection, transport));
  if (failed !== null && failed !== 'unsupported') return failed;
  const lost = (await readVisible(syncCollection)).filter(
    ({ server_id: id }) => id !== null && !seen.has(id),
  );
  // [R34] If another tab took over meanwhile, the ids seen in this pull are out of date.
  if (syncLock?.isLost()) return { kind: 'busy' };
  const dates = new Map(lost.map((doc) => [doc.client_id, doc.updated_date]));
  await updateDocuments(syncCollection, lost, (now) => {
    const isAsRead = now.updated_date === dates.get(now.client_id);
    return now.server_id === null || seen.has(now.server_id) || now.removed || !isAsRead
      ? null
      : withoutRow(now);
  });
  return null;
}

/**
 * [R37] [R39] Makes the next pull replace all content. Content belongs to the server, even in an
 * older version. The pull of this cycle fetches all content again, and the comparison of ids
 * removes content that no longer exists.
 */
export async function resetContent(syncCollection: SyncCollection): Promise<void> {
  await resetCheckpoints(syncCollection);
  await syncCollection.state.write(comparedIdsKey(syncCollection), alwaysDueTime);
  await updateDocuments(syncCollection, await readVisible(syncCollection), (now) => ({
    ...now,
    updated_date: '',
  }));
}

async function applyRestored(
  syncCollection: SyncCollection,
  rows: readonly ServerRow[],
  transport: Transport,
): Promise<SyncInterruption | null> {
  const known = await readByIds(
    syncCollection,
    rows.map((row) => getRecordKey(syncCollection, row)),
  );
  const older = new Map<string, ServerRow>();
  const newer = new Map<string, ServerRow>();
  for (const row of rows) {
    const doc = known.get(getRecordKey(syncCollection, row));
    if (doc && isOlder(row, doc)) older.set(doc.client_id, row);
    else if (doc && isNewer(row, doc)) newer.set(doc.client_id, row);
  }
  const docs = [...known.values()].filter(({ client_id: id }) => older.has(id));
  await updateDocuments(syncCollection, docs, (now) => {
    const row = older.get(now.client_id);
    return row && isOlder(row, now) ? replaceBackupRow(syncCollection.schema, now, row) : null;
  });
  // The newer row may derive from the backup's version, so this device's version may exist nowhere
  // else. Replaced personal texts are kept as previous versions.
  const behind = [...known.values()].filter(({ client_id: id }) => newer.has(id));
  await updateDocuments(syncCollection, behind, (now) => {
    const row = newer.get(now.client_id);
    if (!row || !isNewer(row, now)) return null;
    return reconcileOtherRow(syncCollection.schema, now, row, transport.rules);
  });
  return applyRows(
    syncCollection,
    rows.filter((row) => older.get(getRecordKey(syncCollection, row)) !== row),
    transport,
  );
}

/**
 * Returns whether the row is older than the known version. For a removed record, an equal date also
 * counts as older, because the removal came later.
 */
function isOlder(row: ServerRow, doc: LocalRecord): boolean {
  if (doc.server_id !== row.id) return false;
  return doc.removed ? row.updated_date <= doc.updated_date : row.updated_date < doc.updated_date;
}

function isNewer(row: ServerRow, doc: LocalRecord): boolean {
  return doc.server_id === row.id && !doc.removed && row.updated_date > doc.updated_date;
}

/**
 * Returns the record as if it had never reached the server. If another device has created it again,
 * the lookup of R5 finds its row.
 */
function withoutRow(doc: StoredDocument): LocalRecord {
  const sync = doc.sync === 'refused' ? 'refused' : 'waiting';
  return {
    ...doc,
    base: null,
    sent: [doc.base ?? doc.record],
    sending: false,
    server_id: null,
    updated_date: '',
    gone: '',
    sync,
    problem: keepSyncedVersion(doc),
  };
}
