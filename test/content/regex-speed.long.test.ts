// Tests of the speed of the regular expressions for danger, forbidden claims and model answers on
// any input. A pattern with backtracking would let one text block the server.
import { expect, test } from 'vitest';
import { findDanger } from '../../content/text-analysis/detect-danger.ts';
import { hasCommand, hasPrediction } from '../../content/generation/forbidden-claims.ts';
import { parseAnswerJson } from '../../content/generation/parse-answer.ts';
import { toPlainText } from '../../content/generation/plain-text.ts';
import {
  answerPatternsByLanguage,
  textPatternsByLanguage,
} from '../../content/text-analysis/words-by-language.ts';
import { measureCpuTime } from '../support/cpu-time.ts';

const length = 100_000;

const patterns = [
  ...Object.values(textPatternsByLanguage).flatMap(({ life, violence, violenceOfOthers }) => [
    ...life.own,
    ...life.others,
    ...violence,
    ...violenceOfOthers,
  ]),
  ...Object.values(answerPatternsByLanguage).flatMap(
    ({ foretold, foretoldTogether, commanded }) => [
      ...foretold,
      ...foretoldTogether.flat(),
      ...commanded,
    ],
  ),
];

/** The fixed text before or after a `\w*`, where a pattern may read without a limit. */
const stems = [
  ...new Set(
    patterns.flatMap(({ source }) =>
      [...source.matchAll(/([a-z]{2,})\\w[*+]|\[a-z\](?:\+|\{2,\})(?:\(\?:)?([a-z]{2,})/g)].map(
        ([, before, after]) => before ?? after ?? '',
      ),
    ),
  ),
];

test('100,000 characters of one stem are read in less than 200 ms of CPU time', async () => {
  expect(stems.length).toBeGreaterThan(20);
  for (const stem of [
    ...stems,
    'categor',
    'i ',
    'my ',
    'he ',
    'mon ',
    'mi ',
    'meu ',
    'moi ',
    '"',
    '“',
    ' ',
    '1 ',
    'john ',
    'a.',
  ]) {
    const text = stem.repeat(length / stem.length);
    for (const read of [findDanger, hasPrediction, hasCommand])
      expect(await measureCpuTime(() => read(text), 200), `${read.name}: ${stem}`).toBeLessThan(
        200,
      );
  }
});

test.each(['donne ', 'envoie nous ', 'verse '])(
  'a command of unlimited length is checked fast: %s',
  async (verb) => {
    const text = `${verb}${'moi '.repeat(26)}.`;
    expect(await measureCpuTime(() => hasCommand(text), 100)).toBeLessThan(100);
  },
);

test('an answer of nothing but fences, or of spaces, is read in less than 200 ms of CPU time', async () => {
  for (const part of ['```{', '```json{', '``` ', '```{}', '}```']) {
    const text = part.repeat(length / part.length);
    expect(await measureCpuTime(() => parseAnswerJson(text), 200), part).toBeLessThan(200);
  }
  const spaces = ' '.repeat(length);
  expect(await measureCpuTime(() => toPlainText(spaces, 'line'), 200)).toBeLessThan(200);
  expect(parseAnswerJson('Here: {no}\n```json\n{"a": "b"}\n```\nor {none}')).toEqual({ a: 'b' });
});
