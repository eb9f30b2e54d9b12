// Parses the URL parameters of list requests: filter, sort, limit, skip and fields.
import { isObject } from '../../schemas/is-object.ts';
import { toFieldType, readQuery } from './filter-parser.ts';
import { invalidQueryError, quoteName } from './invalid-query.ts';
import { resolveFieldPath } from './field-path.ts';
import { hasField, type QueryFields } from './queryable-fields.ts';
import { always, type Condition, type Field } from '../store/conditions/condition.ts';
import { stampFromText } from '../store/timestamp.ts';
import type { ListQuery, Sort } from '../store/store.ts';

/**
 * Default and maximum length of a list. A larger limit is reduced without an error, as on the
 * hosted platform.
 */
export const maxListLength = 5_000;

/**
 * Maximum of a numeric parameter. The value exceeds any real number of records and is safe for
 * databases.
 */
const maxCounted = 1_000_000_000_000;

export interface ListRequest {
  listQuery: ListQuery;
  /** Requested fields; undefined means all fields. */
  fields: readonly string[] | undefined;
}

/** @throws HttpError 400 on an unknown parameter or a value that makes no sense */
export function readListRequest(queryFields: QueryFields, parameters: unknown): ListRequest {
  const {
    q,
    sort,
    limit,
    skip,
    fields: names,
  } = readParameters(parameters, ['q', 'sort', 'limit', 'skip', 'fields']);
  const fields = readFields(queryFields, names);
  const listQuery: ListQuery = {
    where: readFilter(queryFields, q),
    sort: readSort(queryFields, sort),
    limit: readLimit(limit, maxListLength, maxListLength),
    skip: readCount('skip', skip),
    withFields: needsStoredFields(queryFields, fields),
  };
  return { listQuery, fields };
}

/**
 * Parses the request for deleted records: the stamp after which the list starts (empty for the
 * beginning) and the maximum length.
 * @throws HttpError 400
 */
export function readDeletedRequest(parameters: unknown): { since: string; limit: number } {
  const { since = '', limit } = readParameters(parameters, ['since', 'limit']);
  const stamp = since === '' ? '' : stampFromText(since);
  if (stamp === undefined) throw invalidQueryError('since must be an ISO 8601 date.');
  return { since: stamp, limit: readLimit(limit, maxListLength, maxListLength) };
}

/** Reads the known parameters as text. Each parameter may be given at most once. */
export function readParameters<Name extends string>(
  parameters: unknown,
  known: readonly Name[],
): Partial<Record<Name, string>> {
  const read: Partial<Record<Name, string>> = {};
  for (const [name, value] of Object.entries(isObject(parameters) ? parameters : {})) {
    const one = known.find((parameter) => parameter === name);
    if (one === undefined)
      throw invalidQueryError(
        `The query parameter ${quoteName(name)} is not known here. Known: ${known.join(', ')}.`,
      );
    if (typeof value !== 'string')
      throw invalidQueryError(`The query parameter ${one} may be given once.`);
    read[one] = value;
  }
  return read;
}

export function readFilter(queryFields: QueryFields, q: string | undefined): Condition {
  return q === undefined ? always : readQuery(queryFields, parseJson(q));
}

/**
 * Parses the sort parameter. The default is newest first, so that the order is stable from page to
 * page. The default also applies to a name that is no field, as on the hosted platform: clients
 * write `filter({}, 10)` and mean a limit.
 */
export function readSort(queryFields: QueryFields, sort: string | undefined): Sort {
  // A plus sign arrives as a space when the client did not encode it.
  const name = (sort ?? '').replace(/^[-+ ]/, '');
  if (sort === undefined || !hasField(queryFields, name.split('.', 1).join('')))
    return { field: { path: ['created_date'], type: 'stamp' }, descending: true };
  return {
    field: readSingleValueField(
      queryFields,
      name,
      `A list cannot be sorted by ${name.slice(0, 40)}.`,
    ),
    descending: sort.startsWith('-'),
  };
}

/** Returns a field that holds a single value and is not inside a list. */
export function readSingleValueField(
  queryFields: QueryFields,
  name: string,
  refusal: string,
): Field {
  const { lists, path, type } = resolveFieldPath(queryFields, name);
  if (lists.length > 0 || type === 'array' || type === 'object' || type === 'any')
    throw invalidQueryError(refusal);
  return { path, type: toFieldType(type) };
}

export function readFields(
  queryFields: QueryFields,
  names: string | undefined,
): readonly string[] | undefined {
  if (names === undefined || names === '') return undefined;
  return names.split(',').map((name) => {
    const field = name.trim();
    if (!hasField(queryFields, field))
      throw invalidQueryError(`${queryFields.name} has no field ${quoteName(field)}.`);
    return field;
  });
}

/**
 * Returns whether the response needs stored fields of a record in addition to its built-in fields.
 */
export function needsStoredFields(
  queryFields: QueryFields,
  fields: readonly string[] | undefined,
): boolean {
  return (
    fields === undefined ||
    fields.some((field) => field !== 'client_id' && !queryFields.builtIns.has(field))
  );
}

/** Parses a limit. Zero means that no limit was given, as in the contract. */
export function readLimit(text: string | undefined, normal: number, max: number): number {
  return Math.min(readCount('limit', text) || normal, max);
}

function readCount(name: string, text: string | undefined): number {
  if (text === undefined) return 0;
  if (!/^\d+$/.test(text)) throw invalidQueryError(`${name} must be a whole number.`);
  return Math.min(Number(text), maxCounted);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalidQueryError('q must be JSON.');
  }
}
