// Parses MongoDB update operators ($set, $inc, $push and others) into a function that computes and
// validates the new fields of one record.
import { isDeepStrictEqual } from 'node:util';
import { isObject } from '../../schemas/is-object.ts';
import type { FieldSchema } from '../../schemas/json-schema.ts';
import type { Entity } from './catalog.ts';
import { validateChange } from './validation.ts';
import { invalidQueryError, quoteName } from '../query/invalid-query.ts';
import { readElementQuery } from '../query/filter-parser.ts';
import { getQueryFields } from '../query/queryable-fields.ts';
import { evaluateForFields } from '../store/conditions/evaluate-condition.ts';
import type { Fields, StoredRecord } from '../store/store.ts';

const maxOperations = 100;
const maxElements = 1_000;

/** Computes the new value of a field with one operator; undefined means a missing value. */
type Operation = (value: unknown) => unknown;

interface Step {
  field: string;
  operation: Operation;
}

interface Setting {
  /** Fields that never change. */
  fixedFields: readonly string[];
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * @returns a function that returns the fields of a record after the change, or the same object when
 *   nothing changes
 * @throws HttpError 400 on unknown operators and fields, and on two operators for one field. The
 *   returned function throws 422 when the result does not match the schema.
 */
export function parseUpdate(
  entity: Entity,
  data: unknown,
  { fixedFields, now }: Setting,
): (record: StoredRecord) => Fields {
  if (!isObject(data) || Object.keys(data).length === 0)
    throw invalidQueryError('data must be an object of update operators like {"$set": {…}}.');
  requireShallow(data, 0);
  const mustChange = (name: string): FieldSchema => {
    const schema = Object.hasOwn(entity.schema.properties, name)
      ? entity.schema.properties[name]
      : undefined;
    if (!schema || fixedFields.includes(name))
      throw invalidQueryError(
        schema
          ? `${name} cannot be changed.`
          : `${entity.name} has no field ${quoteName(name)} that can be changed.`,
      );
    return schema;
  };
  const steps: Step[] = [];
  const renames: { from: string; to: string }[] = [];
  for (const [operator, changes] of Object.entries(data)) {
    if (!isObject(changes))
      throw invalidQueryError(`${operator.slice(0, 40)} needs an object of fields.`);
    for (const [field, argument] of Object.entries(changes)) {
      const schema = mustChange(field);
      if (operator !== '$rename')
        steps.push({
          field,
          operation: parseOperation({ entity, field, schema, operator, argument, now }),
        });
      else if (typeof argument === 'string' && argument !== field && mustChange(argument))
        renames.push({ from: field, to: argument });
      else throw invalidQueryError(`$rename of ${field} needs the name of another field.`);
    }
  }
  requireDisjointFields([
    ...steps.map(({ field }) => field),
    ...renames.flatMap(({ from, to }) => [from, to]),
  ]);

  return ({ fields }) => {
    const change: Fields = {};
    for (const { field, operation } of steps) {
      const before = Object.hasOwn(fields, field) ? fields[field] : undefined;
      const after = operation(before);
      if (!isDeepStrictEqual(after, before)) change[field] = after ?? null;
    }
    for (const { from, to } of renames) {
      if (Object.hasOwn(fields, from)) Object.assign(change, { [from]: null, [to]: fields[from] });
    }
    // A copy is validated, because the validation must not modify values taken from the original
    // record.
    return Object.keys(change).length === 0
      ? fields
      : { ...fields, ...validateChange(entity, structuredClone(change)) };
  };
}

/**
 * Maximum nesting, deeper than any record. Functions that compare and copy values would overflow
 * the stack with deeper values.
 */
const deepest = 30;

function requireShallow(value: unknown, depth: number): void {
  if (typeof value !== 'object' || value === null) return;
  if (depth >= deepest)
    throw invalidQueryError(`An update may be nested at most ${deepest} levels deep.`);
  for (const inner of Object.values(value)) requireShallow(inner, depth + 1);
}

function requireDisjointFields(fields: readonly string[]): void {
  if (fields.length > maxOperations)
    throw invalidQueryError(`An update may change at most ${maxOperations} fields.`);
  const twice = fields.find((field, index) => fields.indexOf(field) < index);
  if (twice !== undefined) throw invalidQueryError(`${twice} is changed twice.`);
}

interface OperationRequest {
  entity: Entity;
  field: string;
  schema: FieldSchema;
  operator: string;
  argument: unknown;
  now: number;
}

function parseOperation(request: OperationRequest): Operation {
  const { field, schema, operator, argument, now } = request;
  switch (operator) {
    case '$set':
      return () => argument ?? undefined;
    case '$unset':
      return () => undefined;
    case '$inc':
    case '$mul': {
      const number = requireNumber(request);
      return (value) => calculate(operator, typeof value === 'number' ? value : 0, number, field);
    }
    case '$min':
    case '$max': {
      if (typeof argument !== 'string' && typeof argument !== 'number')
        throw invalidQueryError(`${operator} of ${field} needs a number or a text.`);
      return (value) =>
        typeof value === typeof argument &&
        (operator === '$min'
          ? (value as typeof argument) <= argument
          : (value as typeof argument) >= argument)
          ? value
          : argument;
    }
    case '$currentDate': {
      if (argument !== true && !isObject(argument))
        throw invalidQueryError(`$currentDate of ${field} needs true.`);
      if (schema.type !== 'string') throw invalidQueryError(`${field} holds no dates.`);
      const date = new Date(now).toISOString();
      return () => (schema.format === 'date' ? date.slice(0, 10) : date);
    }
    case '$addToSet': {
      const added = parseElements(request);
      return (value) => addMissing(toList(value), added);
    }
    case '$push': {
      const added = parseElements(request);
      return (value) => [...toList(value), ...added];
    }
    case '$pull': {
      const isPulled = parsePull(request);
      return (value) =>
        Array.isArray(value) ? value.filter((one: unknown) => !isPulled(one)) : value;
    }
    default:
      throw invalidQueryError(`The update operator ${quoteName(operator)} is not known here.`);
  }
}

function calculate(
  operator: '$inc' | '$mul',
  value: number,
  number: number,
  field: string,
): number {
  const result = operator === '$inc' ? value + number : value * number;
  if (!Number.isFinite(result))
    throw invalidQueryError(`${operator} of ${field} results in a number that is too large.`);
  return result;
}

function requireNumber({ field, schema, operator, argument }: OperationRequest): number {
  if (schema.type !== 'number' && schema.type !== 'integer' && schema.type !== 'any')
    throw invalidQueryError(`${operator} is for numbers, and ${field} is not a number.`);
  if (typeof argument !== 'number' || !Number.isFinite(argument))
    throw invalidQueryError(`${operator} of ${field} needs a number.`);
  return argument;
}

/** Returns the elements to add: one element, or several with `$each`. */
function parseElements({ field, schema, operator, argument }: OperationRequest): unknown[] {
  if (schema.type !== 'array' && schema.type !== 'any')
    throw invalidQueryError(`${operator} is for lists, and ${field} is not a list.`);
  if (!isObject(argument) || !Object.keys(argument).some((name) => name.startsWith('$')))
    return [argument];
  const { $each: each, ...others } = argument;
  if (!Array.isArray(each) || Object.keys(others).length > 0)
    throw invalidQueryError(`${operator} of ${field} accepts only $each with a list.`);
  if (each.length > maxElements)
    throw invalidQueryError(`${operator} of ${field} may add at most ${maxElements} elements.`);
  return each;
}

/** Parses `$pull`, which removes the elements that equal a value or match a query. */
function parsePull({
  entity,
  field,
  schema,
  argument,
}: OperationRequest): (element: unknown) => boolean {
  if (schema.type !== 'array' && schema.type !== 'any')
    throw invalidQueryError(`$pull is for lists, and ${field} is not a list.`);
  if (!isObject(argument)) return (element) => isDeepStrictEqual(element, argument);
  const items: FieldSchema = schema.type === 'array' ? schema.items : { type: 'any' };
  const one = readElementQuery(getQueryFields(entity), items, argument);
  return (element) =>
    evaluateForFields(
      { op: 'some', field: { path: [field], type: 'list' }, one },
      { [field]: [element] },
    );
}

/** Elements are equal when their JSON is equal, so that a long list is compared in one pass. */
function addMissing(list: readonly unknown[], added: readonly unknown[]): unknown[] {
  const known = new Set(list.map((one) => JSON.stringify(one)));
  const missing = added.filter((one) => {
    const text = JSON.stringify(one);
    return !known.has(text) && known.add(text);
  });
  return [...list, ...missing];
}

function toList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
