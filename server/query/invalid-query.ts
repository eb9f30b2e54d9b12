// Creates the errors for invalid queries.
import { HttpError } from '../errors.ts';

export function invalidQueryError(message: string): HttpError {
  return new HttpError(400, 'invalid_query', message);
}

/** Quotes a name from a client, shortened for a message. */
export function quoteName(name: string): string {
  return `"${name.slice(0, 40)}"`;
}
