// Tests of the speed of the regular expressions for danger, forbidden claims and model answers on
// any input. A pattern with backtracking would let one text block the server.
import { expect, test } from 'vitest';
import { findDanger } from '../../content/text-analysis/detect-danger.ts';
import { textPatternsByLanguage } from '../../content/text-analysis/patterns-by-language.ts';
import { hasCommand, hasPrediction } from '../../content/generation/forbidden-claims.ts';
import { parseAnswerJson } from '../../content/generation/parse-answer.ts';
import { toPlainText } from '../../content/generation/plain-text.ts';
import { answerPatternsByLanguage } from '../../content/generation/patterns-by-language.ts';

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

/**
 * Returns the CPU time of a call in milliseconds, the lower of two measurements. Other programs on
 * the machine do not count.
 */
function measureCpuTime(read: (text: string) => unknown, text: string): number {
  const times = Array.from({ length: 2 }, () => {
    const start = process.cpuUsage();
    read(text);
    return process.cpuUsage(start).user / 1_000;
  });
  return Math.min(...times);
}

test('100,000 characters of one stem are read in less than 200 ms of CPU time', () => {
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
      expect(measureCpuTime(read, text), `${read.name}: ${stem}`).toBeLessThan(200);
  }
});

test.each(['donne ', 'envoie nous ', 'verse '])(
  'a command of unlimited length is checked fast: %s',
  (verb) => {
    expect(measureCpuTime(hasCommand, `${verb}${'moi '.repeat(26)}.`)).toBeLessThan(100);
  },
);

test('an answer of nothing but fences, or of spaces, is read in less than 200 ms of CPU time', () => {
  for (const part of ['```{', '```json{', '``` ', '```{}', '}```'])
    expect(measureCpuTime(parseAnswerJson, part.repeat(length / part.length)), part).toBeLessThan(
      200,
    );
  expect(measureCpuTime((text) => toPlainText(text, 'line'), ' '.repeat(length))).toBeLessThan(200);
  expect(parseAnswerJson('Here: {no}\n```json\n{"a": "b"}\n```\nor {none}')).toEqual({ a: 'b' });
});
