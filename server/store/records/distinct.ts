// Lists the distinct values of a field, or of the elements of a list field.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Field, Scalar } from '../conditions/condition.ts';
import type { Database } from '../sql/database.ts';
import { unescapeText } from '../escape-text.ts';
import { createRecordResolver } from '../sql/field-columns.ts';
import { toRecordSql, selectRecords } from './record-rows.ts';
import { isStorableIn } from '../sql/sql-condition.ts';
import type { AccessScope, RecordStore } from '../store.ts';

type DistinctFind = Parameters<RecordStore['distinct']>[2];

export async function listDistinctValues(
  database: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  field: Field,
  find: DistinctFind,
): Promise<Scalar[]> {
  return field.type === 'list'
    ? distinctElements(database, scope, field, find)
    : distinctScalars(database, scope, field, find);
}

async function distinctScalars(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  field: Field,
  { where, after, limit }: DistinctFind,
): Promise<Scalar[]> {
  if (after !== undefined && !isStorableIn(field.type, after)) return [];
  const value = createRecordResolver(dialect, scope)(field.path).toSql(field.type);
  const rows = await selectRecords(dialect, db, scope)
    .clearSelect()
    .select(sql<string | number>`${value}`.as('value'))
    .distinct()
    .where(toRecordSql(dialect, scope, where))
    .where(sql<SqlBool>`${value} is not null`)
    .$if(after !== undefined, (query) =>
      query.where(sql<SqlBool>`${value} > ${dialect.parameter(after ?? '')}`),
    )
    .orderBy('value')
    .limit(limit)
    .execute();
  return rows.map((row) => toScalar(row.value, field.type === 'boolean'));
}

/**
 * Lists the distinct elements of a list field. A list can hold booleans, numbers and texts, which
 * are sorted in this order.
 */
async function distinctElements(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  field: Field,
  { where, after, limit }: DistinctFind,
): Promise<Scalar[]> {
  const { table, rank, number, text } = createRecordResolver(dialect, scope)(field.path).elements();
  const columns = sql<{
    rank: number;
    number: number | null;
    text: string | null;
  }>`${rank} as rank, ${number} as number, ${text} as text`;
  const accessible = selectRecords(dialect, db, scope)
    .clearSelect()
    .select('records.fields')
    .where(toRecordSql(dialect, scope, where))
    .as('records');
  const { rows } = await sql<{ rank: number; number: number | null; text: string | null }>`
    select distinct rank, number, text from (select ${columns} from ${accessible}, ${table}) as elements
    where rank is not null ${after === undefined ? sql`` : sql`and ${isAfter(after)}`}
    order by rank, number, text limit ${limit}`.execute(db);
  return rows.map((row) => toScalar(row.text ?? row.number ?? 0, row.rank === 0));

  function isAfter(value: Scalar): RawBuilder<SqlBool> {
    const [kind, column] =
      typeof value === 'string' ? [2, 'text'] : [typeof value === 'number' ? 1 : 0, 'number'];
    return sql`(rank > ${dialect.parameter(kind)} or (rank = ${dialect.parameter(kind)} and ${sql.ref(column)} > ${dialect.parameter(value)}))`;
  }
}

function toScalar(value: string | number, isBoolean: boolean): Scalar {
  if (typeof value === 'string') return unescapeText(value);
  return isBoolean ? value === 1 : value;
}
