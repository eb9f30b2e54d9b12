// Asking the server how it stands with a record, before anything is decided of it.
import type { LocalRecord } from '../schemas/local-record.ts';
import { nextIncarnation } from './anew.ts';
import { absorbTwin, byAge, meetNow, meetOtherRow } from './meet.ts';
import { change, changeMany, type Shelf, type Stored } from './shelf.ts';
import { type Pause, pauseOf, type ServerRow, type Transport } from './transport.ts';

/** [R5] Whether earlier tries arrived. Records that are not found stay as they are. */
export async function lookUp(shelf: Shelf, docs: readonly Stored[], transport: Transport): Promise<Pause | null> {
  const ids = docs.map(({ client_id: id }) => id);
  // On our server a create of what was deleted is answered so. Elsewhere only its next incarnation tells that an earlier try had arrived.
  const clientIds = transport.guarded ? ids : [...ids, ...ids.map(nextIncarnation)];
  const answer = await transport.read(shelf.entity, { kind: 'by-client-ids', clientIds });
  if (answer.kind !== 'ok') return pauseOf(answer);
  const rowsById = new Map<string, ServerRow[]>();
  for (const row of answer.value) rowsById.set(String(row['client_id']), [...(rowsById.get(String(row['client_id'])) ?? []), row]);
  const found = docs.filter(({ client_id: id }) => rowsById.has(id));
  await changeMany(shelf, found, (now) => (now.server_id === null ? meetRows(shelf, now, rowsById.get(now.client_id) ?? [], transport) : null));
  const rescued = docs.filter(({ client_id: id }) => !rowsById.has(id) && rowsById.has(nextIncarnation(id)));
  await changeMany(shelf, rescued, (now) => (now.server_id === null && !now.removed ? { ...now, gone: 'elsewhere' } : null));
  return null;
}

/** Several rows of one record: it meets the eldest and takes in the others. */
export function meetRows(shelf: Shelf, doc: LocalRecord, rows: readonly ServerRow[], transport: Transport): LocalRecord | null {
  const [eldest, ...twins] = rows.toSorted(byAge);
  if (!eldest) return null;
  return twins.reduce((met, row) => absorbTwin(shelf.schema, met, row), meetOtherRow(shelf.schema, doc, eldest, transport.guarded));
}

/** [R10] After a removal was taken back: nobody may believe that the server has it without its own word. */
export async function askWhetherThere(shelf: Shelf, known: Stored, transport: Transport): Promise<Pause | null> {
  const { client_id: id, server_id: serverId } = known;
  const answer = await transport.read(shelf.entity, { kind: 'one', serverId: serverId ?? '' });
  const same = (now: Stored) => now.server_id === serverId && now.gone === 'unsure';
  if (answer.kind === 'missing') {
    // It may live on in another row.
    const outcome = await joinOther(shelf, known, transport);
    if (outcome === 'gone') await change(shelf, id, (now) => (same(now) ? { ...now, gone: 'elsewhere' } : null));
    return outcome === 'gone' || outcome === 'lives' ? null : outcome;
  }
  if (answer.kind !== 'ok') return pauseOf(answer);
  const [row] = answer.value;
  if (!row) return { kind: 'busy' };
  await change(shelf, id, (now) => (same(now) ? meetNow(shelf.schema, now, row, transport.guarded) : null));
  return null;
}

/**
 * [R10] A 404 may be a stray page of something in between: only when the record's own address and its client id both answer that it is
 * not there, it is not there.
 * @returns `gone`; or `lives` under another row, which the record has joined; or why nobody knows
 */
export async function confirmMissing(shelf: Shelf, marked: Stored, transport: Transport): Promise<Pause | 'gone' | 'lives'> {
  const there = await transport.read(shelf.entity, { kind: 'one', serverId: marked.server_id ?? '' });
  if (there.kind !== 'missing') return pauseOf(there.kind === 'ok' ? { kind: 'busy' } : there);
  return joinOther(shelf, marked, transport);
}

/** Whether the record has another row than the one it knew; if so, it goes on with that one. */
export async function joinOther(shelf: Shelf, known: Stored, transport: Transport): Promise<Pause | 'gone' | 'lives'> {
  const answer = await transport.read(shelf.entity, { kind: 'by-client-ids', clientIds: [known.client_id] });
  if (answer.kind !== 'ok') return pauseOf(answer);
  const rows = answer.value.filter(({ id }) => id !== known.server_id);
  if (rows.length === 0) return 'gone';
  const same = (now: Stored) => now.server_id === known.server_id && now.updated_date === known.updated_date;
  await change(shelf, known.client_id, (now) => (same(now) ? meetRows(shelf, now, rows, transport) : null));
  return 'lives';
}
