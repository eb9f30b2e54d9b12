// Tests of the token secret that a server creates and stores for itself.
import { mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSecret } from '../../../server/auth/token-secret.ts';
import { makeTempFolder } from '../support/test-server.ts';

const secretIn = (dataDir: string): string =>
  loadSecret({ dataDir, jwtSecret: undefined, databaseUrl: undefined });

test('a secret is created once for its owner alone, and later read without a write', () => {
  const folder = makeTempFolder();
  const secret = secretIn(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(readdirSync(folder)).toEqual(['jwt-secret']);
  expect(statSync(join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
  // A directory blocks the file of a new secret: writing fails, as on a full disk.
  mkdirSync(join(folder, `jwt-secret.${process.pid}`));
  expect(secretIn(folder)).toBe(secret);
});

test('a secret that could not be written leaves nothing behind', () => {
  const folder = makeTempFolder();
  symlinkSync('/dev/full', join(folder, `jwt-secret.${process.pid}`));
  expect(() => secretIn(folder)).toThrow('ENOSPC');
  expect(readdirSync(folder)).toEqual([]);
});

test('a secret that is too short is refused, not replaced', () => {
  const folder = makeTempFolder();
  writeFileSync(join(folder, 'jwt-secret'), 'short');
  expect(() => secretIn(folder)).toThrow('at least 32 characters');
});
