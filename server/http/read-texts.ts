// Reads texts from a JSON body, for routes with small bodies.
import { isObject } from '../../schemas/is-object.ts';
import { HttpError } from '../errors.ts';

/**
 * An optional member that is no text is ignored.
 * @throws HttpError 400 `invalid_body`
 */
export function readTexts<Needed extends string, Optional extends string>(
  body: unknown,
  needed: readonly Needed[],
  optional: readonly Optional[],
): Record<Needed, string> & Partial<Record<Optional, string>> {
  if (!isObject(body)) throw new HttpError(400, 'invalid_body', 'The body must be a JSON object.');
  const read: Partial<Record<string, string>> = {};
  for (const name of [...needed, ...optional]) {
    const value = body[name];
    if (typeof value === 'string') read[name] = value;
    else if (needed.some((one) => one === name))
      throw new HttpError(400, 'invalid_body', `${name} is missing or not a text.`);
  }
  return read as Record<Needed, string> & Partial<Record<Optional, string>>;
}
