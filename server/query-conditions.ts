// A query in the client's words (the operators of contract section 2.2), turned into a condition that the store knows.
import type { FieldSchema } from '../schemas/json-schema.ts';
import { isObject } from './check.ts';
import { allOf, anyOf, isIn, never, not, some } from './logic.ts';
import { badQuery, quote } from './query-error.ts';
import { wayInside, wayTo, type Way } from './query-path.ts';
import { readRegex } from './query-regex.ts';
import type { Shape } from './shape.ts';
import type { Condition, Field, Scalar } from './store/condition.ts';
import { stampFromText } from './store/stamp.ts';

const deepest = 6;
/** What one query may hold of each, and how that is called. */
const mostOf = {
  conditions: [200, 'conditions'],
  // So that it fits into one statement.
  values: [5_000, 'values'],
  // The one operator that reads texts from end to end, each alternative once.
  patterns: [5, '$regex'],
  alternatives: [6, 'alternatives of $regex'],
} as const;

/**
 * @param query an object: exact values, null, lists (any of) or operators by field, and `$and`, `$or`, `$nor`
 * @throws HttpError 400 on unknown fields and operators, on values that make no sense, and when it is too large
 */
export function readQuery(shape: Shape, query: unknown): Condition {
  const reading: Reading = { shape, wayTo: (name) => wayTo(shape, name), depth: 0, spent: { conditions: 0, values: 0, patterns: 0, alternatives: 0 } };
  return readObject(reading, query);
}

/** What must hold of one element of a list, in the words of `$elemMatch` and `$pull`. */
export function readElementQuery(shape: Shape, items: FieldSchema, query: unknown): Condition {
  return readElement({ shape, wayTo: (name) => wayInside(shape, items, name), depth: 0, spent: { conditions: 0, values: 0, patterns: 0, alternatives: 0 } }, items, query);
}

interface Reading {
  shape: Shape;
  wayTo(name: string): Way;
  depth: number;
  /** Shared by all levels of one query. */
  spent: Record<keyof typeof mostOf, number>;
}

function readObject(reading: Reading, query: unknown): Condition {
  if (!isObject(query)) throw badQuery('A query must be a JSON object.');
  const inner = deeper(reading);
  return allOf(Object.entries(query).map(([name, wanted]) => (name.startsWith('$') ? readRoot(inner, name, wanted) : readField(inner, inner.wayTo(name), wanted))));
}

function readRoot(reading: Reading, operator: string, wanted: unknown): Condition {
  if (operator !== '$and' && operator !== '$or' && operator !== '$nor') throw badQuery(`The query operator ${quote(operator)} is not supported here.`);
  if (!Array.isArray(wanted) || wanted.length === 0) throw badQuery(`${operator} needs a list of queries.`);
  const parts = wanted.map((one: unknown) => readObject(reading, one));
  if (operator === '$and') return allOf(parts);
  return operator === '$or' ? anyOf(parts) : not(anyOf(parts));
}

function readField(reading: Reading, way: Way, wanted: unknown): Condition {
  if (!isObject(wanted)) return readOperator(reading, way, Array.isArray(wanted) ? '$in' : '$eq', wanted);
  const operators = Object.entries(wanted);
  if (operators.length === 0) throw badQuery(`The query for ${way.text} is empty.`);
  return allOf(
    operators.map(([operator, value]) => {
      if (operator === '$regex') return readPattern(reading, way, value, wanted['$options']);
      if (operator !== '$options') return readOperator(reading, way, operator, value);
      if (!Object.hasOwn(wanted, '$regex')) throw badQuery(`$options of ${way.text} goes with $regex.`);
      return allOf([]);
    }),
  );
}

function readOperator(reading: Reading, way: Way, operator: string, value: unknown): Condition {
  spend(reading, 'conditions', 1);
  switch (operator) {
    case '$eq':
      return equals(reading, way, [value]);
    case '$ne':
      return not(equals(reading, way, [value]));
    case '$in':
      return equals(reading, way, mustBeList(way, operator, value));
    case '$nin':
      return not(equals(reading, way, mustBeList(way, operator, value)));
    case '$gt':
      return compare(reading, way, '>', value);
    case '$gte':
      return compare(reading, way, '>=', value);
    case '$lt':
      return compare(reading, way, '<', value);
    case '$lte':
      return compare(reading, way, '<=', value);
    case '$exists': {
      if (typeof value !== 'boolean') throw badQuery(`$exists of ${way.text} must be true or false.`);
      // In a list, "exists" means that some element has it.
      const exists = inside(way.lists, not(isIn(ownField(way), [null])));
      return value ? exists : not(exists);
    }
    case '$not':
      if (!isObject(value)) throw badQuery(`$not of ${way.text} needs operators.`);
      return not(readField(deeper(reading), way, value));
    case '$all': {
      const wanted = mustBeList(way, operator, value);
      return wanted.length === 0 ? never : allOf(wanted.map((one) => equals(reading, way, [one])));
    }
    case '$size':
      if (!Number.isInteger(value) || Number(value) < 0) throw badQuery(`$size of ${way.text} must be a whole number.`);
      mustHoldList(way, operator);
      return inside(way.lists, { op: 'size', field: { path: way.path, type: 'list' }, value: Number(value) });
    case '$elemMatch': {
      mustHoldList(way, operator);
      const items: FieldSchema = way.items ?? { type: 'any' };
      const one = readElement({ ...deeper(reading), wayTo: (name) => wayInside(reading.shape, items, name) }, items, value);
      return inside(way.lists, some({ path: way.path, type: 'list' }, one));
    }
    default:
      throw badQuery(`The query operator ${quote(operator)} of ${way.text} is not supported here.`);
  }
}

/** Operators for an element that is a single value; a query for one that is an object. */
function readElement(reading: Reading, items: FieldSchema, wanted: unknown): Condition {
  if (!isObject(wanted)) throw badQuery('$elemMatch needs an object.');
  const isAboutItself = Object.keys(wanted).every((name) => name.startsWith('$') && name !== '$and' && name !== '$or' && name !== '$nor');
  if (!isAboutItself || Object.keys(wanted).length === 0) return readObject(reading, wanted);
  const itself: Way = { text: 'the element', lists: [], path: [], type: items.type };
  return readField(reading, items.type === 'array' ? { ...itself, items: items.items } : itself, wanted);
}

/** Any of the values: the field itself, or an element of it when it is a list. */
function equals(reading: Reading, way: Way, wanted: readonly unknown[]): Condition {
  spend(reading, 'values', wanted.length);
  const values = wanted.filter((one) => one !== null);
  const missing = values.length < wanted.length ? [missingOrNull(way)] : [];
  if (values.length === 0) return anyOf(missing);
  return anyOf([...missing, inside(way.lists, anyOf(targets(way).map((target) => target.of(isAnyOf(target, values)))))]);
}

function missingOrNull(way: Way): Condition {
  const [outermost] = way.lists;
  const here = inside(way.lists, isIn(ownField(way), [null]));
  return outermost ? anyOf([isIn(outermost, [null]), here]) : here;
}

function isAnyOf({ way, path, type }: Target, values: readonly unknown[]): Condition {
  const scalars = values.map((value) => mustBeScalar(way, type, value));
  if (type !== 'any') return isIn({ path, type: fieldType(type) }, scalars.filter((value) => isOfType(type, value)));
  const byType = (['string', 'number', 'boolean'] as const).map((one) => isIn({ path, type: one }, scalars.filter((value) => typeof value === one)));
  return anyOf(byType);
}

function compare(reading: Reading, way: Way, op: '>' | '>=' | '<' | '<=', wanted: unknown): Condition {
  spend(reading, 'values', 1);
  if (wanted === null) throw badQuery(`${way.text} cannot be compared with null.`);
  const all = targets(way).map((target) => {
    const value = mustBeScalar(way, target.type, wanted);
    // A value of another kind is neither more nor less: nothing matches.
    if (!isOfType(target.type, value)) return never;
    return target.of({ op, field: { path: target.path, type: target.type === 'any' ? typeOfScalar(value) : fieldType(target.type) }, value });
  });
  return inside(way.lists, anyOf(all));
}

function readPattern(reading: Reading, way: Way, text: unknown, options: unknown): Condition {
  spend(reading, 'conditions', 1);
  spend(reading, 'patterns', 1);
  const patterns = readRegex(way.text, text, options);
  spend(reading, 'alternatives', patterns.length);
  const all = targets(way).map((target) => {
    if (target.type !== 'string' && target.type !== 'any') throw badQuery(`$regex is for texts, and ${way.text} holds none.`);
    const field: Field = { path: target.path, type: 'string' };
    return target.of(anyOf(patterns.map((pattern): Condition => ({ op: 'matches', field, pattern }))));
  });
  return inside(way.lists, anyOf(all));
}

/** A place whose single value can be compared: the field, or any element of the list that it holds. */
interface Target {
  way: Way;
  path: readonly string[];
  type: FieldSchema['type'] | 'stamp';
  of(condition: Condition): Condition;
}

function targets(way: Way): Target[] {
  const element = (type: Target['type']): Target => ({ way, path: [], type, of: (condition) => some({ path: way.path, type: 'list' }, condition) });
  const itself: Target = { way, path: way.path, type: way.type, of: (condition) => condition };
  if (way.type === 'array') return [element(way.items?.type ?? 'any')];
  return way.type === 'any' ? [itself, element('any')] : [itself];
}

function inside(lists: readonly Field[], condition: Condition): Condition {
  return lists.reduceRight((inner, list) => some(list, inner), condition);
}

function mustBeScalar(way: Way, type: Target['type'], value: unknown): Scalar {
  if (type === 'array' || type === 'object') throw badQuery(`${way.text} can only be compared with null here.`);
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') throw badQuery(`${way.text} can only be compared with single values.`);
  // JSON has no such number, but 1e999 is read as one.
  if (typeof value === 'number' && !Number.isFinite(value)) throw badQuery(`${way.text} is compared with a number that is too large.`);
  if (type !== 'stamp') return value;
  const stamp = typeof value === 'string' ? stampFromText(value) : undefined;
  if (stamp === undefined) throw badQuery(`${way.text} can only be compared with an ISO 8601 date.`);
  return stamp;
}

function isOfType(type: Target['type'], value: Scalar): boolean {
  if (type === 'any') return true;
  return typeof value === (type === 'integer' ? 'number' : type === 'stamp' ? 'string' : type);
}

function typeOfScalar(value: Scalar): 'string' | 'number' | 'boolean' {
  return typeof value as 'string' | 'number' | 'boolean';
}

function ownField(way: Way): Field {
  return { path: way.path, type: fieldType(way.type) };
}

export function fieldType(type: FieldSchema['type'] | 'stamp'): Field['type'] {
  if (type === 'integer') return 'number';
  if (type === 'array') return 'list';
  return type === 'any' ? 'object' : type;
}

function mustBeList(way: Way, operator: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw badQuery(`${operator} of ${way.text} needs a list.`);
  return value;
}

function mustHoldList(way: Way, operator: string): void {
  if (way.type !== 'array' && way.type !== 'any') throw badQuery(`${operator} is for lists, and ${way.text} is none.`);
}

function deeper(reading: Reading): Reading {
  if (reading.depth >= deepest) throw badQuery(`A query may be nested at most ${deepest} levels deep.`);
  return { ...reading, depth: reading.depth + 1 };
}

function spend({ spent }: Reading, what: keyof typeof mostOf, amount: number): void {
  spent[what] += amount;
  const [most, name] = mostOf[what];
  if (spent[what] > most) throw badQuery(`A query may hold at most ${most} ${name}.`);
}
