// Parses the query string with which newer clients list conversations:
// `q[agent_name]=a&q[metadata.p]=1&sort=-created_date&limit=2&fields[]=id`.
import { isObject } from '../../../schemas/is-object.ts';
import { HttpError } from '../../errors.ts';
import type { Condition, Field, Scalar } from '../../store/conditions/condition.ts';
import type { ListQuery } from '../../store/store.ts';

export interface ConversationQuery {
  listQuery: ListQuery;
  /** Undefined means all fields. */
  fields: readonly string[] | undefined;
}

const usualLimit = 50;
const maxLimit = 100;
const maxPathLength = 6;
const maxConditions = 20;
/** Maximum number of texts of one parameter. */
const maxTexts = 100;

const sortFields: Readonly<Record<string, Field['type']>> = {
  created_date: 'stamp',
  updated_date: 'stamp',
  agent_name: 'string',
  id: 'string',
};

/** @throws HttpError 400 */
export function readConversationQuery(query: Readonly<Record<string, unknown>>): ConversationQuery {
  const fields = [...readTexts(query['fields']), ...readTexts(query['fields[]'])].flatMap((text) =>
    text.split(','),
  );
  return {
    listQuery: {
      where: {
        op: 'and',
        all: filtersIn(query).map(([path, values]) => conditionFor(path, values)),
      },
      sort: sortIn(
        readTexts(query['sort'])[0] ?? readTexts(query['sort_by'])[0] ?? '-created_date',
      ),
      limit: Math.min(maxLimit, readNumber(query, 'limit') || usualLimit),
      skip: readNumber(query, 'skip'),
      withFields: true,
    },
    fields: fields.length > 0 ? fields : undefined,
  };
}

function readTexts(value: unknown): string[] {
  const texts = [value].flat().filter((one) => typeof one === 'string');
  if (texts.length > maxTexts) throw badFilter(`A list may have at most ${maxTexts} values.`);
  return texts;
}

/** Returns 0 for a missing parameter, because the contract's clients never send 0. */
function readNumber(query: Readonly<Record<string, unknown>>, name: string): number {
  const [text = '0'] = readTexts(query[name]);
  if (!/^\d{1,9}$/.test(text)) throw badFilter(`The parameter ${name} must be a whole number.`);
  return Number(text);
}

type Filter = [path: string[], values: readonly (Scalar | null)[]];

function filtersIn(query: Readonly<Record<string, unknown>>): Filter[] {
  const filters = Object.entries(query).flatMap(([key, value]): Filter[] => {
    if (key === 'q') return readTexts(value).flatMap(filtersOfJson);
    if (!key.startsWith('q[')) return [];
    const [, inner] = /^q\[([^]+)\]$/.exec(key) ?? [];
    // Ignoring an invalid filter would return more conversations than requested.
    if (inner === undefined) throw badFilter('The query q has an unclosed bracket.');
    // The key of a list ends with empty brackets.
    return [[inner.replace(/\]\[\d*$/, '').split(/\]\[|\./), readTexts(value)]];
  });
  if (filters.length > maxConditions)
    throw badFilter(`A query may have at most ${maxConditions} conditions.`);
  return filters;
}

/**
 * Parses a filter in JSON, the format that the entity routes use and that Selah's own clients may
 * send.
 */
function filtersOfJson(text: string): Filter[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw badFilter('The query q is not valid JSON.');
  }
  if (!isObject(value)) throw badFilter('The query q must be an object.');
  return Object.entries(value).map(([name, wanted]) => [
    name.split('.'),
    [wanted].flat().map(requireScalar),
  ]);
}

function conditionFor(path: string[], values: readonly (Scalar | null)[]): Condition {
  const [first = ''] = path;
  const isKnown =
    (path.length === 1 && (first === 'id' || first === 'agent_name')) ||
    (first === 'metadata' && path.length > 1 && path.length <= maxPathLength);
  if (!isKnown)
    throw badFilter(
      'Conversations can be found by id, agent_name and the fields of their metadata.',
    );
  if (first !== 'metadata')
    return {
      op: 'in',
      field: { path, type: 'string' },
      values: values.map((value) => value && String(value)),
    };
  // A query string holds only text, but the stored value may be a number or a boolean.
  const alternatives = values.flatMap((value) => {
    const text = String(value);
    const isNumber = text.trim() !== '' && Number.isFinite(Number(text));
    return [
      ...(isNumber ? [buildEquality(path, 'number', Number(text))] : []),
      ...(text === 'true' || text === 'false'
        ? [buildEquality(path, 'boolean', text === 'true')]
        : []),
      buildEquality(path, 'string', value === null ? null : text),
    ];
  });
  return { op: 'or', all: alternatives };
}

function buildEquality(
  path: readonly string[],
  type: Field['type'],
  value: Scalar | null,
): Condition {
  return { op: 'in', field: { path, type }, values: [value] };
}

function sortIn(text: string): ListQuery['sort'] {
  const name = text.replace(/^[-+]/, '');
  const type = Object.hasOwn(sortFields, name) ? sortFields[name] : undefined;
  if (type === undefined)
    throw new HttpError(
      400,
      'bad_sort',
      `Conversations can be sorted by ${Object.keys(sortFields).join(', ')}.`,
    );
  return { field: { path: [name], type }, descending: text.startsWith('-') };
}

function requireScalar(value: unknown): Scalar | null {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  )
    return value;
  throw badFilter('A condition must be a text, a number, true, false or null, or a list of these.');
}

function badFilter(sentence: string): HttpError {
  return new HttpError(400, 'bad_query', sentence);
}
