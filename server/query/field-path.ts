// Resolves the field paths of queries. Dots in a path lead into objects and into each element of a
// list.
import type { FieldSchema } from '../../schemas/json-schema.ts';
import { invalidQueryError, quoteName } from './invalid-query.ts';
import { hasField, type QueryFields } from './queryable-fields.ts';
import type { Field } from '../store/conditions/condition.ts';

export interface FieldPath {
  /** The path as the client wrote it, for error messages. */
  text: string;
  /**
   * Lists on the path, outermost first. The condition must hold for at least one element of each
   * list.
   */
  lists: readonly Field[];
  /** Within the record, or within the element of the innermost list. */
  path: readonly string[];
  /** Type of the value at the path. */
  type: FieldSchema['type'] | 'stamp';
  /** Schema of the elements when the value is a list. */
  items?: FieldSchema;
}

/**
 * Maximum number of names in a path. No schema of the app has a deeper path, and each name adds
 * SQL.
 */
const maxPathDepth = 8;

/** @throws HttpError 400 when there is no such field */
export function resolveFieldPath(queryFields: QueryFields, text: string): FieldPath {
  const [first = '', ...rest] = text.split('.');
  const builtIn = queryFields.builtIns.get(first);
  if (builtIn !== undefined && rest.length === 0)
    return { text, lists: [], path: [first], type: builtIn === 'list' ? 'array' : builtIn };
  if (builtIn !== undefined || !hasField(queryFields, first) || rest.length >= maxPathDepth)
    throw noField(queryFields, text);
  const schema = queryFields.properties[first];
  if (!schema) throw noField(queryFields, text);
  return walk({ queryFields, text, lists: [], path: [first], schema, rest });
}

/** Resolves a path inside a list element, as `$elemMatch` uses such paths. */
export function resolveElementPath(
  queryFields: QueryFields,
  items: FieldSchema,
  text: string,
): FieldPath {
  const rest = text.split('.');
  if (rest.length > maxPathDepth) throw noField(queryFields, text);
  return walk({ queryFields, text, lists: [], path: [], schema: items, rest });
}

interface Walk {
  queryFields: QueryFields;
  text: string;
  lists: readonly Field[];
  path: readonly string[];
  schema: FieldSchema;
  rest: readonly string[];
}

function walk({ queryFields, text, lists, path, schema, rest }: Walk): FieldPath {
  const [next, ...further] = rest;
  if (next === undefined) {
    const fieldPath: FieldPath = { text, lists, path, type: schema.type };
    return schema.type === 'array' ? { ...fieldPath, items: schema.items } : fieldPath;
  }
  if (schema.type === 'array')
    return walk({
      queryFields,
      text,
      lists: [...lists, { path, type: 'list' }],
      path: [],
      schema: schema.items,
      rest,
    });
  if (next === '' || next in Object.prototype) throw noField(queryFields, text);
  if (schema.type === 'any') return { text, lists, path: [...path, ...rest], type: 'any' };
  if (schema.type !== 'object') throw noField(queryFields, text);
  const inner: FieldSchema | undefined = Object.hasOwn(schema.properties, next)
    ? schema.properties[next]
    : schema.additionalProperties && { type: 'any' };
  if (!inner) throw noField(queryFields, text);
  return walk({ queryFields, text, lists, path: [...path, next], schema: inner, rest: further });
}

function noField(queryFields: QueryFields, text: string): Error {
  return invalidQueryError(`${queryFields.name} has no field ${quoteName(text)}.`);
}
