// Hashes and verifies passwords with argon2id.
import { hash, verify } from '@node-rs/argon2';

/**
 * Hashes with the defaults of the library: argon2id with 19 MiB and two passes, as OWASP
 * recommends.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * Stored in place of a hash when no password is valid. Either no password was chosen yet, or two
 * sign-ups chose different passwords and the address is not verified.
 */
export const noPassword = 'none';

/**
 * Takes the same time when the user or the password does not exist, so that the duration does not
 * reveal which accounts exist.
 */
export async function verifyPassword(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  const known = passwordHash === noPassword ? undefined : passwordHash;
  const isRight = await verify(known ?? (await getDummyHash()), password);
  return known !== undefined && isRight;
}

let dummyHash: Promise<string> | undefined;

/**
 * Returns a hash for logins without an account. The server computes it at start, so that even the
 * first such login takes no longer.
 */
export function getDummyHash(): Promise<string> {
  dummyHash ??= hash('no account');
  return dummyHash;
}
