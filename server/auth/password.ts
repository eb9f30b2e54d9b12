// Passwords, kept as argon2id hashes.
import { hash, verify } from '@node-rs/argon2';

/** The library's defaults are argon2id with 19 MiB and two passes, as OWASP asks. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Takes the same time when there is no such person, so that nobody can ask who has an account. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await nobodysHash()), password);
  return passwordHash !== undefined && isRight;
}

let nobodys: Promise<string> | undefined;

/** Made at the start of the server, so that even the first answer about nobody takes no longer. */
export function nobodysHash(): Promise<string> {
  nobodys ??= hash('nobody');
  return nobodys;
}
