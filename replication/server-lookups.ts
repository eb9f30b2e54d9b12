// Looks up the current rows of a record on the server: for unanswered creates, undone removals,
// missing records and replaced rows. The engine does this before it decides about the record.
import type { LocalRecord } from '../schemas/local-record.ts';
import {
  compareByAge,
  reconcileCurrentRow,
  reconcileListedRow,
  reconcileOtherRow,
} from './reconcile-row.ts';
import {
  updateDocument,
  updateDocuments,
  type SyncCollection,
  type StoredDocument,
} from './sync-collection.ts';
import {
  type SyncInterruption,
  toInterruption,
  type ServerRow,
  type Transport,
} from './transport.ts';

/** [R5] Looks up whether earlier creates arrived. Records that are not found stay unchanged. */
export async function findEarlierCreates(
  syncCollection: SyncCollection,
  docs: readonly StoredDocument[],
  transport: Transport,
): Promise<SyncInterruption | null> {
  const ids = docs.map(({ client_id: id }) => id);
  const answer = await transport.read(syncCollection.entity, {
    kind: 'by-client-ids',
    clientIds: [...ids, ...transport.rules.listSuccessorsToLookUp(ids)],
  });
  if (answer.kind !== 'ok') return toInterruption(answer);
  const rowsById = new Map<string, ServerRow[]>();
  for (const row of answer.value)
    rowsById.set(String(row['client_id']), [
      ...(rowsById.get(String(row['client_id'])) ?? []),
      row,
    ]);
  const found = docs.filter(({ client_id: id }) => rowsById.has(id));
  await updateDocuments(syncCollection, found, (now) =>
    now.server_id === null
      ? reconcileRows(syncCollection, now, rowsById.get(now.client_id) ?? [], transport)
      : null,
  );
  await transport.rules.markRecreated(syncCollection, docs, rowsById);
  return null;
}

/** Reconciles a record with its rows, the eldest first. */
function reconcileRows(
  syncCollection: SyncCollection,
  doc: LocalRecord,
  rows: readonly ServerRow[],
  { rules }: Transport,
): LocalRecord | null {
  const [eldest, ...others] = rows.toSorted(compareByAge);
  if (!eldest) return null;
  return others.reduce(
    (reconciled, row) => reconcileListedRow(syncCollection.schema, reconciled, row, rules),
    reconcileOtherRow(syncCollection.schema, doc, eldest, rules),
  );
}

/**
 * [R10] Checks a record whose removal was undone. The record counts as synced only after the server
 * confirms that the row exists.
 */
export async function confirmRestoredRecord(
  syncCollection: SyncCollection,
  known: StoredDocument,
  transport: Transport,
): Promise<SyncInterruption | null> {
  const { client_id: id, server_id: serverId } = known;
  const answer = await transport.read(syncCollection.entity, {
    kind: 'one',
    serverId: serverId ?? '',
  });
  const same = (now: StoredDocument) => now.server_id === serverId && now.gone === 'unsure';
  if (answer.kind === 'missing') {
    // The record may exist in another row.
    const outcome = await adoptOtherRow(syncCollection, known, transport);
    if (outcome === 'gone')
      await updateDocument(syncCollection, id, (now) =>
        same(now) ? { ...now, gone: 'elsewhere' } : null,
      );
    return outcome === 'gone' || outcome === 'lives' ? null : outcome;
  }
  if (answer.kind !== 'ok') return toInterruption(answer);
  const [row] = answer.value;
  if (!row) return { kind: 'busy' };
  await updateDocument(syncCollection, id, (now) =>
    same(now) ? reconcileCurrentRow(syncCollection.schema, now, row, transport.rules) : null,
  );
  return null;
}

/**
 * [R10] Confirms that a record is missing on the server. A 404 may come from a proxy. The record is
 * missing only if a read by its server id and a read by its client id both find nothing.
 * @returns `gone`; `lives` if the record now uses another row; or the interruption that leaves the
 *   question open
 */
export async function confirmMissing(
  syncCollection: SyncCollection,
  marked: StoredDocument,
  transport: Transport,
): Promise<SyncInterruption | 'gone' | 'lives'> {
  const there = await transport.read(syncCollection.entity, {
    kind: 'one',
    serverId: marked.server_id ?? '',
  });
  if (there.kind !== 'missing')
    return toInterruption(there.kind === 'ok' ? { kind: 'busy' } : there);
  return adoptOtherRow(syncCollection, marked, transport);
}

/**
 * Looks for a row of the record other than the known row. If there is one, the record continues
 * with that row.
 */
export async function adoptOtherRow(
  syncCollection: SyncCollection,
  known: StoredDocument,
  transport: Transport,
): Promise<SyncInterruption | 'gone' | 'lives'> {
  const answer = await transport.read(syncCollection.entity, {
    kind: 'by-client-ids',
    clientIds: [known.client_id],
  });
  if (answer.kind !== 'ok') return toInterruption(answer);
  const rows = answer.value.filter(({ id }) => id !== known.server_id);
  if (rows.length === 0) return 'gone';
  const same = (now: StoredDocument) =>
    now.server_id === known.server_id && now.updated_date === known.updated_date;
  await updateDocument(syncCollection, known.client_id, (now) =>
    same(now) ? reconcileRows(syncCollection, now, rows, transport) : null,
  );
  return 'lives';
}
