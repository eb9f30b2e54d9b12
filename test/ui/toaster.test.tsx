// @vitest-environment happy-dom
// Short words at the foot: heard, undone, and gone again.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToast } from '../../src/ui/toaster.tsx';
import type { Toast } from '../../src/ui/toaster.tsx';
import { onScreen } from './on-screen.tsx';

afterEach(() => {
  vi.useRealTimers();
});

function Button({ toast }: { toast: Toast }) {
  const show = useToast();
  return (
    <button type="button" onClick={() => show(toast)}>
      {`show ${toast.message}`}
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('it is said in a region that was there before it, so that screen readers hear it', () => {
  onScreen(<Button toast={{ message: 'Prayer saved!' }} />);
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  press('show Prayer saved!');
  expect(region.textContent).toBe('Prayer saved!');
});

test('Undo runs once and the toast is gone', () => {
  const run = vi.fn();
  onScreen(<Button toast={{ message: 'Prayer deleted', action: { label: 'Undo', run } }} />);
  press('show Prayer deleted');
  press('Undo');
  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toBe('');
});

test('the same words are not piled up', () => {
  onScreen(<Button toast={{ message: 'Note saved' }} />);
  press('show Note saved');
  press('show Note saved');
  expect(shown()).toBe('Note saved');
});

test('it leaves by itself, but not while somebody points at it', () => {
  vi.useFakeTimers();
  onScreen(<Button toast={{ message: 'Note saved' }} />);
  press('show Note saved');
  const card = screen.getByText('Note saved').parentElement ?? document.body;
  fireEvent.pointerEnter(card);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('Note saved');
  fireEvent.pointerLeave(card);
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('');
});
