// Tests of the verse numbers parsed from a reader URL.
import { expect, test } from 'vitest';
import { parseVersesInUrl } from '../../../src/features/bible/reader-url.ts';

test.each([
  ['16', [16]],
  ['16-18', [16, 17, 18]],
  ['18-16', [16, 17, 18]],
  ['16,18-20', [16, 18, 19, 20]],
  ['20-18.16', [16, 18, 19, 20]],
  ['abc', null],
  ['16-', null],
])('%s names %j', (path, verses) => {
  expect(parseVersesInUrl(path)).toEqual(verses);
});
