// The secret that signs tokens and codes: given, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  putSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) throw new Error(`${file} does not hold a secret of at least 32 characters. Delete it to get a new one; everybody signs in again then.`);
  return secret;
}

/** Written whole beside its place and then linked there: a power cut leaves no half of it, and a second server takes the first one's. */
function putSecret(file: string): void {
  const whole = `${file}.${process.pid}`;
  const handle = openSync(whole, 'w', 0o600);
  writeSync(handle, randomBytes(48).toString('base64url'));
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(whole, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(whole);
  }
}
