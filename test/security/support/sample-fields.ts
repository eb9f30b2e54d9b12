// Builds valid field values of any entity from its schema, with a chosen text in each text field.
import type { FieldSchema, ObjectSchema } from '../../../schemas/json-schema.ts';

/** Returns all fields of a record but those that the server sets. */
export function buildFields(schema: ObjectSchema, text: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => name !== 'client_id' && name !== 'user_email')
      .map(([name, field]) => [name, buildValue(field, text)]),
  );
}

/** Lists the fields that hold free text, also inside of objects and lists, as dotted paths. */
export function listTextFields(schema: ObjectSchema): string[] {
  return Object.entries(schema.properties)
    .filter(([name]) => name !== 'client_id' && name !== 'user_email')
    .flatMap(([name, field]) => listTexts(name, field));
}

function listTexts(path: string, schema: FieldSchema): string[] {
  switch (schema.type) {
    case 'string':
      return isFreeText(schema) ? [path] : [];
    case 'array':
      return listTexts(`${path}.0`, schema.items);
    case 'object':
      return Object.entries(schema.properties).flatMap(([name, field]) =>
        listTexts(`${path}.${name}`, field),
      );
    default:
      return [];
  }
}

function isFreeText(schema: FieldSchema): boolean {
  return (
    schema.type === 'string' &&
    schema.enum === undefined &&
    schema.format === undefined &&
    schema.pattern === undefined
  );
}

function buildValue(schema: FieldSchema, text: string): unknown {
  switch (schema.type) {
    case 'string':
      if (schema.enum) return schema.enum[0];
      if (schema.format === 'date') return '2026-01-01';
      if (schema.format === 'date-time') return '2026-01-01T08:00:00.000Z';
      return text.slice(0, schema.maxLength);
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return false;
    case 'array':
      return [buildValue(schema.items, text)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties).map(([name, field]) => [name, buildValue(field, text)]),
      );
    case 'any':
      return text;
  }
}
