// After the server was put back from a backup: what was confirmed since that backup is told once
// more.
import type { LocalRecord } from '../schemas/local-record.ts';
import {
  getRecordKey,
  reconcileOtherRow,
  replaceBackupRow,
  keepSyncedVersion,
} from './reconcile-row.ts';
import {
  applyRows,
  resetCheckpoints,
  alwaysDueTime,
  pullChanged,
  pullDeleted,
  comparedIdsKey,
} from './pull.ts';
import {
  updateDocuments,
  readByIds,
  readVisible,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import type { SyncInterruption, ServerRow, Transport, SyncLock } from './transport.ts';

/**
 * [R37] Everything is pulled from the beginning. A row that is older than what this device knew
 * gets our version, a removed record is removed again, and a record without a row is made once more
 * under its own client id, as every other device will do it.
 */
export async function pullAfterRestore(
  syncCollection: SyncCollection,
  transport: Transport,
  syncLock?: SyncLock,
): Promise<SyncInterruption | null> {
  const seen = new Set<string>();
  await resetCheckpoints(syncCollection);
  const interruption = await pullChanged(
    syncCollection,
    transport,
    syncLock,
    async (_shelf, rows) => {
      for (const { id } of rows) seen.add(id);
      return applyRestored(syncCollection, rows, transport);
    },
  );
  const failed = interruption ?? (await pullDeleted(syncCollection, transport));
  if (failed !== null && failed !== 'unsupported') return failed;
  const lost = (await readVisible(syncCollection)).filter(
    ({ server_id: id }) => id !== null && !seen.has(id),
  );
  // [R34] What was seen is of the past where another tab has taken over meanwhile.
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
 * [R37] [R39] What is everybody's is the server's, older versions too: the pull of this cycle
 * brings all of it as if nothing had been known, and what is there no more goes when ids are
 * compared.
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
  // It may have been made from the backup's version, so that ours stands nowhere else: words of it
  // that give way are kept.
  const behind = [...known.values()].filter(({ client_id: id }) => newer.has(id));
  await updateDocuments(syncCollection, behind, (now) => {
    const row = newer.get(now.client_id);
    if (!row || !isNewer(row, now)) return null;
    return reconcileOtherRow(syncCollection.schema, now, row, transport.hasConditionalWrites);
  });
  return applyRows(
    syncCollection,
    rows.filter((row) => older.get(getRecordKey(syncCollection, row)) !== row),
    transport,
  );
}

/** Of a removed record, its last version counts as older, too: the removal came after it. */
function isOlder(row: ServerRow, doc: LocalRecord): boolean {
  if (doc.server_id !== row.id) return false;
  return doc.removed ? row.updated_date <= doc.updated_date : row.updated_date < doc.updated_date;
}

function isNewer(row: ServerRow, doc: LocalRecord): boolean {
  return doc.server_id === row.id && !doc.removed && row.updated_date > doc.updated_date;
}

/** It goes as if it had never arrived; where it has after all, by another device, R5 finds it. */
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
