// Tests that every rule of .dependency-cruiser.js finds a violation planted in a small project, in
// every form of an import.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const config = join(root, '.dependency-cruiser.js');
const { default: rules, featureLayers } = (await import(config)) as {
  default: { forbidden: Rule[] };
  featureLayers: readonly (readonly string[])[];
};
const project = mkdtempSync(join(tmpdir(), 'selah-project-'));

interface Rule {
  name: string;
}

interface Violation {
  from: string;
  to: string;
  rule: Rule;
}

/**
 * Maps a rule to [the file that violates the rule, what that file imports]. `unlisted` is a package
 * that no folder may use.
 */
const plants: Record<string, [string, string]> = {
  'schemas-import-nothing': ['schemas/x.ts', 'content/ok.ts'],
  'content-imports-schemas': ['content/x.ts', 'server/ok.ts'],
  'replication-imports-schemas': ['replication/x.ts', 'src/data/ok.ts'],
  'server-imports-schemas-and-content': ['server/x.ts', 'replication/ok.ts'],
  'sw-imports-the-languages': ['sw/x.ts', 'schemas/ok.ts'],
  'ci-imports-nothing': ['.ci/x.ts', 'server/ok.ts'],
  'tests-are-not-imported': ['server/y.ts', 'test/ok.ts'],
  'main-is-not-imported': ['src/ui/y.tsx', 'src/main.tsx'],
  'app-is-imported-by-main-only': ['src/data/app.ts', 'src/app/ok.ts'],
  'pages-are-imported-by-routes-only': ['src/app/y.ts', 'src/features/prayer/page.tsx'],
  'app-imports-src-and-schemas': ['src/app/x.ts', 'replication/ok.ts'],
  'features-import-lower-folders': ['src/features/prayer/x.ts', 'replication/ok.ts'],
  'features-import-public-files': ['src/features/prayer/y.ts', 'src/features/plans/ok.ts'],
  'components-take-props-only': [
    'src/features/prayer/journal/components/x.tsx',
    'src/features/prayer/data.ts',
  ],
  'ui-takes-props-only': ['src/ui/x.tsx', 'src/data/ok.ts'],
  'data-imports-schemas-backend': ['src/data/x.ts', 'src/features/prayer/data.ts'],
  'backend-imports-schemas': ['src/backend/x.ts', 'src/platform/ok.ts'],
  'platform-imports-schemas-and-messages': ['src/platform/x.ts', 'sw/shell.ts'],
  'locales-import-schemas-and-local-storage': ['src/locales/x.ts', 'src/platform/ok.ts'],
  'workers-import-schemas-and-the-library': ['src/workers/x.ts', 'content/ok.ts'],
  'editor-frame-imports-schemas': ['src/editor-frame/x.ts', 'src/data/ok.ts'],
  'theme-imports-nothing': ['src/ui/theme/theme.ts', 'schemas/ok.ts'],
  'store-imports-schemas': ['server/store/x.ts', 'server/query/ok.ts'],
  'store-conditions-import-the-interface': [
    'server/store/conditions/x.ts',
    'server/store/sql/ok.ts',
  ],
  'sqlite-and-postgres-are-separate': ['server/store/sqlite/x.ts', 'server/store/postgres/ok.ts'],
  'databases-are-opened-by-index-and-admin': ['server/jobs/x.ts', 'server/store/sqlite/ok.ts'],
  'query-imports-store': ['server/query/x.ts', 'server/routes/ok.ts'],
  'entities-import-query-and-store': ['server/entities/x.ts', 'server/http/ok.ts'],
  'bible-imports-settings': ['server/bible/x.ts', 'server/store/ok.ts'],
  'mail-imports-store-and-settings': ['server/mail/x.ts', 'server/store/ok.ts'],
  'routes-are-imported-by-app-only': ['server/http/x.ts', 'server/routes/ok.ts'],
  'routes-import-no-sql': ['server/routes/x.ts', 'server/store/sql/ok.ts'],
  'app-and-index-are-not-imported': ['server/http/y.ts', 'server/app.ts'],
  'admin-is-not-imported': ['server/http/z.ts', 'server/admin/ok.ts'],
  'schemas-use-no-package': ['schemas/p.ts', 'rxdb'],
  'encryption-uses-ciphers': ['schemas/encryption/p.ts', 'rxdb'],
  'content-uses-no-package': ['content/p.ts', 'node:fs'],
  'replication-uses-rxdb': ['replication/p.ts', 'node:fs'],
  'server-uses-server-packages': ['server/p.ts', 'rxdb'],
  'sw-uses-workbox': ['sw/p.ts', 'rxjs'],
  'ui-uses-react-and-mantine': ['src/ui/p.tsx', 'rxjs'],
  'components-use-react-and-mantine': ['src/features/share/p.tsx', 'rxjs'],
  'features-use-react-router-and-rxjs': ['src/features/prayer/p.ts', 'rxdb'],
  'cross-references-use-dexie': ['src/features/bible/cross-references/p.ts', 'rxdb'],
  'app-uses-react-router-and-rxjs': ['src/app/p.ts', 'rxdb'],
  'data-uses-rxdb-and-react': ['src/data/p.ts', '@mantine/core'],
  'journal-import-uses-csv-and-zip': ['src/data/journal-import/p.ts', 'rxdb'],
  'backend-uses-socket-io': ['src/backend/p.ts', 'rxdb'],
  'platform-uses-no-package': ['src/platform/p.ts', 'react'],
  'locales-use-i18next': ['src/locales/p.ts', 'react'],
  'workers-use-no-package': ['src/workers/p.ts', 'rxdb'],
  'editor-frame-uses-no-package': ['src/editor-frame/p.ts', 'react'],
  'rxdb-and-dexie-stay-below-the-features': ['src/features/prayer/q.ts', 'rxdb'],
  'no-rxdb-replication-plugin': ['replication/q.ts', 'rxdb/plugins/replication'],
  'no-unlisted-package': ['test/p.ts', 'unlisted'],
  'features-in-no-layer-import-no-feature': [
    'src/features/unlisted/x.ts',
    'src/features/share/ok.ts',
  ],
  ...Object.fromEntries(
    featureLayers
      .slice(0, -1)
      .map((layer, index) => [
        `features-of-layer-${index + 1}-import-earlier-layers`,
        [
          `src/features/${layer[0]}/layer.ts`,
          `src/features/${featureLayers[index + 1]?.[0]}/ok.ts`,
        ],
      ]),
  ),
};

/** These rules forbid values and allow types. */
const valuePlants: Record<string, [string, string]> = {
  'content-imports-types-of-schemas': ['content/v.ts', 'schemas/ok.ts'],
  'components-import-types-of-schemas': ['src/ui/v.tsx', 'schemas/ok.ts'],
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
  ['content/a2.ts', 'schemas/languages.ts'],
  ['replication/a.ts', 'schemas/ok.ts'],
  ['replication/a2.ts', 'rxdb'],
  ['server/a.ts', 'content/ok.ts'],
  ['server/a2.ts', 'node:fs'],
  ['server/a3.ts', 'fastify'],
  ['server/store/sqlite/a.ts', 'server/store/sql/ok.ts'],
  ['server/query/a.ts', 'server/store/ok.ts'],
  ['server/index.ts', 'server/store/sqlite/ok.ts'],
  ['src/ui/a.tsx', 'src/locales/ok.ts'],
  ['src/ui/a2.tsx', '@mantine/core'],
  ['src/ui/a3.tsx', 'type:schemas/ok.ts'],
  ['src/data/a.ts', 'src/backend/ok.ts'],
  ['src/data/a2.ts', 'rxdb'],
  ['src/features/settings/a.ts', 'src/features/prayer/data.ts'],
  ['src/features/unlisted/a.ts', 'src/features/unlisted/ok.ts'],
  ['src/features/prayer/a.ts', 'src/data/ok.ts'],
  ['src/features/prayer/journal/a.ts', 'src/features/prayer/data.ts'],
  ['src/features/prayer/journal/components/a.tsx', 'src/features/share/ok.ts'],
  ['src/app/sync/a.ts', 'replication/ok.ts'],
  ['src/app/routes.tsx', 'src/features/prayer/page.tsx'],
  ['src/platform/a.ts', 'sw/messages.ts'],
  ['sw/a.ts', 'schemas/languages.ts'],
  ['src/main.tsx', 'src/app/ok.ts'],
  ['test/a.ts', 'src/main.tsx'],
  ['.ci/a.ts', 'node:fs'],
];

const packages = ['rxdb', 'rxjs', 'react', 'fastify', '@mantine/core', 'unlisted'];

let violations: Violation[] = [];
let ruleNames: string[] = [];

function write(place: string, text: string): void {
  mkdirSync(dirname(join(project, place)), { recursive: true });
  writeFileSync(join(project, place), text);
}

function addressFrom(place: string, target: string): string {
  if (!/\.tsx?$/.test(target)) return target;
  return '../'.repeat(place.split('/').length - 1).replace(/^$/, './') + target;
}

/**
 * Returns one file for each form. The theme is one file by name, so there the last form stands for
 * all.
 */
function buildViolation(place: string, form: string): string {
  return place === 'src/ui/theme/theme.ts'
    ? place
    : place.replace(/(\.tsx?)$/, `-${form.toLowerCase()}$1`);
}

beforeAll(async () => {
  for (const name of packages) {
    const exported = { '.': './index.js', './plugins/replication': './plugins/replication.js' };
    write(
      `node_modules/${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', type: 'module', exports: exported }),
    );
    write(`node_modules/${name}/index.js`, 'export const thing = 1;\n');
    write(`node_modules/${name}/plugins/replication.js`, 'export const thing = 1;\n');
  }
  const dependencies = Object.fromEntries(
    packages.filter((name) => name !== 'unlisted').map((name) => [name, '1.0.0']),
  );
  write('package.json', JSON.stringify({ name: 'project', type: 'module', dependencies }));
  const targets = [...Object.values(plants), ...Object.values(valuePlants), ...allowed]
    .map(([, target]) => target.replace('type:', ''))
    .filter((target) => /\.tsx?$/.test(target));
  for (const place of new Set(targets))
    write(place, 'export const thing = 1;\nexport type Thing = number;\n');
  for (const [place, target] of Object.values(plants)) {
    for (const [form, text] of Object.entries(forms))
      write(buildViolation(place, form), text(addressFrom(place, target)));
  }
  for (const [place, target] of Object.values(valuePlants))
    write(place, (forms['value'] as (target: string) => string)(addressFrom(place, target)));
  for (const [place, target] of allowed) {
    const form = target.startsWith('type:') ? 'typeOnly' : 'value';
    write(
      place,
      (forms[form] as (target: string) => string)(addressFrom(place, target.replace('type:', ''))),
    );
  }
  write(
    'server/cycle-a.ts',
    "import { b } from './cycle-b.ts';\nexport const a = b;\nexport type A = number;\n",
  );
  write('server/cycle-b.ts', "import type { A } from './cycle-a.ts';\nexport const b: A = 1;\n");
  write('server/lost.ts', "import { thing } from './nowhere.ts';\nexport const kept = thing;\n");

  ruleNames = rules.forbidden.map((rule) => rule.name);
  const words = [
    '--config',
    config,
    '--output-type',
    'json',
    'schemas',
    'content',
    'replication',
    'server',
    'sw',
    'src',
    'test',
    '.ci',
  ];
  const run = spawnSync(join(root, 'node_modules/.bin/depcruise'), words, {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  violations = (JSON.parse(run.stdout) as { summary: { violations: Violation[] } }).summary
    .violations;
});

afterAll(() => rmSync(project, { recursive: true, force: true }));

function isCaught(rule: string, from: string): boolean {
  return violations.some((violation) => violation.rule.name === rule && violation.from === from);
}

test('every rule has a planted violation, and every planted violation a rule', () => {
  const planted = [
    ...Object.keys(plants),
    ...Object.keys(valuePlants),
    'no-cycles',
    'no-unresolvable-import',
  ];
  expect(planted.sort()).toEqual([...ruleNames].sort());
});

test.each(Object.entries(plants))('%s is caught in every form', (rule, [place]) => {
  const missed = Object.keys(forms).filter((form) => !isCaught(rule, buildViolation(place, form)));
  expect(missed).toEqual([]);
});

test.each(Object.entries(valuePlants))('%s is caught when a value is imported', (rule, [place]) => {
  expect(isCaught(rule, place)).toBe(true);
});

test('a cycle through a type is a cycle', () => {
  expect(
    isCaught('no-cycles', 'server/cycle-a.ts') || isCaught('no-cycles', 'server/cycle-b.ts'),
  ).toBe(true);
});

test('an import that cannot be resolved is caught', () => {
  expect(isCaught('no-unresolvable-import', 'server/lost.ts')).toBe(true);
});

test('every feature is in one layer', () => {
  expect(featureLayers.flat().toSorted()).toEqual(
    readdirSync(join(root, 'src/features')).toSorted(),
  );
});

test('an allowed import breaks no rule', () => {
  const places = new Set(allowed.map(([place]) => place));
  expect(violations.filter((violation) => places.has(violation.from))).toEqual([]);
});
