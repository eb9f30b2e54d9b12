// Tests of the command line options of `npm run ops:try`.
import { expect, test } from 'vitest';
import { parseOptions } from '../../../bench/operations/options.ts';

test('without options, ops:try runs all parts with 500 devices for 3 minutes', () => {
  expect(parseOptions([])).toEqual({
    only: ['mail', 'load'],
    devices: 500,
    minutes: 3,
    pauseSeconds: 10,
    writesDocs: false,
  });
});

test.each([
  [['--only=mail,weather'], 'weather'],
  [['--devices=7'], 'even'],
  [['--devices=many'], '--devices'],
  [['--minutes=0'], '--minutes'],
])('the options %j are refused with a sentence that names the mistake', (args, word) => {
  expect(() => parseOptions(args)).toThrow(word);
});
