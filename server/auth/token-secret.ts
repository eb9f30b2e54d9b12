// The secret that signs tokens and codes: from the settings, or generated once and stored in the
// data folder.
import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { SettingsError, type Settings } from '../settings.ts';

/**
 * @throws SettingsError when the server uses a shared database without a configured secret; other
 *   servers would not know a secret of this data folder
 */
export function loadSecret({
  jwtSecret,
  databaseUrl,
  dataDir,
}: Pick<Settings, 'jwtSecret' | 'databaseUrl' | 'dataDir'>): string {
  if (jwtSecret !== undefined) return jwtSecret;
  if (databaseUrl === undefined) return storeSecret(dataDir);
  throw new SettingsError([
    'JWT_SECRET must be given with DATABASE_URL, the same for every server and program on ' +
      'this database: at least 32 characters.',
  ]);
}

function storeSecret(dataDir: string): string {
  const file = join(dataDir, 'jwt-secret');
  const secret = readSecret(file) ?? makeSecret(file);
  if (secret.length < 32)
    throw new Error(
      `${file} does not hold a secret of at least 32 characters. Delete the file to get a new secret; all users must then log in again.`,
    );
  return secret;
}

/** Returns undefined when the file does not exist. */
function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Writes the secret to a temporary file and then links the file to its final name. A power failure
 * leaves no partial file, and a second server uses the first server's secret.
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
