// Serializes canonical JSON, which is the same text for equal values regardless of key order, and
// derives UUIDs from content. Used for checksums and for ids of records.
import { v5 as uuidv5 } from 'uuid';

/**
 * JSON with sorted keys and without blanks; what JSON leaves out is left out. The same text for the
 * same value on every device.
 */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => toCanonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, inner]) => inner !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return `{${fields.map(([field, inner]) => `${JSON.stringify(field)}:${toCanonicalJson(inner)}`).join(',')}}`;
}

/**
 * Namespace of this app. It must never change, otherwise data that was moved or imported before
 * would be duplicated.
 */
const namespace = 'f1f6a1a4-5f0a-5a4e-9f5d-0f7b6d2c9a51';

/** A UUID of version 5: the same parts give the same id, on every device and at every try. */
export function deriveId(...parts: readonly unknown[]): string {
  // Encoded as bytes: JSON escapes a lone surrogate, which some texts contain, so that it causes no
  // error.
  return uuidv5(new TextEncoder().encode(toCanonicalJson(parts)), namespace);
}
