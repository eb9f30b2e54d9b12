// Passwords, kept as argon2id hashes.
import { hash, verify } from '@node-rs/argon2';

/** The library's defaults are argon2id with 19 MiB and two passes, as OWASP asks. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/**
 * In place of a hash: no password is right, because none was chosen yet, or because two were and
 * nobody has proven whose is.
 */
export const noPassword = 'none';

/**
 * Takes the same time when there is no such person or no password, so that nobody can ask who has
 * an account.
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

/** Made at the start of the server, so that even the first answer about nobody takes no longer. */
export function getDummyHash(): Promise<string> {
  dummyHash ??= hash('nobody');
  return dummyHash;
}
