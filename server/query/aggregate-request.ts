// Parses requests for aggregations (groups, measures, and returned rows of the result) and for the
// distinct values of a field.
import type { FieldSchema } from '../../schemas/json-schema.ts';
import { isObject } from '../../schemas/is-object.ts';
import { invalidQueryError, quoteName } from './invalid-query.ts';
import { toFieldType, readQuery } from './filter-parser.ts';
import { resolveFieldPath } from './field-path.ts';
import { readSingleValueField } from './list-request.ts';
import type { QueryFields } from './queryable-fields.ts';
import { always, type Field } from '../store/conditions/condition.ts';
import type { AggregateQuery, DateUnit, AggregateMeasure } from '../store/store.ts';

export const maxResultRows = 1_000;
const maxGroups = 4;
const maxMeasures = 20;

const words = [
  'query',
  'groupBy',
  'dateBucket',
  'count',
  'sum',
  'avg',
  'min',
  'max',
  'countDistinct',
  'having',
  'sort',
  'limit',
];
const units: readonly DateUnit[] = ['day', 'week', 'month', 'year'];

/** @throws HttpError 400 */
export function readAggregate(queryFields: QueryFields, spec: unknown): AggregateQuery {
  if (!isObject(spec)) throw invalidQueryError('An aggregation must be a JSON object.');
  const unknown = Object.keys(spec).find((word) => !words.includes(word));
  if (unknown !== undefined)
    throw invalidQueryError(
      `An aggregation has no parameter ${quoteName(unknown)}. Known: ${words.join(', ')}.`,
    );
  const groupBy = [
    ...namesIn(spec, 'groupBy', maxGroups).map((name) => parseGroup(queryFields, name)),
    ...bucketIn(queryFields, spec['dateBucket']),
  ];
  const measures = measuresIn(queryFields, spec);
  const columns = buildColumns(queryFields, groupBy, measures);
  return {
    where:
      spec['query'] === undefined || spec['query'] === null
        ? always
        : readQuery(queryFields, spec['query']),
    groupBy,
    measures,
    having:
      spec['having'] === undefined || spec['having'] === null
        ? always
        : readQuery(columns, spec['having']),
    sort: sortIn(columns, spec['sort']),
    limit: limitIn(spec['limit']),
  };
}

type Group = AggregateQuery['groupBy'][number];

function parseGroup(queryFields: QueryFields, name: string): Group {
  return {
    field: readSingleValueField(
      queryFields,
      name,
      `Groups cannot be made by ${name.slice(0, 40)}.`,
    ),
    name,
  };
}

function bucketIn(queryFields: QueryFields, bucket: unknown): Group[] {
  if (bucket === undefined || bucket === null) return [];
  if (!isObject(bucket) || typeof bucket['field'] !== 'string')
    throw invalidQueryError('dateBucket needs a field and a unit.');
  const name = bucket['field'];
  const unit = units.find((one) => one === bucket['unit']);
  if (!unit) throw invalidQueryError(`The unit of dateBucket must be one of ${units.join(', ')}.`);
  const field = readSingleValueField(
    queryFields,
    name,
    `Groups cannot be made by ${name.slice(0, 40)}.`,
  );
  const schema: FieldSchema | undefined = Object.hasOwn(queryFields.properties, name)
    ? queryFields.properties[name]
    : undefined;
  const isDate =
    field.type === 'stamp' || (schema?.type === 'string' && schema.format !== undefined);
  if (!isDate) throw invalidQueryError(`${name} holds no dates.`);
  if (unit === 'week' && field.type !== 'stamp')
    throw invalidQueryError('Weeks can only be made of created_date and updated_date.');
  return [{ field, unit, name }];
}

function measuresIn(queryFields: QueryFields, spec: Record<string, unknown>): AggregateMeasure[] {
  const { count = true } = spec;
  if (typeof count !== 'boolean') throw invalidQueryError('count must be true or false.');
  const all = (['sum', 'avg', 'min', 'max'] as const).flatMap((kind) =>
    namesIn(spec, kind, maxMeasures).map((name) => parseMeasure(queryFields, kind, name)),
  );
  const distinct = namesIn(spec, 'countDistinct', maxMeasures).map((name): AggregateMeasure =>
    parseMeasure(queryFields, 'count_distinct', name),
  );
  const measures = [
    ...(count ? [{ kind: 'count', name: 'count' } as const] : []),
    ...all,
    ...distinct,
  ];
  if (measures.length > maxMeasures)
    throw invalidQueryError(`An aggregation may hold at most ${maxMeasures} measures.`);
  return measures;
}

function parseMeasure(
  queryFields: QueryFields,
  kind: Exclude<AggregateMeasure['kind'], 'count'>,
  name: string,
): AggregateMeasure {
  const refusal = `${name.slice(0, 40)} cannot be measured by ${kind}.`;
  const field = readSingleValueField(queryFields, name, refusal);
  if ((kind === 'sum' || kind === 'avg') && field.type !== 'number')
    throw invalidQueryError(refusal);
  if ((kind === 'min' || kind === 'max') && field.type === 'boolean')
    throw invalidQueryError(refusal);
  return { kind, field, name: `${kind}_${name}` };
}

/**
 * Returns the columns of the result as query fields, so that the result rows can be filtered and
 * sorted.
 */
function buildColumns(
  queryFields: QueryFields,
  groupBy: readonly Group[],
  measures: readonly AggregateMeasure[],
): QueryFields {
  const columns = new Map<string, Field['type']>();
  for (const { name, field, unit } of groupBy)
    add(columns, name, unit === undefined ? field.type : 'string');
  for (const { name, kind, field } of measures)
    add(columns, name, field && (kind === 'min' || kind === 'max') ? field.type : 'number');
  return { name: `The answer about ${queryFields.name}`, properties: {}, builtIns: columns };
}

function add(columns: Map<string, Field['type']>, name: string, type: Field['type']): void {
  if (columns.has(name))
    throw invalidQueryError(`The answer would have two columns ${quoteName(name)}.`);
  columns.set(name, type);
}

function sortIn(columns: QueryFields, sort: unknown): AggregateQuery['sort'] {
  if (sort === undefined || sort === null || sort === '') return undefined;
  if (typeof sort !== 'string') throw invalidQueryError('sort must be the name of a column.');
  const name = sort.replace(/^[-+]/, '');
  if (!columns.builtIns.has(name))
    throw invalidQueryError(`${columns.name} has no field ${quoteName(name)}.`);
  return { name, descending: sort.startsWith('-') };
}

function limitIn(limit: unknown): number {
  if (limit === undefined || limit === null || limit === 0) return maxResultRows;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0)
    throw invalidQueryError('limit must be a whole number.');
  return Math.min(limit, maxResultRows);
}

function namesIn(spec: Record<string, unknown>, word: string, max: number): string[] {
  const argument = spec[word] ?? [];
  const names: unknown[] = Array.isArray(argument) ? argument : [argument];
  if (!areNames(names)) throw invalidQueryError(`${word} must name fields.`);
  if (names.length > max) throw invalidQueryError(`${word} may name at most ${max} fields.`);
  if (new Set(names).size < names.length) throw invalidQueryError(`${word} names a field twice.`);
  return names;
}

/**
 * Returns the field whose distinct values are listed. The field holds a single value or a list of
 * single values. A list contributes its elements.
 */
export function readDistinct(queryFields: QueryFields, name: string): Field {
  const { lists, path, type, items } = resolveFieldPath(queryFields, name);
  const value = type === 'array' ? items?.type : type;
  if (
    lists.length > 0 ||
    value === undefined ||
    value === 'array' ||
    value === 'object' ||
    value === 'any'
  )
    throw invalidQueryError(`The different values of ${name.slice(0, 40)} cannot be listed.`);
  return { path, type: toFieldType(type) };
}

function areNames(all: readonly unknown[]): all is string[] {
  return all.every((name) => typeof name === 'string' && name !== '');
}
