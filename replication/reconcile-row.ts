// Reconciles a local record with a row of the server, without side effects: pulled rows, answers to
// creates and updates, restored servers.
// One file holds all transitions, because they depend on the same few rules of reconcileRow.
import type { PreviousVersion } from '../schemas/fields.ts';
import {
  getDuplicateIds,
  listChangedFields,
  type Fields,
  type LocalRecord,
  toNewestFirstKey,
  isSameValue,
  getWrittenDate,
  withDuplicateIds,
} from '../schemas/local-record.ts';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import { pickDeclaredFields, fillEarliestFields, mergeRecord } from './merge.ts';
import type { SyncCollection } from './sync-collection.ts';
import type { BackendRules, ServerRow } from './transport.ts';

/** Returns the primary key of a row on the device. */
export function getRecordKey({ prefix }: Pick<SyncCollection, 'prefix'>, row: Fields): string {
  const { client_id: clientId } = row;
  return (
    prefix + (typeof clientId === 'string' && clientId !== '' ? clientId : `s_${String(row['id'])}`)
  );
}

/**
 * Compares rows by age, the elder first. Ids decide between equal dates, so that every device
 * chooses the same row.
 */
export function compareByAge(
  a: Pick<ServerRow, 'id' | 'created_date'>,
  b: Pick<ServerRow, 'id' | 'created_date'>,
): number {
  if (a.created_date !== b.created_date) return a.created_date < b.created_date ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/**
 * Builds the local record of a row that came from the server and was never edited on this device.
 */
export function toLocalRecord(syncCollection: SyncCollection, row: ServerRow): LocalRecord {
  const fields = pickDeclaredFields(syncCollection.schema, row);
  const clientId = getRecordKey(syncCollection, row);
  return {
    client_id: clientId,
    record: fields,
    base: fields,
    sent: [],
    sending: false,
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
    removed: false,
    gone: '',
    sync: 'safe',
    attempts: 0,
    problem: null,
    order: getOrder(clientId, row.created_date, fields),
    ref: syncCollection.refOf(row),
    v: 1,
  };
}

export function getOrder(clientId: string, createdDate: string, record: Fields): string {
  return toNewestFirstKey(
    getWrittenDate({ client_id: clientId, created_date: createdDate, record }),
  );
}

/**
 * Returns the record after it was reconciled with `row`, in any state of the record. Nothing that a
 * person wrote is dropped: see `mergeRecord`.
 */
export function reconcileRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  const theirs = fillEarliestFields(schema, pickDeclaredFields(schema, row), doc.record);
  const isTombstone = doc.removed && doc.sync === 'safe';
  const evidence = rules.readEvidence(doc, row);
  // [R13] Edit beats delete: a removal holds only against versions that this device had seen. The
  // same row that another device deleted may be back. A new row of the same record is a late or
  // repeated create.
  const isBack =
    (isTombstone && evidence.isBroughtBack) ||
    (doc.gone === 'elsewhere' && doc.server_id === row.id);
  const removed = doc.removed && !isBack && unseenFields(schema, doc, theirs, rules).length === 0;
  const at = {
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
  };
  // [R11] A record that stays a tombstone keeps its content from the removal; only the row must be
  // deleted.
  if (isTombstone && removed)
    return {
      ...doc,
      ...at,
      order: getOrder(doc.client_id, row.created_date, doc.record),
      ...(doc.buried && { buried: '' }),
      base: theirs,
      gone: '',
      sync: 'waiting',
    };
  // A tombstone has no unsent changes of this device, so its content is the base.
  const base = (isTombstone ? doc.record : (doc.base ?? doc.sent[0])) ?? {};
  const isBaseGuessed =
    !isTombstone && (doc.base === null || doc.server_id === null || evidence.mayHideConfirmed);
  const record = mergeRecord(schema, {
    base,
    mine: doc.record,
    theirs,
    echoes: isTombstone ? [] : doc.sent,
    isBaseGuessed,
  });
  // [R32] A duplicate row that becomes the record's own row leaves the list of duplicates, so that
  // it is not deleted as a duplicate.
  const duplicateIds = getDuplicateIds(doc).filter((id) => id !== row.id);
  const same =
    !removed && duplicateIds.length === 0 && listChangedFields(record, theirs).length === 0;
  // [R10] A delete request for the record may still be in flight.
  const isRecalled =
    !evidence.stopsDeletion &&
    !removed &&
    !isTombstone &&
    (doc.removed || doc.gone === 'unsure') &&
    doc.sent.length > 0;
  return {
    ...doc,
    ...(getDuplicateIds(doc).length > 0 && withDuplicateIds(duplicateIds)),
    ...((isRecalled || doc.recalled) && {
      recalled: isRecalled || (doc.recalled === true && !evidence.stopsDeletion),
    }),
    // [R38] The record is no longer a tombstone. If the record becomes a tombstone again, its
    // lifetime starts again.
    ...(doc.buried && { buried: '' }),
    record,
    base: theirs,
    sent: rules.listUnknownVersions(doc, { base, record, theirs, isSame: same }),
    sending: same ? false : doc.sending,
    ...at,
    order: getOrder(doc.client_id, row.created_date, record),
    removed,
    gone: '',
    sync: same ? 'safe' : doc.sync === 'refused' ? 'refused' : 'waiting',
    problem: same ? null : doc.problem,
  };
}

/**
 * [R37] Reconciles a record with the row that the server holds now. It may be another row of the
 * record, or a row of a server that was restored from a backup.
 */
export function reconcileCurrentRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  if (doc.server_id !== null && doc.server_id !== row.id)
    return reconcileOtherRow(schema, doc, row, rules);
  return rules.readEvidence(doc, row).isFromBackup
    ? replaceBackupRow(schema, doc, row)
    : reconcileRow(schema, doc, row, rules);
}

/**
 * Reconciles a record with one of several listed rows.
 * @returns the same object if the row has nothing new
 */
export function reconcileListedRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  if (doc.server_id === row.id && doc.updated_date === row.updated_date) return doc;
  return rules.mergeDuplicateRow(schema, doc, row) ?? reconcileCurrentRow(schema, doc, row, rules);
}

/** [R37] Our version, waiting to go over the row of a backup; a removal likewise. */
export function replaceBackupRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
): LocalRecord {
  const theirs = fillEarliestFields(schema, pickDeclaredFields(schema, row), doc.record);
  // All local values win, except in the fields that belong to the server.
  const record = mergeRecord(schema, { base: theirs, mine: doc.record, theirs, echoes: [] });
  const isSame = !doc.removed && listChangedFields(record, theirs).length === 0;
  const sync = doc.sync === 'refused' ? 'refused' : isSame ? 'safe' : 'waiting';
  return {
    ...doc,
    record,
    base: theirs,
    sent: [],
    sending: false,
    updated_date: row.updated_date,
    gone: '',
    sync,
    problem: keepSyncedVersion(doc),
    ...(doc.buried && { buried: '' }),
  };
}

/**
 * [R37] Keeps the version that was synced before a rejected edit. If the person discards the edit
 * after a restore, this version stands again, and only this device has it.
 */
export function keepSyncedVersion({ problem, base }: LocalRecord): LocalRecord['problem'] {
  return problem && base ? { ...problem, safe: problem.safe ?? base } : problem;
}

/**
 * Reconciles a record with a row that does not derive from the row the record knew. Replaced values
 * exist nowhere else, so replaced personal texts are kept as previous versions (R30).
 */
export function reconcileOtherRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  return reconcileRow(
    schema,
    doc.base === null || doc.server_id === null
      ? doc
      : { ...doc, base: null, sent: [doc.base, ...doc.sent] },
    row,
    rules,
  );
}

/**
 * [R7] Returns the record after the server answered an update of exactly `sent` with `row`. A
 * difference in the row comes from the server or from another device. Edits made meanwhile stay
 * pending.
 */
export function settleUpdate(
  schema: ObjectSchema,
  doc: LocalRecord,
  sent: Fields,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  const echoes = rules.listLateVersions(withoutVersion(doc.sent, sent));
  const reconciled = reconcileRow(
    schema,
    { ...doc, base: sent, sent: echoes, sending: false, problem: null },
    row,
    rules,
  );
  return rules.confirmVersion(schema, { ...reconciled, attempts: 0 }, sent);
}

/**
 * [R7] Returns the record after the server answered a create with `row`. The row may have existed
 * before and have changed since (R6), so it is reconciled like any other row.
 */
export function settleCreate(
  schema: ObjectSchema,
  doc: LocalRecord,
  sent: Fields,
  row: ServerRow,
  rules: BackendRules,
): LocalRecord {
  const reconciled = reconcileRow(schema, { ...doc, problem: null }, row, rules);
  const late = rules.listLateVersions(withoutVersion(reconciled.sent, sent));
  return rules.confirmVersion(
    schema,
    { ...reconciled, sent: late, sending: false, attempts: 0 },
    sent,
  );
}

function withoutVersion(versions: readonly Fields[], version: Fields): Fields[] {
  return versions.filter((other) => !isSameValue(other, version));
}

/**
 * Returns the fields of the row whose value this device never held, sent or received as confirmed,
 * and does not keep as a previous version.
 */
export function unseenFields(
  schema: ObjectSchema,
  doc: LocalRecord,
  theirs: Fields,
  { isConfirmedValue }: Pick<BackendRules, 'isConfirmedValue'>,
): string[] {
  const seen = [doc.base ?? {}, doc.record, ...doc.sent];
  const kept = (doc.record['earlier_wordings'] ?? []) as readonly PreviousVersion[];
  return (
    Object.entries(schema.properties)
      // A default value filled in by the server is not an edit.
      .filter(
        ([field, { merge, default: filled }]) =>
          merge !== 'theirs' &&
          merge !== 'earliest' &&
          !isSameValue(theirs[field], filled) &&
          !seen.some((version) => isSameValue(version[field], theirs[field])),
      )
      .map(([field]) => field)
      .filter((field) => !isConfirmedValue(doc, field, theirs[field]))
      .filter(
        (field) =>
          !kept.some(
            (previousVersion) =>
              previousVersion.field === field && previousVersion.text === theirs[field],
          ),
      )
  );
}
