// What is mailed to prove an address, six digits or a link: never kept as it is.
import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { HttpError } from '../errors.ts';

export const codeMinutes = 10;
/**
 * Wrong codes that end a code, from everywhere together; one address has five of them (`wrongCode`
 * in server/http/rate-limits.ts), as the contract says. With five for all, a stranger's five would
 * end the owner's right code again and again. Twenty leave a guesser twenty chances in a million.
 */
export const maxCodeTriesTotal = 20;

export const resetMinutes = 60;
export const invitationDays = 7;

export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/**
 * A million codes are quickly tried against a plain hash: the secret prevents that for whoever only
 * has the database.
 */
export function hashCode(secret: string, userId: string, code: string): string {
  return hashSecret(secret, 'code', `${userId}:${code}`);
}

/** What a link carries: too long to be guessed. */
export function createLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** @param purpose keeps the hash of one thing from being taken for that of another */
export function hashSecret(
  secret: string,
  purpose: 'code' | 'deletion' | 'link' | 'service' | 'limit' | 'file' | 'vapid' | 'topic',
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
 * 400 where the contract's platform says 500 ObjectNotFoundError: that is a slip of theirs, and
 * clients treat every 5xx as a server that is out of order, to be asked again.
 */
export function wrongCodeError(): HttpError {
  return new HttpError(400, 'code_wrong', 'This code is not right.');
}

export function expiredCodeError(): HttpError {
  return new HttpError(400, 'code_expired', 'This code is no longer valid. Ask for a new one.');
}
