// What a model may not say to a person, told from what Scripture promises to everybody.
import { describe, expect, test } from 'vitest';
import { commandsIn, foretellsIn } from '../../content/words/foretelling.ts';
import { languages } from '../../schemas/fields.ts';
import { commanding, foretelling } from './foretelling-sentences.ts';
import { sayable } from './sayable-sentences.ts';

describe.each(languages)('%s', (language) => {
  test('the table has at least twenty-five of either kind', () => {
    expect(foretelling[language].length + commanding[language].length).toBeGreaterThanOrEqual(25);
    expect(foretelling[language].length).toBeGreaterThanOrEqual(25);
    expect(sayable[language].length).toBeGreaterThanOrEqual(25);
  });

  test.each(foretelling[language])('foretells: %s', (sentence) => {
    for (const spelling of spellings(sentence)) expect(foretellsIn(spelling), spelling).toBe(true);
  });

  test.each(commanding[language])('commands: %s', (sentence) => {
    for (const spelling of spellings(sentence)) expect(commandsIn(spelling), spelling).toBe(true);
  });

  test.each(sayable[language])('may be said: %s', (sentence) => {
    for (const spelling of spellings(sentence)) expect([foretellsIn(spelling), commandsIn(spelling)], spelling).toEqual([false, false]);
  });
});

/** However it is typed, and wherever it stands. */
function spellings(sentence: string): string[] {
  return [sentence, sentence.toUpperCase(), sentence.normalize('NFD'), sentence.replaceAll('’', "'"), `Peace. ${sentence} Amen.`];
}

test('a term counts only with what it is a term for', () => {
  expect(foretellsIn('Within three days they reached the sea. God will stay near.')).toBe(false);
  expect(foretellsIn('Within three days God will act.')).toBe(true);
});
