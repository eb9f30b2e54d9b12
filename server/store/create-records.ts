// New records, each client id once and never again after its deletion.
import { sql } from 'kysely';
import { HttpError } from '../errors.ts';
import { escapeText, unescapeText } from './escape.ts';
import type { Write } from './lock.ts';
import { lockScopes, newId, scopeOf, type Stamps } from './marks.ts';
import { pagesOf } from './pages.ts';
import { fieldsToJson, recordFromRow, recordsWithin, withoutNulls, type RecordRow } from './rows.ts';
import { ask } from './statement.ts';
import type { Creation, Draft, StoredRecord } from './store.ts';

export interface Creating extends Write {
  ownerId: string;
  drafts: readonly Draft[];
}

export async function createRecords(creating: Creating): Promise<Creation> {
  const { db, reach, ownerId, drafts } = creating;
  const stamps = await lockScopes(creating, db, [scopeOf(reach, ownerId)]);
  const known = await findByClientIds(creating);
  if (known.gone !== undefined) return { kind: 'deleted', clientId: known.gone };
  const email = await mustFindEmail(creating);
  const records = drafts.map((draft) => {
    const first = draft.clientId === null ? undefined : known.records.get(draft.clientId);
    if (first) return { record: first, isNew: false };
    const record = newRecord(creating, stamps, email, draft);
    if (draft.clientId !== null) known.records.set(draft.clientId, record);
    return { record, isNew: true };
  });
  await insertRecords(creating, records.flatMap(({ record, isNew }) => (isNew ? record : [])));
  await stamps.keep();
  return { kind: 'done', records };
}

/** The owner's records with the client ids of the drafts, or one of these ids that belongs to a deleted record. */
export async function findByClientIds(creating: Creating): Promise<{ records: Map<string, StoredRecord>; gone?: string }> {
  const records = new Map<string, StoredRecord>();
  for (const page of pagesOf(creating.drafts.flatMap(({ clientId }) => clientId ?? []))) {
    const [only = ''] = page;
    const { rows, gone } = page.length === 1 ? await findByClientId(creating, only) : await findByPage(creating, page);
    if (gone !== undefined) return { records, gone: unescapeText(gone) };
    for (const record of rows.map(recordFromRow)) records.set(record.clientId ?? '', record);
  }
  return { records };
}

interface Found {
  rows: RecordRow[];
  gone: string | undefined;
}

// Both without the reach's own condition: what its rules hide from the owner is still the first record of its client id.

async function findByClientId(creating: Creating, clientId: string): Promise<Found> {
  const { reach, ownerId } = creating;
  const id = escapeText(clientId);
  const [gone] = await ask(creating)`select 1 from deletions where entity = ${reach.entity} and owner_id = ${ownerId} and client_id = ${id} limit 1`;
  if (gone !== undefined) return { rows: [], gone: id };
  const rows = await ask<RecordRow>(creating)`
    select id, owner_id, (select email from users where users.id = records.owner_id) as email, client_id, created_date, updated_date, fields
    from records where entity = ${reach.entity} and owner_id = ${ownerId} and client_id = ${id}`;
  return { rows, gone: undefined };
}

async function findByPage({ words, db, reach, ownerId }: Creating, clientIds: readonly string[]): Promise<Found> {
  const gone = await db
    .selectFrom('deletions')
    .select('client_id')
    .where('entity', '=', reach.entity)
    .where('owner_id', '=', ownerId)
    .where(words.isAmong(sql.ref('client_id'), clientIds))
    .limit(1)
    .executeTakeFirst();
  if (gone?.client_id) return { rows: [], gone: gone.client_id };
  const rows = await recordsWithin(words, db, { entity: reach.entity, ownerId, shared: reach.shared })
    .select('records.fields')
    .where(words.isAmong(sql.ref('records.client_id'), clientIds))
    .execute();
  return { rows, gone: undefined };
}

/** @throws HttpError 401 when the person has been removed since the call began */
export async function mustFindEmail(creating: Creating): Promise<string> {
  const [owner] = await ask<{ email: string }>(creating)`select email from users where id = ${creating.ownerId}`;
  if (!owner) throw new HttpError(401, 'unauthorized', 'Please sign in.');
  return owner.email;
}

export function newRecord({ clock, reach, ownerId }: Creating, stamps: Stamps, email: string, { clientId, fields }: Draft): StoredRecord {
  const stamp = stamps.next(scopeOf(reach, ownerId));
  return { id: newId(clock), ownerId, ownerEmail: email, clientId, fields: withoutNulls(fields), createdDate: stamp, updatedDate: stamp };
}

export async function insertRecords(write: Write, records: readonly StoredRecord[]): Promise<void> {
  const rows = records.map(({ id, ownerId, clientId, fields, createdDate, updatedDate }) => ({
    id,
    entity: write.reach.entity,
    owner_id: ownerId,
    client_id: clientId === null ? null : escapeText(clientId),
    fields: fieldsToJson(fields),
    created_date: createdDate,
    updated_date: updatedDate,
  }));
  const [row] = rows;
  if (row && rows.length === 1) {
    await ask(write)`
      insert into records (id, entity, owner_id, client_id, fields, created_date, updated_date)
      values (${row.id}, ${row.entity}, ${row.owner_id}, ${row.client_id}, ${row.fields}, ${row.created_date}, ${row.updated_date})`;
    return;
  }
  for (const page of pagesOf(rows)) await write.db.insertInto('records').values(page).execute();
}
