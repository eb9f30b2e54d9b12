// Tests of footnotes that open in place, so that the reader keeps the current line and the focus.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ChapterItem } from '../../../../schemas/bible/chapter.ts';
import { ChapterText } from '../../../../src/features/bible/components/chapter-text.tsx';
import { renderWithProviders } from '../../../support/render.tsx';

const items: ChapterItem[] = [
  { kind: 'verse', verse: 2, parts: [{ text: 'He maketh me to lie down' }, { note: 'Or, rest' }] },
];

/**
 * happy-dom has no popovers. In these tests a rendered popover is open, and closing it fires the
 * `toggle` event as in browsers.
 */
beforeEach(() => {
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = function hide(this: HTMLElement) {
    this.dispatchEvent(
      Object.assign(new Event('toggle'), { newState: 'closed', oldState: 'open' }),
    );
  };
});

function renderFootnotes() {
  const onVerse = vi.fn<(verse: number, isRange: boolean) => void>();
  renderWithProviders(
    <ChapterText
      chapter={{ translation: 'KJV', book: 'PSA', chapter: 23, language: 'en', verses: [], items }}
      marks={new Map()}
      onVerse={onVerse}
    />,
  );
  return { onVerse, mark: screen.getByRole('link', { name: 'Note a' }) };
}

test('a tap on a footnote mark opens and focuses the note, and selects no verse', () => {
  const { onVerse, mark } = renderFootnotes();
  expect(fireEvent.click(mark)).toBe(false);
  const note = screen.getByRole('dialog', { name: 'Note a' });
  expect(note.textContent).toBe('Or, rest');
  expect(document.activeElement).toBe(note);
  fireEvent.click(note);
  expect(onVerse).not.toHaveBeenCalled();
});

test('a closed footnote returns the focus to its mark', async () => {
  const { mark } = renderFootnotes();
  fireEvent.click(mark);
  fireEvent.click(screen.getByRole('button', { name: 'Close the note' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(mark);
});

test('with a key held down it is a link to the notes under the chapter', () => {
  const { mark } = renderFootnotes();
  fireEvent.click(mark, { ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the "Back to the text" link of a footnote moves the focus to the footnote mark', () => {
  const { mark } = renderFootnotes();
  fireEvent.click(screen.getByRole('link', { name: 'a: Back to the text' }));
  expect(document.activeElement).toBe(mark);
});
