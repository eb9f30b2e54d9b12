// Creates records. A client id is used only once per owner, and never again after its record was
// deleted.
import { sql, type Selectable } from 'kysely';
import { HttpError } from '../../errors.ts';
import { escapeText, unescapeText } from '../escape-text.ts';
import type { WriteContext } from './record-locks.ts';
import {
  lockStampScopes,
  createId,
  getStampScope,
  type StampAllocator,
} from '../sql/ids-and-timestamps.ts';
import { splitIntoPages } from '../sql/statement-chunks.ts';
import {
  fieldsToJson,
  recordFromRow,
  selectRecords,
  withoutNulls,
  type RecordRow,
} from './record-rows.ts';
import { createTurnTaker, mapInTurns } from '../event-loop-turns.ts';
import { requireRecordSize, withinQuota } from './record-limits.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { Tables } from '../sql/tables.ts';
import type { CreateResult, RecordDraft, StoredRecord } from '../store.ts';

export interface CreateContext extends WriteContext {
  ownerId: string;
  drafts: readonly RecordDraft[];
}

export async function createRecords(creating: CreateContext): Promise<CreateResult> {
  const { db, scope, ownerId, drafts } = creating;
  const stamps = await lockStampScopes(creating, db, [getStampScope(scope, ownerId)]);
  const known = await findByClientIds(creating);
  if (known.gone !== undefined) return { kind: 'deleted', clientId: known.gone };
  const email = await requireOwnerEmail(creating);
  const records = await mapInTurns(drafts, (draft) => {
    const first = draft.clientId === null ? undefined : known.records.get(draft.clientId);
    if (first) return { record: first, isNew: false };
    const record = buildRecord(creating, stamps, email, draft);
    if (draft.clientId !== null) known.records.set(draft.clientId, record);
    return { record, isNew: true };
  });
  await insertRecords(
    creating,
    records.flatMap(({ record, isNew }) => (isNew ? record : [])),
  );
  await stamps.save();
  return { kind: 'done', records };
}

/**
 * Finds the owner's records with the client ids of the drafts. `gone` is a client id among them
 * whose record was deleted.
 */
export async function findByClientIds(
  creating: CreateContext,
): Promise<{ records: Map<string, StoredRecord>; gone?: string }> {
  const records = new Map<string, StoredRecord>();
  const takeTurn = createTurnTaker();
  for (const page of splitIntoPages(creating.drafts.flatMap(({ clientId }) => clientId ?? []))) {
    await takeTurn();
    const [only = ''] = page;
    const { rows, gone } =
      page.length === 1 ? await findByClientId(creating, only) : await findByPage(creating, page);
    if (gone !== undefined) return { records, gone: unescapeText(gone) };
    for (const record of rows.map(recordFromRow)) records.set(record.clientId ?? '', record);
  }
  return { records };
}

interface StoredRows {
  rows: RecordRow[];
  gone: string | undefined;
}

// Both queries ignore the condition of the scope. A record that the access rules hide from its
// owner still uses its client id.

async function findByClientId(creating: CreateContext, clientId: string): Promise<StoredRows> {
  const { scope, ownerId } = creating;
  const id = escapeText(clientId);
  const [gone] = await createQuery(
    creating,
  )`select 1 from deletions where entity = ${scope.entity} and owner_id = ${ownerId} and client_id = ${id} limit 1`;
  if (gone !== undefined) return { rows: [], gone: id };
  const rows = await createQuery<RecordRow>(creating)`
    select id, owner_id, (select email from users where users.id = records.owner_id) as email, client_id, created_date, updated_date, fields
    from records where entity = ${scope.entity} and owner_id = ${ownerId} and client_id = ${id}`;
  return { rows, gone: undefined };
}

async function findByPage(
  { dialect, db, scope, ownerId }: CreateContext,
  clientIds: readonly string[],
): Promise<StoredRows> {
  const gone = await db
    .selectFrom('deletions')
    .select('client_id')
    .where('entity', '=', scope.entity)
    .where('owner_id', '=', ownerId)
    .where(dialect.isAmong(sql.ref('client_id'), clientIds))
    .limit(1)
    .executeTakeFirst();
  if (gone?.client_id) return { rows: [], gone: gone.client_id };
  const rows = await selectRecords(dialect, db, {
    entity: scope.entity,
    ownerId,
    shared: scope.shared,
  })
    .select('records.fields')
    .where(dialect.isAmong(sql.ref('records.client_id'), clientIds))
    .execute();
  return { rows, gone: undefined };
}

/** @throws HttpError 401 when the user was deleted after the call began */
export async function requireOwnerEmail(creating: CreateContext): Promise<string> {
  const [owner] = await createQuery<{ email: string }>(
    creating,
  )`select email from users where id = ${creating.ownerId}`;
  if (!owner) throw new HttpError(401, 'unauthorized', 'Please sign in.');
  return owner.email;
}

export function buildRecord(
  { clock, scope, ownerId }: CreateContext,
  stamps: StampAllocator,
  email: string,
  { clientId, fields }: RecordDraft,
): StoredRecord {
  const stamp = stamps.allocate(getStampScope(scope, ownerId));
  return {
    id: createId(clock),
    ownerId,
    ownerEmail: email,
    clientId,
    fields: withoutNulls(fields),
    createdDate: stamp,
    updatedDate: stamp,
  };
}

/** Rows of one statement, which takes a few milliseconds. */
const maxInsertedRows = 50;

/** @param isRestored whether the records were stored before, and may have any size */
export async function insertRecords(
  context: WriteContext,
  records: readonly StoredRecord[],
  isRestored = false,
): Promise<void> {
  const rows = await mapInTurns(
    records,
    ({ id, ownerId, clientId, fields, createdDate, updatedDate }) => ({
      id,
      entity: context.scope.entity,
      owner_id: ownerId,
      client_id: clientId === null ? null : escapeText(clientId),
      fields: fieldsToJson(fields),
      created_date: createdDate,
      updated_date: updatedDate,
    }),
  );
  if (!isRestored)
    for (const { id, owner_id: ownerId, fields: json } of rows)
      await requireRecordSize(context, { id, ownerId, json });
  await withinQuota(
    context,
    rows.map((row) => row.owner_id),
    () => insertRows(context, rows),
  );
}

async function insertRows(
  context: WriteContext,
  rows: readonly Selectable<Tables['records']>[],
): Promise<void> {
  const [row] = rows;
  if (row && rows.length === 1) {
    await createQuery(context)`
      insert into records (id, entity, owner_id, client_id, fields, created_date, updated_date)
      values (${row.id}, ${row.entity}, ${row.owner_id}, ${row.client_id}, ${row.fields}, ${row.created_date}, ${row.updated_date})`;
    return;
  }
  const takeTurn = createTurnTaker();
  for (const page of splitIntoPages(rows, maxInsertedRows)) {
    await takeTurn();
    await context.db.insertInto('records').values(page).execute();
  }
}
