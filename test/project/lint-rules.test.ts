// Tests that the lint rules which guard conventions of the project catch violations.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

interface Diagnostic {
  code: string;
  filename: string;
}

const house = mkdtempSync(join(tmpdir(), 'selah-lint-'));

/** rule → a file that breaks it. */
const plants: [string, string, string][] = [
  [
    'typescript(no-explicit-any)',
    'server/any.ts',
    'export function f(value: any): unknown {\n  return value;\n}\n',
  ],
  [
    'typescript(ban-ts-comment)',
    'server/ignore.ts',
    '// @ts-ignore\nexport const a: number = 1;\n',
  ],
  [
    'typescript(consistent-type-imports)',
    'src/ui/alias.ts',
    "export type A = import('../data/b.ts').B;\n",
  ],
  [
    'typescript(consistent-type-imports)',
    'src/ui/guard.ts',
    "export function isB(v: unknown): v is import('../data/b.ts').B {\n  return !!v;\n}\n",
  ],
  ['import(no-default-export)', 'server/default.ts', 'export default 1;\n'],
  [
    'import(no-cycle)',
    'server/one.ts',
    "import { two } from './two.ts';\nexport const one = two;\n",
  ],
  ['eslint(no-console)', 'src/console.ts', "console.log('a');\n"],
  ['eslint(no-alert)', 'src/alert.ts', "window.alert('a');\n"],
  [
    'react(no-danger)',
    'src/ui/danger.tsx',
    'export function A({ html }: { html: string }) {\n  return <p dangerouslySetInnerHTML={{ __html: html }} />;\n}\n',
  ],
  [
    'react-hooks(rules-of-hooks)',
    'src/ui/hooks.tsx',
    "import { useState } from 'react';\nexport function A({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'src/ui/deps.tsx',
    "import { useEffect } from 'react';\nexport function A({ say }: { say: () => void }) {\n  useEffect(() => say(), []);\n  return null;\n}\n",
  ],
  [
    'jsx-a11y(alt-text)',
    'src/ui/alt.tsx',
    'export function A() {\n  return <img src="/icon.svg" />;\n}\n',
  ],
  ['unicorn(filename-case)', 'src/ui/PrayerForm.tsx', 'export const a = 1;\n'],
  [
    'eslint(no-empty)',
    'server/swallow.ts',
    'export function f(): void {\n  try {\n    g();\n  } catch {}\n}\nfunction g(): void {\n  throw new Error();\n}\n',
  ],
  ['eslint(no-warning-comments)', 'server/todo.ts', '// TODO later\nexport const a = 1;\n'],
  [
    'vitest(no-focused-tests)',
    'test/only.test.ts',
    "import { test } from 'vitest';\ntest.only('a', () => {});\n",
  ],
];

let diagnostics: Diagnostic[] = [];

beforeAll(() => {
  const clean: [string, string, string] = [
    '',
    'server/two.ts',
    "import { one } from './one.ts';\nexport const two: number = one;\n",
  ];
  for (const [, place, text] of [...plants, clean]) {
    mkdirSync(dirname(join(house, place)), { recursive: true });
    writeFileSync(join(house, place), text);
  }
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  const run = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: house,
    encoding: 'utf8',
  });
  ({ diagnostics } = JSON.parse(run.stdout) as { diagnostics: Diagnostic[] });
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

test.each(plants)('%s is caught in %s', (rule, place) => {
  expect(
    diagnostics.filter(({ filename }) => filename === place).map(({ code }) => code),
  ).toContain(rule);
});
