// The six digits mailed to prove an address: never kept as they are.
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';

export const codeMinutes = 10;
export const codeTries = 5;
export const secondsBetweenCodes = 60;

export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** A million codes are quickly tried against a plain hash: the secret prevents that for whoever only has the database. */
export function hashCode(secret: string, userId: string, code: string): string {
  return createHmac('sha256', secret).update(`code:${userId}:${code}`).digest('base64url');
}

export function isSameHash(one: string, other: string): boolean {
  const a = Buffer.from(one);
  const b = Buffer.from(other);
  return a.length === b.length && timingSafeEqual(a, b);
}
