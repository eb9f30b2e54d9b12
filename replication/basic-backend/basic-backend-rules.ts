// Rules of the engine for a basic backend, which has no conditional writes, no unique client ids
// and no commit order.
import {
  type Fields,
  isSameValue,
  listChangedFields,
  type LocalRecord,
} from '../../schemas/local-record.ts';
import { afterDelete } from '../apply-answers.ts';
import { getSuccessorClientId } from '../recreate-record.ts';
import { adoptOtherRow } from '../server-lookups.ts';
import {
  updateDocument,
  updateDocuments,
  type StoredDocument,
  type SyncCollection,
} from '../sync-collection.ts';
import {
  type BackendRules,
  maxLookedUpIds,
  type ServerRow,
  type SyncInterruption,
  type Transport,
} from '../transport.ts';
import { addConfirmedHashes, isConfirmedValue } from './confirmed-hashes.ts';
import { deleteDuplicateRow, mergeListedDuplicateRow } from './duplicate-rows.ts';
import { findDeletionsWithoutFeed } from './find-deletions.ts';
import { mergeRecreatedRecords } from './recreated-duplicates.ts';
import { findUsableDate, lateRequestMillis, lookBack, readRowsAgain } from './unordered-dates.ts';

export const basicBackendRules: BackendRules = {
  readEvidence: (doc, row) => ({
    isBroughtBack: false,
    stopsDeletion: false,
    isFromBackup: false,
    mayHideConfirmed: mayHideConfirmed(doc, row),
  }),
  isConfirmedValue,
  listUnknownVersions: (doc, { base, record, theirs }) =>
    doc.removed && doc.sync === 'safe' ? [] : withoutOverruled(doc, base, record, theirs),
  listLateVersions: (sent) => sent,
  confirmVersion: (schema, doc, sent) => ({
    ...doc,
    confirmed: doc.updated_date,
    told: addConfirmedHashes(doc, schema, sent),
  }),
  mergeDuplicateRow: mergeListedDuplicateRow,

  // A look-up asks for two client ids of each record.
  maxLookedUpRecords: maxLookedUpIds / 2,
  listSuccessorsToLookUp: (clientIds) => clientIds.map(getSuccessorClientId),
  markRecreated,
  completeRemoval,
  deleteDuplicateRow,

  getPullStart: lookBack,
  findCheckpoint: findUsableDate,
  handleOlderRows: readRowsAgain,
  isDeletionUndone: () => false,
  findDeletionsWithoutFeed,
  mergeRecreatedRecords,
};

/**
 * [R8b] Returns whether the row may come from a device that had not seen the version confirmed to
 * this device. Another device may read the row before this device's write and write after it. The
 * confirmed version then exists only on this device. This stays uncertain for as long as a request
 * may be in flight.
 */
function mayHideConfirmed(
  { confirmed, updated_date: ours, server_id: id }: LocalRecord,
  row: ServerRow,
): boolean {
  if (confirmed === undefined || confirmed !== ours || id !== row.id) return false;
  // The row's date may even be earlier, because such a backend does not order its dates.
  return Math.abs(Date.parse(row.updated_date) - Date.parse(ours)) <= lateRequestMillis;
}

/**
 * [R4b] Removes overruled versions from `sent`. A request arrives once, so a version that was
 * treated as an echo and overruled is not an echo the next time. Otherwise two devices that sent
 * each other's value without an answer would exchange the values endlessly.
 * @returns the versions that were sent without an answer and may still arrive
 */
function withoutOverruled(
  { sent }: LocalRecord,
  base: Fields,
  record: Fields,
  theirs: Fields,
): Fields[] {
  const overruled = listChangedFields(record, theirs).filter(
    (field) => !isSameValue(base[field], theirs[field]),
  );
  return sent.filter(
    (version) => !overruled.some((field) => isSameValue(version[field], theirs[field])),
  );
}

/** [R5a] A row with the successor client id shows that another device recreated the record. */
async function markRecreated(
  syncCollection: SyncCollection,
  docs: readonly StoredDocument[],
  rowsById: ReadonlyMap<string, unknown>,
): Promise<void> {
  const recreated = docs.filter(
    ({ client_id: id }) => !rowsById.has(id) && rowsById.has(getSuccessorClientId(id)),
  );
  await updateDocuments(syncCollection, recreated, (now) =>
    now.server_id === null && !now.removed ? { ...now, gone: 'elsewhere' } : null,
  );
}

/** [R32d] A removal is complete when no row of the record is left. */
async function completeRemoval(
  syncCollection: SyncCollection,
  marked: StoredDocument,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const outcome = await adoptOtherRow(syncCollection, marked, transport);
  if (outcome === 'lives') return null;
  if (outcome !== 'gone') return outcome;
  await updateDocument(syncCollection, marked.client_id, (now) =>
    now.server_id === marked.server_id && now.updated_date === marked.updated_date
      ? afterDelete(now, transport.rules)
      : null,
  );
  return null;
}
