// Validates the JSON Schema that a caller requests for a model's answer, and checks answers against
// the schema. Accepts only a harmless, size-limited subset of JSON Schema, because the schema comes
// from outside.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { isObject } from '../../schemas/is-object.ts';
import { HttpError } from '../errors.ts';

export interface AnswerSchema {
  /** JSON Schema of an object, without references and patterns. */
  schema: Readonly<Record<string, unknown>>;
  /**
   * Returns the errors of an answer, one line each. An empty list means that the answer matches the
   * schema.
   */
  findFaults(answer: unknown): string[];
}

/** In characters of JSON. */
const maxSchemaLength = 30_000;
const deepest = 16;
/** Schemas in it, references written out. */
const maxParts = 500;
const maxFaults = 10;

type Json = Record<string, unknown>;

/**
 * Keywords whose value is copied. `pattern` and `format` are left out: a regular expression from
 * outside may run without end.
 */
const plain = new Set([
  'type',
  'title',
  'description',
  'enum',
  'const',
  'required',
  'nullable',
  'uniqueItems',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
]);
/** Keywords whose value is one schema. */
const inner = new Set(['items', 'additionalProperties', 'not']);
/** Keywords whose value is a list of schemas. */
const lists = new Set(['anyOf', 'oneOf', 'allOf']);

const ajv = new Ajv({
  strict: false,
  allErrors: true,
  validateFormats: false,
  addUsedSchema: false,
  logger: false,
});

/** @throws HttpError 422 */
export function requireAnswerSchema(value: unknown): AnswerSchema {
  if (!isObject(value)) throw badSchema('must be an object');
  if (JSON.stringify(value).length > maxSchemaLength)
    throw badSchema(`must not be longer than ${maxSchemaLength} characters`);
  const schema = { ...cleanSchema(value, { root: value, left: maxParts }, 0) };
  schema['type'] ??= 'object';
  if (schema['type'] !== 'object') throw badSchema('must describe an object');
  const validate = compile(schema);
  return {
    schema,
    findFaults: (answer) => {
      if (!isObject(answer)) return ['The answer must be one JSON object.'];
      return validate(answer) ? [] : (validate.errors ?? []).slice(0, maxFaults).map(faultLine);
    },
  };
}

function compile(schema: Json): ValidateFunction {
  try {
    return ajv.compile(schema);
  } catch {
    throw badSchema('is not a valid JSON Schema');
  } finally {
    // Each caller sends a separate schema, so keeping the compiled schema has no use.
    ajv.removeSchema(schema);
  }
}

interface Budget {
  root: Json;
  left: number;
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
    if (plain.has(keyword)) return [[keyword, part]];
    if (inner.has(keyword)) return [[keyword, clean(part)]];
    if (lists.has(keyword)) return [[keyword, requireList(part).map(clean)]];
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

/** `#/$defs/verse` and the like, within the same schema. */
function referred(reference: unknown, root: Json): Json {
  if (typeof reference !== 'string' || !/^#\/(?:\$defs|definitions)\/[^/]+$/.test(reference))
    throw badSchema('may only refer to its own $defs or definitions');
  const [, folder = '', name = ''] = reference.split('/');
  const definitions = Object.hasOwn(root, folder) ? root[folder] : undefined;
  const found =
    isObject(definitions) && Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  if (!isObject(found)) throw badSchema('refers to something that it does not have');
  return found;
}

function faultLine({ instancePath, message, params }: ErrorObject): string {
  const named =
    'allowedValues' in params ? ` (${JSON.stringify(params['allowedValues']).slice(0, 200)})` : '';
  return `${instancePath === '' ? 'The answer' : instancePath} ${message ?? 'does not fit'}${named}.`;
}

function requireList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw badSchema('has a list of schemas that is none');
  return value;
}

function requireBoolean(value: unknown): boolean {
  if (typeof value !== 'boolean') throw badSchema('has a part that is no schema');
  return value;
}

function badSchema(fault: string): HttpError {
  return new HttpError(422, 'bad_schema', `The schema of the answer ${fault}.`);
}
