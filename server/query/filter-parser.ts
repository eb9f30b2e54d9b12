// Parses a client query (operators of contract section 2.2) into a condition for the store.
import type { FieldSchema } from '../../schemas/json-schema.ts';
import { isObject } from '../../schemas/is-object.ts';
import {
  allOf,
  anyOf,
  fieldIn,
  never,
  not,
  someElement,
} from '../store/conditions/combine-conditions.ts';
import { invalidQueryError, quoteName } from './invalid-query.ts';
import { resolveElementPath, resolveFieldPath, type FieldPath } from './field-path.ts';
import { parseRegex } from './regex-pattern.ts';
import type { QueryFields } from './queryable-fields.ts';
import type { Condition, Field, Scalar } from '../store/conditions/condition.ts';
import { stampFromText } from '../store/timestamp.ts';

const deepest = 6;
/** Limits of one query: the maximum number of each item, and its name in error messages. */
const maxOf = {
  conditions: [200, 'conditions'],
  // Limited so that all values fit into one SQL statement.
  values: [5_000, 'values'],
  // The one operator that reads texts from end to end, each alternative once.
  patterns: [5, '$regex'],
  alternatives: [6, 'alternatives of $regex'],
} as const;

/**
 * Parses a query into a condition.
 * @param query an object with exact values, null, lists (any of) or operators by field, and `$and`,
 *   `$or`, `$nor`
 * @throws HttpError 400 on unknown fields and operators, on invalid values, and when the query is
 *   too large
 */
export function readQuery(queryFields: QueryFields, query: unknown): Condition {
  const context: QueryContext = {
    queryFields,
    resolvePath: (name) => resolveFieldPath(queryFields, name),
    depth: 0,
    spent: { conditions: 0, values: 0, patterns: 0, alternatives: 0 },
  };
  return readObject(context, query);
}

/** Parses the query that one element of a list must match, as in `$elemMatch` and `$pull`. */
export function readElementQuery(
  queryFields: QueryFields,
  items: FieldSchema,
  query: unknown,
): Condition {
  return readElement(
    {
      queryFields,
      resolvePath: (name) => resolveElementPath(queryFields, items, name),
      depth: 0,
      spent: { conditions: 0, values: 0, patterns: 0, alternatives: 0 },
    },
    items,
    query,
  );
}

interface QueryContext {
  queryFields: QueryFields;
  resolvePath(name: string): FieldPath;
  depth: number;
  /** Shared by all levels of one query. */
  spent: Record<keyof typeof maxOf, number>;
}

function readObject(context: QueryContext, query: unknown): Condition {
  if (!isObject(query)) throw invalidQueryError('A query must be a JSON object.');
  const inner = deeper(context);
  return allOf(
    Object.entries(query).map(([name, wanted]) =>
      name.startsWith('$')
        ? readRoot(inner, name, wanted)
        : readField(inner, inner.resolvePath(name), wanted),
    ),
  );
}

function readRoot(context: QueryContext, operator: string, wanted: unknown): Condition {
  if (operator !== '$and' && operator !== '$or' && operator !== '$nor')
    throw invalidQueryError(`The query operator ${quoteName(operator)} is not supported here.`);
  if (!Array.isArray(wanted) || wanted.length === 0)
    throw invalidQueryError(`${operator} needs a list of queries.`);
  const parts = wanted.map((one: unknown) => readObject(context, one));
  if (operator === '$and') return allOf(parts);
  return operator === '$or' ? anyOf(parts) : not(anyOf(parts));
}

function readField(context: QueryContext, fieldPath: FieldPath, wanted: unknown): Condition {
  if (!isObject(wanted))
    return readOperator(context, fieldPath, Array.isArray(wanted) ? '$in' : '$eq', wanted);
  const operators = Object.entries(wanted);
  if (operators.length === 0) throw invalidQueryError(`The query for ${fieldPath.text} is empty.`);
  return allOf(
    operators.map(([operator, value]) => {
      if (operator === '$regex') return readPattern(context, fieldPath, value, wanted['$options']);
      if (operator !== '$options') return readOperator(context, fieldPath, operator, value);
      if (!Object.hasOwn(wanted, '$regex'))
        throw invalidQueryError(`$options of ${fieldPath.text} goes with $regex.`);
      return allOf([]);
    }),
  );
}

function readOperator(
  context: QueryContext,
  fieldPath: FieldPath,
  operator: string,
  value: unknown,
): Condition {
  countCost(context, 'conditions', 1);
  switch (operator) {
    case '$eq':
      return equals(context, fieldPath, [value]);
    case '$ne':
      return not(equals(context, fieldPath, [value]));
    case '$in':
      return equals(context, fieldPath, requireList(fieldPath, operator, value));
    case '$nin':
      return not(equals(context, fieldPath, requireList(fieldPath, operator, value)));
    case '$gt':
      return compare(context, fieldPath, '>', value);
    case '$gte':
      return compare(context, fieldPath, '>=', value);
    case '$lt':
      return compare(context, fieldPath, '<', value);
    case '$lte':
      return compare(context, fieldPath, '<=', value);
    case '$exists': {
      if (typeof value !== 'boolean')
        throw invalidQueryError(`$exists of ${fieldPath.text} must be true or false.`);
      // In a list, "exists" means that some element has it.
      const exists = inside(fieldPath.lists, not(fieldIn(ownField(fieldPath), [null])));
      return value ? exists : not(exists);
    }
    case '$not':
      if (!isObject(value)) throw invalidQueryError(`$not of ${fieldPath.text} needs operators.`);
      return not(readField(deeper(context), fieldPath, value));
    case '$all': {
      const wanted = requireList(fieldPath, operator, value);
      return wanted.length === 0
        ? never
        : allOf(wanted.map((one) => equals(context, fieldPath, [one])));
    }
    case '$size':
      if (!Number.isInteger(value) || Number(value) < 0)
        throw invalidQueryError(`$size of ${fieldPath.text} must be a whole number.`);
      mustHoldList(fieldPath, operator);
      return inside(fieldPath.lists, {
        op: 'size',
        field: { path: fieldPath.path, type: 'list' },
        value: Number(value),
      });
    case '$elemMatch': {
      mustHoldList(fieldPath, operator);
      const items: FieldSchema = fieldPath.items ?? { type: 'any' };
      const one = readElement(
        {
          ...deeper(context),
          resolvePath: (name) => resolveElementPath(context.queryFields, items, name),
        },
        items,
        value,
      );
      return inside(fieldPath.lists, someElement({ path: fieldPath.path, type: 'list' }, one));
    }
    default:
      throw invalidQueryError(
        `The query operator ${quoteName(operator)} of ${fieldPath.text} is not supported here.`,
      );
  }
}

/**
 * Parses operators when the element is a single value, and a query when the element is an object.
 */
function readElement(context: QueryContext, items: FieldSchema, wanted: unknown): Condition {
  if (!isObject(wanted)) throw invalidQueryError('$elemMatch needs an object.');
  const isAboutItself = Object.keys(wanted).every(
    (name) => name.startsWith('$') && name !== '$and' && name !== '$or' && name !== '$nor',
  );
  if (!isAboutItself || Object.keys(wanted).length === 0) return readObject(context, wanted);
  const itself: FieldPath = { text: 'the element', lists: [], path: [], type: items.type };
  return readField(
    context,
    items.type === 'array' ? { ...itself, items: items.items } : itself,
    wanted,
  );
}

/**
 * Returns the condition that the field equals any of the values. For a list, one of its elements
 * must equal any of the values.
 */
function equals(
  context: QueryContext,
  fieldPath: FieldPath,
  wanted: readonly unknown[],
): Condition {
  countCost(context, 'values', wanted.length);
  const values = wanted.filter((one) => one !== null);
  const missing = values.length < wanted.length ? [missingOrNull(fieldPath)] : [];
  if (values.length === 0) return anyOf(missing);
  return anyOf([
    ...missing,
    inside(
      fieldPath.lists,
      anyOf(targets(fieldPath).map((target) => target.of(isAnyOf(target, values)))),
    ),
  ]);
}

function missingOrNull(fieldPath: FieldPath): Condition {
  const [outermost] = fieldPath.lists;
  const here = inside(fieldPath.lists, fieldIn(ownField(fieldPath), [null]));
  return outermost ? anyOf([fieldIn(outermost, [null]), here]) : here;
}

function isAnyOf({ fieldPath, path, type }: Target, values: readonly unknown[]): Condition {
  const scalars = values.map((value) => requireScalar(fieldPath, type, value));
  if (type !== 'any')
    return fieldIn(
      { path, type: toFieldType(type) },
      scalars.filter((value) => isOfType(type, value)),
    );
  const byType = (['string', 'number', 'boolean'] as const).map((one) =>
    fieldIn(
      { path, type: one },
      scalars.filter((value) => typeof value === one),
    ),
  );
  return anyOf(byType);
}

function compare(
  context: QueryContext,
  fieldPath: FieldPath,
  op: '>' | '>=' | '<' | '<=',
  wanted: unknown,
): Condition {
  countCost(context, 'values', 1);
  if (wanted === null) throw invalidQueryError(`${fieldPath.text} cannot be compared with null.`);
  const all = targets(fieldPath).map((target) => {
    const value = requireScalar(fieldPath, target.type, wanted);
    // Values of different types are not comparable, so nothing matches.
    if (!isOfType(target.type, value)) return never;
    return target.of({
      op,
      field: {
        path: target.path,
        type: target.type === 'any' ? typeOfScalar(value) : toFieldType(target.type),
      },
      value,
    });
  });
  return inside(fieldPath.lists, anyOf(all));
}

function readPattern(
  context: QueryContext,
  fieldPath: FieldPath,
  text: unknown,
  options: unknown,
): Condition {
  countCost(context, 'conditions', 1);
  countCost(context, 'patterns', 1);
  const patterns = parseRegex(fieldPath.text, text, options);
  countCost(context, 'alternatives', patterns.length);
  const all = targets(fieldPath).map((target) => {
    if (target.type !== 'string' && target.type !== 'any')
      throw invalidQueryError(`$regex is for texts, and ${fieldPath.text} is not a text.`);
    const field: Field = { path: target.path, type: 'string' };
    return target.of(
      anyOf(patterns.map((pattern): Condition => ({ op: 'matches', field, pattern }))),
    );
  });
  return inside(fieldPath.lists, anyOf(all));
}

/**
 * A single value that can be compared: the field itself, or any element of the list in the field.
 */
interface Target {
  fieldPath: FieldPath;
  path: readonly string[];
  type: FieldSchema['type'] | 'stamp';
  of(condition: Condition): Condition;
}

function targets(fieldPath: FieldPath): Target[] {
  const element = (type: Target['type']): Target => ({
    fieldPath,
    path: [],
    type,
    of: (condition) => someElement({ path: fieldPath.path, type: 'list' }, condition),
  });
  const itself: Target = {
    fieldPath,
    path: fieldPath.path,
    type: fieldPath.type,
    of: (condition) => condition,
  };
  if (fieldPath.type === 'array') return [element(fieldPath.items?.type ?? 'any')];
  return fieldPath.type === 'any' ? [itself, element('any')] : [itself];
}

function inside(lists: readonly Field[], condition: Condition): Condition {
  return lists.reduceRight((inner, list) => someElement(list, inner), condition);
}

function requireScalar(fieldPath: FieldPath, type: Target['type'], value: unknown): Scalar {
  if (type === 'array' || type === 'object')
    throw invalidQueryError(`${fieldPath.text} can only be compared with null here.`);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean')
    throw invalidQueryError(`${fieldPath.text} can only be compared with single values.`);
  // JSON has no such number, but 1e999 is read as one.
  if (typeof value === 'number' && !Number.isFinite(value))
    throw invalidQueryError(`${fieldPath.text} is compared with a number that is too large.`);
  if (type !== 'stamp') return value;
  const stamp = typeof value === 'string' ? stampFromText(value) : undefined;
  if (stamp === undefined)
    throw invalidQueryError(`${fieldPath.text} can only be compared with an ISO 8601 date.`);
  return stamp;
}

function isOfType(type: Target['type'], value: Scalar): boolean {
  if (type === 'any') return true;
  return typeof value === (type === 'integer' ? 'number' : type === 'stamp' ? 'string' : type);
}

function typeOfScalar(value: Scalar): 'string' | 'number' | 'boolean' {
  return typeof value as 'string' | 'number' | 'boolean';
}

function ownField(fieldPath: FieldPath): Field {
  return { path: fieldPath.path, type: toFieldType(fieldPath.type) };
}

export function toFieldType(type: FieldSchema['type'] | 'stamp'): Field['type'] {
  if (type === 'integer') return 'number';
  if (type === 'array') return 'list';
  return type === 'any' ? 'object' : type;
}

function requireList(fieldPath: FieldPath, operator: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value))
    throw invalidQueryError(`${operator} of ${fieldPath.text} needs a list.`);
  return value;
}

function mustHoldList(fieldPath: FieldPath, operator: string): void {
  if (fieldPath.type !== 'array' && fieldPath.type !== 'any')
    throw invalidQueryError(`${operator} is for lists, and ${fieldPath.text} is not a list.`);
}

function deeper(context: QueryContext): QueryContext {
  if (context.depth >= deepest)
    throw invalidQueryError(`A query may be nested at most ${deepest} levels deep.`);
  return { ...context, depth: context.depth + 1 };
}

function countCost({ spent }: QueryContext, what: keyof typeof maxOf, amount: number): void {
  spent[what] += amount;
  const [max, name] = maxOf[what];
  if (spent[what] > max) throw invalidQueryError(`A query may hold at most ${max} ${name}.`);
}
