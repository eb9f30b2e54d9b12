// Checks whether a caller acts as an admin: a signed-in admin, or the service token.
import { HttpError } from '../errors.ts';
import type { Caller } from './callers.ts';

export function isAdmin({ user, isService }: Caller): boolean {
  return isService || user.role === 'admin';
}

/**
 * A disabled admin is no caller, see `Authenticator`.
 * @throws HttpError 403 for a caller who is not an admin
 */
export function requireAdmin(caller: Caller): void {
  if (!isAdmin(caller)) throw new HttpError(403, 'forbidden', 'Only an admin may do this.');
}
