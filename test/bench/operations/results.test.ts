// Tests of the results of `npm run ops:try`: failed checks, the Markdown table and its place in a
// document.
import { expect, test } from 'vitest';
import {
  createResults,
  failoverMarks,
  installationMarks,
  replaceBetweenMarks,
  toMarkdown,
} from '../../../bench/operations/results.ts';

function createSampleResults() {
  const printed: string[] = [];
  const results = createResults((line) => printed.push(line));
  results.measure('load', 'requests', '300');
  results.check({
    part: 'load',
    what: 'lost words',
    value: '0',
    limit: 'none',
    isMet: true,
    failure: 'Words are lost.',
  });
  results.check({
    part: 'load',
    what: 'recovery | restart',
    value: '40 s',
    limit: 'within 30 s',
    isMet: false,
    failure: 'Devices need 40 s.',
  });
  return { results, printed };
}

test('only a check that is not met is a failure', () => {
  const { results, printed } = createSampleResults();
  expect(results.listFailures()).toEqual(['Devices need 40 s.']);
  expect(printed.map((line) => line.slice(0, 8).trim())).toEqual(['', 'ok', 'FAILED']);
});

test('the Markdown table emphasizes failures and escapes column separators', () => {
  expect(toMarkdown(createSampleResults().results.lines).split('\n').slice(2)).toEqual([
    '| load | requests | 300 |  |',
    '| load | lost words | 0 | none |',
    '| load | recovery \\| restart | **40 s** | within 30 s |',
  ]);
});

test.each([installationMarks, failoverMarks])(
  'a table replaces the former table and leaves the rest of the document (%o)',
  (marks) => {
    const { beginMark, endMark } = marks;
    const document = `before\n${beginMark}\nformer\n${endMark}\nafter\n`;
    const once = replaceBetweenMarks(document, 'table', marks);
    expect(once).toBe(`before\n${beginMark}\n\ntable\n\n${endMark}\nafter\n`);
    expect(replaceBetweenMarks(once, 'table', marks)).toBe(once);
    expect(() => replaceBetweenMarks('without marks', 'table', marks)).toThrow('marks');
  },
);
