// Hashes of values that a basic backend confirmed to this device, so that a value brought back by a
// late request is recognised.
import type { ObjectSchema } from '../../schemas/json-schema.ts';
import type { Fields, LocalRecord } from '../../schemas/local-record.ts';

/** Some twenty versions of a prayer; some 1.5 kB. */
const maxConfirmedHashes = 80;

/**
 * [R13] Returns the record's hashes together with those of a version that was confirmed, the newest
 * last.
 */
export function addConfirmedHashes(
  { told = [] }: LocalRecord,
  schema: ObjectSchema,
  version: Fields,
): readonly string[] {
  const marks = Object.entries(schema.properties).flatMap(([field, { merge }]) =>
    merge === 'theirs' || version[field] === undefined ? [] : [hashValue(field, version[field])],
  );
  return [...new Set([...told.filter((mark) => !marks.includes(mark)), ...marks])].slice(
    -maxConfirmedHashes,
  );
}

/** Whether this device itself wrote this value once, and the server had it. */
export function isConfirmedValue(
  { told = [] }: LocalRecord,
  field: string,
  value: unknown,
): boolean {
  return told.length > 0 && told.includes(hashValue(field, value));
}

/**
 * Returns a hash for recognising a value, not for secrecy: two 32-bit FNV-1a hashes over the code
 * units, with different start values.
 */
function hashValue(field: string, value: unknown): string {
  const text = JSON.stringify(value) ?? '';
  return `${field} ${hashFnv(text, 2_166_136_261)}${hashFnv(text, 84_696_351)}`;
}

function hashFnv(text: string, begin: number): string {
  let hash = begin;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
  return (hash >>> 0).toString(36).padStart(7, '0');
}
