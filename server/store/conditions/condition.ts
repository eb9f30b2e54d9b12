// Condition on a record: a small tree that each database translates into its own SQL, and that
// `evaluateCondition` evaluates for one record.

export type Scalar = string | number | boolean;

/**
 * A field of the schema, or one of id, client_id, created_date, updated_date, created_by,
 * created_by_id, is_sample.
 *
 * - `path`: names from the record inwards; inside `some`, from the element inwards. An empty path
 *   is the element itself.
 * - `type`: the type in the schema. A value of another type is never compared with the field.
 *   `stamp` is the type of created_date and updated_date.
 */
export interface Field {
  path: readonly string[];
  type: 'string' | 'number' | 'boolean' | 'stamp' | 'list' | 'object';
}

/**
 * Every condition is true or false, never unknown, so `not` inverts it exactly. A missing field is
 * null.
 */
export type Condition =
  | { op: 'and' | 'or'; all: readonly Condition[] }
  | { op: 'not'; one: Condition }
  /** False for a missing field and for a field of another type. */
  | { op: '>' | '>=' | '<' | '<='; field: Field; value: Scalar }
  /** Null among the values matches a missing field. Without values: false. */
  | { op: 'in'; field: Field; values: readonly (Scalar | null)[] }
  /** A text that fits the pattern. */
  | { op: 'matches'; field: Field; pattern: Pattern }
  /** A list of this many elements. */
  | { op: 'size'; field: Field; value: number }
  /** A list that has an element of which the condition holds. */
  | { op: 'some'; field: Field; one: Condition };

/**
 * A text pattern whose matching cost is linear in the length of the text. The `texts` must occur in
 * this order without overlap, with anything between them. Other text may come before the first
 * unless `atStart`, and after the last unless `atEnd`. Without texts the pattern matches
 * everything.
 */
export interface Pattern {
  /** Only a few texts, because the SQL for each text repeats the SQL of all texts before it. */
  texts: readonly string[];
  atStart: boolean;
  atEnd: boolean;
  /** Folds A to Z only. */
  ignoreCase: boolean;
}

export const always: Condition = { op: 'and', all: [] };
