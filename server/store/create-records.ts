// New records, each client id once and never again after its deletion.
import type { Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { newId, scopeOf, stampEach } from './marks.ts';
import { pagesOf, recordFromRow, recordsWithin } from './rows.ts';
import type { Creation, Draft, Reach, StoredRecord } from './store.ts';
import type { Tables } from './tables.ts';

interface Order {
  trx: Transaction<Tables>;
  clock: Clock;
  reach: Reach;
  ownerId: string;
  drafts: readonly Draft[];
}

export async function createRecords(order: Order): Promise<Creation> {
  const { trx, clock, reach, ownerId, drafts } = order;
  const firstsByClientId = new Map<string, StoredRecord>();
  for (const clientIds of pagesOf(drafts.flatMap(({ clientId }) => clientId ?? []))) {
    const gone = await deletedClientId(order, clientIds);
    if (gone !== undefined) return { kind: 'deleted', clientId: gone };
    for (const record of await recordsByClientIds(order, clientIds)) firstsByClientId.set(record.clientId ?? '', record);
  }
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', ownerId).executeTakeFirstOrThrow();
  const stamped = await stampEach(trx, clock, scopeOf(reach), drafts);
  const records = stamped.map(([{ clientId, fields }, stamp]) => {
    const first = clientId === null ? undefined : firstsByClientId.get(clientId);
    if (first) return { record: first, isNew: false };
    const record = { id: newId(clock), ownerId, ownerEmail: email, clientId, fields, createdDate: stamp, updatedDate: stamp };
    if (clientId !== null) firstsByClientId.set(clientId, record);
    return { record, isNew: true };
  });
  await insertRecords(order, records.flatMap(({ record, isNew }) => (isNew ? record : [])));
  return { kind: 'done', records };
}

async function deletedClientId({ trx, reach, ownerId }: Order, clientIds: readonly string[]): Promise<string | undefined> {
  const row = await trx
    .selectFrom('deletions')
    .select('client_id')
    .where('entity', '=', reach.entity)
    .where('owner_id', '=', ownerId)
    .where('client_id', 'in', clientIds)
    .executeTakeFirst();
  return row?.client_id ?? undefined;
}

async function recordsByClientIds({ trx, reach, ownerId }: Order, clientIds: readonly string[]): Promise<StoredRecord[]> {
  const rows = await recordsWithin(trx, { entity: reach.entity, ownerId })
    .select('records.fields')
    .where('records.client_id', 'in', clientIds)
    .execute();
  return rows.map(recordFromRow);
}

async function insertRecords({ trx, reach }: Order, records: readonly StoredRecord[]): Promise<void> {
  for (const page of pagesOf(records)) {
    const rows = page.map(({ id, ownerId, clientId, fields, createdDate, updatedDate }) => ({
      id,
      entity: reach.entity,
      owner_id: ownerId,
      client_id: clientId,
      fields: JSON.stringify(fields),
      created_date: createdDate,
      updated_date: updatedDate,
    }));
    await trx.insertInto('records').values(rows).execute();
  }
}
