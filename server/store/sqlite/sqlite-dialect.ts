// SQL dialect of SQLite: JSON is stored as text and read with SQLite's JSON functions.
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Pattern, Scalar } from '../conditions/condition.ts';
import { escapeText, foldCase } from '../escape-text.ts';
import { createQuery } from '../sql/cached-statements.ts';
import type { DateUnit } from '../store.ts';
import type { FieldType, FieldResolver, LastStamp, SqlValue, SqlDialect } from '../sql/dialect.ts';

export const sqliteDialect: SqlDialect = {
  name: 'SQLite',
  placeholder: () => '?',
  parameter: plain,
  isAmong: (value, values) =>
    sql`${value} in (select value from json_each(${JSON.stringify(values.map(toStored))}))`,
  namesTable: (names) => sql`json_each(${JSON.stringify(names)}) as names`,
  // SQLite has no statistics about index selectivity. It would choose the index that saves sorting,
  // and then read all rows of this index.
  withoutIndex: (column) => sql`+${column}`,
  jsonBytes: (column) => sql`octet_length(${column})`,
  resolveJson: (column) => (path) =>
    valueAt(
      sql`json_extract(${column}, ${pathText(path)})`,
      sql`json_type(${column}, ${pathText(path)})`,
      0,
    ),
  matchesPattern: matches,
  truncateDate: bucket,
  totals,
  sum: (totals) => buildSum(totals, (total) => total),
  average: (totals, count) => buildSum(totals, (total) => sql`${total} / ${count}`),
  // Every transaction starts with the write lock of the database, so there is only one writer at a
  // time and no further lock is needed.
  lockScopes: (db, scopes) =>
    createQuery<LastStamp>({
      db,
      dialect: sqliteDialect,
    })`select scope, last from clocks where scope in (select value from json_each(${JSON.stringify(scopes)}))`,
};

function plain(value: Scalar): RawBuilder<unknown> {
  return sql`${toStored(value)}`;
}

function toStored(value: Scalar): string | number {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' ? escapeText(value) : value;
}

/**
 * @param kind SQLite's name of the JSON type; null if there is no value
 * @param depth number of lists around the value; gives each table of elements a unique name
 */
function valueAt(value: RawBuilder<unknown>, kind: RawBuilder<unknown>, depth: number): SqlValue {
  const list = sql`json_each(case ${kind} when 'array' then ${value} else '[]' end)`;
  return {
    isRequired: false,
    toSql: (type) => typed(type, value, kind),
    isMissing: () => sql`${value} is null`,
    isOneOf: (type, values) => isOneOf(type, values, value, kind),
    size: () => sql`case ${kind} when 'array' then json_array_length(${value}) end`,
    someElement: (one) =>
      sql`exists (select 1 from ${list} as ${sql.id(`e${depth}`)} where ${one(elementFrame(depth))})`,
    elements: () => ({
      table: sql`${list} as element`,
      rank: sql`case element.type when 'text' then 2 when 'integer' then 1 when 'real' then 1 when 'true' then 0 when 'false' then 0 end`,
      number: sql`case when element.type in ('integer', 'real', 'true', 'false') then cast(element.value as real) end`,
      text: sql`case element.type when 'text' then element.value end`,
    }),
  };
}

function elementFrame(depth: number): FieldResolver {
  const [value, kind] = [sql.ref(`e${depth}.value`), sql.ref(`e${depth}.type`)];
  return (path) => {
    if (path.length === 0) return valueAt(value, kind, depth + 1);
    // Only an object is read as JSON here. A text that looks like JSON stays a text.
    const within = (read: 'json_extract' | 'json_type') =>
      sql`case ${kind} when 'object' then ${sql.raw(read)}(${value}, ${pathText(path)}) end`;
    return valueAt(within('json_extract'), within('json_type'), depth + 1);
  };
}

function typed(
  type: FieldType,
  value: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
): RawBuilder<unknown> {
  switch (type) {
    case 'string':
    case 'stamp':
      return sql`case ${kind} when 'text' then ${value} end`;
    case 'number':
      // Whole numbers beyond 2^53 would be compared digit by digit, unlike JavaScript's.
      return sql`case when ${kind} in ('integer', 'real') then cast(${value} as real) end`;
    case 'boolean':
      return sql`case ${kind} when 'true' then 1 when 'false' then 0 end`;
    case 'list':
    case 'object':
      return sql`null`;
  }
}

/**
 * Tests a JSON value with a single read where one is enough. A text value can only be confused with
 * a list or an object. A number can only be confused with a boolean.
 */
function isOneOf(
  type: FieldType,
  values: readonly Scalar[],
  value: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const isPlain = values.every((one) =>
    typeof one === 'string'
      ? !/^[[{]/.test(one)
      : typeof one === 'number' && Math.abs(one) <= 2 ** 53 && one !== 0 && one !== 1,
  );
  const read = isPlain ? value : typed(type, value, kind);
  if (type === 'boolean') return sql`${kind} in (${sql.join(values.map(String))})`;
  return values.length <= fewValues
    ? sql`${read} in (${sql.join(values.map(plain))})`
    : sqliteDialect.isAmong(read, values);
}

const fewValues = 8;

/** Returns a JSON path. Quoted names lead only into objects, never into lists. */
function pathText(path: readonly string[]): string {
  return `$${path.map((name) => `.${JSON.stringify(escapeText(name))}`).join('')}`;
}

/**
 * Searches for each text in the remainder after the previous match. LIKE and GLOB would backtrack
 * and retry every position.
 */
function matches(
  text: RawBuilder<unknown>,
  { texts, atStart, atEnd, ignoreCase }: Pattern,
): RawBuilder<SqlBool> {
  const wanted = texts.map((one) => (ignoreCase ? foldCase(escapeText(one)) : escapeText(one)));
  const last = wanted.length - 1;
  let rest: RawBuilder<unknown> = ignoreCase ? sql`lower(${text})` : text;
  const all = wanted.map((one, index): RawBuilder<SqlBool> => {
    const isFirst = index === 0 && atStart;
    const length = [...one].length;
    const here = rest;
    if (index === last && atEnd) {
      // A negative start counts from the end. A text shorter than the pattern is taken whole, and
      // is then not equal to it.
      return isFirst
        ? sql`${here} = ${one}`
        : length === 0
          ? sql`${here} is not null`
          : sql`substr(${here}, ${-length}) = ${one}`;
    }
    rest = isFirst
      ? sql`substr(${here}, ${length + 1})`
      : sql`substr(${here}, instr(${here}, ${one}) + ${length})`;
    return isFirst ? sql`substr(${here}, 1, ${length}) = ${one}` : sql`instr(${here}, ${one}) > 0`;
  });
  return sql`(${sql.join(all.length > 0 ? all : [sql`${rest} is not null`], sql` and `)})`;
}

function bucket(text: RawBuilder<unknown>, unit: DateUnit): RawBuilder<unknown> {
  const isDate = sql`${text} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]*'`;
  switch (unit) {
    case 'day':
      return sql`case when ${isDate} then substr(${text}, 1, 10) end`;
    case 'week':
      return sql`case when ${isDate} then date(substr(${text}, 1, 10), 'weekday 0', '-6 days') end`;
    case 'month':
      return sql`case when ${isDate} then substr(${text}, 1, 7) end`;
    case 'year':
      return sql`case when ${isDate} then substr(${text}, 1, 4) end`;
  }
}

/**
 * Returns the sum, and the sum of values that are scaled down so far that it cannot overflow. The
 * second sum is used when the first one overflowed.
 */
function totals(numbers: RawBuilder<unknown>): readonly RawBuilder<unknown>[] {
  return [sql`total(${numbers})`, sql`total(${numbers} / ${scale})`];
}

const scale = 2 ** 60;

function buildSum(
  [total = sql`null`, scaled = sql`null`]: readonly RawBuilder<unknown>[],
  part: (total: RawBuilder<unknown>) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`case when abs(${total}) <= ${Number.MAX_VALUE} then ${part(total)} else max(min(${part(scaled)} * ${scale}, ${Number.MAX_VALUE}), ${-Number.MAX_VALUE}) end`;
}
