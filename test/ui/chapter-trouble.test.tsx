// @vitest-environment happy-dom
// A chapter that is not there: each reason has its own words, and a way on.
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ChapterTrouble } from '../../src/pages/bible/chapter-trouble.tsx';
import { onScreen } from './on-screen.tsx';

function missing(what: 'place' | 'translation' | 'chapter') {
  const onPick = vi.fn();
  onScreen(<ChapterTrouble answer={{ kind: 'missing', what }} place={{ translation: 'XYZ', book: 'JHN', chapter: 3 }} onRetry={vi.fn()} onPick={onPick} />);
  return onPick;
}

test.each([
  ['place', 'This place is not in the Bible'],
  ['translation', 'This server does not have XYZ'],
  ['chapter', 'This chapter is not in XYZ'],
] as const)('a missing %s is said to be that, and another place can be chosen', (what, title) => {
  const onPick = missing(what);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Choose another place' }));
  expect(onPick).toHaveBeenCalledOnce();
});

test('without the translation the same chapter can be read in the one that is always there', () => {
  missing('translation');
  expect(screen.getByRole('link', { name: 'Read in King James Version' }).getAttribute('href')).toBe('/Bible/KJV/JHN/3');
});
