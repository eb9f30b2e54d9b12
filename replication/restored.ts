// After the server was put back from a backup: what was confirmed since that backup is told once more.
import type { LocalRecord } from '../schemas/local-record.ts';
import { keyOf, meetOtherRow, overRow, withSafe } from './meet.ts';
import { applyRows, forgetPlace, longAgo, pullChanged, pullDeleted, reconciledKey } from './pull.ts';
import { changeMany, readByIds, readLiving, type Shelf, type Stored } from './shelf.ts';
import type { Pause, ServerRow, Transport, Turn } from './transport.ts';

/**
 * [R37] Everything is pulled from the beginning. A row that is older than what this device knew gets our version, a removed record is
 * removed again, and a record without a row is made once more under its own client id, as every other device will do it.
 */
export async function pullRestored(shelf: Shelf, transport: Transport, turn?: Turn): Promise<Pause | null> {
  const seen = new Set<string>();
  await forgetPlace(shelf);
  const pause = await pullChanged(shelf, transport, turn, async (_shelf, rows) => {
    for (const { id } of rows) seen.add(id);
    return applyRestored(shelf, rows, transport);
  });
  const failed = pause ?? (await pullDeleted(shelf, transport));
  if (failed !== null && failed !== 'unsupported') return failed;
  const lost = (await readLiving(shelf)).filter(({ server_id: id }) => id !== null && !seen.has(id));
  // [R34] What was seen is of the past where another tab has taken over meanwhile.
  if (turn?.isLost()) return { kind: 'busy' };
  const dates = new Map(lost.map((doc) => [doc.client_id, doc.updated_date]));
  await changeMany(shelf, lost, (now) => {
    const isAsRead = now.updated_date === dates.get(now.client_id);
    return now.server_id === null || seen.has(now.server_id) || now.removed || !isAsRead ? null : withoutRow(now);
  });
  return null;
}

/**
 * [R37] [R39] What is everybody's is the server's, older versions too: the pull of this cycle brings all of it as if nothing had been known,
 * and what is there no more goes when ids are compared.
 */
export async function forgetContent(shelf: Shelf): Promise<void> {
  await forgetPlace(shelf);
  await shelf.state.write(reconciledKey(shelf), longAgo);
  await changeMany(shelf, await readLiving(shelf), (now) => ({ ...now, updated_date: '' }));
}

async function applyRestored(shelf: Shelf, rows: readonly ServerRow[], transport: Transport): Promise<Pause | null> {
  const known = await readByIds(
    shelf,
    rows.map((row) => keyOf(shelf, row)),
  );
  const older = new Map<string, ServerRow>();
  const newer = new Map<string, ServerRow>();
  for (const row of rows) {
    const doc = known.get(keyOf(shelf, row));
    if (doc && isOlder(row, doc)) older.set(doc.client_id, row);
    else if (doc && isNewer(row, doc)) newer.set(doc.client_id, row);
  }
  const docs = [...known.values()].filter(({ client_id: id }) => older.has(id));
  await changeMany(shelf, docs, (now) => {
    const row = older.get(now.client_id);
    return row && isOlder(row, now) ? overRow(shelf.schema, now, row) : null;
  });
  // It may have been made from the backup's version, so that ours stands nowhere else: words of it that give way are kept.
  const behind = [...known.values()].filter(({ client_id: id }) => newer.has(id));
  await changeMany(shelf, behind, (now) => {
    const row = newer.get(now.client_id);
    if (!row || !isNewer(row, now)) return null;
    return meetOtherRow(shelf.schema, now, row, transport.guarded);
  });
  return applyRows(
    shelf,
    rows.filter((row) => older.get(keyOf(shelf, row)) !== row),
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
function withoutRow(doc: Stored): LocalRecord {
  const sync = doc.sync === 'refused' ? 'refused' : 'waiting';
  return { ...doc, base: null, sent: [doc.base ?? doc.record], sending: false, server_id: null, updated_date: '', gone: '', sync, problem: withSafe(doc) };
}
