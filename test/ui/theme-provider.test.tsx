// Tests of the theme provider under the content security policy: no style element is written, also
// while the colour theme changes, and the attributes of the page choose the colours.
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeChoice } from '../../src/app/shell/components/theme-choice.tsx';
import { ThemeProvider } from '../../src/ui/theme/theme-provider.tsx';
import { changeTestLanguage } from '../support/render.tsx';

const { dataset } = document.documentElement;

beforeEach(async () => {
  await changeTestLanguage('en');
  document.head.replaceChildren();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

function renderChoice() {
  return render(
    <ThemeProvider>
      <ThemeChoice />
    </ThemeProvider>,
  );
}

test('the provider writes no style element, also while the theme changes', () => {
  renderChoice();
  expect(document.querySelectorAll('style')).toHaveLength(0);
  for (const name of ['Dark', 'Sepia', 'Light']) {
    fireEvent.click(screen.getByRole('radio', { name }));
    expect(document.querySelectorAll('style'), name).toHaveLength(0);
  }
});

test('transitions pause for a moment while the theme changes', () => {
  renderChoice();
  expect(dataset).not.toHaveProperty('transitions');
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(dataset['transitions']).toBe('off');
  vi.advanceTimersByTime(10);
  expect(dataset).not.toHaveProperty('transitions');
});

test('a theme that another tab chose sets the colours of this page', () => {
  renderChoice();
  fireEvent.click(screen.getByRole('radio', { name: 'Light' }));
  expect([dataset['colorTheme'], dataset['mantineColorScheme']]).toEqual(['light', 'light']);
  localStorage.setItem('selah_appearance', 'black');
  fireEvent(window, new StorageEvent('storage', { key: 'selah_appearance', newValue: 'black' }));
  expect([dataset['colorTheme'], dataset['mantineColorScheme']]).toEqual(['black', 'dark']);
});
