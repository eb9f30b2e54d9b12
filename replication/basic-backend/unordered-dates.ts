// Pulls from a basic backend, whose dates have no promised order and may be no dates at all.
import { reconcileCurrentRow } from '../reconcile-row.ts';
import { readByIds, updateDocument, type SyncCollection } from '../sync-collection.ts';
import {
  type ServerRow,
  type SyncInterruption,
  toInterruption,
  type Transport,
} from '../transport.ts';

const day = 86_400_000;

/**
 * Time in milliseconds within which an earlier request may still arrive. For that long, a
 * confirmation by a basic backend is not final.
 */
export const lateRequestMillis = 120_000;

/**
 * [R16a] Returns an earlier start date for a pull. Without commit order, a row may appear with a
 * date before the checkpoint.
 */
export function lookBack(date: string): string {
  return date === '' ? '' : new Date(Date.parse(date) - lateRequestMillis).toISOString();
}

/**
 * [R16c] Returns the date of the last row that may move the checkpoint; empty if there is none. A
 * basic backend can contain text that is no date, or a date in the future, for example from an
 * import. A checkpoint at such a date would skip all later changes of other rows.
 */
export function findUsableDate(rows: readonly ServerRow[], now: number): string {
  const latest = new Date(now + day).toISOString();
  const isUsable = ({ updated_date: date }: ServerRow) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(date) && date <= latest;
  return rows.findLast(isUsable)?.updated_date ?? '';
}

/**
 * [R34f] Reads rows again that seem older than the known version. Only the server's current row is
 * reconciled, and only if the record has not changed since the request [R9].
 */
export async function readRowsAgain(
  syncCollection: SyncCollection,
  ids: ReadonlySet<string>,
  transport: Transport,
): Promise<SyncInterruption | null> {
  for (const [id, doc] of await readByIds(syncCollection, [...ids])) {
    if (doc.server_id === null) continue;
    const answer = await transport.read(syncCollection.entity, {
      kind: 'one',
      serverId: doc.server_id,
    });
    if (answer.kind === 'missing' || answer.kind === 'refused') continue;
    if (answer.kind !== 'ok') return toInterruption(answer);
    const [row] = answer.value;
    if (!row) continue;
    await updateDocument(syncCollection, id, (now) => {
      const isAsAsked =
        now.server_id === doc.server_id &&
        now.updated_date === doc.updated_date &&
        !(now.removed && now.sync === 'safe');
      return isAsAsked && row.updated_date !== now.updated_date
        ? reconcileCurrentRow(syncCollection.schema, now, row, transport.rules)
        : null;
    });
  }
  return null;
}
