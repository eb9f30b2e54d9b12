// Tests of the keyboard shortcuts of the app: search, list of shortcuts, and where they are
// inactive.
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { AppShortcuts } from '../../../src/app/shell/app-shortcuts.tsx';
import { changeTextSettings } from '../../../src/features/bible/text-settings/stored-text-settings.ts';
import { renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

function ShownPath() {
  return <p data-testid="path">{useLocation().pathname}</p>;
}

function renderAt(path: string): void {
  renderWithProviders(
    <MemoryRouter initialEntries={[path]}>
      <textarea aria-label="Prayer" />
      <AppShortcuts />
      <ShownPath />
    </MemoryRouter>,
  );
}

const press = (key: string, target: Element = document.body) => fireEvent.keyDown(target, { key });
const path = () => screen.getByTestId('path').textContent;

test('/ opens the search, but is typed in a text field', () => {
  renderAt('/Prayer');
  press('/', screen.getByLabelText('Prayer'));
  expect(path()).toBe('/Prayer');
  press('/');
  expect(path()).toBe('/Search');
});

test('? opens the list of shortcuts, with the shortcuts of the reader', async () => {
  renderAt('/Prayer');
  press('?', screen.getByLabelText('Prayer'));
  expect(screen.queryByRole('dialog')).toBeNull();
  press('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
  expect(screen.getByText('Go to the selected item')).toBeDefined();
  expect(screen.getByText('Go to a passage')).toBeDefined();
  press('/');
  expect(path()).toBe('/Prayer');
});

test('the shortcuts leave the keys to the reader on a page of the Bible', () => {
  renderAt('/Bible/KJV/John/3');
  press('/');
  expect(path()).toBe('/Bible/KJV/John/3');
});

test('shortcuts that are turned off do nothing', () => {
  changeTextSettings({ keys: false });
  renderAt('/Prayer');
  press('/');
  expect(path()).toBe('/Prayer');
});
