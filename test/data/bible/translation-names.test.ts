// Tests the short names of Bible translations.
import { expect, test } from 'vitest';
import { knownTranslations } from '../../../schemas/bible/translations.ts';
import { shortenTranslationName } from '../../../src/data/bible/translation-names.ts';

test.each([
  ['Santa Biblia — Reina Valera 1909', 'Reina Valera 1909'],
  ['La Santa Biblia: Reina-Valera 1909', 'Reina-Valera 1909'],
  ['La Sainte Bible - Louis Segond 1910', 'Louis Segond 1910'],
  ['La Sainte Bible : Darby', 'Darby'],
  ['Bíblia Sagrada – Bíblia Livre', 'Bíblia Livre'],
  ['The Holy Bible: King James Version', 'King James Version'],
  ['Santa Biblia', 'Santa Biblia'],
  ['Santa Biblia — ', 'Santa Biblia — '],
  ['World English Bible', 'World English Bible'],
])('the short name of "%s" is "%s"', (name, short) => {
  expect(shortenTranslationName(name)).toBe(short);
});

test('names of known translations are not shortened', () => {
  for (const { name } of knownTranslations) expect(shortenTranslationName(name)).toBe(name);
});
