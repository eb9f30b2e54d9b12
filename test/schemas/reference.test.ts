// Tests of how a Bible reference is formatted in each language.
import { expect, test } from 'vitest';
import { formatVerseReference } from '../../schemas/bible/verse-reference.ts';

test('a verse is written as each language writes it', () => {
  expect(formatVerseReference('en', 'JHN', 3, 16)).toBe('John 3:16');
  expect(formatVerseReference('fr', 'JHN', 3, 16)).toBe('Jean 3.16');
  expect(formatVerseReference('es', 'JHN', 3, 16)).toBe('Juan 3:16');
  expect(formatVerseReference('pt', 'JHN', 3, 16)).toBe('João 3:16');
});

test('a chapter has no separator, a range names its last verse once', () => {
  expect(formatVerseReference('fr', '1CO', 13)).toBe('1 Corinthiens 13');
  expect(formatVerseReference('en', 'PHP', 4, 6, 7)).toBe('Philippians 4:6–7');
  expect(formatVerseReference('fr', 'PHP', 4, 6, 7)).toBe('Philippiens 4.6-7');
  expect(formatVerseReference('en', 'PHP', 4, 6, 6)).toBe('Philippians 4:6');
});

test('a single chapter of the Psalms is called a psalm', () => {
  expect(
    (['en', 'fr', 'es', 'pt'] as const).map((language) =>
      formatVerseReference(language, 'PSA', 23, 1),
    ),
  ).toEqual(['Psalm 23:1', 'Psaume 23.1', 'Salmo 23:1', 'Salmo 23:1']);
});

test('an unknown book is written by its id', () => {
  expect(formatVerseReference('en', 'TOB', 3, 1)).toBe('TOB 3:1');
});
