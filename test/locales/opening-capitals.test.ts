// Tests that the capitals at the beginning of a chapter are lowered, and no other capitals.
import { expect, test } from 'vitest';
import { layOutChapter } from '../../src/features/bible/components/chapter-blocks.ts';
import { lowerOpeningCapitals } from '../../src/locales/opening-capitals.ts';
import { applyVerseTypography } from '../../src/locales/verse-typography.ts';

test.each([
  ['EN el principio crió Dios', 'En el principio crió Dios'],
  ['DESPUÉS de estas cosas', 'Después de estas cosas'],
  ['¶ JEHOVÁ es mi pastor', '¶ Jehová es mi pastor'],
  ['Y la tierra estaba', 'Y la tierra estaba'],
  ['A la mañana', 'A la mañana'],
  ['', ''],
])('%s is shown as %s', (text, shown) => {
  expect(lowerOpeningCapitals(text, 'RVA')).toBe(shown);
  expect(applyVerseTypography(text, 'RVA')).toBe(shown);
});

test('capitals of other translations stay, because they may name God', () => {
  for (const translation of ['KJV', 'NBLA', null, undefined])
    expect(applyVerseTypography('SEÑOR, tú me has examinado', translation)).toBe(
      'SEÑOR, tú me has examinado',
    );
});

test('the reader lowers only the first word of the chapter', () => {
  const { blocks } = layOutChapter({
    translation: 'RVA',
    language: 'es',
    items: [
      { kind: 'verse', verse: 1, parts: [{ text: 'EN el PRINCIPIO' }] },
      { kind: 'verse', verse: 2, parts: [{ text: 'YO soy' }] },
    ],
  });
  const words = JSON.stringify(blocks);
  expect(words).toContain('En el PRINCIPIO');
  expect(words).toContain('YO soy');
});
