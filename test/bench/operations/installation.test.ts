// Tests the removal of the temporary folder of `npm run ops:try`.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createCleanup } from '../../../bench/operations/cleanup.ts';
import { makeFolder } from '../../../bench/operations/installation.ts';
import { findMounts } from '../../../bench/operations/mounts.ts';

test('the folder is removed with its files', async () => {
  const cleanup = createCleanup();
  const folder = makeFolder(cleanup);
  writeFileSync(join(folder, 'file'), '');
  await cleanup.run();
  expect(existsSync(folder)).toBe(false);
});

test('while a file system is mounted below the folder, everything stays', async () => {
  const cleanup = createCleanup();
  const folder = makeFolder(cleanup, (path) => [`${path}/podman/overlay`]);
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(cleanup.run()).rejects.toThrow(`${folder}/podman/overlay`);
  expect(existsSync(file)).toBe(true);
  rmSync(folder, { recursive: true });
});

test('only file systems below the folder count, also with white space in their paths', () => {
  const table = [
    'overlay / overlay rw 0 0',
    'tmpfs /tmp/try tmpfs rw 0 0',
    'tmpfs /tmp/try/a\\040b tmpfs rw 0 0',
    'tmpfs /tmp/try2/c tmpfs rw 0 0',
    '',
  ].join('\n');
  expect(findMounts(table, '/tmp/try')).toEqual(['/tmp/try/a b']);
});
