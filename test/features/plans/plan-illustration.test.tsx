// Tests that each shipped plan has a picture of its own, and other plans that of their theme.
import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { planOutlines } from '../../../content/plans/plan-outlines.ts';
import { PlanIllustration } from '../../../src/features/plans/components/plan-illustration.tsx';

function draw(plan: string | null, theme: string): string {
  const { innerHTML } = render(<PlanIllustration plan={plan} theme={theme} />).container;
  cleanup();
  return innerHTML;
}

test('the twelve shipped plans have twelve pictures', () => {
  const pictures = planOutlines.map(({ key, theme }) => draw(key, theme));
  expect(new Set(pictures).size).toBe(12);
});

test('a plan of another source has the picture of its theme, or a path', () => {
  expect(draw(null, 'peace')).toBe(draw('peace_in_the_storm', 'peace'));
  expect(draw('unknown', 'unknown')).toBe(draw('learning_to_trust', 'faith'));
});
