// Tests that the four locales match: every key, every plural form, every placeholder, no empty
// text, and no text that the source code does not use.
import { expect, test } from 'vitest';
import { languages } from '../../schemas/languages.ts';
import { type LocaleTexts, readAllLocales } from '../support/locale-files.ts';
import { listNodes, type Node, readSources, type Source } from '../support/source-files.ts';

const pluralEnd = /_(zero|one|two|few|many|other)$/;

function flatten(texts: LocaleTexts, path = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatten(value, `${path}${key}.`),
  );
}

/**
 * The keys that a language must have: a counted text has one form for each plural category of that
 * language.
 */
function keysFor(language: string, english: LocaleTexts): string[] {
  const keys = flatten(english).map(([key]) => key);
  const counted = new Set(
    keys
      .filter((key) => key.endsWith('_other') && keys.includes(key.replace(pluralEnd, '_one')))
      .map((key) => key.replace(pluralEnd, '')),
  );
  const plain = keys.filter((key) => !counted.has(key.replace(pluralEnd, '')));
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [...plain, ...[...counted].flatMap((key) => forms.map((form) => `${key}_${form}`))].sort();
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?(\w+)\s*\/?>/g)]
    .map(([whole, name]) => name ?? whole)
    .sort();
}

/**
 * Placeholders of all forms of a text together: "one prayer" may leave out the number that the
 * other forms have.
 */
function placeholdersByText(texts: LocaleTexts): Record<string, string[]> {
  const byText: Record<string, string[]> = {};
  for (const [key, value] of flatten(texts)) {
    const name = key.replace(pluralEnd, '');
    byText[name] = [...new Set([...(byText[name] ?? []), ...listPlaceholders(value)])].sort();
  }
  return byText;
}

const english = readAllLocales('en');

test('English has texts to follow', () => {
  expect(flatten(english).length).toBeGreaterThan(20);
  expect(flatten(english).some(([key]) => key.endsWith('_other'))).toBe(true);
});

test.each(languages)('%s has every key and every plural form, and no other', (language) => {
  expect(
    flatten(readAllLocales(language))
      .map(([key]) => key)
      .sort(),
  ).toEqual(keysFor(language, english));
});

test.each(languages)('%s leaves no text empty', (language) => {
  expect(flatten(readAllLocales(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
});

test.each(languages)('%s has the same placeholders as English', (language) => {
  expect(placeholdersByText(readAllLocales(language))).toEqual(placeholdersByText(english));
});

test('the locale check detects a missing plural form, an empty text and a lost placeholder', () => {
  const small = { a: { hi: 'Hi {{name}}', n_one: '{{count}} day', n_other: '{{count}} days' } };
  expect(keysFor('en', small)).toEqual(['a.hi', 'a.n_one', 'a.n_other']);
  expect(keysFor('fr', small)).toEqual(['a.hi', 'a.n_many', 'a.n_one', 'a.n_other']);
  expect(
    placeholdersByText({
      a: { hi: 'Salut {{ nom }}', n_one: '<b>un</b> jour', n_other: '{{count, number}} jours' },
    }),
  ).toEqual({
    'a.hi': ['nom'],
    'a.n': ['</b>', '<b>', 'count'],
  });
});

interface TextCall {
  key: string;
  /** Names of the options; undefined if the call does not list them literally. */
  names: string[] | undefined;
}

/** Lists the calls `t('key', { … })` with a literal key. */
function listTextCalls(source: Source): TextCall[] {
  return listNodes(source).flatMap((node) => {
    if (node.type !== 'CallExpression' || (node['callee'] as Node)['name'] !== 't') return [];
    const [key, options] = node['arguments'] as Node[];
    return typeof key?.['value'] === 'string'
      ? [{ key: key['value'], names: listOptionNames(options) }]
      : [];
  });
}

function listOptionNames(options: Node | undefined): string[] | undefined {
  if (!options) return [];
  if (options.type !== 'ObjectExpression') return undefined;
  const properties = options['properties'] as Node[];
  return properties.some(({ type }) => type === 'SpreadElement')
    ? undefined
    : properties.map((property) => String((property['key'] as Node)['name']));
}

const placeholders = placeholdersByText(english);

function listMissingOptions(source: Source): string[] {
  return listTextCalls(source).flatMap(({ key, names }) =>
    (placeholders[key] ?? [])
      .filter((placeholder) => /^\w+$/.test(placeholder) && names?.includes(placeholder) === false)
      .map((placeholder) => `${source.name}: ${key} needs ${placeholder}`),
  );
}

test('a call with a literal key passes every placeholder of the text', () => {
  const sources = readSources('src/**/*.{ts,tsx}');
  expect(sources.flatMap(listTextCalls).length).toBeGreaterThan(500);
  expect(sources.flatMap(listMissingOptions)).toEqual([]);
  const wrong = { name: 'page.tsx', text: "t('pwa-guides:troubleshoot.actionWhat', { message });" };
  expect(listMissingOptions(wrong)).toHaveLength(1);
});

/**
 * Patterns of the keys that a file can pass to `t`: one for each string literal. `${…}` matches
 * every string.
 */
function listKeyPatterns(source: Source): string[] {
  return listNodes(source).flatMap((node) => {
    if (node.type === 'Literal' && typeof node['value'] === 'string') return [node['value']];
    if (node.type !== 'TemplateLiteral') return [];
    const parts = node['quasis'] as { value: { cooked: string } }[];
    return [parts.map(({ value }) => value.cooked).join('*')];
  });
}

function listUnusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const patterns = [...new Set(sources.flatMap(listKeyPatterns))];
  const literals = new Set(patterns);
  const dynamic = patterns
    .filter((pattern) => /^[\w-]+[.:][\w.-]*\*[\w*.-]*$/.test(pattern))
    .map((pattern) => new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[\\w-]+')}$`));
  return keys.filter((key) => {
    const name = key.replace(pluralEnd, '');
    return !literals.has(name) && !dynamic.some((pattern) => pattern.test(name));
  });
}

test('every text is used in the source code or in the web app manifest', () => {
  const [manifest] = readSources('public/manifest.webmanifest');
  const manifestKeys = new Set(manifest?.text.match(/(?<=")manifest:[\w.]+/g));
  const keys = flatten(english)
    .map(([key]) => key)
    .filter((key) => !manifestKeys.has(key));
  expect(manifestKeys.size).toBeGreaterThan(5);
  expect(listUnusedKeys(keys, readSources('src/**/*.{ts,tsx}'))).toEqual([]);
  const page = { name: 'page.tsx', text: "t('a.b', { count }); t(`c:d.${kind}End`);" };
  expect(listUnusedKeys(['a.b_one', 'a', 'c:d.xEnd', 'c:d.x', 'b'], [page])).toEqual([
    'a',
    'c:d.x',
    'b',
  ]);
});
