// Tests of the locale texts: complete keys, plural forms and placeholders in four languages,
// typographic rules, wordings that the product specification defines, and the number of technical
// words in English. locale-keys.test.ts also compares keys and placeholders.
import { expect, test } from 'vitest';
import { languages } from '../../schemas/languages.ts';
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

test.each(languages)('%s has every plural form that it needs', (language) => {
  const own = texts[language];
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  expect(stems.size).toBeGreaterThan(5);
  for (const stem of stems)
    for (const form of forms) expect(own.get(`${stem}_${form}`), `${stem}_${form}`).toBeTruthy();
});

test.each(languages)('%s has the same placeholders as English', (language) => {
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
  const { en } = texts;
  expect(en.get('saved.prayer')).toBe('Prayer saved!');
  expect(en.get('saveFailed.prayer')).toBe('Failed to save prayer.');
  expect(en.get('prayer:markedAnswered')).toBe('Prayer marked as answered!');
  expect(en.get('prayer:testimonySaved')).toBe('Testimony saved!');
  expect(en.get('prayer:nothingToSave')).toBe('No prayer generated to save.');
  expect(en.get('saveOffer.title')).toBe('Create a free account to save this');
  expect(en.get('saveFailed.note')).toBe('Failed to save note');
  expect(en.get('bible:reader.failed')).toBe('Failed to load chapter. Please try again.');
  expect(en.get('bible:reader.noVerses')).toBe('No verses returned from API');
  expect(en.get('banner.offline')).toBe('Offline Mode - Some features limited');
  expect(en.get('banner.online')).toBe('Back Online');
});

test('at most 60 English texts contain a technical word', () => {
  // Guides for developers (pwa-guides), the page for operators (admin) and legal texts need these
  // words and are not counted. A placeholder is not a word of the text.
  const word = /\b(?:device|server|sync|storage|browser|cache)\b/i;
  const countWords = (all: Iterable<[string, string]>) =>
    [...all].filter(
      ([key, text]) =>
        !/^(?:pwa-guides|admin|legal):/.test(key) && word.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
    ).length;
  expect(
    countWords([
      ['a', 'This Device is full.'],
      ['b', 'All your devices, {{device}}'],
      ['legal:c', 'The server'],
    ]),
  ).toBe(1);
  expect(countWords(texts.en)).toBeLessThanOrEqual(60);
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
