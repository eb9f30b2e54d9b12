// The queries of a list in the client's words, turned into conditions that the store knows.
import { schemaOf, type EntityName } from '../schemas/entities.ts';
import type { FieldSchema } from '../schemas/json-schema.ts';
import { isObject } from './check.ts';
import { HttpError } from './errors.ts';
import { stampFromText } from './store/stamp.ts';
import type { Condition, Find, Scalar } from './store/store.ts';

/** Default and maximum of a list; asking for more is cut without a word, as on the hosted platform. */
const longestList = 5_000;

/** Values in one query, so that it fits into one statement. */
const mostValues = 5_000;

export interface ListRequest {
  find: Find;
  /** Fields to answer with; nothing means all. */
  fields: readonly string[] | undefined;
}

/** @throws HttpError 400 on an unknown parameter or a value that makes no sense */
export function readListRequest(entity: EntityName, parameters: unknown): ListRequest {
  const { q, sort, limit, skip, fields: fieldList } = readParameters(parameters, ['q', 'sort', 'limit', 'skip', 'fields']);
  const fields = fieldList === undefined ? undefined : fieldList.split(',').map((field) => mustKnow(entity, field.trim()));
  const find: Find = {
    where: q === undefined ? [] : readQuery(entity, parseJson(q)),
    sort: readSort(entity, sort),
    limit: readLimit(limit),
    skip: readCount('skip', skip),
    withFields: fields === undefined || fields.some((field) => field !== 'client_id' && !builtIns.includes(field)),
  };
  return { find, fields };
}

/**
 * What a list of deletions starts after (a stamp, or nothing for the beginning), and how many it may hold.
 * @throws HttpError 400
 */
export function readDeletedRequest(parameters: unknown): { since: string; limit: number } {
  const { since = '', limit } = readParameters(parameters, ['since', 'limit']);
  const stamp = since === '' ? '' : stampFromText(since);
  if (stamp === undefined) throw bad('since must be an ISO 8601 date.');
  return { since: stamp, limit: readLimit(limit) };
}

/** Each known parameter at most once, as text. */
export function readParameters<Name extends string>(parameters: unknown, known: readonly Name[]): Partial<Record<Name, string>> {
  const read: Partial<Record<Name, string>> = {};
  for (const [name, value] of Object.entries(isObject(parameters) ? parameters : {})) {
    const one = known.find((parameter) => parameter === name);
    if (one === undefined) throw bad(`The query parameter ${quote(name)} is not known here. Known: ${known.join(', ')}.`);
    if (typeof value !== 'string') throw bad(`The query parameter ${one} may be given once.`);
    read[one] = value;
  }
  return read;
}

/** @param query an object: exact values, null, lists (any of), or operators by field */
export function readQuery(entity: EntityName, query: unknown): Condition[] {
  if (!isObject(query)) throw bad('A query must be a JSON object.');
  const where = Object.entries(query).flatMap(([field, wanted]) => readField(entity, field, wanted));
  const values = where.reduce((sum, one) => sum + ('values' in one ? one.values.length : 1), 0);
  if (values > mostValues) throw bad(`A query may hold at most ${mostValues} values.`);
  return where;
}

const builtIns: readonly string[] = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id'];

function readField(entity: EntityName, field: string, wanted: unknown): Condition[] {
  if (field.startsWith('$')) throw bad(`The query operator ${quote(field)} is not supported here.`);
  mustKnow(entity, field);
  if (!isObject(wanted)) return readOperator(entity, field, Array.isArray(wanted) ? '$in' : '$eq', wanted);
  const operators = Object.entries(wanted);
  if (operators.length === 0) throw bad(`The query for ${field} is empty.`);
  return operators.flatMap(([operator, value]) => readOperator(entity, field, operator, value));
}

function readOperator(entity: EntityName, field: string, operator: string, value: unknown): Condition[] {
  switch (operator) {
    case '$eq':
      return [{ field, op: 'in', values: fitting(entity, field, [value]) }];
    case '$ne':
      return [{ field, op: 'notIn', values: fitting(entity, field, [value]) }];
    case '$in':
      return [{ field, op: 'in', values: fitting(entity, field, mustBeList(field, operator, value)) }];
    case '$nin':
      // It would say nothing, and a deletion by it would take everything.
      if (mustBeList(field, operator, value).length === 0) throw bad(`$nin of ${field} is empty.`);
      return [{ field, op: 'notIn', values: fitting(entity, field, mustBeList(field, operator, value)) }];
    case '$gt':
      return compare(entity, field, '>', value);
    case '$gte':
      return compare(entity, field, '>=', value);
    case '$lt':
      return compare(entity, field, '<', value);
    case '$lte':
      return compare(entity, field, '<=', value);
    case '$exists':
      if (typeof value !== 'boolean') throw bad(`$exists of ${field} must be true or false.`);
      return [{ field, op: 'exists', value }];
    default:
      throw bad(`The query operator ${quote(operator)} of ${field} is not supported here.`);
  }
}

function compare(entity: EntityName, field: string, op: '>' | '>=' | '<' | '<=', value: unknown): Condition[] {
  const [limit] = fitting(entity, field, [value]);
  if (limit === null) throw bad(`${field} cannot be compared with null.`);
  // A value of another kind is neither more nor less: nothing matches.
  return [limit === undefined ? { field, op: 'in', values: [] } : { field, op, value: limit }];
}

/** Those of the values that this field could hold; a text never equals a number. */
function fitting(entity: EntityName, field: string, values: readonly unknown[]): (Scalar | null)[] {
  const type = typeOf(entity, field);
  return values.flatMap((value) => {
    if (value === null) return [null];
    if (type === 'array' || type === 'object') throw bad(`${field} can only be compared with null here.`);
    if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') throw bad(`${field} can only be compared with single values.`);
    if (type === 'stamp') return [mustBeStamp(field, value)];
    return typeof value === (type === 'integer' ? 'number' : type) ? [value] : [];
  });
}

function mustBeStamp(field: string, value: Scalar): string {
  const stamp = typeof value === 'string' ? stampFromText(value) : undefined;
  if (stamp === undefined) throw bad(`${field} can only be compared with an ISO 8601 date.`);
  return stamp;
}

function mustBeList(field: string, operator: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw bad(`${operator} of ${field} needs a list.`);
  return value;
}

function typeOf(entity: EntityName, field: string): FieldSchema['type'] | 'stamp' {
  if (field === 'created_date' || field === 'updated_date') return 'stamp';
  return schemaOf(entity).properties[field]?.type ?? 'string';
}

function readSort(entity: EntityName, sort: string | undefined): Find['sort'] {
  // Newest first when nobody asks: some order that stays the same from page to page.
  if (sort === undefined) return { field: 'created_date', descending: true };
  // A plus sign arrives as a space when the client did not encode it.
  const field = mustKnow(entity, sort.replace(/^[-+ ]/, ''));
  const type = typeOf(entity, field);
  if (type === 'array' || type === 'object') throw bad(`A list cannot be sorted by ${field}.`);
  return { field, descending: sort.startsWith('-') };
}

function mustKnow(entity: EntityName, field: string): string {
  if (builtIns.includes(field) || Object.hasOwn(schemaOf(entity).properties, field)) return field;
  throw bad(`${entity} has no field ${quote(field)}.`);
}

function readLimit(text: string | undefined): number {
  return Math.min(readCount('limit', text) || longestList, longestList);
}

function readCount(name: string, text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d{1,15}$/.test(text)) throw bad(`${name} must be a whole number.`);
  return Number(text);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw bad('q must be JSON.');
  }
}

/** A name from outside, short enough for a message. */
function quote(name: string): string {
  return `"${name.slice(0, 40)}"`;
}

function bad(message: string): HttpError {
  return new HttpError(400, 'invalid_query', message);
}
