// Tests of the locale texts: complete keys, plural forms and placeholders in four languages,
// typographic rules, and wordings that the product specification defines. locale-keys.test.ts also
// compares keys and placeholders.
import { expect, test } from 'vitest';
import { languages } from '../../schemas/fields.ts';
import dayEn from '../../src/locales/en/daily.json';
import en from '../../src/locales/en/common.json';
import { readAllLocales } from '../support/locale-files.ts';

const texts = Object.fromEntries(
  languages.map((language) => [language, flatten(readAllLocales(language))]),
) as Record<(typeof languages)[number], Map<string, string>>;
const plural = /_(zero|one|two|few|many|other)$/;
const stems = new Set(
  [...texts.en.keys()].filter((key) => plural.test(key)).map((key) => key.replace(plural, '')),
);

test.each(languages)('%s has every text of English and no other', (language) => {
  const own = texts[language];
  const single = (all: Iterable<string>) =>
    [...all]
      .map((key) => key.replace(plural, ''))
      .filter((key, place, keys) => keys.indexOf(key) === place);
  expect(single(own.keys())).toEqual(single(texts.en.keys()));
  expect(own.size).toBeGreaterThan(150);
});

test.each(languages)('%s has every plural form of its own', (language) => {
  const own = texts[language];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  expect(stems.size).toBeGreaterThan(5);
  for (const stem of stems)
    for (const form of forms) expect(own.get(`${stem}_${form}`), `${stem}_${form}`).toBeTruthy();
});

test.each(languages)('%s fills the same blanks as English', (language) => {
  const own = texts[language];
  for (const [key, text] of own) {
    const model = texts.en.get(key) ?? texts.en.get(key.replace(plural, '_other')) ?? '';
    expect(blanks(text), key).toEqual(blanks(model));
  }
});

test.each(languages)('%s has typographic quotes, dashes and spaces', (language) => {
  for (const [key, text] of texts[language]) {
    expect(text, key).not.toMatch(/\.\.\.|--| {2}|^\s|\s$/);
    if (language !== 'en') expect(text, key).not.toMatch(/['"]/);
    if (language === 'fr')
      expect(text, key).not.toMatch(
        /[^\u202f!?][!?]|[^\u202f\u00a0];|[^\u00a0]:(?!\/)|«[^\u00a0]|[^\u00a0]»/,
      );
    if (language === 'es' && /[!?]/.test(text)) expect(text, key).toMatch(/[¡¿]/);
  }
});

test('messages whose wording the product specification defines have exactly that wording', () => {
  expect(dayEn.prayer.saved).toBe('Prayer saved!');
  expect(dayEn.prayer.saveFailed).toBe('Failed to save prayer.');
  expect(dayEn.prayer.markedAnswered).toBe('Prayer marked as answered!');
  expect(dayEn.prayer.testimonySaved).toBe('Testimony saved!');
  expect(dayEn.prayer.nothingToSave).toBe('No prayer generated to save.');
  expect(en.note.loginNeeded).toBe('Please login to add notes and highlights');
  expect(en.note.saveFailed).toBe('Failed to save note');
  expect(en.bible.failed).toBe('Failed to load chapter. Please try again.');
  expect(en.bible.noVerses).toBe('No verses returned from API');
  expect(en.banner.offline).toBe('Offline Mode - Some features limited');
  expect(en.banner.online).toBe('Back Online');
});

function flatten(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string'
        ? [[path + key, value]]
        : [...flatten(value as object, `${path}${key}.`)],
    ),
  );
}

function blanks(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).sort();
}
