// Events carry no more than sockets should: of a large record, the large fields are left out and
// have to be fetched.
import type { EntityEvent } from '../../schemas/api/backend-api.ts';

/** Bytes of one field as JSON; source: the contract, section 8. */
const maxFieldCharacters = 10 * 1024;

/**
 * The event itself, or one whose record says `_oversize: true` and has its large fields emptied.
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
  // A character takes at least one byte and, escaped, at most six: most texts need no second look.
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
