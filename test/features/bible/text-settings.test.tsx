// How the text looks: kept on the device, there at the first frame, and never broken by what was
// kept.
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
import { cssVariables, theme, themes } from '../../../src/ui/theme/theme.ts';
import { ThemeProvider } from '../../../src/ui/theme/theme-provider.tsx';
import { ThemeChoice } from '../../../src/app/shell/components/theme-choice.tsx';
import {
  getTextSettingsProps,
  defaultTextSettings,
  readerTextSizes,
  parseTextSettings,
} from '../../../src/features/bible/text-settings/components/text-settings.ts';
import { renderWithProviders } from '../../support/render.tsx';

test('a choice is kept, and a new page begins with it', () => {
  changeTextSettings({ size: 150, face: 'atkinson' });
  expect(JSON.parse(localStorage.getItem('selah_reading_look') ?? '')).toMatchObject({
    size: 150,
    face: 'atkinson',
    numbers: true,
  });
  expect(readTextSettings()).toEqual({ ...defaultTextSettings, size: 150, face: 'atkinson' });
});

test.each(['{', '"x"', 'null', '{"size":1e9,"face":"comic","numbers":"no","lines":5}'])(
  'what was kept and is not understood (%s) is as without a choice',
  (kept) => {
    localStorage.setItem('selah_reading_look', kept);
    expect(readTextSettings()).toEqual(defaultTextSettings);
  },
);

test('one understood part of what was kept counts, the rest is as without a choice', () => {
  expect(parseTextSettings({ size: 200, face: 'comic' })).toEqual({
    ...defaultTextSettings,
    size: 200,
  });
});

test('text grows to twice its size, in five steps or more', () => {
  expect(readerTextSizes.filter((size) => size >= 100).length).toBeGreaterThanOrEqual(5);
  expect(Math.max(...readerTextSizes)).toBe(200);
  expect(getTextSettingsProps({ ...defaultTextSettings, size: 200 }).style).toMatchObject({
    '--text-size': '2.5rem',
  });
});

test('the size grows and shrinks by buttons, stops at the ends, and is told', () => {
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

test('each choice of the sheet is on the page at once', () => {
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

test('everything goes back to how it was at first, and that can be undone', () => {
  changeTextSettings({ size: 130, numbers: false });
  renderWithProviders(
    <TextSettingsPanel onShortcuts={vi.fn()} onParallel={vi.fn()} onClose={vi.fn()} />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'As it was at first' }));
  expect(readTextSettings()).toEqual(defaultTextSettings);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readTextSettings()).toMatchObject({ size: 130, numbers: false });
  resetTextSettings();
});

test('keys of a single letter can be turned off', () => {
  renderWithProviders(<ShortcutsPanel onClose={vi.fn()} />);
  fireEvent.click(screen.getByRole('switch', { name: /single keys/ }));
  expect(readTextSettings().keys).toBe(false);
});

test.each([
  ['Sepia', 'light', 'sepia'],
  ['Black', 'dark', 'black'],
  ['Dark', 'dark', 'dark'],
] as const)(
  '%s puts its own colours on the page, is kept, and is there at the next start',
  (label, scheme, name) => {
    function page() {
      return (
        <ThemeProvider theme={theme} cssVariables={cssVariables}>
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
    const sheet = [...document.querySelectorAll('style')]
      .map(({ textContent }) => textContent)
      .join();
    const rule = new RegExp(
      `data-mantine-color-scheme="${scheme}"[^{]*\\{[^}]*--page: ?${themes[name].page}`,
      'i',
    );
    expect(sheet).toMatch(rule);
  },
);
