// Tests of README.md, docs/ and the folder READMEs: length limits, existing links and commands, the
// complete list of settings, and the form of decision records.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/source-files.ts';

const documents = globSync(['*.md', '{docs,deploy,src,server,replication,test,content}/**/*.md'], {
  cwd: root,
});

function read(name: string): string {
  return readFileSync(join(root, name), 'utf8');
}

/** Lines with text, without code blocks. */
function listTextLines(text: string): string[] {
  return text
    .replace(/^```[^]*?^```$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
}

test('README.md has at most 900 words and 60 lines of text', () => {
  const text = read('README.md');
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(900);
  expect(listTextLines(text).length).toBeLessThanOrEqual(60);
});

test('every link and picture of a document leads to a file', () => {
  const missing = documents.flatMap((name) =>
    [...read(name).matchAll(/\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/g)]
      .map(([, link, picture]) => link ?? picture ?? '')
      .filter((target) => !/^(https?|mailto):/.test(target))
      .filter((target) => !existsSync(join(root, dirname(name), target)))
      .map((target) => `${name}: ${target}`),
  );
  expect(documents.length).toBeGreaterThan(5);
  expect(missing).toEqual([]);
});

test('the path of one prayer in README.md has nine steps with links to source files', () => {
  const [, steps = ''] = read('README.md').split('## The path of one prayer');
  const items = steps.split('\n## ')[0]?.match(/^\d\. .*$/gm) ?? [];
  expect(items).toHaveLength(9);
  expect(
    items.join('\n').match(/\]\((src|schemas|replication|server)\/[^)]+\)/g)?.length,
  ).toBeGreaterThanOrEqual(8);
});

test('docs/configuration.md lists exactly the settings of the server and the build', () => {
  const named = [...read('docs/configuration.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(
    ([, name]) => name,
  );
  const settings = [
    ...read('server/settings.ts').matchAll(/\b(?:checked|text)\(\s*'([A-Z_]+)'/g),
  ].map(([, name]) => name);
  const build = [...read('src/app/backend-client.ts').matchAll(/\b(VITE_[A-Z_]+)\b/g)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  expect(named.toSorted()).toEqual(
    [...new Set([...settings, ...build, 'SELAH_EDITOR'])].toSorted(),
  );
});

test('commands that documents name are commands of package.json', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const named = documents.flatMap((name) =>
    [...read(name).matchAll(/npm run ([a-z][\w:-]*\w)/g)].map(([, script = '']) => script),
  );
  expect(named.length).toBeGreaterThan(10);
  expect([...new Set(named)].filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
});

test('the glossary of docs/architecture.md has at most 40 lines', () => {
  const [, glossary = ''] = read('docs/architecture.md').split('## Glossary');
  expect(listTextLines(glossary).length).toBeLessThanOrEqual(40);
});

test('a decision record has a date, its three parts and at most 15 lines', () => {
  const records = documents.filter((name) => name.startsWith('docs/decisions/'));
  expect(records.length).toBeGreaterThan(10);
  for (const name of records) {
    const text = read(name);
    expect(text, name).toMatch(/^# .+\n\nDate: \d{4}-\d\d-\d\d\n/);
    for (const part of ['Context:', 'Decision:', 'Consequence:'])
      expect(text, name).toContain(`**${part}**`);
    expect(listTextLines(text).length, name).toBeLessThanOrEqual(15);
  }
});
