// Translates conditions into parameterized SQL with the same meaning as `evaluateCondition`, for
// any database.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Condition, Scalar } from '../conditions/condition.ts';
import type { FieldType, FieldResolver, SqlDialect } from './dialect.ts';

/**
 * Returns SQL that is true for rows that match the condition. For other rows the result is false or
 * null, which a `where` clause treats the same. Leaves therefore stay plain comparisons, which an
 * index can serve.
 */
export function toSqlCondition(
  dialect: SqlDialect,
  condition: Condition,
  resolveField: FieldResolver,
): RawBuilder<SqlBool> {
  switch (condition.op) {
    case 'and':
      return joined(
        'and',
        condition.all.map((one) => toSqlCondition(dialect, one, resolveField)),
      );
    case 'or':
      return joined(
        'or',
        condition.all.map((one) => toSqlCondition(dialect, one, resolveField)),
      );
    case 'not':
      return sql`(${toSqlCondition(dialect, condition.one, resolveField)}) is not true`;
    case 'in':
      return isOneOf(resolveField, condition);
    case '>':
    case '>=':
    case '<':
    case '<=':
      if (!isStorableIn(condition.field.type, condition.value)) return sql`false`;
      return sql`${resolveField(condition.field.path).toSql(condition.field.type)} ${sql.raw(condition.op)} ${dialect.parameter(condition.value)}`;
    case 'matches':
      if (!isStorableIn(condition.field.type, '')) return sql`false`;
      return dialect.matchesPattern(
        resolveField(condition.field.path).toSql(condition.field.type),
        condition.pattern,
      );
    case 'size':
      return sql`${resolveField(condition.field.path).size()} = ${dialect.parameter(condition.value)}`;
    case 'some':
      return resolveField(condition.field.path).someElement((element) =>
        toSqlCondition(dialect, condition.one, element),
      );
  }
}

function isOneOf(
  resolveField: FieldResolver,
  { field, values }: Extract<Condition, { op: 'in' }>,
): RawBuilder<SqlBool> {
  const value = resolveField(field.path);
  const known = values.filter((one) => one !== null).filter((one) => isStorableIn(field.type, one));
  const choices = [
    ...(known.length > 0 ? [value.isOneOf(field.type, known)] : []),
    ...(values.includes(null) ? [value.isMissing()] : []),
  ];
  return joined('or', choices);
}

/**
 * Returns whether a field of this type can hold the value at all. If not, databases must not
 * compare the two.
 */
export function isStorableIn(type: FieldType, value: Scalar): boolean {
  return type === typeof value || (type === 'stamp' && typeof value === 'string');
}

/**
 * Joins the parts in halves, because a chain of a thousand parts would exceed the depth limit of
 * SQLite.
 */
function joined(word: 'and' | 'or', parts: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  const [first] = parts;
  if (!first) return word === 'and' ? sql`true` : sql`false`;
  if (parts.length === 1) return first;
  const middle = Math.ceil(parts.length / 2);
  return sql`(${joined(word, parts.slice(0, middle))} ${sql.raw(word)} ${joined(word, parts.slice(middle))})`;
}
