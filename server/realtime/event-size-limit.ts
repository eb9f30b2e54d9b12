// Limits the size of socket events. Large fields of a large record are left out, and the client has
// to fetch them.
import type { EntityEvent } from '../../schemas/api/backend-api.ts';

/** Bytes of one field as JSON; source: the contract, section 8. */
const maxFieldCharacters = 10 * 1024;

/**
 * Returns the event itself, or a copy whose record has `_oversize: true` and empty large fields.
 */
export function trimOversizedEvent(event: EntityEvent): EntityEvent {
  const large = Object.entries(event.data).filter(([, value]) => isLarge(value));
  if (large.length === 0) return event;
  return {
    ...event,
    data: {
      ...event.data,
      ...Object.fromEntries(large.map(([field, value]) => [field, emptied(value)])),
      _oversize: true,
    },
  };
}

function isLarge(value: unknown): boolean {
  // An escaped character takes one to six bytes, so the length alone is enough to decide for most
  // texts.
  if (typeof value === 'string')
    return (
      value.length > maxFieldCharacters ||
      (value.length > maxFieldCharacters / 6 &&
        Buffer.byteLength(JSON.stringify(value)) > maxFieldCharacters)
    );
  return (
    typeof value === 'object' &&
    value !== null &&
    Buffer.byteLength(JSON.stringify(value)) > maxFieldCharacters
  );
}

function emptied(value: unknown): unknown {
  if (typeof value === 'string') return '';
  return Array.isArray(value) ? [] : {};
}
