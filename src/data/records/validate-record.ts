// Validates records from a file or an older app against their schema, approximately as the server
// will.
import { isObject } from '../../../schemas/is-object.ts';
import type { FieldSchema, ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields } from '../../../schemas/local-record.ts';

/**
 * Returns the path of the first invalid field, such as `verses.0.text`; null for a valid record.
 * Unknown fields are not checked.
 */
export function findFaultyField(
  { properties, required = [] }: ObjectSchema,
  fields: Fields,
): string | null {
  for (const [name, schema] of Object.entries(properties)) {
    const value = fields[name];
    if (value === undefined || value === null) {
      if (required.includes(name)) return name;
      continue;
    }
    const fault = findFault(schema, value);
    if (fault !== null) return [name, ...fault].join('.');
  }
  return null;
}

/**
 * Returns the path to the error inside a value: empty for the value itself; null without an error.
 */
function findFault(schema: FieldSchema, value: unknown): string[] | null {
  switch (schema.type) {
    case 'string':
      return isText(schema, value) ? null : [];
    case 'integer':
    case 'number':
      return isNumber(schema, value) ? null : [];
    case 'boolean':
      return typeof value === 'boolean' ? null : [];
    case 'array': {
      const { items, minItems = 0, maxItems = Infinity } = schema;
      if (!Array.isArray(value) || value.length < minItems || value.length > maxItems) return [];
      for (const [place, item] of value.entries()) {
        const fault = findFault(items, item);
        if (fault !== null) return [String(place), ...fault];
      }
      return null;
    }
    case 'object': {
      if (!isObject(value)) return [];
      const fault = findFaultyField(schema, value);
      return fault === null ? null : [fault];
    }
    case 'any':
      return null;
  }
}

function isText(
  {
    enum: known,
    minLength = 0,
    maxLength = Infinity,
    pattern,
    format,
  }: Extract<FieldSchema, { type: 'string' }>,
  value: unknown,
): boolean {
  if (typeof value !== 'string' || value.length < minLength || value.length > maxLength)
    return false;
  if (known && !known.includes(value)) return false;
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value)) return false;
  if (format === 'date') return isDay(value);
  return (
    format !== 'date-time' ||
    (/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)))
  );
}

/** Returns whether the date exists in the calendar: the 30th of February does not. */
function isDay(value: string): boolean {
  const time = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

function isNumber(
  {
    type,
    enum: known,
    minimum = -Infinity,
    maximum = Infinity,
  }: Extract<FieldSchema, { type: 'integer' | 'number' }>,
  value: unknown,
): boolean {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < minimum || value > maximum)
    return false;
  return (type !== 'integer' || Number.isInteger(value)) && (!known || known.includes(value));
}
