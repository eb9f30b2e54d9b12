// Brings what changed on the server to this device.
import type { Fields } from '../schemas/local-record.ts';
import { keyOf, meetRow, recordFromRow } from './meet.ts';
import { change, changeMany, insertMissing, readByIds, readSafe, type Shelf, type Stored } from './shelf.ts';
import { type Pause, pauseOf, type ServerRow, type Transport } from './transport.ts';

/** Where the engine keeps its own place, beside the records. */
export interface SyncState {
  read(key: string): Promise<string>;
  write(key: string, value: string): Promise<void>;
}

/** What a record is listed under on the device, from its fields. */
export type RefOf = (fields: Fields) => string;

const pageSize = 500;
/** Where commit order is not promised, a row may appear behind the watermark: look back this far. */
const overlap = 120_000;

/** [R16] Changed rows in ascending order of the server's date; the checkpoint moves only over pages that were applied. */
export async function pullChanged(shelf: Shelf, transport: Transport, state: SyncState, refOf: RefOf): Promise<Pause | null> {
  const key = `since|${shelf.entity}`;
  const reached = await state.read(key);
  let since = transport.guarded ? reached : lookBack(reached);
  let skip = 0;
  for (;;) {
    const answer = await transport.read(shelf.entity, { kind: 'changed', since, skip, limit: pageSize });
    if (answer.kind !== 'ok') return pauseOf(answer);
    const rows = answer.value;
    const pause = await applyRows(shelf, rows, transport, refOf);
    if (pause) return pause;
    const last = rows.at(-1);
    if (last && last.updated_date > (await state.read(key))) await state.write(key, last.updated_date);
    if (!last || rows.length < pageSize) return null;
    // Rows that share one date fill whole pages only on a backend without commit order.
    skip = last.updated_date === since ? skip + pageSize : 0;
    since = last.updated_date;
  }
}

/** [R17] Deletions made elsewhere, from the feed; by comparing ids where there is none. */
export async function pullDeleted(shelf: Shelf, transport: Transport, state: SyncState): Promise<Pause | null | 'unsupported'> {
  const key = `deleted|${shelf.entity}`;
  for (;;) {
    const since = await state.read(key);
    const answer = await transport.readDeleted(shelf.entity, since, pageSize);
    if (answer.kind === 'unsupported') return 'unsupported';
    if (answer.kind !== 'ok') return pauseOf(answer);
    const rows = answer.value.filter(({ deleted_date: date }) => date > since);
    const docs = await readByIds(shelf, rows.map(deletedKey));
    const idsByKey = new Map(rows.map((row) => [deletedKey(row), row.id]));
    await changeMany(shelf, docs.values(), (doc) => (doc.server_id === idsByKey.get(doc.client_id) ? afterRemoteDelete(doc) : null));
    const last = rows.at(-1);
    if (!last) return null;
    await state.write(key, last.deleted_date);
  }
}

/**
 * [R18] Compares all ids. A record that the server no longer lists is asked for by itself, and goes only on its own 404; a row that is
 * not here, or differs, is fetched. An answer that is not a whole list changes nothing.
 */
export async function reconcile(shelf: Shelf, transport: Transport, refOf: RefOf): Promise<Pause | null> {
  const listed = new Map<string, ServerRow>();
  for (let skip = 0; ; skip += pageSize) {
    const answer = await transport.read(shelf.entity, { kind: 'ids', skip, limit: pageSize });
    if (answer.kind !== 'ok') return pauseOf(answer);
    for (const row of answer.value) listed.set(row.id, row);
    if (answer.value.length < pageSize) break;
  }
  const here = new Map((await readSafe(shelf)).map((doc) => [doc.server_id ?? '', doc]));
  for (const [serverId, doc] of here) {
    if (listed.has(serverId)) continue;
    const answer = await transport.read(shelf.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing') await change(shelf, doc.client_id, (now) => (now.server_id === serverId ? afterRemoteDelete(now) : null));
    else if (answer.kind === 'ok') await applyRows(shelf, answer.value, transport, refOf);
    else return pauseOf(answer);
  }
  for (const [serverId, row] of listed) {
    if (here.get(serverId)?.updated_date === row.updated_date) continue;
    const answer = await transport.read(shelf.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing') continue;
    if (answer.kind !== 'ok') return pauseOf(answer);
    const pause = await applyRows(shelf, answer.value, transport, refOf);
    if (pause) return pause;
  }
  return null;
}

/** Puts rows of the server in place: unknown ones are inserted, known ones are met, never overwritten. */
export async function applyRows(shelf: Shelf, rows: readonly ServerRow[], transport: Transport, refOf: RefOf): Promise<Pause | null> {
  const rowsByKey = new Map(rows.map((row) => [keyOf(row), row]));
  const known = await readByIds(shelf, [...rowsByKey.keys()]);
  const unknown = [...rowsByKey].filter(([key]) => !known.has(key)).map(([, row]) => recordFromRow(shelf.schema, row, refOf(row)));
  for (const [key, doc] of await readByIds(shelf, await insertMissing(shelf, unknown))) known.set(key, doc);

  const graves = [...known.values()].filter((doc) => doc.removed && doc.sync === 'safe');
  for (const doc of graves) {
    const pause = await visitGrave(shelf, doc, rowsByKey, transport);
    if (pause) return pause;
  }
  const met = [...known.values()].filter((doc) => !graves.includes(doc));
  await changeMany(shelf, met, (doc) => {
    const row = rowsByKey.get(doc.client_id);
    if (!row || (doc.server_id === row.id && doc.updated_date === row.updated_date)) return null;
    // A page may have been read before an answer that is already here.
    if (transport.guarded && doc.server_id === row.id && doc.updated_date > row.updated_date) return null;
    const next = meetRow(shelf.schema, doc, row, transport.guarded);
    return { ...next, ref: refOf(next.record) };
  });
  return null;
}

/** [R11] A row for a record that was deleted here: only the server's own word now tells whether it is an old page or really there. */
async function visitGrave(shelf: Shelf, doc: Stored, rowsByKey: Map<string, ServerRow>, transport: Transport): Promise<Pause | null> {
  const listed = rowsByKey.get(doc.client_id);
  if (!listed) return null;
  const answer = await transport.read(shelf.entity, { kind: 'one', serverId: listed.id });
  if (answer.kind === 'missing') return null;
  if (answer.kind !== 'ok') return pauseOf(answer);
  const [row] = answer.value;
  if (row) await change(shelf, doc.client_id, (now) => (now.removed && now.sync === 'safe' ? meetRow(shelf.schema, now, row, transport.guarded) : null));
  return null;
}

/** What waits stays and is made anew by its push (R12); what is safe goes; a removal that waits has nothing left to do. */
function afterRemoteDelete(doc: Stored): Stored | null {
  if (doc.removed) return doc.sync === 'waiting' ? { ...doc, gone: 'here', sync: 'safe', sent: [], sending: false } : null;
  return doc.sync === 'safe' ? { ...doc, removed: true, gone: 'elsewhere', sent: [] } : { ...doc, gone: 'elsewhere' };
}

function deletedKey(row: { id: string; client_id: string | null }): string {
  return keyOf({ id: row.id, client_id: row.client_id });
}

function lookBack(date: string): string {
  return date === '' ? '' : new Date(Date.parse(date) - overlap).toISOString();
}
