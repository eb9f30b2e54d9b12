// Tests of toasts: announcement to screen readers, Undo, duplicates and priority, display time,
// errors, and closing with Escape.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useToast } from '../../src/ui/toast/toaster.tsx';
import type { Toast } from '../../src/ui/toast/toaster.tsx';
import { renderWithProviders } from '../support/render.tsx';

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

function Deletion({ name, run }: { name: string; run: () => void }) {
  const show = useToast();
  return (
    <button
      type="button"
      onClick={() =>
        show({ message: 'Prayer deleted', about: name, action: { label: 'Undo', run } })
      }
    >
      {`delete ${name}`}
    </button>
  );
}

const undos = () => screen.queryAllByRole('button', { name: 'Undo' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const shown = () => screen.getByRole('status').textContent;

test('a toast appears in an existing live region, so that screen readers announce it', () => {
  renderWithProviders(<Button toast={{ message: 'Prayer saved!' }} />);
  const region = screen.getByRole('status');
  expect(region.getAttribute('aria-live')).toBe('polite');
  press('show Prayer saved!');
  expect(region.textContent).toBe('Prayer saved!');
});

test('Undo in a toast runs once and removes the toast', () => {
  const run = vi.fn();
  renderWithProviders(
    <Button toast={{ message: 'Prayer deleted', action: { label: 'Undo', run } }} />,
  );
  press('show Prayer deleted');
  press('Undo');
  expect(run).toHaveBeenCalledOnce();
  expect(shown()).toBe('');
});

test('a toast with the same text is not shown twice', () => {
  renderWithProviders(<Button toast={{ message: 'Note saved' }} />);
  press('show Note saved');
  press('show Note saved');
  expect(shown()).toBe('Note saved');
});

test('two deletions show two Undo toasts, each for its own deletion', () => {
  const runs = [vi.fn(), vi.fn()];
  renderWithProviders(
    <>
      {runs.map((run, place) => (
        <Deletion key={place} name={`prayer ${place}`} run={run} />
      ))}
    </>,
  );
  press('delete prayer 0');
  press('delete prayer 1');
  // The newest toast is first.
  expect(undos()).toHaveLength(2);
  fireEvent.click(undos()[1] ?? document.body);
  expect(runs.map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  expect(shown()).toContain('prayer 1');
});

test('a plain toast never removes an Undo toast from the screen, and gives way to one', () => {
  renderWithProviders(
    <>
      <Button toast={{ message: 'Note saved' }} />
      <Button toast={{ message: 'Prayer saved!' }} />
      <Deletion name="a" run={vi.fn()} />
      <Deletion name="b" run={vi.fn()} />
    </>,
  );
  press('delete a');
  press('delete b');
  press('show Note saved');
  expect([undos().length, shown()?.includes('Note saved')]).toEqual([2, true]);
  press('show Prayer saved!');
  expect([
    undos().length,
    shown()?.includes('Note saved'),
    shown()?.includes('Prayer saved!'),
  ]).toEqual([2, false, true]);
});

test('an Undo toast without space on the screen appears again later with its full time', () => {
  vi.useFakeTimers();
  const run = vi.fn();
  renderWithProviders(
    <>
      <Deletion name="first" run={run} />
      <Deletion name="other" run={vi.fn()} />
    </>,
  );
  press('delete first');
  act(() => vi.advanceTimersByTime(7_000));
  for (let deletion = 0; deletion < 3; deletion += 1) press('delete other');
  expect([undos().length, shown()?.includes('first')]).toEqual([3, false]);
  act(() => vi.advanceTimersByTime(8_000));
  expect([undos().length, shown()?.includes('first')]).toEqual([1, true]);
  act(() => vi.advanceTimersByTime(7_999));
  press('Undo');
  expect(run).toHaveBeenCalledOnce();
});

test('at most twenty Undo toasts are kept', () => {
  renderWithProviders(<Deletion name="a" run={vi.fn()} />);
  for (let deletion = 0; deletion < 25; deletion += 1) press('delete a');
  let undone = 0;
  for (; undos().length > 0; undone += 1) fireEvent.click(undos()[0] ?? document.body);
  expect(undone).toBe(20);
});

test('a toast disappears after its time, but not while the pointer is on it', () => {
  vi.useFakeTimers();
  renderWithProviders(<Button toast={{ message: 'Note saved' }} />);
  press('show Note saved');
  const card = screen.getByText('Note saved').parentElement ?? document.body;
  fireEvent.pointerEnter(card);
  act(() => vi.advanceTimersByTime(60_000));
  expect(shown()).toBe('Note saved');
  fireEvent.pointerLeave(card);
  act(() => vi.advanceTimersByTime(5_000));
  expect(shown()).toBe('');
});

test('only the newest toast about verse marks is shown, beside Undo toasts for deletions', () => {
  const run = vi.fn();
  const mark = (about: string): Toast => ({
    message: `marked ${about}`,
    about,
    topic: 'mark',
    action: { label: 'Undo', run },
  });
  renderWithProviders(
    <>
      <Deletion name="Peace" run={run} />
      <Button toast={mark('John 3:16')} />
      <Button toast={mark('John 3:17')} />
    </>,
  );
  press('delete Peace');
  press('show marked John 3:16');
  press('show marked John 3:17');
  expect(undos()).toHaveLength(2);
  expect(shown()).toContain('John 3:17');
  expect(shown()).toContain('Peace');
  expect(shown()).not.toContain('John 3:16');
});

test('an error toast has the error style and stays longer than a plain toast', () => {
  vi.useFakeTimers();
  renderWithProviders(<Button toast={{ message: 'Failed', tone: 'destructive' }} />);
  press('show Failed');
  expect(screen.getByText('Failed').parentElement?.dataset['tone']).toBe('destructive');
  act(() => vi.advanceTimersByTime(7_999));
  expect(shown()).toBe('Failed');
  act(() => vi.advanceTimersByTime(1));
  expect(shown()).toBe('');
});

test('Escape closes one toast, and the focus returns to the previous element', () => {
  renderWithProviders(<Deletion name="a" run={vi.fn()} />);
  const deletion = screen.getByRole('button', { name: 'delete a' });
  press('delete a');
  deletion.focus();
  const [undo] = undos();
  act(() => undo?.focus());
  fireEvent.keyDown(undo ?? document.body, { key: 'Escape' });
  expect(shown()).toBe('');
  expect(document.activeElement).toBe(deletion);
});
