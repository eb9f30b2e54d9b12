// Finds the texts of a record that are encrypted end to end: the strings that the schema declares
// as `private`, also inside lists and objects.
import { isObject } from '../is-object.ts';
import type { FieldSchema, ObjectSchema } from '../json-schema.ts';
import type { Fields } from '../local-record.ts';

const privateFieldsBySchema = new WeakMap<ObjectSchema, readonly string[]>();

/** Returns the names of the fields that hold a private text, or contain one. */
export function listPrivateFields(schema: ObjectSchema): readonly string[] {
  const known = privateFieldsBySchema.get(schema);
  if (known) return known;
  const fields = Object.entries(schema.properties).flatMap(([name, field]) =>
    hasPrivateText(field) ? [name] : [],
  );
  privateFieldsBySchema.set(schema, fields);
  return fields;
}

function hasPrivateText(field: FieldSchema): boolean {
  if (field.type === 'string') return field.private === true;
  if (field.type === 'array') return hasPrivateText(field.items);
  if (field.type === 'object') return Object.values(field.properties).some(hasPrivateText);
  return false;
}

/**
 * Returns the fields with each private text replaced. An empty text and a value of another type
 * stay.
 * @param replace gets the text and its path without list positions: `updates.text`
 */
export function mapPrivateTexts(
  schema: ObjectSchema,
  fields: Fields,
  replace: (text: string, path: string) => string,
): Fields {
  const mapped: Record<string, unknown> = { ...fields };
  for (const name of listPrivateFields(schema)) {
    const field = schema.properties[name];
    if (field && Object.hasOwn(fields, name))
      mapped[name] = mapValue(field, fields[name], name, replace);
  }
  return mapped;
}

function mapValue(
  field: FieldSchema,
  value: unknown,
  path: string,
  replace: (text: string, path: string) => string,
): unknown {
  if (!hasPrivateText(field)) return value;
  if (field.type === 'string')
    return typeof value === 'string' && value !== '' ? replace(value, path) : value;
  if (field.type === 'array')
    return Array.isArray(value)
      ? value.map((item: unknown) => mapValue(field.items, item, path, replace))
      : value;
  if (field.type !== 'object' || !isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const innerField = field.properties[name];
      return [name, innerField ? mapValue(innerField, inner, `${path}.${name}`, replace) : inner];
    }),
  );
}

/** Returns whether the record has a private text that is not empty. */
export function hasPrivateTexts(schema: ObjectSchema, fields: Fields): boolean {
  let isFound = false;
  mapPrivateTexts(schema, fields, (text) => {
    isFound = true;
    return text;
  });
  return isFound;
}
