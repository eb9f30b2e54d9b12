// Tests that adding a language needs no list but the known ones, and that the values of each language
// are complete.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { books } from '../../schemas/bible/books.ts';
import { languageConventions } from '../../schemas/language-conventions.ts';
import { languages } from '../../schemas/languages.ts';
import { readSources, root, type Source } from '../support/source-files.ts';

/** Files that name all languages, with the reason. */
const lists = {
  'schemas/languages.ts': 'It is the list.',
  'schemas/language-conventions.ts':
    'It has values of each language that the first load does not need.',
  'content/text-analysis/words-by-language.ts': 'Its words are read synchronously.',
  'schemas/bible/translations.ts': 'Each Bible translation has a language.',
};

/** Other languages than English, whose code is a common part of file names. */
const otherLanguages = languages.filter((language) => language !== 'en');

/** Returns whether a text contains the code of each language as a word: `fr:`, `'fr'`, `{ fr }`. */
function listsLanguages({ text }: Source): boolean {
  return otherLanguages.every((language) =>
    new RegExp(String.raw`(?<![\w-])${language}(?![\w-])`).test(text),
  );
}

test('no other file than the known ones lists the languages', () => {
  const sources = readSources(
    '{schemas,content,replication,server,sw,src,.ci}/**/*.{ts,tsx,css,html}',
    'public/*.webmanifest',
    '*.{ts,js}',
    '.*.js',
    'knip.json',
  );
  expect(sources.length).toBeGreaterThan(1_000);
  expect(
    sources
      .filter(listsLanguages)
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(Object.keys(lists).toSorted());
});

test.each(['const words = { en, fr, es, pt };', "['pt', 'es', 'fr']", 'fr: 1, es: 2, pt: 3'])(
  'a list of languages is found: %s',
  (text) => expect(listsLanguages({ name: 'example.ts', text })).toBe(true),
);

test.each(languages)('%s has different names for the 66 books', (language) => {
  const names = languageConventions[language].bookNames.split('|').map((name) => name.trim());
  expect([names.length, new Set(names).size]).toEqual([66, 66]);
  expect(names.filter((name) => !/^(?:[123] )?\p{Lu}\p{L}+(?: \p{L}+)*$/u.test(name))).toEqual([]);
  expect(books.map((book) => book.names[language])).toEqual(names);
});

test('the parser of typed references has words of each language, and of no other', () => {
  const files = readdirSync(join(root, 'src/data/bible/reference-words'));
  expect(files.toSorted()).toEqual(languages.map((language) => `${language}.ts`).toSorted());
});

test('src/locales has a folder for each language, and for no other', () => {
  const folders = readdirSync(join(root, 'src/locales'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.toSorted()).toEqual(languages.toSorted());
});
