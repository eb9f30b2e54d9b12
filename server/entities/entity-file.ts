// Parses one entity file, JSON with comments, in the hosted platform's format. The parser is
// strict: a declaration that this server would not enforce is rejected at start.
import { isObject } from '../../schemas/is-object.ts';
import type { FieldSchema, ObjectSchema } from '../../schemas/json-schema.ts';
import type { AccessRules, Entity, AccessRule } from './catalog.ts';
import { validateNewRecord } from './validation.ts';
import { validateRule } from './access-rules.ts';
import { requireSafePattern } from './regex-cost.ts';
import { getQueryFields } from '../query/queryable-fields.ts';

/** Characters of JSON in one write of such an entity. */
const maxRecordBytes = 1_000_000;
const maxFields = 500;
/** Limited because the client id is in an index, which cannot hold long texts. */
const maxClientIdLength = 200;
const deepest = 10;

/** Fields that the server sets on every record, whatever the file declares. */
const builtIns = ['id', 'created_date', 'updated_date', 'created_by', 'created_by_id', 'is_sample'];

/**
 * @param fallbackName the name of the entity when the file contains none
 * @throws Error with one sentence, without a full stop, that says what cannot be used
 */
export function parseEntityFile(text: string, fallbackName: string): Entity {
  const file = parseJsonc(text);
  if (!isObject(file)) throw new Error('the file must hold one JSON object');
  const name = file['name'] ?? fallbackName;
  if (typeof name !== 'string' || !/^[A-Za-z][A-Za-z0-9]{0,63}$/.test(name))
    throw new Error('the name of an entity is a letter and at most 63 more letters or digits');
  if ((file['type'] ?? 'object') !== 'object') throw new Error('an entity is of the type "object"');
  const properties = Object.fromEntries(
    Object.entries(parseProperties(file['properties'] ?? {}, 'properties', 0)).filter(
      ([field]) => !builtIns.includes(field),
    ),
  );
  const required = parseRequired(file['required'], properties, 'required');
  const clientId = properties['client_id'];
  if (clientId && clientId.type !== 'string')
    throw new Error('client_id is the key that a device gives a record, and must be a "string"');
  if (clientId)
    properties['client_id'] = {
      ...clientId,
      maxLength: Math.min(clientId.maxLength ?? maxClientIdLength, maxClientIdLength),
    };
  const schema: ObjectSchema = { type: 'object', properties, required };
  const rules = parseRules(file['rls']);
  const entity: Entity = {
    name,
    schema,
    rules,
    access: getAccess(rules),
    maxCharacters: maxRecordBytes,
  };
  for (const [action, rule] of Object.entries(rules))
    validateRule(getQueryFields(entity), `rls.${action}`, rule as AccessRule);
  // Compiles the checks now, so that an unusable schema stops the start and does not fail the first
  // request.
  validateNewRecord({ schema: { ...schema, required: [] } }, {});
  return entity;
}

function parseRules(rls: unknown): AccessRules {
  if (rls === undefined || rls === null)
    return { create: true, read: true, update: true, delete: true };
  if (!isObject(rls)) throw new Error('rls must be an object');
  for (const action of Object.keys(rls)) {
    if (!['create', 'read', 'update', 'delete', 'write'].includes(action))
      throw new Error(`rls has no action "${action}"`);
  }
  const parseRule = (action: string): AccessRule => {
    const rule = rls[action];
    if (rule === undefined) return true;
    if (typeof rule !== 'boolean' && !isObject(rule))
      throw new Error(`rls.${action} must be true, false or a condition`);
    return rule;
  };
  const writing = (action: string): AccessRule =>
    parseRule(rls[action] === undefined ? 'write' : action);
  return {
    create: writing('create'),
    read: parseRule('read'),
    update: writing('update'),
    delete: writing('delete'),
  };
}

const ownRules = ['{"created_by":"{{user.email}}"}', '{"created_by_id":"{{user.id}}"}'];
const adminRules = ['{"user_condition":{"role":"admin"}}'];

function getAccess({ create, read, update, delete: remove }: AccessRules): Entity['access'] {
  const are = (rules: readonly AccessRule[], known: readonly string[]): boolean =>
    rules.every((rule) => known.includes(JSON.stringify(rule)));
  if (are([create], ['true', ...ownRules]) && are([read, update, remove], ownRules)) return 'owner';
  return read === true && are([create, update, remove], adminRules) ? 'content' : 'rules';
}

function parseProperties(
  input: unknown,
  location: string,
  depth: number,
): Record<string, FieldSchema> {
  if (!isObject(input)) throw new Error(`${location} must be an object`);
  if (Object.keys(input).length > maxFields)
    throw new Error(`${location} may hold at most ${maxFields} fields`);
  return Object.fromEntries(
    Object.entries(input).map(([field, schema]) => {
      if (!/^[\p{L}_][\p{L}\p{M}\p{N}_-]{0,99}$/u.test(field) || field in Object.prototype)
        throw new Error(
          `${location} has the field name "${field}": use letters, digits, hyphens and underscores`,
        );
      return [field, parseField(schema, `${location}.${field}`, depth + 1)];
    }),
  );
}

function parseField(input: unknown, location: string, depth: number): FieldSchema {
  if (!isObject(input)) throw new Error(`${location} must be an object`);
  if (depth > deepest) throw new Error(`${location} is nested more than ${deepest} levels deep`);
  for (const word of [
    '$ref',
    'oneOf',
    'anyOf',
    'allOf',
    'not',
    'if',
    'const',
    'patternProperties',
    'rls',
  ]) {
    if (input[word] !== undefined)
      throw new Error(`${location} has "${word}", which this server does not know`);
  }
  const types = [input['type'] ?? []].flat().filter((type) => type !== 'null');
  const bounds = <Name extends string>(names: readonly Name[]): Partial<Record<Name, number>> =>
    parseNumbers(input, names, location);
  switch (types.length === 1 ? types[0] : undefined) {
    case 'string':
      return {
        type: 'string',
        ...bounds(['minLength', 'maxLength']),
        ...parseFormat(input['format']),
        ...parsePattern(input, location),
        ...parseChoices(input, 'string', location),
        ...parseDefault(input, 'string', location),
      } as FieldSchema;
    case 'number':
    case 'integer':
      return {
        type: types[0],
        ...bounds(['minimum', 'maximum']),
        ...parseChoices(input, 'number', location),
        ...parseDefault(input, 'number', location),
      } as FieldSchema;
    case 'boolean':
      return { type: 'boolean', ...parseDefault(input, 'boolean', location) } as FieldSchema;
    case 'array':
      return {
        type: 'array',
        items: parseField(input['items'] ?? {}, `${location}.items`, depth + 1),
        ...bounds(['minItems', 'maxItems']),
        ...parseDefault(input, 'array', location),
      } as FieldSchema;
    case 'object': {
      const properties = parseProperties(
        input['properties'] ?? {},
        `${location}.properties`,
        depth,
      );
      const isOpen =
        input['properties'] === undefined || (input['additionalProperties'] ?? false) !== false;
      return {
        type: 'object',
        properties,
        required: parseRequired(input['required'], properties, `${location}.required`),
        ...(isOpen && { additionalProperties: true }),
        ...parseDefault(input, 'object', location),
      } as FieldSchema;
    }
    case undefined:
      return {
        type: 'any',
        ...parseChoices(input, undefined, location),
        ...(input['default'] !== undefined && { default: input['default'] }),
      };
    default:
      throw new Error(
        `${location} has the type "${String(types[0])}", which this server does not know`,
      );
  }
}

function parseNumbers<Name extends string>(
  input: Record<string, unknown>,
  names: readonly Name[],
  location: string,
): Partial<Record<Name, number>> {
  const found = names.flatMap((name) => {
    const value = input[name] ?? undefined;
    if (value !== undefined && (typeof value !== 'number' || !Number.isFinite(value)))
      throw new Error(`${location}.${name} must be a number`);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(found) as Partial<Record<Name, number>>;
}

/**
 * Keeps only date formats. Other formats (e-mail, file, rich text) only affect how a form looks.
 * The platform documents no checks for them.
 */
function parseFormat(format: unknown): { format?: 'date' | 'date-time' } {
  return format === 'date' || format === 'date-time' ? { format } : {};
}

/** Maximum length of a text that is checked against a pattern. */
const maxForPatternLength = 1_000;

function parsePattern(
  input: Record<string, unknown>,
  location: string,
): { pattern?: string; maxLength?: number } {
  const { pattern } = input;
  if (pattern === undefined) return {};
  if (typeof pattern !== 'string' || !isRegex(pattern))
    throw new Error(`${location}.pattern must be a regular expression`);
  const maxLength =
    typeof input['maxLength'] === 'number'
      ? Math.min(input['maxLength'], maxForPatternLength)
      : maxForPatternLength;
  try {
    requireSafePattern(pattern, maxLength);
  } catch (error) {
    throw new Error(
      `${location}.pattern ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  return { pattern, maxLength };
}

function isRegex(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function parseChoices(
  input: Record<string, unknown>,
  type: 'string' | 'number' | undefined,
  location: string,
): { enum?: readonly unknown[] } {
  const choices = input['enum'] ?? undefined;
  if (choices === undefined) return {};
  const fitting = Array.isArray(choices) ? choices.filter((one) => one !== null) : [];
  if (fitting.length === 0 || (type && fitting.some((one) => typeof one !== type)))
    throw new Error(`${location}.enum must be a list of values of its type`);
  return { enum: [...new Set(fitting)] };
}

function parseDefault(
  input: Record<string, unknown>,
  type: 'string' | 'number' | 'boolean' | 'array' | 'object',
  location: string,
): { default?: unknown } {
  const value = input['default'] ?? undefined;
  if (value === undefined) return {};
  const found = Array.isArray(value) ? 'array' : typeof value;
  if (found !== type) throw new Error(`${location}.default must be of its type`);
  return { default: value };
}

function parseRequired(
  input: unknown,
  properties: Readonly<Record<string, FieldSchema>>,
  location: string,
): string[] {
  if (input === undefined || input === null) return [];
  if (!Array.isArray(input) || !input.every((name) => typeof name === 'string'))
    throw new Error(`${location} must be a list of field names`);
  const unknown = input.find(
    (name) => !Object.hasOwn(properties, name) && !builtIns.includes(name),
  );
  if (unknown !== undefined) throw new Error(`${location} names "${unknown}", which is no field`);
  return input.filter((name) => Object.hasOwn(properties, name));
}

const stringOrComment = /"(?:[^"\\]|\\.)*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const stringOrLastComma = /"(?:[^"\\]|\\.)*"|,(?=\s*[\]}])/g;

/**
 * Parses JSON with comments and trailing commas.
 *
 * @throws SyntaxError
 */
function parseJsonc(text: string): unknown {
  const plain = text
    .replace(/^\uFEFF/, '')
    .replace(stringOrComment, (found) => (found.startsWith('"') ? found : ' '))
    .replace(stringOrLastComma, (found) => (found.startsWith('"') ? found : ''));
  return JSON.parse(plain) as unknown;
}
