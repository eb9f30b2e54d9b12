// Tests of the command line options of `npm run ops:try`.
import { expect, test } from 'vitest';
import { parseOptions } from '../../../bench/operations/options.ts';

test('without options, ops:try runs all parts with 500 devices for 3 minutes, and 10 kills', () => {
  expect(parseOptions([])).toEqual({
    only: ['mail', 'load', 'failover', 'container', 'volume', 'update'],
    devices: 500,
    minutes: 3,
    pauseSeconds: 10,
    kills: 10,
    records: 1_000_000,
    writesDocs: false,
  });
});

test('without the volume, 10,000 records are enough', () => {
  expect(parseOptions(['--only=update', '--records=10000'])).toMatchObject({
    only: ['update'],
    records: 10_000,
  });
});

test.each([
  [['--only=mail,weather'], 'weather'],
  [['--devices=7'], 'even'],
  [['--devices=many'], '--devices'],
  [['--minutes=0'], '--minutes'],
  [['--records=10000'], '--records must be a number from 10100'],
  [['--only=update', '--records=9900'], '--records must be a number from 10000'],
  [['--records=10150'], 'multiple of 100'],
  [['--kills=0'], '--kills'],
  [['--kills=1.5'], 'whole number'],
])('the options %j are refused with a sentence that names the mistake', (args, word) => {
  expect(() => parseOptions(args)).toThrow(word);
});
