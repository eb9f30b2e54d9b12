// Where the field that a query names lies: names with dots lead into objects and, element by element, into lists.
import type { FieldSchema } from '../schemas/json-schema.ts';
import { badQuery, quote } from './query-error.ts';
import { knowsField, type Shape } from './shape.ts';
import type { Field } from './store/condition.ts';

export interface Way {
  /** As the client wrote it, for sentences. */
  text: string;
  /** Lists on the way, outermost first: the condition must hold of some element of each. */
  lists: readonly Field[];
  /** Within the record, or within the element of the innermost list. */
  path: readonly string[];
  /** What lies there. */
  type: FieldSchema['type'] | 'stamp';
  /** Of a list: what its elements are. */
  items?: FieldSchema;
}

/** Longer ways than any schema of ours has; each step is a little more SQL. */
const longestWay = 8;

/** @throws HttpError 400 when there is no such field */
export function wayTo(shape: Shape, text: string): Way {
  const [first = '', ...rest] = text.split('.');
  const builtIn = shape.builtIns.get(first);
  if (builtIn !== undefined && rest.length === 0) return { text, lists: [], path: [first], type: builtIn === 'list' ? 'array' : builtIn };
  if (builtIn !== undefined || !knowsField(shape, first) || rest.length >= longestWay) throw noField(shape, text);
  const schema = shape.properties[first];
  if (!schema) throw noField(shape, text);
  return walk({ shape, text, lists: [], path: [first], schema, rest });
}

/** The way to a field of an element, as `$elemMatch` names it. */
export function wayInside(shape: Shape, items: FieldSchema, text: string): Way {
  const rest = text.split('.');
  if (rest.length > longestWay) throw noField(shape, text);
  return walk({ shape, text, lists: [], path: [], schema: items, rest });
}

interface Walk {
  shape: Shape;
  text: string;
  lists: readonly Field[];
  path: readonly string[];
  schema: FieldSchema;
  rest: readonly string[];
}

function walk({ shape, text, lists, path, schema, rest }: Walk): Way {
  const [next, ...further] = rest;
  if (next === undefined) {
    const way: Way = { text, lists, path, type: schema.type };
    return schema.type === 'array' ? { ...way, items: schema.items } : way;
  }
  if (schema.type === 'array') return walk({ shape, text, lists: [...lists, { path, type: 'list' }], path: [], schema: schema.items, rest });
  if (next === '' || next in Object.prototype) throw noField(shape, text);
  if (schema.type === 'any') return { text, lists, path: [...path, ...rest], type: 'any' };
  if (schema.type !== 'object') throw noField(shape, text);
  const inner: FieldSchema | undefined = Object.hasOwn(schema.properties, next) ? schema.properties[next] : schema.additionalProperties && { type: 'any' };
  if (!inner) throw noField(shape, text);
  return walk({ shape, text, lists, path: [...path, next], schema: inner, rest: further });
}

function noField(shape: Shape, text: string): Error {
  return badQuery(`${shape.name} has no field ${quote(text)}.`);
}
