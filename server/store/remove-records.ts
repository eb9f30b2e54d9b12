// Records taken away, each leaving a trace that says so.
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { scopeOf, stampEach } from './marks.ts';
import { pagesOf } from './rows.ts';
import type { Deleted, Reach, StoredRecord } from './store.ts';
import type { Tables } from './tables.ts';

interface Order {
  trx: Transaction<Tables>;
  clock: Clock;
  reach: Reach;
  records: readonly StoredRecord[];
}

export async function removeRecords({ trx, clock, reach, records }: Order): Promise<Deleted[]> {
  const stamped = await stampEach(trx, clock, scopeOf(reach), records);
  const removed = stamped.map(([{ id, ownerId, clientId }, deletedDate]) => ({ id, ownerId, clientId, deletedDate }));
  for (const page of pagesOf(removed)) {
    const ids = page.map(({ id }) => id);
    const traces = page.map((one) => ({
      id: one.id,
      entity: reach.entity,
      owner_id: one.ownerId,
      client_id: one.clientId,
      deleted_date: one.deletedDate,
    }));
    await trx.deleteFrom('records').where('id', 'in', ids).execute();
    await trx.insertInto('deletions').values(traces).execute();
  }
  return removed;
}
