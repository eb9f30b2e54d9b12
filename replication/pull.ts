// Brings what changed on the server to this device.
import type { LocalRecord } from '../schemas/local-record.ts';
import { joinOther } from './confirm.ts';
import { joinIncarnations } from './incarnations.ts';
import { absorbTwin, byAge, keyOf, meetNow, meetRow, overlap, recordFromRow } from './meet.ts';
import { change, changeMany, insertMissing, isBare, readByIds, readSafe, type Shelf, type Stored } from './shelf.ts';
import { type Pause, pauseOf, type ServerRow, type Transport, type Turn } from './transport.ts';

/** Rows in one page, by how well the way has carried lately: a page that never comes whole is no progress at all. */
const mostInPage = 1_000;
const leastInPage = 25;
const pageSizes = new WeakMap<Shelf, number>();
const deletionsInPage = 500;

/** How far the pull of a shelf came, as dates of the server; empty before the first. */
export async function reachedBy(shelf: Shelf): Promise<{ changed: string; deleted: string }> {
  return { changed: await shelf.state.read(sinceKey(shelf)), deleted: await shelf.state.read(deletedKey(shelf)) };
}

/** [R42] A place in the pull without a single record says nothing: what it speaks of was lost. */
export async function forgetLostPlace(shelf: Shelf): Promise<void> {
  const { changed, deleted } = await reachedBy(shelf);
  if (changed === '' && deleted === '') return;
  if (await isBare(shelf)) await forgetPlace(shelf);
}

export async function forgetPlace(shelf: Shelf): Promise<void> {
  await shelf.state.write(sinceKey(shelf), '');
  await shelf.state.write(deletedKey(shelf), '');
}

const always: Turn = { isLost: () => false };
/** A time that is due whatever the clock says. */
export const longAgo = '1';

/** [R16] Changed rows in ascending order of the server's date; the checkpoint moves only over pages that were applied. */
export async function pullChanged(shelf: Shelf, transport: Transport, turn: Turn = always, apply = applyRows): Promise<Pause | null> {
  const key = sinceKey(shelf);
  const reached = await shelf.state.read(key);
  const size = pageSizes.get(shelf) ?? mostInPage;
  let since = transport.guarded ? reached : lookBack(reached);
  let skip = 0;
  const ask = () => transport.read(shelf.entity, { kind: 'changed', since, skip, limit: size });
  for (let asked = ask(); ; ) {
    const answer = await asked;
    if (answer.kind !== 'ok') {
      pageSizes.set(shelf, Math.max(leastInPage, Math.floor(size / 4)));
      return pauseOf(answer);
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
    if (turn.isLost()) return { kind: 'busy' };
    const pause = await apply(shelf, rows, transport, reached === '');
    // [R34] An old page of a tab that stood still may have brought back what was deleted meanwhile: ids are compared soon.
    if (turn.isLost()) {
      await shelf.state.write(reconciledKey(shelf), longAgo);
      return { kind: 'busy' };
    }
    if (pause) return pause;
    if (last && last.updated_date > (await shelf.state.read(key))) await shelf.state.write(key, last.updated_date);
    if (isEnd) {
      pageSizes.set(shelf, Math.min(mostInPage, size * 2));
      return null;
    }
  }
}

/** [R17] Deletions made elsewhere, from the feed; by comparing ids where there is none. */
export async function pullDeleted(shelf: Shelf, transport: Transport): Promise<Pause | null | 'unsupported'> {
  const key = deletedKey(shelf);
  for (;;) {
    const since = await shelf.state.read(key);
    const answer = await transport.readDeleted(shelf.entity, since, deletionsInPage);
    if (answer.kind === 'unsupported') return 'unsupported';
    if (answer.kind !== 'ok') return pauseOf(answer);
    const rows = answer.value.filter(({ deleted_date: date }) => date > since);
    const rowsByKey = new Map(rows.map((row) => [keyOf(shelf, { id: row.id, client_id: row.client_id }), row]));
    const docs = await readByIds(shelf, [...rowsByKey.keys()]);
    await changeMany(shelf, docs.values(), (doc) => {
      const row = rowsByKey.get(doc.client_id);
      // [R37] What was brought back after that, and is known by a later version, was lost again in a restore: nobody deleted that one.
      const isBackSince = transport.guarded && row !== undefined && doc.updated_date > row.deleted_date;
      return doc.server_id === row?.id && !isBackSince ? afterRemoteDelete(doc, transport) : null;
    });
    const last = rows.at(-1);
    if (!last) return null;
    await shelf.state.write(key, last.deleted_date);
    if (answer.value.length < deletionsInPage) return null;
  }
}

/**
 * [R18] Compares all ids. A record that the server no longer lists is asked for by itself, and goes only on its own 404; a row that is
 * not here, or differs, is fetched. An answer that is not a whole list changes nothing.
 */
export async function reconcile(shelf: Shelf, transport: Transport): Promise<Pause | null> {
  const listed = new Map<string, ServerRow>();
  const hasClientIds = 'client_id' in shelf.schema.properties;
  for (let skip = 0; ; skip += mostInPage) {
    const answer = await transport.read(shelf.entity, { kind: 'ids', hasClientIds, skip, limit: mostInPage });
    if (answer.kind !== 'ok') return pauseOf(answer);
    for (const row of answer.value) listed.set(row.id, row);
    if (answer.value.length < mostInPage) break;
  }
  const here = new Map((await readSafe(shelf)).map((doc) => [doc.server_id ?? '', doc]));
  for (const [serverId, doc] of here) {
    if (listed.has(serverId)) continue;
    const answer = await transport.read(shelf.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing') {
      // What is everybody's has no client id.
      const outcome = shelf.access === 'owner' ? await joinOther(shelf, doc, transport) : 'gone';
      if (outcome === 'gone') await change(shelf, doc.client_id, (now) => (now.server_id === serverId ? afterRemoteDelete(now, transport) : null));
      else if (outcome !== 'lives') return outcome;
    } else if (answer.kind === 'ok') {
      const pause = await applyRows(shelf, answer.value, transport);
      if (pause) return pause;
    }
    // A row that is refused tells nothing, and keeps no other away.
    else if (answer.kind !== 'refused') return pauseOf(answer);
  }
  for (const [serverId, row] of listed) {
    if (here.get(serverId)?.updated_date === row.updated_date) continue;
    const answer = await transport.read(shelf.entity, { kind: 'one', serverId });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return pauseOf(answer);
    const pause = await applyRows(shelf, answer.value, transport);
    if (pause) return pause;
  }
  // [R12] On a guarded server a client id that was deleted stays so; who brings such a record back from the trash wants both.
  if (shelf.access === 'owner' && !transport.guarded) await joinIncarnations(shelf, listed);
  return null;
}

/** Puts rows of the server in place: unknown ones are inserted, known ones are met, never overwritten. */
export async function applyRows(shelf: Shelf, rows: readonly ServerRow[], transport: Transport, isFirst = false): Promise<Pause | null> {
  const rowsByKey = new Map<string, ServerRow[]>();
  for (const row of rows.toSorted(byAge)) {
    const key = keyOf(shelf, row);
    const others = rowsByKey.get(key);
    if (others) others.push(row);
    else rowsByKey.set(key, [row]);
  }
  // On a device that knows nothing yet there is nothing to look for: whatever is there after all is not inserted, and met.
  const known = isFirst ? new Map<string, Stored>() : await readByIds(shelf, [...rowsByKey.keys()]);
  const unknown = [...rowsByKey].filter(([key]) => !known.has(key)).map(([, group]) => recordFromRows(shelf, group));
  for (const [key, doc] of await readByIds(shelf, await insertMissing(shelf, unknown))) known.set(key, doc);

  const graves = [...known.values()].filter((doc) => doc.removed && doc.sync === 'safe');
  for (const doc of graves) {
    for (const row of rowsByKey.get(doc.client_id) ?? []) {
      const pause = await visitGrave(shelf, doc, row, transport);
      if (pause) return pause;
    }
  }
  const met = [...known.values()].filter((doc) => !graves.includes(doc));
  const older = new Set<string>();
  await changeMany(shelf, met, (doc) => {
    older.delete(doc.client_id);
    const next = (rowsByKey.get(doc.client_id) ?? []).reduce<LocalRecord>((now, row) => {
      if (!isOlder(now, row)) return meetListed(shelf, now, row, transport);
      older.add(doc.client_id);
      return now;
    }, doc);
    return next === doc ? null : next;
  });
  // A guarded server promises the order of its dates: there it is an old page.
  return transport.guarded ? null : askAgain(shelf, older, transport);
}

/** Of a page that was read before an answer that is already here, or of a backend that promises no order of its dates. */
function isOlder(doc: LocalRecord, row: ServerRow): boolean {
  return doc.server_id === row.id && row.updated_date < doc.updated_date;
}

/** [R34] What seems to be older than what is known here is met only by the server's own word of now, and only while the record stands as it was asked for [R9]. */
async function askAgain(shelf: Shelf, ids: ReadonlySet<string>, transport: Transport): Promise<Pause | null> {
  for (const [id, doc] of await readByIds(shelf, [...ids])) {
    if (doc.server_id === null) continue;
    const answer = await transport.read(shelf.entity, { kind: 'one', serverId: doc.server_id });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return pauseOf(answer);
    const [row] = answer.value;
    if (!row) continue;
    await change(shelf, id, (now) => {
      const isAsAsked = now.server_id === doc.server_id && now.updated_date === doc.updated_date && !(now.removed && now.sync === 'safe');
      return isAsAsked && row.updated_date !== now.updated_date ? meetNow(shelf.schema, now, row, transport.guarded) : null;
    });
  }
  return null;
}

function recordFromRows(shelf: Shelf, [eldest, ...twins]: readonly ServerRow[]): LocalRecord {
  if (!eldest) throw new Error('a record needs a row');
  return twins.reduce((doc, row) => absorbTwin(shelf.schema, doc, row), recordFromRow(shelf, eldest));
}

/** The record after it has seen a row of a page; the same one when there is nothing new in it. */
function meetListed(shelf: Shelf, doc: LocalRecord, row: ServerRow, { guarded }: Transport): LocalRecord {
  if (doc.server_id === row.id && doc.updated_date === row.updated_date) return doc;
  const isTwin = !guarded && doc.server_id !== null && doc.server_id !== row.id && (doc.gone === '' || doc.gone === 'unsure');
  return isTwin ? absorbTwin(shelf.schema, doc, row) : meetNow(shelf.schema, doc, row, guarded);
}

/** [R11] A row for a record that was deleted here: only the server's own word now tells whether it is an old page or really there. */
async function visitGrave(shelf: Shelf, doc: Stored, listed: ServerRow, transport: Transport): Promise<Pause | null> {
  const answer = await transport.read(shelf.entity, { kind: 'one', serverId: listed.id });
  if (answer.kind === 'missing' || answer.kind === 'refused') return null;
  if (answer.kind !== 'ok') return pauseOf(answer);
  const [row] = answer.value;
  if (row) await change(shelf, doc.client_id, (now) => (now.removed && now.sync === 'safe' ? meetRow(shelf.schema, now, row, transport.guarded) : null));
  return null;
}

/** What waits stays and is made anew by its push (R12); what is safe goes; a removal that waits has nothing left to do. */
function afterRemoteDelete(doc: Stored, { guarded }: Transport): Stored | null {
  if (doc.removed) return doc.sync === 'waiting' ? { ...doc, gone: 'here', sync: 'safe', sent: [], sending: false } : null;
  // [R10] Perhaps by a removal of this very device, which had taken it back: it is made anew.
  if (doc.recalled) return { ...doc, gone: 'elsewhere', sync: doc.sync === 'safe' ? 'waiting' : doc.sync, recalled: false };
  return doc.sync === 'safe' ? { ...doc, removed: true, gone: 'elsewhere', sent: guarded ? [] : doc.sent } : { ...doc, gone: 'elsewhere' };
}

/** When all ids were compared last, by the device's clock. */
export function reconciledKey({ entity }: Pick<Shelf, 'entity'>): string {
  return `reconciled|${entity}`;
}

function sinceKey({ entity }: Shelf): string {
  return `since|${entity}`;
}

function deletedKey({ entity }: Shelf): string {
  return `deleted|${entity}`;
}

/** Where commit order is not promised, a row may appear behind the watermark. */
function lookBack(date: string): string {
  return date === '' ? '' : new Date(Date.parse(date) - overlap).toISOString();
}
