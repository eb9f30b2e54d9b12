// Conditions and sort keys as parameterised SQL, in SQLite's words for JSON.
import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Condition, Scalar } from './store.ts';

const columnsByField: Readonly<Record<string, string>> = {
  id: 'records.id',
  client_id: 'records.client_id',
  created_date: 'records.created_date',
  updated_date: 'records.updated_date',
  created_by: 'users.email',
  created_by_id: 'records.owner_id',
};

/** What a list is sorted by. */
export function orderOf(field: string): RawBuilder<unknown> {
  return valueOf(field);
}

export function sqlCondition(condition: Condition): Expression<SqlBool> {
  const value = valueOf(condition.field);
  switch (condition.op) {
    case 'exists':
      return condition.value ? sql`${value} is not null` : sql`${value} is null`;
    case 'in':
      return isOneOf(value, condition.values);
    case 'notIn':
      return isNoneOf(value, condition.values);
    case '>':
    case '>=':
    case '<':
    case '<=':
      return sql`${value} ${sql.raw(condition.op)} ${plain(condition.value)}`;
  }
}

function isOneOf(value: RawBuilder<unknown>, values: readonly (Scalar | null)[]): RawBuilder<SqlBool> {
  const known = values.filter((one) => one !== null).map(plain);
  if (!values.includes(null)) return known.length === 0 ? sql`false` : sql`${value} in (${sql.join(known)})`;
  return known.length === 0 ? sql`${value} is null` : sql`(${value} is null or ${value} in (${sql.join(known)}))`;
}

/** SQL's own `not in` leaves out what is null. */
function isNoneOf(value: RawBuilder<unknown>, values: readonly (Scalar | null)[]): RawBuilder<SqlBool> {
  const known = values.filter((one) => one !== null).map(plain);
  if (!values.includes(null)) return known.length === 0 ? sql`true` : sql`(${value} is null or ${value} not in (${sql.join(known)}))`;
  return known.length === 0 ? sql`${value} is not null` : sql`(${value} is not null and ${value} not in (${sql.join(known)}))`;
}

function valueOf(field: string): RawBuilder<unknown> {
  const column = columnsByField[field];
  return column ? sql.ref(column) : sql`json_extract(records.fields, ${`$."${field}"`})`;
}

/** JSON's true and false come out of SQLite as 1 and 0. */
function plain(value: Scalar): string | number {
  return typeof value === 'boolean' ? Number(value) : value;
}
