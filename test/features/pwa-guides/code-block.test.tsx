// Code to take along: copied and told for two seconds, marked where the clipboard is refused, kept
// as a file, reached by keys.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/fields.ts';
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

/** Toasts have a live region of their own. */
function told(): string | null {
  return within(screen.getByRole('figure')).getByRole('status').textContent;
}

async function press(name: string): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(0);
  });
}

test('what is copied is the whole text, and “Copied!” stands for 2000 ms, seen and heard', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  expect(writeText.mock.calls).toEqual([[text]]);
  expect(told()).toBe('Copied!');
  act(() => vi.advanceTimersByTime(1_999));
  expect(screen.getByRole('button', { name: 'Copied! app.json' })).toBeDefined();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy app.json' })).toBeDefined();
  expect(told()).toBe('');
});

test('a second copy is told for two seconds of its own', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  act(() => vi.advanceTimersByTime(1_500));
  await press('Copied! app.json');
  act(() => vi.advanceTimersByTime(1_500));
  expect(told()).toBe('Copied!');
  act(() => vi.advanceTimersByTime(500));
  expect(told()).toBe('');
});

test('where the clipboard is refused the code is marked and has the focus, and the person is told how to go on', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
    new DOMException('no', 'NotAllowedError'),
  );
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  await press('Copy app.json');
  const code = screen.getByRole('region', { name: 'app.json' });
  expect(document.activeElement).toBe(code);
  expect(getSelection()?.toString()).toBe(text);
  expect(told()).toContain('Ctrl+C');
  act(() => vi.advanceTimersByTime(10_000));
  expect(told()).toContain('Ctrl+C');
});

test('the code is a stop of the tab key, and no translator touches it', () => {
  renderWithProviders(<CodeBlock name="app.json" language="json" text={text} />);
  const code = screen.getByRole('region', { name: 'app.json' });
  expect(code.tabIndex).toBe(0);
  expect(code.getAttribute('translate')).toBe('no');
  expect(code.dir).toBe('ltr');
});

test('it is kept as a file under its name, where the page can do that', async () => {
  const onSave = vi.fn();
  const { rerender } = renderWithProviders(
    <CodeBlock name="app.json" language="json" text={text} />,
  );
  expect(screen.queryByRole('button', { name: /Download/ })).toBeNull();
  rerender(<CodeBlock name="app.json" language="json" text={text} onSave={onSave} />);
  await press('Download app.json');
  expect(onSave.mock.calls).toEqual([['app.json', text]]);
});

test.each(languages)('%s: words in another language say which', async (language) => {
  renderWithProviders(<CodeBlock name="Name" text="Selah" textLanguage={language} />);
  await act(() => changeTestLanguage(language));
  expect(screen.getByText('Selah').lang).toBe(language);
});
