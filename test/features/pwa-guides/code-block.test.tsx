// Tests of the code block: copying with a two-second notice, selection when the clipboard is
// refused, download, and keyboard access.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { CodeBlock } from '../../../src/features/pwa-guides/components/code-block.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const text = '{\n  "name": "Selah"\n}\n';

/** Toasts have a separate live region. */
function readStatus(): string | null {
  return within(screen.getByRole('figure')).getByRole('status').textContent;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

test('Copy copies the whole text, and “Copied!” is shown and announced for 2000 ms', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  expect(writeText.mock.calls).toEqual([[text]]);
  expect(readStatus()).toBe('Copied!');
  act(() => vi.advanceTimersByTime(1_999));
  expect(screen.getByRole('button', { name: 'Copied! app.json' })).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy app.json' })).toBeDefined();
  expect(readStatus()).toBe('');
});

test('a second copy restarts the two seconds of its notice', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  act(() => vi.advanceTimersByTime(1_500));
  await press('Copied! app.json');
  act(() => vi.advanceTimersByTime(1_500));
  expect(readStatus()).toBe('Copied!');
  act(() => vi.advanceTimersByTime(500));
  expect(readStatus()).toBe('');
});

test('when the clipboard is denied, the code is selected and a key to copy is named', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  const code = screen.getByRole('region', { name: 'app.json' });
  expect(document.activeElement).toBe(code);
  expect(getSelection()?.toString()).toBe(text);
  expect(readStatus()).toContain('Ctrl+C');
  act(() => vi.advanceTimersByTime(10_000));
  expect(readStatus()).toContain('Ctrl+C');
});

test('the code is a tab stop and is excluded from translation', () => {
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  const code = screen.getByRole('region', { name: 'app.json' });
  expect(code.tabIndex).toBe(0);
  expect(code.getAttribute('translate')).toBe('no');
  expect(code.dir).toBe('ltr');
});

test('the code can be downloaded under its file name when the page supports it', async () => {
  const onSave = vi.fn();
  const { rerender } = renderWithProviders(
    <CodeBlock name="app.json" language="json" text={text} />,
  );
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  rerender(<CodeBlock name="app.json" language="json" text={text} onSave={onSave} />);
  await press('Download app.json');
  expect(onSave.mock.calls).toEqual([['app.json', text]]);
});

test.each(languages)('%s: a text in another language has its lang attribute', async (language) => {
  renderWithProviders(<CodeBlock name="Name" text="Selah" textLanguage={language} />);
  await act(() => changeTestLanguage(language));
  expect(screen.getByText('Selah').lang).toBe(language);
});
