// A local record meets a row of the server. Pure.
import { changedFields, type Fields, type LocalRecord, newestFirst, sameValue } from '../schemas/local-record.ts';
import type { ObjectSchema } from '../schemas/json-schema.ts';
import { declaredFields, mergeRecord } from './merge.ts';
import type { ServerRow } from './transport.ts';

/** The key under which a row lies on the device. */
export function keyOf(row: Fields): string {
  const { client_id: clientId } = row;
  return typeof clientId === 'string' && clientId !== '' ? clientId : `s_${String(row['id'])}`;
}

/** A record that came from the server and was never touched here. */
export function recordFromRow(schema: ObjectSchema, row: ServerRow, ref: string): LocalRecord {
  const fields = declaredFields(schema, row);
  return {
    client_id: keyOf(row),
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
    order: newestFirst(row.created_date),
    ref,
    v: 1,
  };
}

/**
 * The record after it has seen `row`, whatever state it was in. Nothing a person wrote is dropped: see `mergeRecord`.
 * @param guarded the server cannot apply a late request unseen, so versions sent before this row are settled
 */
export function meetRow(schema: ObjectSchema, doc: LocalRecord, row: ServerRow, guarded: boolean): LocalRecord {
  const theirs = declaredFields(schema, row);
  // In a grave nothing of ours waits to be said.
  const isGrave = doc.removed && doc.sync === 'safe';
  const base = (isGrave ? doc.record : (doc.base ?? doc.sent[0])) ?? {};
  const record = mergeRecord(schema, { base, mine: doc.record, theirs, echoes: doc.sent, isBaseGuessed: doc.base === null && !isGrave });
  // [R13] Edit beats delete: a removal holds only against wordings that this device had seen.
  const removed = doc.removed && doc.gone !== 'elsewhere' && unseenFields(schema, doc, theirs).length === 0;
  const same = !removed && changedFields(record, theirs).length === 0;
  return {
    ...doc,
    record,
    base: theirs,
    sent: guarded && (same || !doc.sending) ? [] : doc.sent,
    sending: same ? false : doc.sending,
    server_id: row.id,
    updated_date: row.updated_date,
    created_date: row.created_date,
    order: newestFirst(row.created_date),
    removed,
    gone: '',
    sync: same ? 'safe' : doc.sync === 'refused' ? 'refused' : 'waiting',
    problem: same ? null : doc.problem,
  };
}

/**
 * [R7] The record after the server has answered an update with `row` to exactly `sent`: what differs in the row is the server's own or
 * somebody else's, never ours. What was edited meanwhile goes on waiting.
 */
export function settleUpdate(schema: ObjectSchema, doc: LocalRecord, sent: Fields, row: ServerRow, guarded: boolean): LocalRecord {
  const echoes = guarded ? [] : withoutVersion(doc.sent, sent);
  return { ...meetRow(schema, { ...doc, base: sent, sent: echoes, sending: false }, row, guarded), attempts: 0 };
}

/** [R7] The same after a create. The row may be one that was there before and has moved on since (R6), so it is met like any other. */
export function settleCreate(schema: ObjectSchema, doc: LocalRecord, sent: Fields, row: ServerRow, guarded: boolean): LocalRecord {
  const met = meetRow(schema, doc, row, guarded);
  return { ...met, sent: guarded ? [] : withoutVersion(met.sent, sent), sending: false, attempts: 0 };
}

export function withoutVersion(versions: readonly Fields[], version: Fields): Fields[] {
  return versions.filter((other) => !sameValue(other, version));
}

/** Fields of the row whose value this device has neither held nor sent. */
function unseenFields(schema: ObjectSchema, doc: LocalRecord, theirs: Fields): string[] {
  const seen = [doc.base ?? {}, doc.record, ...doc.sent];
  return Object.entries(schema.properties)
    .filter(([field, { merge }]) => merge !== 'theirs' && !seen.some((version) => sameValue(version[field], theirs[field])))
    .map(([field]) => field);
}
