// Judges what a client sends against the schema of its entity.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { entities, schemaOf, type EntityName } from '../schemas/entities.ts';
import type { FieldSchema, ObjectSchema } from '../schemas/json-schema.ts';
import { HttpError } from './errors.ts';
import type { Fields } from './store/store.ts';

export type Subject = EntityName | 'User';

interface Known {
  /** Values that the server sets, whatever the client says. */
  fixed?: Fields;
  /** Which record of several, for the sentence: `record 3, `. */
  where?: string;
}

/**
 * The declared fields of a new record, with defaults; undeclared ones are dropped.
 * @throws HttpError 400 when it is not an object, 422 naming the first bad field
 */
export function checkNew(subject: Subject, input: unknown, { fixed = {}, where = '' }: Known = {}): Fields {
  const given = Object.entries({ ...declared(subject, input), ...fixed }).filter(([, value]) => value !== null);
  return judge(validatorOf(subject).forNew, Object.fromEntries(given), where);
}

/**
 * The declared fields of a change, null where a field is taken away.
 * @param kept fields that never change
 * @throws HttpError as checkNew does
 */
export function checkChange(subject: Subject, input: unknown, kept: readonly string[] = []): Fields {
  const given = Object.entries(declared(subject, input)).filter(([field]) => !kept.includes(field));
  const cleared = given.filter(([, value]) => value === null);
  const set = judge(validatorOf(subject).forChange, Object.fromEntries(given.filter(([, value]) => value !== null)), '');
  return { ...set, ...Object.fromEntries(cleared) };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function declared(subject: Subject, input: unknown): Fields {
  if (!isObject(input)) throw new HttpError(400, 'invalid_body', 'The body must be a JSON object.');
  const { properties } = schemaOf(subject);
  return Object.fromEntries(Object.entries(input).filter(([field]) => Object.hasOwn(properties, field)));
}

function judge(validate: ValidateFunction, fields: Fields, where: string): Fields {
  if (!validate(fields)) throw new HttpError(422, 'validation', sentence(validate.errors?.[0], where));
  return fields;
}

function sentence(error: ErrorObject | undefined, where: string): string {
  const path = (error?.instancePath ?? '').split('/').slice(1);
  if (error?.keyword !== 'required') return `Error in ${where}field ${path.join('.')}: ${error?.message ?? 'not valid'}`;
  return `Error in ${where}field ${[...path, String(error.params['missingProperty'])].join('.')}: Field required`;
}

interface Validators {
  forNew: ValidateFunction;
  forChange: ValidateFunction;
}

const validatorsBySubject = new Map<Subject, Validators>();
for (const subject of [...(Object.keys(entities) as EntityName[]), 'User'] as const) {
  const { required = [], ...rest } = checkable(schemaOf(subject));
  validatorsBySubject.set(subject, { forNew: newAjv(true).compile({ ...rest, required }), forChange: newAjv(false).compile(rest) });
}

function validatorOf(subject: Subject): Validators {
  const validators = validatorsBySubject.get(subject);
  if (!validators) throw new Error(`No validator for ${subject}.`);
  return validators;
}

function newAjv(useDefaults: boolean): Ajv {
  // Lengths are UTF-16 code units, as in the browser (Ajv calls the option deprecated and would log it 26 times);
  // undeclared fields inside a field are dropped as well.
  const ajv = new Ajv({ useDefaults, removeAdditional: 'all', unicode: false, logger: false });
  ajv.addKeyword('merge');
  ajv.addFormat('date', isDate);
  ajv.addFormat('date-time', isDateTime);
  return ajv;
}

type Checkable = { required?: readonly string[] } & Record<string, unknown>;

/** Inside a field, what is not required may be null: null is how a client says that it has nothing there. */
function checkable(schema: ObjectSchema): Checkable {
  const fields = Object.entries(schema.properties).map(([name, field]) => [name, checkableField(field)]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

function checkableField(field: FieldSchema): Record<string, unknown> {
  if (field.type === 'array') return { ...field, items: checkableField(field.items) };
  if (field.type !== 'object') return { ...field };
  const { required = [] } = field;
  const fields = Object.entries(field.properties).map(([name, inner]) => {
    const strict = checkableField(inner);
    return [name, required.includes(name) ? strict : { anyOf: [strict, { type: 'null' }] }];
  });
  return { ...field, properties: Object.fromEntries(fields) };
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCMonth() + 1 === Number(month) && date.getUTCDate() === Number(day);
}

function isDateTime(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)[Tt ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d\d:\d\d)?$/.exec(text) ?? [];
  return day !== undefined && isDate(day) && !Number.isNaN(Date.parse(text));
}
