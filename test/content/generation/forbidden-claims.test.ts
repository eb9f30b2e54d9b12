// Tests of the detection of forbidden claims in a model's text: predictions and commands, as
// distinct from the general promises of Scripture.
import { describe, expect, test } from 'vitest';
import { hasCommand, hasPrediction } from '../../../content/generation/forbidden-claims.ts';
import { languages } from '../../../schemas/languages.ts';
import { commandSentences, predictionSentences } from './forbidden-sentences.ts';
import { allowedSentences } from './allowed-sentences.ts';

describe.each(languages)('%s', (language) => {
  test('the table has at least twenty-five of either kind', () => {
    expect(
      predictionSentences[language].length + commandSentences[language].length,
    ).toBeGreaterThanOrEqual(25);
    expect(predictionSentences[language].length).toBeGreaterThanOrEqual(25);
    expect(allowedSentences[language].length).toBeGreaterThanOrEqual(25);
  });

  test.each(predictionSentences[language])('a prediction is detected: %s', (sentence) => {
    for (const spelling of spellings(sentence))
      expect(hasPrediction(spelling), spelling).toBe(true);
  });

  test.each(commandSentences[language])('a command is detected: %s', (sentence) => {
    for (const spelling of spellings(sentence)) expect(hasCommand(spelling), spelling).toBe(true);
  });

  test.each(allowedSentences[language])(
    'an allowed sentence is neither a prediction nor a command: %s',
    (sentence) => {
      for (const spelling of spellings(sentence))
        expect([hasPrediction(spelling), hasCommand(spelling)], spelling).toEqual([false, false]);
    },
  );
});

/** Spelling variants of a sentence, and the sentence inside a longer text. */
function spellings(sentence: string): string[] {
  return [
    sentence,
    sentence.toUpperCase(),
    sentence.normalize('NFD'),
    sentence.replaceAll('’', "'"),
    `Peace. ${sentence} Amen.`,
  ];
}

test('a time span counts as a prediction only together with an action of God', () => {
  expect(hasPrediction('Within three days they reached the sea. God will stay near.')).toBe(false);
  expect(hasPrediction('Within three days God will act.')).toBe(true);
});
