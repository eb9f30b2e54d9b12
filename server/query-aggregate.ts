// What an aggregation is asked for: groups, measures, and which rows of the answer are wanted.
import type { FieldSchema } from '../schemas/json-schema.ts';
import { isObject } from './check.ts';
import { badQuery, quote } from './query-error.ts';
import { fieldType, readQuery } from './query-conditions.ts';
import { wayTo } from './query-path.ts';
import { readSingle } from './query.ts';
import type { Shape } from './shape.ts';
import { always, type Field } from './store/condition.ts';
import type { Aggregate, DateUnit, Measure } from './store/store.ts';

export const mostRows = 1_000;
const mostGroups = 4;
const mostMeasures = 20;

const words = ['query', 'groupBy', 'dateBucket', 'count', 'sum', 'avg', 'min', 'max', 'countDistinct', 'having', 'sort', 'limit'];
const units: readonly DateUnit[] = ['day', 'week', 'month', 'year'];

/** @throws HttpError 400 */
export function readAggregate(shape: Shape, spec: unknown): Aggregate {
  if (!isObject(spec)) throw badQuery('An aggregation must be a JSON object.');
  const unknown = Object.keys(spec).find((word) => !words.includes(word));
  if (unknown !== undefined) throw badQuery(`An aggregation knows no ${quote(unknown)}. Known: ${words.join(', ')}.`);
  const groupBy = [...namesIn(spec, 'groupBy', mostGroups).map((name) => groupOf(shape, name)), ...bucketIn(shape, spec['dateBucket'])];
  const measures = measuresIn(shape, spec);
  const columns = columnsOf(shape, groupBy, measures);
  return {
    where: spec['query'] === undefined || spec['query'] === null ? always : readQuery(shape, spec['query']),
    groupBy,
    measures,
    having: spec['having'] === undefined || spec['having'] === null ? always : readQuery(columns, spec['having']),
    sort: sortIn(columns, spec['sort']),
    limit: limitIn(spec['limit']),
  };
}

type Group = Aggregate['groupBy'][number];

function groupOf(shape: Shape, name: string): Group {
  return { field: readSingle(shape, name, `Groups cannot be made by ${name.slice(0, 40)}.`), name };
}

function bucketIn(shape: Shape, bucket: unknown): Group[] {
  if (bucket === undefined || bucket === null) return [];
  if (!isObject(bucket) || typeof bucket['field'] !== 'string') throw badQuery('dateBucket needs a field and a unit.');
  const name = bucket['field'];
  const unit = units.find((one) => one === bucket['unit']);
  if (!unit) throw badQuery(`The unit of dateBucket must be one of ${units.join(', ')}.`);
  const field = readSingle(shape, name, `Groups cannot be made by ${name.slice(0, 40)}.`);
  const schema: FieldSchema | undefined = Object.hasOwn(shape.properties, name) ? shape.properties[name] : undefined;
  const isDate = field.type === 'stamp' || (schema?.type === 'string' && schema.format !== undefined);
  if (!isDate) throw badQuery(`${name} holds no dates.`);
  if (unit === 'week' && field.type !== 'stamp') throw badQuery('Weeks can only be made of created_date and updated_date.');
  return [{ field, unit, name }];
}

function measuresIn(shape: Shape, spec: Record<string, unknown>): Measure[] {
  const { count = true } = spec;
  if (typeof count !== 'boolean') throw badQuery('count must be true or false.');
  const all = (['sum', 'avg', 'min', 'max'] as const).flatMap((kind) => namesIn(spec, kind, mostMeasures).map((name) => measureOf(shape, kind, name)));
  const distinct = namesIn(spec, 'countDistinct', mostMeasures).map((name): Measure => measureOf(shape, 'count_distinct', name));
  const measures = [...(count ? [{ kind: 'count', name: 'count' } as const] : []), ...all, ...distinct];
  if (measures.length > mostMeasures) throw badQuery(`An aggregation may hold at most ${mostMeasures} measures.`);
  return measures;
}

function measureOf(shape: Shape, kind: Exclude<Measure['kind'], 'count'>, name: string): Measure {
  const refusal = `${name.slice(0, 40)} cannot be measured by ${kind}.`;
  const field = readSingle(shape, name, refusal);
  if ((kind === 'sum' || kind === 'avg') && field.type !== 'number') throw badQuery(refusal);
  if ((kind === 'min' || kind === 'max') && field.type === 'boolean') throw badQuery(refusal);
  return { kind, field, name: `${kind}_${name}` };
}

/** The rows of the answer as something that can be asked: by their columns. */
function columnsOf(shape: Shape, groupBy: readonly Group[], measures: readonly Measure[]): Shape {
  const columns = new Map<string, Field['type']>();
  for (const { name, field, unit } of groupBy) add(columns, name, unit === undefined ? field.type : 'string');
  for (const { name, kind, field } of measures) add(columns, name, field && (kind === 'min' || kind === 'max') ? field.type : 'number');
  return { name: `The answer about ${shape.name}`, properties: {}, builtIns: columns };
}

function add(columns: Map<string, Field['type']>, name: string, type: Field['type']): void {
  if (columns.has(name)) throw badQuery(`The answer would have two columns ${quote(name)}.`);
  columns.set(name, type);
}

function sortIn(columns: Shape, sort: unknown): Aggregate['sort'] {
  if (sort === undefined || sort === null || sort === '') return undefined;
  if (typeof sort !== 'string') throw badQuery('sort must be the name of a column.');
  const name = sort.replace(/^[-+]/, '');
  if (!columns.builtIns.has(name)) throw badQuery(`${columns.name} has no field ${quote(name)}.`);
  return { name, descending: sort.startsWith('-') };
}

function limitIn(limit: unknown): number {
  if (limit === undefined || limit === null || limit === 0) return mostRows;
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0) throw badQuery('limit must be a whole number.');
  return Math.min(limit, mostRows);
}

function namesIn(spec: Record<string, unknown>, word: string, most: number): string[] {
  const given = spec[word] ?? [];
  const names: unknown[] = Array.isArray(given) ? given : [given];
  if (!areNames(names)) throw badQuery(`${word} must name fields.`);
  if (names.length > most) throw badQuery(`${word} may name at most ${most} fields.`);
  if (new Set(names).size < names.length) throw badQuery(`${word} names a field twice.`);
  return names;
}

/** A field whose different values are listed: a single value, or a list of single values, which gives its elements. */
export function readDistinct(shape: Shape, name: string): Field {
  const { lists, path, type, items } = wayTo(shape, name);
  const value = type === 'array' ? items?.type : type;
  if (lists.length > 0 || value === undefined || value === 'array' || value === 'object' || value === 'any') throw badQuery(`The different values of ${name.slice(0, 40)} cannot be listed.`);
  return { path, type: fieldType(type) };
}

function areNames(all: readonly unknown[]): all is string[] {
  return all.every((name) => typeof name === 'string' && name !== '');
}
