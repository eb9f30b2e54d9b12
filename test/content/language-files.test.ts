// Tests that each kind of content has the same files, exports and types in every language: loaders
// import them by the name of the language, so the type checker does not compare them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '../../schemas/languages.ts';

const content = join(import.meta.dirname, '../../content');

/** Folders that contain folders of languages. */
const kinds = readdirSync(content, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory() && /^[a-z]{2}$/.test(entry.name))
  .map(({ parentPath }) => parentPath.slice(content.length + 1))
  .filter((kind, index, all) => all.indexOf(kind) === index);

/** Files that another file imports by a fixed name, which the type checker compares. */
const importedByName = new Set(
  readdirSync(content, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .flatMap(({ parentPath, name }) =>
      [...readFileSync(join(parentPath, name), 'utf8').matchAll(/ from '(\..+)';$/gm)].map(
        ([, path = '']) => join(parentPath, path),
      ),
    ),
);

/**
 * Returns the files of a kind, and of each file that a loader imports the exports with their types.
 */
function listExports(kind: string, language: string): [string, string[]][] {
  const folder = join(content, kind, language);
  return readdirSync(folder)
    .toSorted()
    .map((name) => join(folder, name))
    .map((file) => [
      file.slice(folder.length),
      importedByName.has(file) ? [] : (readFileSync(file, 'utf8').match(/^export [^=]+/gm) ?? []),
    ]);
}

test('twelve kinds of content and the situations of prayers have a folder per language', () => {
  expect(kinds.toSorted()).toEqual([
    'emails',
    'generation',
    'grace-notes',
    'gratitude',
    'guides',
    'legal',
    'plans',
    'prayers',
    'prayers/situations',
    'reminders',
    'sleep',
    'text-analysis',
    'wisdom',
  ]);
});

test.each(kinds)('%s has a folder for each language and for no other', (kind) => {
  const folders = readdirSync(join(content, kind)).filter((name) => /^[a-z]{2}$/.test(name));
  expect(folders.toSorted()).toEqual(languages.toSorted());
});

test.each(kinds)('%s has the same files, exports and types in every language', (kind) => {
  const exported = listExports(kind, 'en').flatMap(([, found]) => found);
  expect(exported.filter((text) => !/^export const \w+: \w/.test(text))).toEqual([]);
  for (const language of languages)
    expect([language, listExports(kind, language)]).toEqual([language, listExports(kind, 'en')]);
});
