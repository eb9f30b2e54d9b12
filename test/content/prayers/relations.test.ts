// Tests of the relation that a prayer request names, and of the written prayers that say it, in four
// languages.
import { expect, test } from 'vitest';
import { composePrayer } from '../../../content/prayers/compose-prayer.ts';
import { loadPrayers } from '../../../content/prayers/load-prayers.ts';
import { fillRelation, findRelation } from '../../../content/prayers/relations.ts';
import { splitIntoWords } from '../../../content/prayers/situations/find-phrases.ts';
import { languages } from '../../../schemas/languages.ts';
import type { Language } from '../../../schemas/languages.ts';

const expectedRelations: readonly [Language, string, string | undefined][] = [
  ['en', 'My son starts at a new school and he is frightened', 'son'],
  ['en', 'Watch over my dear mother', 'mother'],
  ['en', 'my 8 year old daughter', 'daughter'],
  ['en', 'Pray for mom, she has cancer', 'mother'],
  ['en', 'My daughter has no friends at school', 'daughter'],
  ['en', 'My sister’s son is in hospital', undefined],
  ['en', 'My mother’s surgery is on Monday', 'mother'],
  ['en', 'Pray for my sister’s teacher', undefined],
  ['en', 'The son of my sister is ill', undefined],
  ['en', 'My mother-in-law is ill', undefined],
  ['en', 'My stepson and my ex-husband', undefined],
  ['en', 'My friend is ill, my mother told me', undefined],
  ['en', 'Our Father, heal my brother', 'brother'],
  ['en', 'His mom is ill', undefined],
  ['fr', 'Mon fils entre à l’école', 'son'],
  ['fr', 'Ma sœur est malade', 'sister'],
  ['fr', 'Ma grand-mère est malade', 'grandmother'],
  ['fr', 'Ma belle-mère est malade', undefined],
  ['fr', 'Mon petit-fils est malade', 'grandson'],
  ['fr', 'Le fils de ma sœur est malade', undefined],
  ['es', 'Mi hijo tiene miedo', 'son'],
  ['es', 'por mi querida abuelita', 'grandmother'],
  ['es', 'La madre de mi amigo', undefined],
  ['pt', 'Cura meu pai, ele está doente', 'father'],
  ['pt', 'A mãe do meu amigo está doente', undefined],
];

test.each(expectedRelations)('%s: the relation of “%s” is %s', (language, request, relation) => {
  expect(findRelation(splitIntoWords(request), language)).toBe(relation);
});

const children: Record<Language, readonly [request: string, title: string, part: string]> = {
  en: ['My son starts at a new school on Monday', 'For my son at school', 'my son, who goes'],
  fr: ['Ma fille commence une nouvelle école', 'Pour ma fille à l’école', 'ramène-la chez nous'],
  es: ['Mi hijo empieza en una escuela nueva', 'Por mi hijo en la escuela', 'a mi hijo, que va'],
  pt: ['Meu filho começa numa escola nova', 'Pelo meu filho na escola', 'meu filho, que vai'],
};

test.each(languages)('%s: a child at school gets a prayer of the family', async (language) => {
  const [request, title, part] = children[language];
  const prayer = await composePrayer(
    { request, category: 'other', language },
    { seed: 1, used: [] },
  );
  expect(prayer).toMatchObject({ title, category: 'family' });
  expect(prayer.prayer_text).toContain(part);
});

const gendered: readonly [Language, string, string][] = [
  ['fr', 'Mon frère est malade, guéris-le', 'Guéris-le, je te le demande.'],
  ['fr', 'Ma sœur est malade', 'Guéris-la, je te le demande.'],
  ['fr', 'pour une personne malade', 'd’une personne que la maladie retient'],
  ['es', 'Mi abuelo está enfermo', 'te presento a mi abuelo, que está enfermo.'],
  ['es', 'Mi madre está enferma', 'te presento a mi madre, que está enferma.'],
  ['pt', 'Cura meu pai, ele está doente', 'Tu o amas'],
  ['pt', 'Minha mãe está doente', 'Tu a amas'],
];

test.each(gendered)('%s: the prayer for “%s” agrees in gender', async (language, request, part) => {
  const { prayer_text } = await composePrayer(
    { request, category: 'other', language },
    { seed: 1, used: [] },
  );
  expect(prayer_text).toContain(part);
});

test('a relation without a word in the language of the prayer is not said', async () => {
  const { prayer_text } = await composePrayer(
    { request: 'My friend is ill', category: 'other', language: 'fr' },
    { seed: 1, used: [] },
  );
  expect(prayer_text).toContain('d’une personne');
});

test.each(languages)('%s: all gaps of the written prayers are filled', async (language) => {
  const { written } = await loadPrayers(language);
  const texts = Object.values(written).flatMap((prayers) =>
    Object.values(prayers).flatMap(({ title, text }) => [title, text]),
  );
  for (const relation of [undefined, 'mother', 'father'] as const)
    for (const text of texts)
      expect(fillRelation(text, language, relation)).not.toMatch(/[{}|@]|,,|,\.| ,/);
});
