// Tests of prayer titles: a title that is the start of a longer request is cut between words and
// ends with an ellipsis.
import { expect, test } from 'vitest';
import { getPrayerTitle } from '../../../src/features/prayer/components/prayer-title.ts';

test.each([
  ['Strength', 'Strength', 'Strength'],
  [
    'Please be with my sister Anna before her operation o',
    'Please be with my sister Anna before her operation on Tuesday',
    'Please be with my sister Anna before her operation…',
  ],
  [
    'Please be with my sister Anna before her operation',
    'Please be with my sister Anna before her operation on Tuesday',
    'Please be with my sister Anna before her operation…',
  ],
  ['Peace, and', 'Peace, and  rest', 'Peace, and…'],
  [
    'Donaudampfschifffahrtsgesellschaft',
    'Donaudampfschifffahrtsgesellschaftskapitän',
    'Donaudampfschifffahrtsgesellschaft…',
  ],
])('%j of %j is shown as %j', (title, request, expected) => {
  expect(getPrayerTitle({ title, request })).toBe(expected);
});
