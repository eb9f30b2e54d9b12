// A local record meets a row of the server. Pure.
import type { PreviousVersion } from '../schemas/fields.ts';
import {
  listChangedFields,
  type Fields,
  type LocalRecord,
  toNewestFirstKey,
  isSameValue,
  getWrittenDate,
} from '../schemas/local-record.ts';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import { pickDeclaredFields, mergeRecord, mergeDuplicateFields } from './merge.ts';
import type { SyncCollection } from './sync-collection.ts';
import { isConfirmedValue, addConfirmedHashes } from './basic-backend/confirmed-hashes.ts';
import type { ServerRow } from './transport.ts';

/**
 * A request that left earlier may land this much later, in milliseconds: so long nobody relies on
 * what a plain backend said.
 */
export const lateRequestMillis = 120_000;

/** The key under which a row lies on the device. */
export function getRecordKey({ prefix }: Pick<SyncCollection, 'prefix'>, row: Fields): string {
  const { client_id: clientId } = row;
  return (
    prefix + (typeof clientId === 'string' && clientId !== '' ? clientId : `s_${String(row['id'])}`)
  );
}

/**
 * The elder first. On a backend without unique client ids every device must choose the same row, so
 * ids decide between equal dates.
 */
export function compareByAge(
  a: Pick<ServerRow, 'id' | 'created_date'>,
  b: Pick<ServerRow, 'id' | 'created_date'>,
): number {
  if (a.created_date !== b.created_date) return a.created_date < b.created_date ? -1 : 1;
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

/** A record that came from the server and was never touched here. */
export function toLocalRecord(syncCollection: SyncCollection, row: ServerRow): LocalRecord {
  const fields = pickDeclaredFields(syncCollection.schema, row);
  return {
    client_id: getRecordKey(syncCollection, row),
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
    order: toNewestFirstKey(getWrittenDate(getRecordKey(syncCollection, row), row.created_date)),
    ref: syncCollection.refOf(row),
    v: 1,
  };
}

/**
 * The record after it has seen `row`, whatever state it was in. Nothing a person wrote is dropped:
 * see `mergeRecord`.
 * @param hasConditionalWrites the server cannot apply a late request unseen, so versions sent
 * before this row are settled
 */
export function reconcileRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  hasConditionalWrites: boolean,
): LocalRecord {
  const theirs = pickDeclaredFields(schema, row);
  const isTombstone = doc.removed && doc.sync === 'safe';
  // [R11] On a guarded server a row that this device deleted, and that is there again, was brought
  // back by its owner.
  const isBroughtBack =
    isTombstone && hasConditionalWrites && doc.gone === 'here' && doc.server_id === row.id;
  // [R13] Edit beats delete: a removal holds only against wordings that this device had seen.
  // The very row that another device deleted may be back; a new one of the same record is a late or
  // a repeated create.
  const isBack = isBroughtBack || (doc.gone === 'elsewhere' && doc.server_id === row.id);
  const removed = doc.removed && !isBack && unseenFields(schema, doc, theirs).length === 0;
  const at = {
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
    order: toNewestFirstKey(getWrittenDate(doc.client_id, row.created_date)),
  };
  // [R11] What stays in its grave stays as it was removed; the row is only to be taken away.
  if (isTombstone && removed)
    return {
      ...doc,
      ...at,
      ...(doc.buried && { buried: '' }),
      base: theirs,
      gone: '',
      sync: 'waiting',
    };
  // In a grave nothing of ours waits to be said.
  const base = (isTombstone ? doc.record : (doc.base ?? doc.sent[0])) ?? {};
  const isBaseGuessed =
    !isTombstone && (doc.base === null || isUnseenBy(doc, row, hasConditionalWrites));
  const record = mergeRecord(schema, {
    base,
    mine: doc.record,
    theirs,
    echoes: isTombstone ? [] : doc.sent,
    isBaseGuessed,
  });
  // [R32] A second row that becomes the record's own is none any more: nobody may take it away as
  // such.
  const duplicateIds = (doc.twins ?? []).filter((id) => id !== row.id);
  const same =
    !removed && duplicateIds.length === 0 && listChangedFields(record, theirs).length === 0;
  // [R10] Its removal may still be under way; only where the server knows versions a newer one
  // stops it.
  const isStopped = hasConditionalWrites && doc.updated_date !== row.updated_date;
  const isRecalled =
    !isStopped &&
    !removed &&
    !isTombstone &&
    (doc.removed || doc.gone === 'unsure') &&
    doc.sent.length > 0;
  return {
    ...doc,
    ...(doc.twins && { twins: duplicateIds }),
    ...((isRecalled || doc.recalled) && {
      recalled: isRecalled || (doc.recalled === true && !isStopped),
    }),
    // [R38] It is in no grave any more: one that it comes to lie in again begins its time anew.
    ...(doc.buried && { buried: '' }),
    record,
    base: theirs,
    sent: hasConditionalWrites
      ? same || !doc.sending
        ? []
        : doc.sent
      : isTombstone
        ? []
        : listUnansweredVersions(doc, base, record, theirs),
    sending: same ? false : doc.sending,
    ...at,
    removed,
    gone: '',
    sync: same ? 'safe' : doc.sync === 'refused' ? 'refused' : 'waiting',
    problem: same ? null : doc.problem,
  };
}

/**
 * [R4] A request lands once: a version that was taken for this device's own echo, and overruled, is
 * none the next time. Otherwise two devices that once sent each other's value, and never heard of
 * it, would hand it to and fro for ever.
 * @returns what was sent without an answer and may still be heard of
 */
function listUnansweredVersions(
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

/**
 * [R8] On a backend without conditional writes another device may have looked at the row before
 * this one wrote to it, and written after: what this device was told is safe then stands nowhere
 * else. For as long as a request may be under way nobody knows.
 */
function isUnseenBy(
  { confirmed, updated_date: ours, server_id: id }: LocalRecord,
  row: ServerRow,
  hasConditionalWrites: boolean,
): boolean {
  if (hasConditionalWrites || confirmed === undefined || confirmed !== ours || id !== row.id)
    return false;
  // Its date may even be an earlier one: such a backend promises no order.
  return Math.abs(Date.parse(row.updated_date) - Date.parse(ours)) <= lateRequestMillis;
}

/**
 * [R37] The same with the server's own word of this moment: another row of the record, or one of a
 * server that was put back, may stand there.
 */
export function reconcileCurrentRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  hasConditionalWrites: boolean,
): LocalRecord {
  if (doc.server_id !== null && doc.server_id !== row.id)
    return reconcileOtherRow(schema, doc, row, hasConditionalWrites);
  const isOlder =
    hasConditionalWrites &&
    !doc.removed &&
    doc.server_id === row.id &&
    row.updated_date < doc.updated_date;
  return isOlder
    ? replaceBackupRow(schema, doc, row)
    : reconcileRow(schema, doc, row, hasConditionalWrites);
}

/** [R37] Our version, waiting to go over the row of a backup; a removal likewise. */
export function replaceBackupRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
): LocalRecord {
  const theirs = pickDeclaredFields(schema, row);
  // All of ours stands but the fields that are the server's own.
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
 * [R37] Who gives up a refused edit after a restore goes back to what was safe before it, which
 * only this device knows.
 */
export function keepSyncedVersion({ problem, base }: LocalRecord): LocalRecord['problem'] {
  return problem && base ? { ...problem, safe: problem.safe ?? base } : problem;
}

/**
 * The same with a row that did not come from the one it knew: what gives way there stands nowhere
 * else, so words of it are kept (R30).
 */
export function reconcileOtherRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
  hasConditionalWrites: boolean,
): LocalRecord {
  return reconcileRow(
    schema,
    doc.base === null || doc.server_id === null
      ? doc
      : { ...doc, base: null, sent: [doc.base, ...doc.sent] },
    row,
    hasConditionalWrites,
  );
}

/**
 * [R32] The record after a second row of it was seen: the elder row is the record's own from now
 * on, the younger one must go, and what it says is kept. Both rows, seen in any order, on any
 * device, lead to the same.
 */
export function mergeDuplicateRow(
  schema: ObjectSchema,
  doc: LocalRecord,
  row: ServerRow,
): LocalRecord {
  const theirs = pickDeclaredFields(schema, row);
  const seen = [doc.base ?? {}, doc.record, ...doc.sent];
  const record = mergeDuplicateFields(schema, doc.record, theirs, seen);
  const own = { id: doc.server_id ?? '', created_date: doc.created_date };
  const duplicateIds = new Set(doc.twins ?? []);
  if (duplicateIds.has(row.id) && isSameValue(record, doc.record)) return doc;
  const isElder = compareByAge(row, own) < 0;
  duplicateIds.add(isElder ? own.id : row.id);
  duplicateIds.delete(isElder ? row.id : own.id);
  const elder = isElder && {
    base: theirs,
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
    order: toNewestFirstKey(getWrittenDate(doc.client_id, row.created_date)),
  };
  const removed = doc.removed && unseenFields(schema, doc, theirs).length === 0;
  return {
    ...doc,
    ...elder,
    record,
    twins: [...duplicateIds],
    removed,
    gone: isElder ? '' : doc.gone,
    sync: 'waiting',
    problem: null,
  };
}

/**
 * [R7] The record after the server has answered an update with `row` to exactly `sent`: what
 * differs in the row is the server's own or somebody else's, never ours. What was edited meanwhile
 * goes on waiting.
 */
export function settleUpdate(
  schema: ObjectSchema,
  doc: LocalRecord,
  sent: Fields,
  row: ServerRow,
  hasConditionalWrites: boolean,
): LocalRecord {
  const echoes = hasConditionalWrites ? [] : withoutVersion(doc.sent, sent);
  return confirmVersion(
    schema,
    {
      ...reconcileRow(
        schema,
        { ...doc, base: sent, sent: echoes, sending: false, problem: null },
        row,
        hasConditionalWrites,
      ),
      attempts: 0,
    },
    sent,
    hasConditionalWrites,
  );
}

/**
 * [R7] The same after a create. The row may be one that was there before and has moved on since
 * (R6), so it is met like any other.
 */
export function settleCreate(
  schema: ObjectSchema,
  doc: LocalRecord,
  sent: Fields,
  row: ServerRow,
  hasConditionalWrites: boolean,
): LocalRecord {
  const reconciled = reconcileRow(schema, { ...doc, problem: null }, row, hasConditionalWrites);
  return confirmVersion(
    schema,
    {
      ...reconciled,
      sent: hasConditionalWrites ? [] : withoutVersion(reconciled.sent, sent),
      sending: false,
      attempts: 0,
    },
    sent,
    hasConditionalWrites,
  );
}

/** Remembers that this version of the server is this device's own. */
function confirmVersion(
  schema: ObjectSchema,
  doc: LocalRecord,
  sent: Fields,
  hasConditionalWrites: boolean,
): LocalRecord {
  return hasConditionalWrites
    ? doc
    : { ...doc, confirmed: doc.updated_date, told: addConfirmedHashes(doc, schema, sent) };
}

function withoutVersion(versions: readonly Fields[], version: Fields): Fields[] {
  return versions.filter((other) => !isSameValue(other, version));
}

/**
 * Fields of the row whose value this device has neither held nor sent, nor once been told is safe,
 * nor kept as an earlier wording.
 */
function unseenFields(schema: ObjectSchema, doc: LocalRecord, theirs: Fields): string[] {
  const seen = [doc.base ?? {}, doc.record, ...doc.sent];
  const kept = (doc.record['earlier_wordings'] ?? []) as readonly PreviousVersion[];
  return (
    Object.entries(schema.properties)
      // What the server fills in by itself is nobody's edit.
      .filter(
        ([field, { merge, default: filled }]) =>
          merge !== 'theirs' &&
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
