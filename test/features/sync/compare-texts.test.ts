// Tests of the word-by-word comparison of two text versions: which words are marked as changed,
// completeness of both texts, and speed on long texts.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, type TextDiffPart } from '../../../src/features/sync/compare-texts.ts';

function joinText(parts: readonly TextDiffPart[], side: 'earlier' | 'present'): string {
  return parts
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ text }) => text)
    .join('');
}

test('words that are in only one of the two texts are marked', async () => {
  expect(await compareTexts('Lord, be near my sister', 'Lord, stay near my brother')).toEqual([
    { kind: 'same', text: 'Lord, ' },
    { kind: 'earlier', text: 'be' },
    { kind: 'present', text: 'stay' },
    { kind: 'same', text: ' near my ' },
    { kind: 'earlier', text: 'sister' },
    { kind: 'present', text: 'brother' },
  ]);
});

test('adjacent changed words with only a space between them are one change', async () => {
  expect(
    await compareTexts(
      'in our house tonight. Let my children sleep',
      'in this house tonight, and let the children sleep',
    ),
  ).toEqual([
    { kind: 'same', text: 'in ' },
    { kind: 'earlier', text: 'our' },
    { kind: 'present', text: 'this' },
    { kind: 'same', text: ' house tonight' },
    { kind: 'earlier', text: '. Let my' },
    { kind: 'present', text: ', and let the' },
    { kind: 'same', text: ' children sleep' },
  ]);
});

test('a changed full stop includes its word, and one word between changes joins them', async () => {
  expect(await compareTexts('Lord, be near. Amen', 'Lord, be near! Amen')).toEqual([
    { kind: 'same', text: 'Lord, be ' },
    { kind: 'earlier', text: 'near.' },
    { kind: 'present', text: 'near!' },
    { kind: 'same', text: ' Amen' },
  ]);
  expect(await compareTexts('Give us bread', 'Give us bread.')).toEqual([
    { kind: 'same', text: 'Give us ' },
    { kind: 'earlier', text: 'bread' },
    { kind: 'present', text: 'bread.' },
  ]);
  expect(await compareTexts('keep my tired sister', 'hold my weary sister')).toEqual([
    { kind: 'earlier', text: 'keep my tired' },
    { kind: 'present', text: 'hold my weary' },
    { kind: 'same', text: ' sister' },
  ]);
  // A comma ends the clause.
  expect((await compareTexts('be near, now', 'stay near, soon')).map(({ text }) => text)).toEqual([
    'be',
    'stay',
    ' near, ',
    'now',
    'soon',
  ]);
});

test('identical texts have no change, and an empty text is compared correctly', async () => {
  expect(await compareTexts('Amen.', 'Amen.')).toEqual([{ kind: 'same', text: 'Amen.' }]);
  expect(await compareTexts('', '')).toEqual([]);
  expect(await compareTexts('Amen.', '')).toEqual([{ kind: 'earlier', text: 'Amen.' }]);
});

test('a comparison contains both texts completely, with spaces and line breaks', async () => {
  const text = fc
    .array(
      fc.constantFrom(
        'Seigneur',
        ' ',
        '\n',
        '\n\n',
        'é',
        'e\u0301',
        '«\u00a0',
        '!',
        '.',
        ', ',
        '👨‍👩‍👧',
        'ton',
        '  ',
      ),
    )
    .map((repeatSign) => repeatSign.join(''));
  await fc.assert(
    fc.asyncProperty(text, text, async (earlier, present) => {
      const parts = await compareTexts(earlier, present);
      expect(joinText(parts, 'earlier')).toBe(earlier);
      expect(joinText(parts, 'present')).toBe(present);
      expect(parts.every((part) => part.text !== '')).toBe(true);
    }),
  );
});

test('two long texts without a common word are compared as wholes within 5 seconds', async () => {
  const repeatSign = (sign: string) =>
    Array.from({ length: 20_000 }, (_, place) => `${sign}${place}`).join(' ');
  const startedAt = performance.now();
  const parts = await compareTexts(repeatSign('a'), repeatSign('b'));
  expect(performance.now() - startedAt).toBeLessThan(5_000);
  expect(joinText(parts, 'earlier')).toBe(repeatSign('a'));
  expect(joinText(parts, 'present')).toBe(repeatSign('b'));
  expect(parts).toHaveLength(2);
});
