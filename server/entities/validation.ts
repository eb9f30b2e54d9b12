// Validates client input for new records and changes against the schema of its entity, adds
// defaults, and drops undeclared fields. A private text may also be a ciphertext.
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { getMaxCiphertextLength, parseCiphertext } from '../../schemas/encryption/ciphertext.ts';
import { maxTextLength } from '../../schemas/fields.ts';
import { isObject } from '../../schemas/is-object.ts';
import type { FieldSchema, ObjectSchema, StringSchema } from '../../schemas/json-schema.ts';
import { userSchema } from '../../schemas/entities/user.ts';
import type { Entity } from './catalog.ts';
import { HttpError } from '../errors.ts';
import type { Fields } from '../store/store.ts';

export type ValidatedSchema = Pick<Entity, 'schema' | 'maxCharacters'> | 'User';

interface NewRecordOptions {
  /** Values that the server sets, whatever the client sends. */
  fixed?: Fields | undefined;
  /** Position of the record among several, for error messages: `record 3, `. */
  where?: string;
}

/**
 * Returns the declared fields of a new record, with defaults. Undeclared fields are dropped.
 * @throws HttpError 400 when it is not an object, 422 naming the first bad field, 413 when it is
 * too large
 */
export function validateNewRecord(
  subject: ValidatedSchema,
  input: unknown,
  { fixed, where = '' }: NewRecordOptions = {},
): Fields {
  const form = getForm(subject);
  const fields: Fields = {};
  for (const [name, value] of Object.entries(requireObject(input)))
    if (value !== null && form.names.has(name)) fields[name] = value;
  return validate(form, form.forNew, Object.assign(fields, fixed), where);
}

/**
 * Returns the declared fields of a change; null means that a field is removed. A required field
 * cannot be removed, because devices could not show the record.
 * @param fixedFields fields that never change
 * @throws HttpError as validateNewRecord does
 */
export function validateChange(
  subject: ValidatedSchema,
  input: unknown,
  { fixedFields = [], where = '' }: { fixedFields?: readonly string[]; where?: string } = {},
): Fields {
  const form = getForm(subject);
  const set: Fields = {};
  const cleared: Fields = {};
  for (const [name, value] of Object.entries(requireObject(input))) {
    if (!form.names.has(name) || fixedFields.includes(name)) continue;
    if (value !== null) set[name] = value;
    else if (form.required.has(name))
      throw new HttpError(422, 'validation', describeMissingField(name, where));
    else cleared[name] = null;
  }
  return Object.assign(validate(form, form.forChange, set, where), cleared);
}

function requireObject(input: unknown): Record<string, unknown> {
  if (!isObject(input)) throw new HttpError(400, 'invalid_body', 'The body must be a JSON object.');
  return input;
}

function validate(form: Form, validate: ValidateFunction, fields: Fields, where: string): Fields {
  if (!validate(fields))
    throw new HttpError(422, 'validation', describeFault(validate.errors?.[0], where));
  for (const name of form.open) requirePlainJson(fields[name], { name, where, depth: 0 });
  if (form.largest !== undefined && JSON.stringify(fields).length > form.largest) {
    throw new HttpError(
      413,
      'too_large',
      `Error in ${where}a record may hold at most ${form.largest} characters.`,
    );
  }
  return fields;
}

function describeFault(error: ErrorObject | undefined, where: string): string {
  const path = (error?.instancePath ?? '').split('/').slice(1);
  if (error?.keyword !== 'required')
    return `Error in ${where}field ${path.join('.')}: ${error?.message ?? 'not valid'}`;
  return describeMissingField([...path, String(error.params['missingProperty'])].join('.'), where);
}

function describeMissingField(name: string, where: string): string {
  return `Error in ${where}field ${name}: Field required`;
}

/**
 * Maximum nesting, deeper than hand-written data; the nesting that a query can address is smaller.
 */
const deepest = 20;

/**
 * Checks a value that no schema describes. Nesting must be limited and numbers must be finite, so
 * that the value can be written as JSON again.
 */
function requirePlainJson(
  value: unknown,
  place: { name: string; where: string; depth: number },
): void {
  const fault = (message: string): HttpError =>
    new HttpError(422, 'validation', `Error in ${place.where}field ${place.name}: ${message}`);
  if (typeof value === 'number' && !Number.isFinite(value)) throw fault('must be a finite number');
  if (typeof value !== 'object' || value === null) return;
  if (place.depth >= deepest) throw fault(`must NOT be nested more than ${deepest} levels deep`);
  for (const inner of Object.values(value))
    requirePlainJson(inner, { ...place, depth: place.depth + 1 });
}

interface Form {
  names: ReadonlySet<string>;
  required: ReadonlySet<string>;
  forNew: ValidateFunction;
  forChange: ValidateFunction;
  /** Fields of which the schema leaves something open. */
  open: readonly string[];
  largest: number | undefined;
}

const forms = new WeakMap<ObjectSchema, Form>();

/**
 * Returns the validators of a schema. They are created on first use, because compiling takes longer
 * than validating a thousand records.
 */
function getForm(subject: ValidatedSchema): Form {
  const { schema, maxCharacters }: Exclude<ValidatedSchema, string> =
    subject === 'User' ? { schema: userSchema } : subject;
  const known = forms.get(schema);
  if (known) return known;
  const { required = [], ...rest } = checkable(schema);
  const form: Form = {
    names: new Set(Object.keys(schema.properties)),
    required: new Set(required),
    // A device should generate the client id. Standard clients do not know client ids; the server
    // then generates one.
    forNew: newAjv(true).compile({
      ...rest,
      required: required.filter((name) => name !== 'client_id'),
    }),
    forChange: newAjv(false).compile(rest),
    open: Object.entries(schema.properties).flatMap(([name, field]) =>
      isOpen(field) ? [name] : [],
    ),
    largest: maxCharacters,
  };
  forms.set(schema, form);
  return form;
}

function isOpen(field: FieldSchema): boolean {
  if (field.type === 'array') return isOpen(field.items);
  if (field.type === 'object')
    return field.additionalProperties === true || Object.values(field.properties).some(isOpen);
  return field.type === 'any';
}

function newAjv(useDefaults: boolean): Ajv {
  // Lengths are UTF-16 code units, as in the browser (Ajv calls the option deprecated and would log
  // it 26 times); undeclared fields inside a field are dropped as well, unless its schema is open.
  // Infinity is no number.
  const ajv = new Ajv({
    useDefaults,
    removeAdditional: true,
    strictNumbers: true,
    unicode: false,
    logger: false,
  });
  ajv.addKeyword('merge');
  ajv.addKeyword({
    keyword: ciphertextKeyword,
    type: 'string',
    schemaType: 'number',
    validate: (maxLength: number, text: string) =>
      text.length <= maxLength && parseCiphertext(text) !== null,
  });
  ajv.addFormat('date', isDate);
  ajv.addFormat('date-time', isDateTime);
  return ajv;
}

type Checkable = { required?: readonly string[] } & Record<string, unknown>;

/**
 * Allows null for optional values inside a field, because clients send null for a missing value.
 */
function checkable(schema: ObjectSchema): Checkable {
  const fields = Object.entries(schema.properties).map(([name, field]) => [
    name,
    checkableField(field),
  ]);
  return { ...schema, properties: Object.fromEntries(fields) };
}

function checkableField(field: FieldSchema): Record<string, unknown> {
  if (field.type === 'array') return { ...field, items: checkableField(field.items) };
  if (field.type === 'any') {
    const { type: _any, ...rest } = field;
    return rest;
  }
  if (field.type === 'string') return checkableText(field);
  if (field.type !== 'object') return { ...field };
  const { required = [], additionalProperties, ...rest } = field;
  const fields = Object.entries(field.properties).map(([name, inner]) => {
    const strict = checkableField(inner);
    return [name, required.includes(name) ? strict : orNull(strict)];
  });
  return {
    ...rest,
    required,
    properties: Object.fromEntries(fields),
    additionalProperties: additionalProperties === true,
  };
}

/** Keyword of our own: the text is a ciphertext of at most this length. */
const ciphertextKeyword = 'maxCiphertextLength';

/**
 * Allows a ciphertext instead of a private text. The other rules of the field are for texts that
 * are not encrypted. They are the first branch, so that the first error is the same as without the
 * second branch.
 */
function checkableText(field: StringSchema): Record<string, unknown> {
  const {
    private: isPrivate,
    enum: values,
    pattern,
    format,
    minLength,
    maxLength,
    ...rest
  } = field;
  if (!isPrivate) return { ...field };
  const rules = {
    // The type of the field decides whether null is allowed.
    ...(values && { enum: [...values, null] }),
    ...(pattern !== undefined && { pattern }),
    ...(format && { format }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  const maxCiphertextLength = getMaxCiphertextLength(maxLength ?? maxTextLength);
  return { ...rest, anyOf: [rules, { [ciphertextKeyword]: maxCiphertextLength }] };
}

function orNull(field: Record<string, unknown>): Record<string, unknown> {
  if (field['type'] === undefined) return field;
  return {
    ...field,
    nullable: true,
    ...(Array.isArray(field['enum']) && { enum: [...(field['enum'] as unknown[]), null] }),
  };
}

function isDate(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  if (!year) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(date.getTime()) &&
    date.getUTCMonth() + 1 === Number(month) &&
    date.getUTCDate() === Number(day)
  );
}

function isDateTime(text: string): boolean {
  const [, day] =
    /^(\d{4}-\d\d-\d\d)[Tt ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:[Zz]|[+-]\d\d:\d\d)?$/.exec(text) ??
    [];
  return day !== undefined && isDate(day) && !Number.isNaN(Date.parse(text));
}
