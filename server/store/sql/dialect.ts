// What the databases say differently: one interface, one file per database.
import type { Kysely, RawBuilder, SqlBool } from 'kysely';
import type { Field, Pattern, Scalar } from '../conditions/condition.ts';
import type { DateUnit } from '../store.ts';
import type { Tables } from './tables.ts';

export type FieldType = Field['type'];

/** One value of a row, by its place: a column, or something inside a JSON object. */
export interface SqlValue {
  /**
   * The value in SQL: text, a number, 0 or 1 for a boolean; null when it is missing or of another
   * kind.
   */
  toSql(type: FieldType): RawBuilder<unknown>;
  isMissing(): RawBuilder<SqlBool>;
  /** @param values all of them such as a field of this type can hold, at least one */
  isOneOf(type: FieldType, values: readonly Scalar[]): RawBuilder<SqlBool>;
  /** How many elements a list has; null for anything else. */
  size(): RawBuilder<unknown>;
  /** Whether something holds of one of a list's elements; false for anything but a list. */
  someElement(one: (element: FieldResolver) => RawBuilder<SqlBool>): RawBuilder<SqlBool>;
  /** The elements of a list, to be joined to its row. */
  elements(): ListElements;
  /** Never null: an index on it serves any order. */
  isRequired: boolean;
}

export interface ListElements {
  /** A table called `element`. */
  table: RawBuilder<unknown>;
  /** 0 of a boolean, 1 of a number, 2 of a text, null of anything else. */
  rank: RawBuilder<number | null>;
  /** The number, or 0 or 1 of a boolean. */
  number: RawBuilder<number | null>;
  text: RawBuilder<string | null>;
}

export interface LastStamp {
  scope: string;
  last: string;
}

/** Where names lead: into a record, a person, an element, a row of an answer. */
export type FieldResolver = (path: readonly string[]) => SqlValue;

export interface SqlDialect {
  name: 'SQLite' | 'PostgreSQL';
  /** How a statement's text names its parameters, counted from 1. */
  placeholder(index: number): string;
  /** A parameter. Booleans are 0 and 1; texts are escaped (see server/store/escape-text.ts). */
  parameter(value: Scalar): RawBuilder<unknown>;
  /** Whether a column is one of many values, given as one parameter. */
  isAmong(value: RawBuilder<unknown>, values: readonly Scalar[]): RawBuilder<SqlBool>;
  /**
   * A table called `namesTable` with a row for each name, in the column `value`; given as one
   * parameter.
   */
  namesTable(names: readonly string[]): RawBuilder<unknown>;
  /**
   * The same column, but none that an index is chosen for: where another one leads to a few rows.
   */
  withoutIndex(column: RawBuilder<unknown>): RawBuilder<unknown>;
  /** The inside of a column that holds a JSON object. */
  resolveJson(column: RawBuilder<unknown>): FieldResolver;
  matchesPattern(text: RawBuilder<unknown>, pattern: Pattern): RawBuilder<SqlBool>;
  /**
   * The beginning of a date's unit (of a week its Monday), null when the text is no date. Weeks
   * only of stamps.
   */
  truncateDate(text: RawBuilder<unknown>, unit: DateUnit): RawBuilder<unknown>;
  /**
   * Aggregates from which `sum` and `average` are made, a column each: no number that a record can
   * hold makes an error of them.
   */
  totals(numbers: RawBuilder<unknown>): readonly RawBuilder<unknown>[];
  /**
   * Cut to what a double can hold; 0 of nothing.
   * @param totals the columns in which the totals stand
   */
  sum(totals: readonly RawBuilder<unknown>[]): RawBuilder<unknown>;
  /** @param count the column that says of how many numbers, at least one */
  average(totals: readonly RawBuilder<unknown>[], count: RawBuilder<unknown>): RawBuilder<unknown>;
  /**
   * The last stamp of each scope. From here until the transaction ends nobody else gets one of
   * these scopes: stamps appear to readers in their order.
   * @param scopes sorted, each once
   */
  lockScopes(db: Kysely<Tables>, scopes: readonly string[]): Promise<LastStamp[]>;
}
