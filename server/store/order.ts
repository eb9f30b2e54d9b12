// The order of a list, and where in it a page begins.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Condition } from './condition.ts';
import { canHold, sqlCondition } from './sql-condition.ts';
import type { Find } from './store.ts';
import type { FieldType, Frame, Words } from './words.ts';

export interface Order {
  /** What is on the page, as far as conditions tell. */
  where: RawBuilder<SqlBool>;
  /** To be followed by the id, ascending. */
  by: RawBuilder<unknown>;
}

/** @param id the column of the id, which decides between equals */
export function orderOf(words: Words, { where, sort, after }: Pick<Find, 'where' | 'sort' | 'after'>, frame: Frame, id: RawBuilder<unknown>): Order {
  const value = frame(sort.field.path);
  const key = value.as(sort.field.type);
  const condition = sqlCondition(words, where, frame);
  return {
    where: after ? sql`${condition} and ${isAfter(words, { key, type: sort.field.type, id, descending: sort.descending, after })}` : condition,
    by: sql`${namedBy(where) ? words.aside(key) : key} ${sql.raw(directionOf(sort.descending, value.isRequired))}`,
  };
}

/** The id by which a condition names the few records that it can hold of, if it does. */
export function namedBy(where: Condition): 'id' | 'client_id' | undefined {
  if (where.op === 'and') return where.all.map(namedBy).find((name) => name !== undefined);
  if (where.op !== 'in' || where.field.path.length !== 1 || where.values.includes(null)) return undefined;
  const [name] = where.field.path;
  return name === 'id' || name === 'client_id' ? name : undefined;
}

function directionOf(descending: boolean, isRequired: boolean): string {
  // PostgreSQL's nulls are the greatest of all. Where there are none, saying more would keep it from using an index.
  return `${descending ? 'desc' : 'asc'}${isRequired ? '' : descending ? ' nulls last' : ' nulls first'}`;
}

interface Place {
  key: RawBuilder<unknown>;
  type: FieldType;
  id: RawBuilder<unknown>;
  descending: boolean;
  after: NonNullable<Find['after']>;
}

function isAfter(words: Words, { key, type, id, descending, after }: Place): RawBuilder<SqlBool> {
  const isLaterId = sql<SqlBool>`${id} > ${words.plain(after.id)}`;
  if (after.value === null) {
    const isTie = sql<SqlBool>`(${key} is null and ${isLaterId})`;
    return descending ? isTie : sql`(${key} is not null or ${isTie})`;
  }
  if (!canHold(type, after.value)) return sql`false`;
  const value = words.plain(after.value);
  // The first half is what an index can begin with.
  return descending
    ? sql`(${key} is null or (${key} <= ${value} and (${key} < ${value} or ${isLaterId})))`
    : sql`(${key} >= ${value} and (${key} > ${value} or ${isLaterId}))`;
}
