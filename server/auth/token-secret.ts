// The secret that signs tokens and codes: given, or made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError, type Settings } from '../settings.ts';

/**
 * @throws SettingsError where others share the database: a secret of this folder alone would not be
 * theirs
 */
export function loadSecret({
  jwtSecret,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'jwtSecret' | 'databaseUrl' | 'dataDir'>): string {
  if (jwtSecret !== undefined) return jwtSecret;
  if (databaseUrl === undefined) return keepSecret(dataDir);
  throw new SettingsError([
    'JWT_SECRET must be given with DATABASE_URL, the same for every server and program on this database: at least 32 characters.',
  ]);
}

function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const secret = readSecret(file) ?? makeSecret(file);
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a secret of at least 32 characters. Delete it to get a new one; everybody signs in again then.`,
    );
  return secret;
}

/** Nothing when there is none yet. */
function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Written whole beside its place and then linked there: a power cut leaves no half of it, and a
 * second server takes the first one's.
 */
function makeSecret(file: string): string {
  const whole = `${file}.${process.pid}`;
  try {
    const handle = openSync(whole, 'w', 0o600);
    try {
      writeSync(handle, randomBytes(48).toString('base64url'));
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    linkSync(whole, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(whole, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
