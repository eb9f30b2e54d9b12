// Cleans the JSON Schema that a caller requests for a model's answer, and checks answers against
// the schema in another thread. Accepts only a harmless, size-limited subset of JSON Schema,
// because the schema comes from outside.
import { isObject } from '../../schemas/is-object.ts';
import { HttpError } from '../errors.ts';
import { checkInThread } from './schema-thread.ts';

export interface AnswerSchema {
  /** JSON Schema of an object, without references and patterns. */
  schema: Readonly<Record<string, unknown>>;
  /**
   * Resolves with the errors of an answer, one line each. An empty list means that the answer
   * matches the schema.
   * @throws HttpError 422 for an invalid schema and for a check that takes too long
   */
  findFaults(answer: unknown): Promise<string[]>;
}

/** Maximum length of a schema in characters of JSON. */
const maxSchemaLength = 30_000;
/** Maximum length of the values of all keywords, after references are replaced by their targets. */
const maxCleanLength = 120_000;
const deepest = 16;
/** Maximum number of schemas in a schema, after references are replaced by their targets. */
const maxParts = 500;
/**
 * Maximum number of schemas in all lists of `anyOf`, `oneOf` and `allOf`. Each may be tried for
 * each value.
 */
const maxAlternatives = 100;

type Json = Record<string, unknown>;

/**
 * Keywords whose value is copied, each with the check of its value. `pattern` and `format` are left
 * out, because a regular expression of a client may run without end.
 */
const plain = new Map<string, (value: unknown) => boolean>([
  ['type', isType],
  ['title', isText],
  ['description', isText],
  ['enum', (value) => Array.isArray(value) && value.length > 0],
  ['const', () => true],
  ['required', (value) => isListOfDifferentTexts(value)],
  ['nullable', isBoolean],
  ['uniqueItems', isBoolean],
  ['minItems', isCount],
  ['maxItems', isCount],
  ['minLength', isCount],
  ['maxLength', isCount],
  ['minProperties', isCount],
  ['maxProperties', isCount],
  ['minimum', isNumber],
  ['maximum', isNumber],
  ['exclusiveMinimum', isNumber],
  ['exclusiveMaximum', isNumber],
  ['multipleOf', (value) => isNumber(value) && value > 0],
]);
/** Keywords whose value is one schema. */
const inner = new Set(['items', 'additionalProperties', 'not']);
/** Keywords whose value is a list of schemas. */
const lists = new Set(['anyOf', 'oneOf', 'allOf']);

/**
 * @param userId the user whose checks wait in one queue
 * @throws HttpError 422
 */
export function requireAnswerSchema(value: unknown, userId = ''): AnswerSchema {
  if (!isObject(value)) throw badSchema('must be an object');
  if (JSON.stringify(value).length > maxSchemaLength)
    throw badSchema(`must not be longer than ${maxSchemaLength} characters`);
  const budget: Budget = {
    root: value,
    left: maxParts,
    alternativesLeft: maxAlternatives,
    charactersLeft: maxCleanLength,
  };
  const schema = { ...cleanSchema(value, budget, 0) };
  schema['type'] ??= 'object';
  if (schema['type'] !== 'object') throw badSchema('must describe an object');
  return {
    schema,
    findFaults: (answer) => checkInThread(userId, schema, answer),
  };
}

interface Budget {
  root: Json;
  left: number;
  alternativesLeft: number;
  charactersLeft: number;
}

/**
 * Returns the allowed part of a schema. References are replaced by their targets, so that a small
 * recursive schema cannot grow without limit during validation.
 */
function cleanSchema(value: Json, budget: Budget, depth: number): Json {
  if (depth > deepest)
    throw badSchema(
      `must not be nested deeper than ${deepest} levels, and must not refer to itself`,
    );
  budget.left -= 1;
  if (budget.left < 0) throw badSchema('has too many parts');
  if (value['$ref'] !== undefined)
    return cleanSchema(referred(value['$ref'], budget.root), budget, depth + 1);
  const clean = (part: unknown): unknown =>
    isObject(part) ? cleanSchema(part, budget, depth + 1) : requireBoolean(part);
  const entries = Object.entries(value).flatMap(([keyword, part]): [string, unknown][] => {
    const isValid = plain.get(keyword);
    if (isValid) {
      budget.charactersLeft -= JSON.stringify(part).length;
      if (budget.charactersLeft < 0) throw badSchema('is too long with its references written out');
      if (!isValid(part)) throw badSchema('is not a valid JSON Schema');
      return [[keyword, part]];
    }
    if (inner.has(keyword)) return [[keyword, clean(part)]];
    if (lists.has(keyword)) {
      const alternatives = requireList(part);
      budget.alternativesLeft -= alternatives.length;
      if (budget.alternativesLeft < 0) throw badSchema('has too many alternatives');
      return [[keyword, alternatives.map(clean)]];
    }
    if (keyword === 'properties') return [[keyword, cleanProperties(part, clean)]];
    // All other keywords are annotations, or checks that this server does not support.
    return [];
  });
  return Object.fromEntries(entries);
}

function cleanProperties(part: unknown, clean: (schema: unknown) => unknown): Json {
  if (!isObject(part)) throw badSchema('must have an object of properties');
  return Object.fromEntries(
    Object.entries(part).map(([name, schema]) => {
      if (name === '__proto__' || name.length > 200)
        throw badSchema('has a property whose name cannot be used');
      return [name, clean(schema)];
    }),
  );
}

/** Returns the target of a reference such as `#/$defs/verse` within the same schema. */
function referred(reference: unknown, root: Json): Json {
  if (typeof reference !== 'string' || !/^#\/(?:\$defs|definitions)\/[^/]+$/.test(reference))
    throw badSchema('may only refer to its own $defs or definitions');
  const [, folder = '', name = ''] = reference.split('/');
  const definitions = Object.hasOwn(root, folder) ? root[folder] : undefined;
  const found =
    isObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (!isObject(found)) throw badSchema('refers to a definition that does not exist');
  return found;
}

function requireList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value) || value.length === 0)
    throw badSchema('has a keyword whose value is not a list of schemas');
  return value;
}

function requireBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw badSchema('has a part that is not a schema');
  return value;
}

const types = ['object', 'array', 'string', 'number', 'integer', 'boolean', 'null'];

function isType(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0 && isListOfDifferentTexts(value, types);
  return types.some((type) => type === value);
}

function isListOfDifferentTexts(value: unknown, allowed?: readonly string[]): boolean {
  return (
    Array.isArray(value) &&
    value.every((one) => typeof one === 'string' && (allowed?.includes(one) ?? true)) &&
    new Set(value).size === value.length
  );
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): boolean {
  return isNumber(value) && Number.isSafeInteger(value) && value >= 0;
}

function badSchema(fault: string): HttpError {
  return new HttpError(422, 'bad_schema', `The schema of the answer ${fault}.`);
}
