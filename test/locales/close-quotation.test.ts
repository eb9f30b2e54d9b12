// Tests the quotation marks of a passage that is quoted without its context.
import { describe, expect, test } from 'vitest';
import { closeQuotation } from '../../src/locales/close-quotation.ts';

describe('closing a quotation', () => {
  test.each([
    [
      'Jesus said to them, “I am the bread of life.',
      'Jesus said to them, “I am the bread of life.”',
    ],
    ['“Therefore don’t be anxious for tomorrow.', 'Therefore don’t be anxious for tomorrow.'],
    ['and give you peace.’', 'and give you peace.'],
    ['I am with you.” Then he went out.', '“I am with you.” Then he went out.'],
    ['“He said, ‘Go in peace.', 'He said, ‘Go in peace.’'],
    ['Moses said, “God says, ‘Go.', 'Moses said, “God says, ‘Go.’”'],
    ['Jésus leur dit : «\u00a0Je suis le pain.', 'Jésus leur dit : «\u00a0Je suis le pain.\u00a0»'],
    ['«\u00a0Ne vous inquiétez pas.', 'Ne vous inquiétez pas.'],
    ['Je suis avec vous.\u00a0»', 'Je suis avec vous.'],
    ['Él dijo: «Yo soy la luz.', 'Él dijo: «Yo soy la luz.»'],
    ['tendréis paz».', 'tendréis paz.'],
    ['Ele disse: “Eu sou a luz.', 'Ele disse: “Eu sou a luz.”'],
    [
      '“Blessed are the poor. “Blessed are the meek.',
      'Blessed are the poor. Blessed are the meek.',
    ],
    [
      'He said, “Blessed are the poor. “Blessed are the meek.”',
      'He said, “Blessed are the poor. Blessed are the meek.”',
    ],
  ] as const)('%s', (text, expected) => {
    expect(closeQuotation(text)).toBe(expected);
  });

  test.each([
    '“He said, ‘Go.’”',
    'He washed the disciples’ feet.',
    'They said, ‘The disciples’ feet are clean.’',
    'le «\u00a0jour de l’Éternel\u00a0»',
    'He answered, “Don’t be afraid,” and went on.',
    '',
  ])('a passage with paired marks stays unchanged: %s', (text) => {
    expect(closeQuotation(text)).toBe(text);
  });

  test('every part of a speech has paired marks and the same words', () => {
    const speeches = [
      'He said, “I tell you, ‘Love them,’ and so it is. Don’t fear.” They wondered. “Why?” he asked.',
      'Il dit : «\u00a0Va, et dis-leur : ‘Je viens.’ N’aie pas peur.\u00a0» Puis il sortit.',
      'Jesús dijo: «Yo soy el camino, y “nadie viene” sin mí». Y ellos callaron. «¿Por qué?»',
    ];
    for (const speech of speeches) {
      const words = speech.split(' ');
      for (let from = 0; from < words.length; from += 1)
        for (let to = from + 1; to <= words.length; to += 1) {
          const part = words.slice(from, to).join(' ');
          const closed = closeQuotation(part);
          expect(readLetters(closed), part).toBe(readLetters(part));
          for (const [opening, closing] of ['“”', '«»'])
            expect(closed.split(opening ?? '').length, part).toBe(
              closed.split(closing ?? '').length,
            );
          expect(closeQuotation(closed), part).toBe(closed);
        }
    }
  });
});

function readLetters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
