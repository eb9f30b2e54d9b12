// Groups records and computes aggregates for each group.
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../sql/database.ts';
import { unescapeText } from '../escape-text.ts';
import { createResultResolver, createRecordResolver } from '../sql/field-columns.ts';
import { toRecordSql, selectRecords } from './record-rows.ts';
import { toSqlCondition } from '../sql/sql-condition.ts';
import type { AggregateQuery, AggregateMeasure, AccessScope } from '../store.ts';
import type { FieldType, FieldResolver, SqlDialect } from '../sql/dialect.ts';

/**
 * One column of the result. The caller chooses its name. In SQL the column has a short name,
 * because databases cut long names.
 */
interface Column {
  name: string;
  alias: string;
  type: FieldType;
  /** SQL expressions that are selected for each group. */
  parts: readonly RawBuilder<unknown>[];
  /**
   * Combines the parts into the value of the column, when the column needs more than a single part.
   */
  whole?: (parts: readonly RawBuilder<unknown>[]) => RawBuilder<unknown>;
}

export async function aggregateRecords(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  scope: AccessScope,
  aggregate: AggregateQuery,
): Promise<Record<string, unknown>[]> {
  const resolveField = createRecordResolver(dialect, scope);
  const groups = aggregate.groupBy.map(({ field, unit, name }, index): Column => {
    const value = resolveField(field.path).toSql(field.type);
    return {
      name,
      alias: `g${index}`,
      type: unit ? 'string' : field.type,
      parts: [unit ? dialect.truncateDate(value, unit) : value],
    };
  });
  const measures = aggregate.measures.map((measure, index): Column => {
    return {
      name: measure.name,
      alias: `m${index}`,
      type: getType(measure),
      ...buildParts(dialect, resolveField, measure),
    };
  });
  const columns = [...groups, ...measures];
  const inner = selectRecords(dialect, db, scope)
    .clearSelect()
    .select(
      columns.flatMap(({ alias, parts }) =>
        parts.map((part, index) => part.as(`${alias}_${index}`)),
      ),
    )
    .where(toRecordSql(dialect, scope, aggregate.where))
    // Groups by column position, because PostgreSQL does not treat two expressions with parameters
    // as equal.
    .$if(groups.length > 0, (query) => query.groupBy(groups.map((_, index) => sql.lit(index + 1))));
  const aggregates = columns.map(({ alias, parts, whole = ([only = sql`null`]) => only }) => {
    return sql`${whole(parts.map((_, index) => sql.ref(`parts.${alias}_${index}`)))} as ${sql.id(alias)}`;
  });
  const refs = new Map(
    columns.map(({ name, alias, type }) => [name, { ref: sql.ref(`answer.${alias}`), type }]),
  );
  const having = toSqlCondition(
    dialect,
    aggregate.having,
    createResultResolver(
      dialect,
      [...refs].map(([name, { ref, type }]) => [name, ref, type]),
    ),
  );
  const sorted = aggregate.sort && refs.get(aggregate.sort.name);
  if (aggregate.sort && !sorted)
    throw new Error('An answer is to be sorted by a column that it does not have.');
  const order = [
    ...(sorted
      ? [
          sql`${sorted.ref} ${sql.raw(aggregate.sort?.descending ? 'desc nulls last' : 'asc nulls first')}`,
        ]
      : []),
    ...groups.map(({ alias }) => sql`${sql.ref(`answer.${alias}`)} asc nulls first`),
    sql`1 asc`,
  ];
  const { rows } = await sql<Record<string, unknown>>`
    select * from (select ${sql.join(aggregates)} from (${inner}) as parts) as answer where ${having} order by ${sql.join(order)} limit ${aggregate.limit}`.execute(
    db,
  );
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(({ name, alias, type }) => [name, valueFromColumn(row[alias], type)]),
    ),
  );
}

function getType({ kind, field }: AggregateMeasure): FieldType {
  switch (kind) {
    case 'min':
    case 'max':
      return field?.type ?? 'number';
    case 'count':
    case 'sum':
    case 'avg':
    case 'count_distinct':
      return 'number';
  }
}

function buildParts(
  dialect: SqlDialect,
  resolveField: FieldResolver,
  { kind, field }: AggregateMeasure,
): Pick<Column, 'parts' | 'whole'> {
  if (kind === 'count') return { parts: [sql`count(*)`] };
  if (!field) throw new Error('Every measure but the count needs a field.');
  const value = resolveField(field.path).toSql(field.type);
  switch (kind) {
    case 'sum':
      return { parts: dialect.totals(value), whole: dialect.sum };
    case 'avg':
      return {
        parts: [sql`count(${value})`, ...dialect.totals(value)],
        whole: ([count = sql`null`, ...totals]) =>
          sql`case when ${count} > 0 then ${dialect.average(totals, count)} end`,
      };
    case 'min':
      return { parts: [sql`min(${value})`] };
    case 'max':
      return { parts: [sql`max(${value})`] };
    case 'count_distinct':
      return { parts: [sql`count(distinct ${value})`] };
  }
}

function valueFromColumn(value: unknown, type: FieldType): unknown {
  if (typeof value === 'string') return unescapeText(value);
  return type === 'boolean' && typeof value === 'number' ? value === 1 : (value ?? null);
}
