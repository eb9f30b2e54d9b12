// Tests of the reader's text settings, colour themes and shortcut switch: stored on the device,
// applied at the first frame, safe against invalid values.
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  changeTextSettings,
  readTextSettings,
  resetTextSettings,
  useTextSettings,
} from '../../../src/features/bible/text-settings/stored-text-settings.ts';
import { TextSettingsPanel } from '../../../src/features/bible/text-settings/text-settings-panel.tsx';
import { ShortcutsPanel } from '../../../src/features/bible/text-settings/shortcuts-panel.tsx';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider.tsx';
import { ThemeChoice } from '../../../src/app/shell/components/theme-choice.tsx';
import {
  getTextSettingsProps,
  defaultTextSettings,
  readerTextSizes,
  parseTextSettings,
} from '../../../src/features/bible/text-settings/components/text-settings.ts';
import { renderWithProviders } from '../../support/render.tsx';

test('a changed text setting is stored, and a new page starts with it', () => {
  changeTextSettings({ size: 150, face: 'atkinson' });
  expect(JSON.parse(localStorage.getItem('selah_reading_look') ?? '')).toMatchObject({
    size: 150,
    face: 'atkinson',
    numbers: true,
  });
  expect(readTextSettings()).toEqual({ ...defaultTextSettings, size: 150, face: 'atkinson' });
});

test.each(['{', '"x"', 'null', '{"size":1e9,"face":"comic","numbers":"no","lines":5}'])(
  'an invalid stored value (%s) gives the default text settings',
  (stored) => {
    localStorage.setItem('selah_reading_look', stored);
    expect(readTextSettings()).toEqual(defaultTextSettings);
  },
);

test('valid parts of stored text settings are used, and invalid parts get their defaults', () => {
  expect(parseTextSettings({ size: 200, face: 'comic' })).toEqual({
    ...defaultTextSettings,
    size: 200,
  });
});

test('the text size goes up to 200 percent in at least five steps', () => {
  expect(readerTextSizes.filter((size) => size >= 100).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...readerTextSizes)).toBe(200);
  expect(getTextSettingsProps({ ...defaultTextSettings, size: 200 }).style).toMatchObject({
    '--text-size': '2.5rem',
  });
});

test('buttons change the text size, stop at the limits, and the size is announced', () => {
  renderWithProviders(
    <TextSettingsPanel onShortcuts={vi.fn()} onParallel={vi.fn()} onClose={vi.fn()} />,
  );
  const larger = screen.getByRole('button', { name: 'Larger text' });
  for (let press = 0; press < 20; press += 1) fireEvent.click(larger);
  expect(readTextSettings().size).toBe(200);
  expect(larger.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('200%').getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Smaller text' }));
  expect(readTextSettings().size).toBe(175);
});

test('each changed text setting is applied to the page at once', () => {
  const frames: unknown[] = [];
  function Page() {
    frames.push(getTextSettingsProps(useTextSettings()));
    return <TextSettingsPanel onShortcuts={vi.fn()} onParallel={vi.fn()} onClose={vi.fn()} />;
  }
  renderWithProviders(<Page />);
  fireEvent.click(screen.getByRole('radio', { name: /Atkinson/ }));
  fireEvent.click(screen.getByRole('radio', { name: 'Verse by verse' }));
  fireEvent.click(screen.getByRole('switch', { name: 'Verse numbers' }));
  fireEvent.click(screen.getByRole('switch', { name: /Words of Jesus/ }));
  expect(frames.at(-1)).toMatchObject({
    'data-face': 'atkinson',
    'data-layout': 'verses',
    'data-numbers': 'off',
    'data-jesus': 'on',
  });
});

test('reset restores the default text settings, and Undo reverts the reset', () => {
  changeTextSettings({ size: 130, numbers: false });
  renderWithProviders(
    <TextSettingsPanel onShortcuts={vi.fn()} onParallel={vi.fn()} onClose={vi.fn()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(readTextSettings()).toEqual(defaultTextSettings);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readTextSettings()).toMatchObject({ size: 130, numbers: false });
  resetTextSettings();
});

test('single-letter shortcuts can be turned off', () => {
  renderWithProviders(<ShortcutsPanel onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('switch', { name: /single-key shortcuts/ }));
  expect(readTextSettings().keys).toBe(false);
});

test.each([
  ['Sepia', 'light', 'sepia'],
  ['Black', 'dark', 'black'],
  ['Dark', 'dark', 'dark'],
] as const)(
  'the appearance %s chooses its colours on the page, is stored, and is used at the next start',
  (label, scheme, name) => {
    function page() {
      return (
        <ThemeProvider>
          <ThemeChoice />
        </ThemeProvider>
      );
    }
    const { unmount } = render(page());
    fireEvent.click(screen.getByRole('radio', { name: label }));
    unmount();
    expect(localStorage.getItem('selah_appearance')).toBe(name);
    render(page());
    expect(document.documentElement.dataset['mantineColorScheme']).toBe(scheme);
    expect(document.documentElement.dataset['colorTheme']).toBe(name);
  },
);
