// Tests of the go-to dialog, a combobox for Bible passages: focus, arrow keys, Enter, taps, and
// results announced to screen readers.
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import {
  type GoToOption,
  GoToDialog,
} from '../../../src/features/bible/picker/components/go-to-dialog.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

const john: GoToOption = {
  key: 'JHN.3.16',
  name: 'John 3:16',
  preview: { text: 'For God so loved the world', language: 'en', translation: 'WEB' },
};
const places = [
  john,
  { key: '1JN.3', name: '1 John 3' },
  { key: '2JN.1', name: '2 John 1', translationCode: 'KJV' },
];

function open(
  listed: readonly GoToOption[],
  options: { text?: string; news?: string; heading?: string } = {},
) {
  const handlers = { onPick: vi.fn(), onEnter: vi.fn(), onClose: vi.fn(), onText: vi.fn() };
  function Page() {
    const [text, setText] = useState(options.text ?? '');
    const { onText, ...otherHandlers } = handlers;
    return (
      <GoToDialog
        text={text}
        onTextChange={(next) => {
          onText(next);
          setText(next);
        }}
        options={listed}
        {...(options.news !== undefined && { status: options.news })}
        {...(options.heading !== undefined && { heading: options.heading })}
        {...otherHandlers}
      />
    );
  }
  renderWithProviders(<Page />);
  return { ...handlers, field: screen.getByRole('combobox') };
}

/** Toasts have a separate status. */
const readStatus = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
const press = (field: HTMLElement, key: string) => fireEvent.keyDown(field, { key });
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '';

test('the field has the focus, a name and an example, and names its list', () => {
  const { field } = open(places);
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText('Book, chapter and verse')).toBe(field);
  expect(
    document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  ).toContain('John 3:16');
  expect(
    document.getElementById(field.getAttribute('aria-controls') ?? '')?.getAttribute('role'),
  ).toBe('listbox');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

test('after typing, Enter selects the first passage', () => {
  const { field, onPick } = open(places, { text: 'john 3:16' });
  expect(active(field)).toContain('John 3:16');
  press(field, 'Enter');
  expect(onPick).toHaveBeenCalledWith('JHN.3.16');
});

test('arrow keys move through the passages and wrap around at the ends', () => {
  const { field, onPick } = open(places, { text: 'john' });
  press(field, 'ArrowDown');
  expect(active(field)).toContain('1 John 3');
  press(field, 'ArrowUp');
  press(field, 'ArrowUp');
  expect(active(field)).toContain('2 John 1');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  press(field, 'Enter');
  expect(onPick).toHaveBeenCalledWith('2JN.1');
});

test('Enter selects no recently read passage before an arrow key moved to one', () => {
  const { field, onPick, onEnter } = open(places, { heading: 'Recent' });
  press(field, 'Enter');
  expect(onPick).not.toHaveBeenCalled();
  expect(onEnter).toHaveBeenCalledOnce();
  press(field, 'ArrowDown');
  press(field, 'Enter');
  expect(onPick).toHaveBeenCalledWith('JHN.3.16');
  expect(screen.getByRole('listbox', { name: 'Recent' })).toBeTruthy();
});

test('a tap selects a passage, and typing moves the active option to the first passage', () => {
  const { field, onPick, onText } = open(places, { text: 'john' });
  press(field, 'ArrowDown');
  fireEvent.change(field, { target: { value: 'john 3' } });
  expect(onText).toHaveBeenCalledWith('john 3');
  expect(active(field)).toContain('John 3:16');
  fireEvent.click(screen.getByRole('option', { name: /2 John 1/ }));
  expect(onPick).toHaveBeenCalledWith('2JN.1');
});

test('the text of a passage has the language of its translation', async () => {
  await changeTestLanguage('fr');
  open(places, { text: 'jean' });
  expect(screen.getByText('For God so loved the world').getAttribute('lang')).toBe('en');
});

test('the number of passages, or the reason for none, is announced', () => {
  open(places, { text: 'john' });
  expect(readStatus()).toBe('3 passages found');
});

test('without a passage the list is closed, and Enter submits the text again', () => {
  const { field, onEnter } = open([], { text: 'Ps 151', news: 'Psalms has 150 chapters.' });
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(readStatus()).toBe('Psalms has 150 chapters.');
  press(field, 'Enter');
  expect(onEnter).toHaveBeenCalledOnce();
});
