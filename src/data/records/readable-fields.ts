// Repairs the fields of a damaged record for display, so that a page shows the record as far as it
// is readable. The stored record stays as it is.
import { isObject } from '../../../schemas/is-object.ts';
import type { FieldSchema, ObjectSchema } from '../../../schemas/json-schema.ts';
import type { Fields } from '../../../schemas/local-record.ts';

/**
 * Returns fields whose values have the declared types: damaged optional fields are left out,
 * damaged required fields are empty, and damaged items of lists are left out. Lengths and ranges
 * are not checked. Undeclared fields are kept.
 *
 * @param day YYYY-MM-DD, used for a damaged required date
 * @returns the same object if nothing is damaged
 */
export function toReadableFields(schema: ObjectSchema, fields: unknown, day: string): Fields {
  if (!isObject(fields)) return toReadableFields(schema, {}, day);
  let repaired: Record<string, unknown> | undefined;
  for (const [name, field] of Object.entries(schema.properties)) {
    const value = fields[name];
    const isMissing = value === undefined || value === null;
    // Rows of standard clients have no client id, and no page shows it.
    const isRequired = name !== 'client_id' && (schema.required?.includes(name) ?? false);
    if (isMissing ? !isRequired : isReadable(field, value)) continue;
    repaired ??= { ...fields };
    const readable = isMissing ? undefined : repair(field, value, day);
    if (readable !== undefined) repaired[name] = readable;
    else if (isRequired) repaired[name] = getEmptyValue(field, day);
    else delete repaired[name];
  }
  return repaired ?? fields;
}

function isReadable(schema: FieldSchema, value: unknown): boolean {
  switch (schema.type) {
    case 'string':
      return (
        typeof value === 'string' &&
        (schema.enum?.includes(value) ?? true) &&
        (schema.format === undefined || isDate(value))
      );
    case 'integer':
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value) && value.every((item) => isReadable(schema.items, item));
    case 'object':
      return isObject(value) && toReadableFields(schema, value, '') === value;
    case 'any':
      return true;
  }
}

/** Returns the readable part of a damaged value; undefined if there is none. */
function repair(schema: FieldSchema, value: unknown, day: string): unknown {
  if (schema.type === 'object' && isObject(value)) return toReadableFields(schema, value, day);
  if (schema.type !== 'array' || !Array.isArray(value)) return undefined;
  return value.flatMap((item: unknown) => {
    const readable = isReadable(schema.items, item) ? item : repair(schema.items, item, day);
    return readable === undefined ? [] : [readable];
  });
}

function getEmptyValue(schema: FieldSchema, day: string): unknown {
  if (schema.type !== 'object' && schema.default !== undefined) return schema.default;
  switch (schema.type) {
    case 'string':
      if (schema.enum) return schema.enum[0];
      return schema.format === undefined ? '' : day;
    case 'integer':
    case 'number':
      return schema.minimum ?? 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'object':
      return toReadableFields(schema, {}, day);
    case 'any':
      return null;
  }
}

function isDate(value: string): boolean {
  return /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value));
}
