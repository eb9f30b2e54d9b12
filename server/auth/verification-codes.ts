// Creates six-digit codes and link tokens for e-mails, hashes secrets with HMAC for storage, and
// defines lifetimes and errors of codes. Other parts of the server use the same hashes, for example
// for the service token, file links and push topics.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../errors.ts';

export const codeMinutes = 10;
/**
 * Maximum wrong tries of a code, from all network addresses together. One network address has five
 * tries (`wrongCode` in server/http/rate-limits.ts), as the contract says. With five tries in
 * total, a stranger could repeatedly invalidate the owner's code. With twenty tries, the chance to
 * guess a code is twenty in a million.
 */
export const maxCodeTriesTotal = 20;

export const resetMinutes = 60;
export const invitationDays = 7;

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * Hashes a code with the secret. A plain hash could be broken by trying a million codes; without
 * the secret, a copy of the database does not suffice.
 */
export function hashCode(secret: string, userId: string, code: string): string {
  return hashSecret(secret, 'code', `${userId}:${code}`);
}

/** Returns the random token of a link, too long to be guessed. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** @param purpose prevents that a hash made for one purpose is accepted for another */
export function hashSecret(
  secret: string,
  purpose:
    | 'code'
    | 'deletion'
    | 'link'
    | 'service'
    | 'limit'
    | 'file'
    | 'vapid'
    | 'topic'
    | 'passkey',
  value: string,
): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Returns status 400, where the platform of the contract returns 500 ObjectNotFoundError. The
 * status of the platform is an error: clients treat every 5xx as a server failure and retry.
 */
export function wrongCodeError(): HttpError {
  return new HttpError(400, 'code_wrong', 'This code is not right.');
}

export function expiredCodeError(): HttpError {
  return new HttpError(400, 'code_expired', 'This code is no longer valid. Ask for a new one.');
}
