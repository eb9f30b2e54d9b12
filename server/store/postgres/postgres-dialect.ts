// SQL dialect of PostgreSQL. JSON is jsonb, whose values are compared only after a type check, so
// that no row can cause an SQL error.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Pattern, Scalar } from '../conditions/condition.ts';
import { escapeJson, escapeText, foldCase } from '../escape-text.ts';
import type { DateUnit } from '../store.ts';
import type { FieldType, FieldResolver, SqlValue, SqlDialect } from '../sql/dialect.ts';

export const postgresDialect: SqlDialect = {
  name: 'PostgreSQL',
  placeholder: (index) => `$${index}`,
  parameter: plain,
  isAmong,
  namesTable: (names) => sql`unnest(${names}::text[]) as names(value)`,
  // PostgreSQL keeps statistics and chooses indexes well by itself.
  withoutIndex: (column) => column,
  jsonBytes: (column) => sql`octet_length(${column}::text)`,
  resolveJson: (column) => (path) => valueAt(follow(column, path), 0),
  // PostgreSQL evaluates regular expressions without back references in one pass, as automata. The
  // cost of LIKE and strpos is the product of both lengths.
  matchesPattern: (text, pattern) =>
    pattern.ignoreCase
      ? sql`lower(${text} collate "C") ~ ${buildRegex(pattern)}::text`
      : sql`${text} ~ ${buildRegex(pattern)}::text`,
  truncateDate: bucket,
  totals,
  sum,
  average,
  // Takes a row lock. A later transaction waits here until this transaction ends, and then sees its
  // writes. The lock needs no statement beyond the read itself. Unlike advisory locks, row locks
  // also work on distributed databases.
  lockScopes: (db, scopes) =>
    db
      .insertInto('clocks')
      .values(scopes.map((scope) => ({ scope, last: '' })))
      .onConflict((conflict) =>
        conflict.column('scope').doUpdateSet((build) => ({ last: build.ref('clocks.last') })),
      )
      .returningAll()
      .execute(),
};

function plain(value: Scalar): RawBuilder<unknown> {
  switch (typeof value) {
    case 'string':
      return sql`${escapeText(value)}::text`;
    case 'number':
      return sql`${value}::float8`;
    case 'boolean':
      return sql`${Number(value)}::integer`;
  }
}

function isAmong(value: RawBuilder<unknown>, values: readonly Scalar[]): RawBuilder<SqlBool> {
  if (values.length === 0) return sql`false`;
  const [texts, numbers] = [
    values.filter((one) => typeof one === 'string'),
    values.filter((one) => typeof one !== 'string'),
  ];
  return texts.length > 0
    ? sql`${value} = any(${texts.map(escapeText)}::text[])`
    : sql`${value} = any(${numbers.map(Number)}::float8[])`;
}

/**
 * Follows a path of names into a JSON value. Names lead only into objects. For any other value the
 * operator returns null.
 */
function follow(value: RawBuilder<unknown>, path: readonly string[]): RawBuilder<unknown> {
  return path.reduce((inner, name) => sql`${inner} -> ${escapeText(name)}::text`, value);
}

/** @param depth number of lists around the value; gives each table of elements a unique name */
function valueAt(value: RawBuilder<unknown>, depth: number): SqlValue {
  const list = sql`jsonb_array_elements(case jsonb_typeof(${value}) when 'array' then ${value} else '[]'::jsonb end)`;
  return {
    isRequired: false,
    toSql: (type) => typed(type, value),
    isMissing: () => sql`coalesce(jsonb_typeof(${value}), 'null') = 'null'`,
    // Two jsonb values are equal only when they are of one kind.
    isOneOf: (_type, values) =>
      sql`${value} = any(${values.map((one) => escapeJson(JSON.stringify(one)))}::jsonb[])`,
    size: () => sql`case jsonb_typeof(${value}) when 'array' then jsonb_array_length(${value}) end`,
    someElement: (one) =>
      sql`exists (select 1 from ${list} as ${sql.id(`e${depth}`)}(value) where ${one(elementFrame(depth))})`,
    elements: () => {
      const element = sql.ref('element.value');
      return {
        table: sql`${list} as element(value)`,
        rank: sql`case jsonb_typeof(${element}) when 'string' then 2 when 'number' then 1 when 'boolean' then 0 end`,
        number: sql`coalesce(${typed('number', element)}, ${typed('boolean', element)})`,
        text: sql`${typed('string', element)}`,
      };
    },
  };
}

function elementFrame(depth: number): FieldResolver {
  return (path) => valueAt(follow(sql.ref(`e${depth}.value`), path), depth + 1);
}

function typed(type: FieldType, value: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (type) {
    case 'string':
    case 'stamp':
      return sql`(case jsonb_typeof(${value}) when 'string' then ${value} #>> '{}' end collate "C")`;
    case 'number':
      return sql`(case jsonb_typeof(${value}) when 'number' then (${value})::float8 end)`;
    case 'boolean':
      return sql`(case ${value} when 'true'::jsonb then 1 when 'false'::jsonb then 0 end)`;
    case 'list':
    case 'object':
      return sql`cast(null as text)`;
  }
}

/**
 * Returns the regular expression of a pattern. `(?s)` makes `.` match line breaks in every database
 * that is compatible with PostgreSQL.
 */
function buildRegex({ texts, atStart, atEnd, ignoreCase }: Pattern): string {
  const wanted = texts.map((one) =>
    escapeText(ignoreCase ? foldCase(one) : one).replace(/[\\^$.|?*+()[\]{}]/g, '\\$&'),
  );
  if (wanted.length === 0) return '(?s)';
  return `(?s)${atStart ? '^' : ''}${wanted.join('.*')}${atEnd ? '$' : ''}`;
}

function bucket(text: RawBuilder<unknown>, unit: DateUnit): RawBuilder<unknown> {
  const isDate = sql`${text} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}'`;
  switch (unit) {
    case 'day':
      return sql`case when ${isDate} then substr(${text}, 1, 10) end`;
    case 'week':
      return sql`case when ${isDate} then to_char(date_trunc('week', substr(${text}, 1, 10)::date), 'YYYY-MM-DD') collate "C" end`;
    case 'month':
      return sql`case when ${isDate} then substr(${text}, 1, 7) end`;
    case 'year':
      return sql`case when ${isDate} then substr(${text}, 1, 4) end`;
  }
}

/**
 * Sums exactly as numeric. PostgreSQL's own sum of doubles raises an error on overflow, even of an
 * intermediate result. The cast through text keeps every digit.
 */
function totals(numbers: RawBuilder<unknown>): readonly RawBuilder<unknown>[] {
  return [sql`sum((${numbers})::text::numeric)`];
}

/**
 * Converts the total to a double. A value closer to zero than to any other double becomes zero,
 * because PostgreSQL would raise an underflow error.
 */
function sum([total = sql`null`]: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return sql`(case when abs(${total}) > 2.5e-324::numeric then greatest(least(${total}, ${largest}), -${largest})::float8 else 0 end)`;
}

/**
 * Returns the average with the rounding of double division. When the sum exceeds the range of
 * doubles, the quotient is within this range again.
 */
function average(
  totals: readonly RawBuilder<unknown>[],
  count: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [total = sql`null`] = totals;
  const [dividend, divisor] = [sum(totals), sql`${count}::float8`];
  return sql`case when abs(${total}) > ${largest} then (${total} / ${count})::float8
    when abs(${dividend}) > 1e-290::float8 or abs(${dividend}) * 2 > ${divisor} * 5e-324::float8 then ${dividend} / ${divisor}
    else 0 end`;
}

const largest = sql.raw(`${String(Number.MAX_VALUE)}::numeric`);
