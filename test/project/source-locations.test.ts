// Tests that the build for editors marks where each element is written, and that every other build
// contains no such marks.
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAst, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { sourceLocations, addSourceLocations } from '../../.ci/vite-plugins/source-locations.ts';
import { readInitialFiles, hasSourceLocations, readyMessage } from './built-files.ts';
import { root } from '../support/source-files.ts';

test('page and Mantine elements have file, line, column and whether the text is in code', () => {
  const code = `import { Provider as Own } from './own';
import { MantineProvider, Tabs, Text as Words } from '@mantine/core';
const a = '😀'; const b = <p title="a">{t('x')}</p>;
const c = (
  <Own><MantineProvider><Words<'a'> b>{/* c */}plain</Words><Tabs.List /><></></MantineProvider></Own>
);`;
  const written = addSourceLocations(code, 'src/a.tsx');
  expect(written.split('\n')).toHaveLength(code.split('\n').length);
  expect(written).toContain(
    `<p data-source-location="src/a.tsx:3:27" data-dynamic-content="true" title="a">`,
  );
  expect(written).toContain(
    `<Own><MantineProvider><Words<'a'> data-source-location="src/a.tsx:5:25" data-dynamic-content="false" b>`,
  );
  expect(written).toContain(
    `<Tabs.List data-source-location="src/a.tsx:5:61" data-dynamic-content="false" />`,
  );
  expect(written.match(/data-source-location/g)).toHaveLength(3);
});

test('the marks for editors leave every source file of the app otherwise unchanged', () => {
  const files = globSync('src/**/*.tsx', { cwd: root });
  let found = 0;
  for (const file of files) {
    const code = readFileSync(join(root, file), 'utf8');
    const written = addSourceLocations(code, file);
    parseAst(written, { lang: 'tsx' }, file);
    const added = / data-source-location="[^"]+" data-dynamic-content="(true|false)"/g;
    found += written.match(added)?.length ?? 0;
    expect(written.replaceAll(added, ''), file).toBe(code);
  }
  expect(found).toBeGreaterThan(500);
});

test('the check of a build finds both the marks and the code for editors', () => {
  const dist = mkdtempSync(join(tmpdir(), 'selah-built-'));
  mkdirSync(join(dist, 'assets'));
  writeFileSync(
    join(dist, 'index.html'),
    '<script type="module" crossorigin src="/assets/main-a.js"></script><link rel="modulepreload" href="/assets/react-a.js">',
  );
  writeFileSync(
    join(dist, 'assets/main-a.js'),
    'import{a}from"./b.js";import("./later.js");x("p",{"data-source-location":"src/a.tsx:1:1"})',
  );
  writeFileSync(join(dist, 'assets/react-a.js'), '');
  writeFileSync(join(dist, 'assets/b.js'), `post({type:"${readyMessage}"})`);
  const first = readInitialFiles(dist);
  expect([...first.keys()].toSorted()).toEqual([
    'assets/b.js',
    'assets/main-a.js',
    'assets/react-a.js',
  ]);
  expect(
    [...first.values()]
      .map((code) => [hasSourceLocations(code), code.includes(readyMessage)])
      .toSorted(),
  ).toEqual([
    [false, false],
    [false, true],
    [true, false],
  ]);
});

test('a build for editors never writes to the folder of the public build', async () => {
  const resolved = (command: 'build' | 'serve', outDir: string) =>
    resolveConfig(
      {
        configFile: false,
        root: join(root, 'src'),
        plugins: [sourceLocations(root)],
        build: { outDir },
      },
      command,
    );
  for (const outDir of [join(root, 'dist'), `${root}/dist/`, '../dist'])
    await expect(resolved('build', outDir)).rejects.toThrow(/--outDir/);
  await expect(resolved('build', '/tmp/an-editor')).resolves.toBeDefined();
  await expect(resolved('serve', join(root, 'dist'))).resolves.toBeDefined();
});

test('no source file itself contains a location mark', () => {
  for (const file of globSync('src/**/*.tsx', { cwd: root }))
    expect(readFileSync(join(root, file), 'utf8'), file).not.toContain('data-source-location=');
});

// Runs only with a build that is not older than the code for editors. The browser tests always have
// a build and check it, too (test/browser/editor-frame.spec.ts).
const dist = join(root, 'dist');
const codes = existsSync(join(dist, 'index.html'))
  ? globSync('assets/*.js', { cwd: dist }).map(
      (file) => [file, readFileSync(join(dist, file), 'utf8')] as const,
    )
  : [];

test.runIf(codes.some(([, code]) => code.includes(readyMessage)))(
  'a public build contains no source locations and does not start with the code for editors',
  () => {
    for (const [file, code] of codes) expect(hasSourceLocations(code), file).toBe(false);
    const first = readInitialFiles(dist);
    expect(first.size).toBeGreaterThan(2);
    for (const [file, code] of first) expect(code.includes(readyMessage), file).toBe(false);
  },
);
