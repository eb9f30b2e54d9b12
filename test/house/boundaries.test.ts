// Every rule of .dependency-cruiser.js catches a violation planted in a small house, whatever form the import has.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const house = mkdtempSync(join(tmpdir(), 'selah-house-'));

interface Rule {
  name: string;
}

interface Violation {
  from: string;
  to: string;
  rule: Rule;
}

/** rule → [the breaker's place, what it imports from there]. `stranger` is a package that no room may use. */
const plants: Record<string, [string, string]> = {
  'schemas-import-nothing-of-ours': ['schemas/x.ts', 'content/ok.ts'],
  'content-takes-schemas-only': ['content/x.ts', 'server/ok.ts'],
  'replication-takes-schemas-only': ['replication/x.ts', 'src/data/ok.ts'],
  'server-takes-schemas-and-content-only': ['server/x.ts', 'src/backend/ok.ts'],
  'sw-imports-nothing-of-ours': ['sw/x.ts', 'schemas/ok.ts'],
  'ui-takes-props-only': ['src/ui/x.tsx', 'src/data/ok.ts'],
  'data-takes-schemas-content-backend': ['src/data/x.ts', 'src/ui/ok.tsx'],
  'pages-meet-ui-and-data': ['src/pages/x.tsx', 'replication/ok.ts'],
  'backend-takes-schemas-only': ['src/backend/x.ts', 'src/platform/ok.ts'],
  'platform-takes-schemas-and-messages-only': ['src/platform/x.ts', 'sw/shell.ts'],
  'i18n-takes-schemas-and-platform-only': ['src/i18n/x.ts', 'src/data/ok.ts'],
  'workers-take-schemas-and-the-library-only': ['src/workers/x.ts', 'content/ok.ts'],
  'host-frame-takes-schemas-only': ['src/host-frame/x.ts', 'src/data/ok.ts'],
  'theme-takes-tokens-only': ['src/theme.ts', 'schemas/ok.ts'],
  'tools-take-tools-only': ['.ci/x.ts', 'server/ok.ts'],
  'nobody-imports-main': ['src/ui/y.tsx', 'src/main.tsx'],
  'nobody-imports-a-page': ['src/data/y.ts', 'src/pages/ok.tsx'],
  'a-page-knows-no-other-page': ['src/pages/bible/chapter.tsx', 'src/pages/ok.tsx'],
  'nobody-imports-tests': ['server/y.ts', 'test/ok.ts'],
  'server-never-meets-replication': ['server/z.ts', 'replication/ok.ts'],
  'replication-never-meets-server': ['replication/z.ts', 'server/ok.ts'],
  'schemas-use-no-package': ['schemas/p.ts', 'rxdb'],
  'content-uses-no-package': ['content/p.ts', 'node:fs'],
  'replication-uses-rxdb-and-rxjs': ['replication/p.ts', 'node:fs'],
  'server-uses-server-packages': ['server/p.ts', 'rxdb'],
  'sw-uses-workbox': ['sw/p.ts', 'rxjs'],
  'ui-uses-react-and-mantine': ['src/ui/p.tsx', 'rxjs'],
  'data-uses-rxdb-and-react': ['src/data/p.ts', '@mantine/core'],
  'pages-use-react-router-and-mantine': ['src/pages/p.tsx', 'rxjs'],
  'backend-uses-socket-io': ['src/backend/p.ts', 'rxdb'],
  'platform-uses-no-package': ['src/platform/p.ts', 'react'],
  'i18n-uses-i18next': ['src/i18n/p.ts', 'react'],
  'workers-use-dexie': ['src/workers/p.ts', 'rxdb'],
  'host-frame-uses-no-package': ['src/host-frame/p.ts', 'react'],
  'only-data-and-replication-use-rxdb': ['src/pages/q.tsx', 'rxdb'],
  'no-rxdb-replication-plugin': ['replication/q.ts', 'rxdb/plugins/replication'],
  'no-unlisted-package': ['test/p.ts', 'stranger'],
};

/** Rules about values let a type through: that is their meaning. */
const valuePlants: Record<string, [string, string]> = {
  'content-takes-types-of-schemas': ['content/v.ts', 'schemas/ok.ts'],
  'ui-takes-types-of-schemas': ['src/ui/v.tsx', 'schemas/ok.ts'],
};

const forms: Record<string, (target: string) => string> = {
  value: (target) => `import { thing } from '${target}';\nexport const kept = thing;\n`,
  typeOnly: (target) => `import type { Thing } from '${target}';\nexport type Kept = Thing;\n`,
  inlineType: (target) => `import { type Thing } from '${target}';\nexport type Kept = Thing;\n`,
  typeFrom: (target) => `export type { Thing } from '${target}';\n`,
  everythingFrom: (target) => `export * from '${target}';\n`,
  later: (target) => `export async function load() { return import('${target}'); }\n`,
};

const allowed: [string, string][] = [
  ['content/a.ts', 'type:schemas/ok.ts'],
  ['replication/a.ts', 'schemas/ok.ts'],
  ['replication/a2.ts', 'rxdb'],
  ['server/a.ts', 'content/ok.ts'],
  ['server/a2.ts', 'node:fs'],
  ['server/a3.ts', 'fastify'],
  ['src/ui/a.tsx', 'src/i18n/ok.ts'],
  ['src/ui/a2.tsx', '@mantine/core'],
  ['src/ui/a3.tsx', 'type:schemas/ok.ts'],
  ['src/data/a.ts', 'src/backend/ok.ts'],
  ['src/data/a2.ts', 'rxdb'],
  ['src/pages/a.tsx', 'src/data/ok.ts'],
  ['src/pages/bible.tsx', 'src/pages/bible/verse.tsx'],
  ['src/pages/bible/verse.tsx', 'src/ui/ok.tsx'],
  ['src/platform/a.ts', 'sw/messages.ts'],
  ['src/main.tsx', 'src/pages/ok.tsx'],
  ['test/a.ts', 'src/main.tsx'],
  ['.ci/a.ts', 'node:fs'],
];

const packages = ['rxdb', 'rxjs', 'react', 'fastify', '@mantine/core', 'stranger'];

let violations: Violation[] = [];
let ruleNames: string[] = [];

function write(place: string, text: string): void {
  mkdirSync(dirname(join(house, place)), { recursive: true });
  writeFileSync(join(house, place), text);
}

function addressFrom(place: string, target: string): string {
  if (!/\.tsx?$/.test(target)) return target;
  return '../'.repeat(place.split('/').length - 1).replace(/^$/, './') + target;
}

/** One file for each form; the theme is one file by name, so there the last form stands for all. */
function breakerOf(place: string, form: string): string {
  return place === 'src/theme.ts' ? place : place.replace(/(\.tsx?)$/, `-${form.toLowerCase()}$1`);
}

beforeAll(async () => {
  for (const name of packages) {
    const exported = { '.': './index.js', './plugins/replication': './plugins/replication.js' };
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0', type: 'module', exports: exported }));
    write(`node_modules/${name}/index.js`, 'export const thing = 1;\n');
    write(`node_modules/${name}/plugins/replication.js`, 'export const thing = 1;\n');
  }
  const dependencies = Object.fromEntries(packages.filter((name) => name !== 'stranger').map((name) => [name, '1.0.0']));
  write('package.json', JSON.stringify({ name: 'house', type: 'module', dependencies }));
  const folders = ['schemas', 'content', 'replication', 'server', 'src/data', 'src/backend', 'src/platform', 'src/i18n', 'test'];
  for (const place of [...folders.map((folder) => `${folder}/ok.ts`), 'src/ui/ok.tsx', 'src/pages/ok.tsx', 'sw/shell.ts', 'sw/messages.ts']) {
    write(place, 'export const thing = 1;\nexport type Thing = number;\n');
  }
  for (const [place, target] of Object.values(plants)) {
    for (const [form, text] of Object.entries(forms)) write(breakerOf(place, form), text(addressFrom(place, target)));
  }
  for (const [place, target] of Object.values(valuePlants)) write(place, (forms['value'] as (target: string) => string)(addressFrom(place, target)));
  for (const [place, target] of allowed) {
    const form = target.startsWith('type:') ? 'typeOnly' : 'value';
    write(place, (forms[form] as (target: string) => string)(addressFrom(place, target.replace('type:', ''))));
  }
  write('server/cycle-a.ts', "import { b } from './cycle-b.ts';\nexport const a = b;\nexport type A = number;\n");
  write('server/cycle-b.ts', "import type { A } from './cycle-a.ts';\nexport const b: A = 1;\n");
  write('server/lost.ts', "import { thing } from './nowhere.ts';\nexport const kept = thing;\n");

  const config = join(root, '.dependency-cruiser.js');
  const { default: rules } = (await import(config)) as { default: { forbidden: Rule[] } };
  ruleNames = rules.forbidden.map((rule) => rule.name);
  const words = ['--config', config, '--output-type', 'json', 'schemas', 'content', 'replication', 'server', 'sw', 'src', 'test', '.ci'];
  const run = spawnSync(join(root, 'node_modules/.bin/depcruise'), words, { cwd: house, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  violations = (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary.violations;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

function isCaught(rule: string, from: string): boolean {
  return violations.some((violation) => violation.rule.name === rule && violation.from === from);
}

test('every rule has a plant here, and every plant a rule', () => {
  const planted = [...Object.keys(plants), ...Object.keys(valuePlants), 'no-cycles', 'no-unresolvable-import'];
  expect(planted.sort()).toEqual([...ruleNames].sort());
});

test.each(Object.entries(plants))('%s is caught in every form', (rule, [place]) => {
  const missed = Object.keys(forms).filter((form) => !isCaught(rule, breakerOf(place, form)));
  expect(missed).toEqual([]);
});

test.each(Object.entries(valuePlants))('%s is caught when a value is imported', (rule, [place]) => {
  expect(isCaught(rule, place)).toBe(true);
});

test('a cycle through a type is a cycle', () => {
  expect(isCaught('no-cycles', 'server/cycle-a.ts') || isCaught('no-cycles', 'server/cycle-b.ts')).toBe(true);
});

test('an import that leads nowhere is caught', () => {
  expect(isCaught('no-unresolvable-import', 'server/lost.ts')).toBe(true);
});

test('what the table allows is left in peace', () => {
  const places = new Set(allowed.map(([place]) => place));
  expect(violations.filter((violation) => places.has(violation.from))).toEqual([]);
});
