// Tolerant reader of stored objects such as drafts: an earlier or later version of the app may have
// written another shape.
import { isObject } from '../../../schemas/is-object.ts';

/**
 * Readers of the fields whose type the default does not show. A reader returns undefined for a
 * damaged value; the field then gets its default.
 */
export type FieldReaders<T> = {
  readonly [Name in keyof T]?: (
    value: unknown,
    all: Readonly<Record<string, unknown>>,
  ) => T[Name] | undefined;
};

/**
 * Returns the object with all its fields. A field that is missing or of another type gets its
 * default; fields that this version does not know stay. Objects inside are read in the same way.
 */
export function readFields<T extends object>(
  value: Readonly<Record<string, unknown>>,
  defaults: T,
  readers: FieldReaders<T> = {},
): T {
  const fields: Record<string, unknown> = { ...value };
  const byName = readers as Record<string, FieldReaders<Record<string, unknown>>[string]>;
  for (const [name, fallback] of Object.entries({ ...byName, ...defaults })) {
    const read = byName[name];
    const isOptional = !(name in defaults);
    const field = read ? read(fields[name], value) : readLike(fields[name], fallback);
    if (field !== undefined) fields[name] = field;
    else if (isOptional) delete fields[name];
    else fields[name] = fallback;
  }
  return fields as T;
}

export function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function readFlag(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

/** Returns the reader of a field that has one of these values. */
export function readOneOf<T>(known: readonly T[]): (value: unknown) => T | undefined {
  return (value) => known.find((one) => one === value);
}

/** Returns the value if it has the type of the default. */
function readLike(value: unknown, fallback: unknown): unknown {
  if (isObject(fallback)) return isObject(value) ? readFields(value, fallback) : undefined;
  return typeof value === typeof fallback && Array.isArray(value) === Array.isArray(fallback)
    ? value
    : undefined;
}
