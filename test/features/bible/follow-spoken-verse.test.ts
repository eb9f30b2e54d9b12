// Tests of `computeScrollDistance`, which moves the verse that is read aloud into the space between
// the top bar and the panel.
import { expect, test } from 'vitest';
import { computeScrollDistance } from '../../../src/features/bible/read-aloud/use-follow-spoken-verse.ts';

test.each([
  ['in sight: nowhere', 200, 300, 650, 0],
  ['below the open panel: up into the middle of what is free', 500, 600, 530, 220],
  ['above: down', 20, 120, 530, -260],
  ['higher than what is free: its beginning to the top', 300, 900, 530, 170],
])('%s', (_name, top, bottom, bottomMargin, direction) => {
  expect(computeScrollDistance({ top, bottom }, 130, bottomMargin)).toBe(direction);
});
