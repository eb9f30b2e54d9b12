// What must hold of a record: a small tree that each database says in its own SQL, and that `holds`
// judges for one record.

export type Scalar = string | number | boolean;

/**
 * A field of the schema, or one of id, client_id, created_date, updated_date, created_by,
 * created_by_id, is_sample. `path`: names from the record (inside `some`: from the element)
 * inwards; none: the element itself.
 * `type`: what the schema says it holds; a value of another kind is never compared with it.
 * `stamp`: created_date and updated_date.
 */
export interface Field {
  path: readonly string[];
  type: 'string' | 'number' | 'boolean' | 'stamp' | 'list' | 'object';
}

/**
 * Every condition is true or false, never unknown: `not` turns it round exactly. A missing field is
 * null.
 */
export type Condition =
  | { op: 'and' | 'or'; all: readonly Condition[] }
  | { op: 'not'; one: Condition }
  /** False for a missing field and for one of another type. */
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
 * A pattern whose cost grows with the length of what is looked at and nothing else: its texts in
 * this order, none over another, with anything between them, before the first unless `atStart`, and
 * after the last unless `atEnd`. No texts: every text fits.
 */
export interface Pattern {
  /** A few: the databases say each once more for every one before it. */
  texts: readonly string[];
  atStart: boolean;
  atEnd: boolean;
  /** Folds A to Z only. */
  ignoreCase: boolean;
}

export const always: Condition = { op: 'and', all: [] };
