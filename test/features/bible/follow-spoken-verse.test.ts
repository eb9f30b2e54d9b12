// Tests of `computeScrollDistance`, which moves the verse that is read aloud into the space between
// the top bar and the panel.
import { expect, test } from 'vitest';
import { computeScrollDistance } from '../../../src/features/bible/read-aloud/use-follow-spoken-verse.ts';

test.each([
  ['a visible verse does not scroll', 200, 300, 650, 0],
  ['a verse below the panel scrolls up into the middle of the free space', 500, 600, 530, 220],
  ['a verse above the free space scrolls down', 20, 120, 530, -260],
  ['a verse higher than the free space starts at the top', 300, 900, 530, 170],
])('%s', (_name, top, bottom, bottomMargin, direction) => {
  expect(computeScrollDistance({ top, bottom }, 130, bottomMargin)).toBe(direction);
});
