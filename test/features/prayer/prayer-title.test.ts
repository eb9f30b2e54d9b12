// Tests of prayer titles: a title that is the start of a longer request is cut between words and
// ends with an ellipsis, and a place with two lines shows more of the request.
import { expect, test } from 'vitest';
import {
  getPrayerTitle,
  getTwoLineTitle,
} from '../../../src/features/prayer/components/prayer-title.ts';

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

test.each([
  [
    'Please be with my sister Anna before her operation o',
    'Please be with my sister Anna before her operation on Tuesday\n and with us',
    'Please be with my sister Anna before her operation on Tuesday and with us',
  ],
  ['Strength', '', 'Strength'],
  ['A title of another app', 'For rain', 'A title of another app'],
])('with two lines, the title %j of the request %j is %j', (title, request, expected) => {
  expect(getTwoLineTitle({ title, request })).toBe(expected);
});

test('a title in two lines contains only the beginning of a very long request', () => {
  const request = 'For rain on the dry fields. '.repeat(1_000);
  const title = getTwoLineTitle({ title: request.slice(0, 50), request });
  expect(title).toMatch(/^For rain .*…$/);
  expect(title.length).toBeLessThanOrEqual(201);
});
