// Interface of the SQL dialects for everything in which the databases differ. Each database
// implements the interface in its own file.
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Field, Pattern, Scalar } from '../conditions/condition.ts';
import type { DateUnit } from '../store.ts';
import type { Tables } from './tables.ts';

export type FieldType = Field['type'];

/** One value of a row: a column, or a value inside a JSON object. */
export interface SqlValue {
  /**
   * The value in SQL: text, a number, 0 or 1 for a boolean; null when it is missing or of another
   * kind.
   */
  toSql(type: FieldType): RawBuilder<unknown>;
  isMissing(): RawBuilder<SqlBool>;
  /** @param values at least one value; a field of this type must be able to hold each value */
  isOneOf(type: FieldType, values: readonly Scalar[]): RawBuilder<SqlBool>;
  /** Returns the number of elements of a list, and null for any other value. */
  size(): RawBuilder<unknown>;
  /**
   * Returns whether a condition holds for at least one element of a list. False for any other
   * value.
   */
  someElement(one: (element: FieldResolver) => RawBuilder<SqlBool>): RawBuilder<SqlBool>;
  /** Returns the elements of a list, to be joined to its row. */
  elements(): ListElements;
  /** Whether the value is never null. An index on such a value can be used for any order. */
  isRequired: boolean;
}

export interface ListElements {
  /** A table called `element`. */
  table: RawBuilder<unknown>;
  /** 0 for a boolean, 1 for a number, 2 for a text, null for anything else. */
  rank: RawBuilder<number | null>;
  /** The number, or 0 or 1 of a boolean. */
  number: RawBuilder<number | null>;
  text: RawBuilder<string | null>;
}

export interface LastStamp {
  scope: string;
  last: string;
}

/** Resolves a path of names in a record, a user, a list element or a result row. */
export type FieldResolver = (path: readonly string[]) => SqlValue;

export interface SqlDialect {
  name: 'SQLite' | 'PostgreSQL';
  /** How a statement's text names its parameters, counted from 1. */
  placeholder(index: number): string;
  /** A parameter. Booleans are 0 and 1; texts are escaped (see server/store/escape-text.ts). */
  parameter(value: Scalar): RawBuilder<unknown>;
  /** Tests whether a column is one of many values, which are bound as one parameter. */
  isAmong(value: RawBuilder<unknown>, values: readonly Scalar[]): RawBuilder<SqlBool>;
  /**
   * Returns a table called `namesTable` with a row for each name, in the column `value`. The names
   * are one parameter.
   */
  namesTable(names: readonly string[]): RawBuilder<unknown>;
  /**
   * Returns the column in a form for which no index is chosen. Used where an index on another
   * column selects only a few rows.
   */
  withoutIndex(column: RawBuilder<unknown>): RawBuilder<unknown>;
  /** Returns the size of a JSON column in bytes. SQLite does not read the column for this. */
  jsonBytes(column: RawBuilder<unknown>): RawBuilder<number>;
  /** Resolves paths inside a column that holds a JSON object. */
  resolveJson(column: RawBuilder<unknown>): FieldResolver;
  matchesPattern(text: RawBuilder<unknown>, pattern: Pattern): RawBuilder<SqlBool>;
  /**
   * Returns the beginning of the unit that contains a date (for a week its Monday), and null when
   * the text is not a date. Weeks are supported only for stamps.
   */
  truncateDate(text: RawBuilder<unknown>, unit: DateUnit): RawBuilder<unknown>;
  /**
   * Returns aggregates from which `sum` and `average` are computed, one column each. No number in a
   * record can cause an SQL error here.
   */
  totals(numbers: RawBuilder<unknown>): readonly RawBuilder<unknown>[];
  /**
   * Returns the sum, limited to the range of doubles, or 0 when there are no numbers.
   * @param totals columns that hold the results of `totals`
   */
  sum(totals: readonly RawBuilder<unknown>[]): RawBuilder<unknown>;
  /** @param count column with the number of values, at least 1 */
  average(totals: readonly RawBuilder<unknown>[], count: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * Locks the scopes and returns the last stamp of each. No other transaction gets these scopes
   * until this transaction ends, so readers see stamps in ascending order.
   * @param scopes sorted, without duplicates
   */
  lockScopes(db: Kysely<Tables>, scopes: readonly string[]): Promise<LastStamp[]>;
}
