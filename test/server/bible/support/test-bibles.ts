// Finds and reads the folder of test Bibles (SELAH_BIBLES, or shared/bibles beside the checkout),
// which is not part of the repository. Tests that need the folder are skipped when the folder is
// missing.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder =
  process.env['SELAH_BIBLES'] ?? join(import.meta.dirname, '../../../../../shared/bibles');

export const hasTextFolder = existsSync(join(folder, 'golden.json'));
if (!hasTextFolder)
  console.warn(
    `Skipped: tests on real translations need the folder of test Bibles at ${folder} (set SELAH_BIBLES to its place).`,
  );

export function getTextFilePath(path: string): string {
  return join(folder, path);
}

export function readTextFile(path: string): Buffer {
  return readFileSync(getTextFilePath(path));
}

export function readTextJson<T>(path: string): T {
  return JSON.parse(readTextFile(path).toString('utf8')) as T;
}
