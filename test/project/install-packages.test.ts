// Tests of .ci/run with a fake npm: packages are installed only when missing or stale, and a failed
// install or test run fails the script.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../support/source-files.ts';

/**
 * A project folder with its own fake npm, which records its arguments. `ci` makes node_modules, or
 * fails where the test says so.
 */
function aHouse() {
  const folder = mkdtempSync(join(tmpdir(), 'selah-run-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, '.ci'));
  mkdirSync(join(folder, 'bin'));
  copyFileSync(join(root, '.ci/run'), join(folder, '.ci/run'));
  const npm =
    '#!/bin/sh\necho "$*" >> asked\n[ "$1" = ci ] && { [ -e refuse ] && exit 1; mkdir -p node_modules; }\n[ "$1" = test ] && [ -e red ] && exit 7\nexit 0\n';
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  writeFileSync(join(folder, 'package-lock.json'), '{"a":1}');

  function write(name: string, text: string): void {
    writeFileSync(join(folder, name), text);
  }

  /** Returns the exit code, and the npm commands of this run. */
  function runIt(): { code: number | null; asked: string[] } {
    rmSync(join(folder, 'asked'), { force: true });
    const { status } = spawnSync(join(folder, '.ci/run'), {
      cwd: tmpdir(),
      env: { PATH: `${join(folder, 'bin')}:/usr/bin:/bin` },
    });
    const asked = existsSync(join(folder, 'asked'))
      ? readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
      : [];
    return { code: status, asked };
  }

  return { write, runIt };
}

test('packages are installed at first and when the lock file changes, not in between', () => {
  const { write, runIt } = aHouse();
  expect(runIt()).toEqual({ code: 0, asked: ['ci', 'test -- long'] });
  expect(runIt()).toEqual({ code: 0, asked: ['test -- long'] });
  write('package-lock.json', '{"a":2}');
  expect(runIt()).toEqual({ code: 0, asked: ['ci', 'test -- long'] });
});

test('a failed install stops the run, and the next run tries again', () => {
  const { write, runIt } = aHouse();
  write('refuse', '');
  expect(runIt()).toEqual({ code: 1, asked: ['ci'] });
  expect(runIt()).toEqual({ code: 1, asked: ['ci'] });
});

test('a failed test run fails the script', () => {
  const { write, runIt } = aHouse();
  write('red', '');
  expect(runIt()).toEqual({ code: 7, asked: ['ci', 'test -- long'] });
});
