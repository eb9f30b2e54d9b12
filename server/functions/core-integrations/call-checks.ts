// Checks that every integration call needs first: a signed-in caller and named parameters.
import type { Caller } from '../../auth/callers.ts';
import { HttpError } from '../../errors.ts';
import { requireParameters, type Parameters } from '../../http/named-parameters.ts';

/** @throws HttpError 401 */
export function requireSignedIn(caller: Caller | undefined): Caller {
  if (!caller) throw new HttpError(401, 'unauthorized', 'Please sign in.');
  return caller;
}

/** @throws HttpError 400 with the sentence of the contract, section 6 */
export function readNamedParameters(name: string, body: unknown): Parameters {
  return requireParameters(`Integration ${name}`, body);
}
