// Tests of single modes of practice with texts in other scripts: the spaces of a verse stay as they
// are, and the pieces follow the direction of the text.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ComparedText } from '../../../src/features/memory-verses/practice/compared-text.tsx';
import { GapsMode } from '../../../src/features/memory-verses/practice/gaps-mode.tsx';
import { OrderMode } from '../../../src/features/memory-verses/practice/order-mode.tsx';
import { compareTyped } from '../../../src/features/memory-verses/compare-typed.ts';
import { splitIntoWords } from '../../../src/features/memory-verses/verse-words.ts';
import { renderWithProviders } from '../../support/render.tsx';

const verses = [
  ['en', 'The lamp burns—by night—for us; it shines.'],
  ['zh', '小灯在夜里发光，照亮每一条路。'],
] as const;

/** Returns the shown text without crossed-out words and without the names for screen readers. */
function readVerse(): string {
  const quote = document.querySelector('blockquote')?.cloneNode(true);
  if (!(quote instanceof HTMLElement)) return '';
  for (const del of quote.querySelectorAll('del')) {
    // A crossed-out word has a space of its own on both sides.
    for (const space of [del.previousSibling, del.nextSibling]) {
      expect(space?.textContent).toBe(' ');
      space?.remove();
    }
    del.remove();
  }
  for (const hidden of quote.querySelectorAll('ins > span')) hidden.remove();
  return quote.textContent ?? '';
}

test.each(verses)('a typed verse in %s is shown with its own spaces only', (language, text) => {
  const words = splitIntoWords(text, language);
  const typed = `${text.slice(0, 3)} x ${text.slice(8)}`;
  const parts = compareTyped(words, typed, language);
  expect(new Set(parts.map(({ kind }) => kind)).size).toBe(3);
  renderWithProviders(<ComparedText parts={parts} language={language} />);
  expect(readVerse()).toBe(text);
});

test.each(verses)(
  'the gaps of a verse in %s are shown with its own spaces only',
  (language, text) => {
    const props = {
      words: splitIntoWords(text, language),
      text,
      language,
      seed: 'a',
      onFinish: () => {},
    };
    const { rerender } = renderWithProviders(<GapsMode {...props} isFinished={false} />);
    const [first] = screen.getAllByRole('textbox');
    if (first) fireEvent.change(first, { target: { value: 'x' } });
    rerender(<GapsMode {...props} isFinished />);
    expect(document.querySelectorAll('del')).toHaveLength(1);
    expect(document.querySelectorAll('ins').length).toBeGreaterThan(1);
    expect(readVerse()).toBe(text);
  },
);

test.each([
  ['he', 'אור קטן מאיר בלילה', 'rtl', 'ArrowLeft'],
  ['en', 'small lamps shine brightly', 'ltr', 'ArrowRight'],
] as const)('the pieces in %s run %s and move by %s', (language, text, direction, key) => {
  const words = splitIntoWords(text, language);
  renderWithProviders(
    <OrderMode
      words={words}
      text={text}
      language={language}
      seed="a"
      isFinished={false}
      onFinish={() => {}}
    />,
  );
  const [placed, open] = ['Your order', 'Parts of the verse'].map((name) =>
    screen.getByRole('list', { name }),
  );
  expect([placed?.dir, open?.dir]).toEqual([direction, direction]);
  if (!placed || !open) throw new Error('A list is missing.');
  const list = () =>
    within(placed)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  for (let count = 0; count < 2; count += 1)
    act(() => within(open).getAllByRole('button')[0]?.click());
  const [first, second] = list();
  const press = (index: number, name: string) => {
    const piece = within(placed).getAllByRole('button')[index];
    if (piece) fireEvent.keyDown(piece, { key: name });
  };
  press(0, key);
  expect(list()).toEqual([second, first]);
  // The other arrow moves the piece back.
  press(1, key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft');
  expect(list()).toEqual([first, second]);
});
