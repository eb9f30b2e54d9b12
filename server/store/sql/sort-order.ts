// Builds the SQL for the order of a list and the start of a page in it, and detects conditions that
// name records by id.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Condition } from '../conditions/condition.ts';
import { isStorableIn, toSqlCondition } from './sql-condition.ts';
import type { ListQuery } from '../store.ts';
import type { FieldType, FieldResolver, SqlDialect } from './dialect.ts';

export interface SqlOrder {
  /** Condition that selects the rows of the page. */
  where: RawBuilder<SqlBool>;
  /** Sort order of the rows. The id must follow in ascending order. */
  by: RawBuilder<unknown>;
}

/** @param id column of the id, which decides the order of rows with equal values */
export function buildOrder(
  dialect: SqlDialect,
  { where, sort, after }: Pick<ListQuery, 'where' | 'sort' | 'after'>,
  resolveField: FieldResolver,
  id: RawBuilder<unknown>,
): SqlOrder {
  const value = resolveField(sort.field.path);
  const key = value.toSql(sort.field.type);
  const condition = toSqlCondition(dialect, where, resolveField);
  return {
    where: after
      ? sql`${condition} and ${isAfter(dialect, { key, type: sort.field.type, id, descending: sort.descending, after })}`
      : condition,
    by: sql`${findIdField(where) ? dialect.withoutIndex(key) : key} ${sql.raw(getDirection(sort.descending, value.isRequired))}`,
  };
}

/** Returns the id field when the condition can match only a few records that it names by id. */
export function findIdField(where: Condition): 'id' | 'client_id' | undefined {
  if (where.op === 'and') return where.all.map(findIdField).find((name) => name !== undefined);
  if (where.op !== 'in' || where.field.path.length !== 1 || where.values.includes(null))
    return undefined;
  const [name] = where.field.path;
  return name === 'id' || name === 'client_id' ? name : undefined;
}

function getDirection(descending: boolean, isRequired: boolean): string {
  // PostgreSQL sorts nulls as the greatest values. For a column without nulls the addition is left
  // out, because it would keep PostgreSQL from using an index.
  return `${descending ? 'desc' : 'asc'}${isRequired ? '' : descending ? ' nulls last' : ' nulls first'}`;
}

interface OrderPosition {
  key: RawBuilder<unknown>;
  type: FieldType;
  id: RawBuilder<unknown>;
  descending: boolean;
  after: NonNullable<ListQuery['after']>;
}

function isAfter(
  dialect: SqlDialect,
  { key, type, id, descending, after }: OrderPosition,
): RawBuilder<SqlBool> {
  const isLaterId = sql<SqlBool>`${id} > ${dialect.parameter(after.id)}`;
  if (after.value === null) {
    const isTie = sql<SqlBool>`(${key} is null and ${isLaterId})`;
    return descending ? isTie : sql`(${key} is not null or ${isTie})`;
  }
  if (!isStorableIn(type, after.value)) return sql`false`;
  const value = dialect.parameter(after.value);
  // The first half is a comparison for which an index can be used.
  return descending
    ? sql`(${key} is null or (${key} <= ${value} and (${key} < ${value} or ${isLaterId})))`
    : sql`(${key} >= ${value} and (${key} > ${value} or ${isLaterId}))`;
}
