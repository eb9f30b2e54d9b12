// Tests of the React hook `useLiveQuery`, which reads local data: rendering under StrictMode,
// subscriptions, and a lost storage connection.
import { render, screen } from '@testing-library/react';
import { act, StrictMode } from 'react';
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import { describe, expect, test, vi } from 'vitest';
import type { StorageConnection } from '../../src/data/database/storage-connection.ts';
import type { DataContext } from '../../src/data/data-context.ts';
import { DataProvider, useLiveQuery } from '../../src/data/data-provider.tsx';

function Show({
  name,
  watch,
  frames,
}: {
  name: string;
  watch: (name: string) => Observable<string>;
  frames: string[];
}) {
  const answer = useLiveQuery(name, () => watch(name));
  frames.push(`${name}: ${answer ?? '-'}`);
  return <p>{answer ?? 'nothing yet'}</p>;
}

function page(
  name: string,
  watch: (name: string) => Observable<string>,
  frames: string[],
  data = {} as DataContext,
) {
  return (
    <StrictMode>
      <DataProvider data={data}>
        <Show name={name} watch={watch} frames={frames} />
      </DataProvider>
    </StrictMode>
  );
}

test('each result is shown; an inline query renders only after a change', () => {
  const answers = new BehaviorSubject('one');
  const frames: string[] = [];
  render(page('a', () => answers, frames));
  expect(screen.getByText('one')).toBeTruthy();
  act(() => answers.next('two'));
  expect(screen.getByText('two')).toBeTruthy();
  expect(frames.length).toBeLessThan(12);
});

test('after a key change no frame has the old result; the old query is unsubscribed', () => {
  const a = new BehaviorSubject('of a');
  const b = new Subject<string>();
  const frames: string[] = [];
  const watch = (name: string) => (name === 'a' ? a : b);
  const { rerender, unmount } = render(page('a', watch, frames));
  rerender(page('b', watch, frames));
  expect(screen.getByText('nothing yet')).toBeTruthy();
  expect(a.observed).toBe(false);
  act(() => b.next('of b'));
  expect(screen.getByText('of b')).toBeTruthy();
  expect(frames.filter((frame) => frame === 'b: of a')).toEqual([]);
  unmount();
  expect(b.observed).toBe(false);
});

describe('[R42] when the connection to the storage is lost', () => {
  const connectionError = new DOMException(
    'Connection to Indexed Database server lost.',
    'UnknownError',
  );

  function createConnection() {
    const openings = new BehaviorSubject(0);
    const connection = {
      openings,
      getOpenCount: () => openings.value,
      getReopening: vi.fn((): Promise<unknown> | null => null),
      reopen: vi.fn(async (_: number) => true),
    };
    return { connection, data: { connection: connection as StorageConnection } as DataContext };
  }

  test('a query with a lost connection requests a reopening and repeats', async () => {
    const { connection, data } = createConnection();
    const questions = [new BehaviorSubject('before'), new BehaviorSubject('after')];
    const frames: string[] = [];
    const watch = () => questions[connection.getOpenCount()] ?? new Subject<string>();
    render(page('a', watch, frames, data));
    act(() => questions[0]?.error(connectionError));
    expect(connection.reopen).toHaveBeenCalledWith(0);
    expect(screen.getByText('before')).toBeTruthy();
    await act(async () => connection.openings.next(1));
    expect(screen.getByText('after')).toBeTruthy();
    expect(frames.indexOf('a: -', frames.indexOf('a: before'))).toBe(-1);
  });

  test('a query that starts while the database is reopened waits', async () => {
    const { connection, data } = createConnection();
    let open = () => {};
    connection.getReopening.mockImplementation(
      () => new Promise<void>((resolve) => (open = resolve)),
    );
    const watch = vi.fn(() => new BehaviorSubject('answer'));
    render(page('a', watch, [], data));
    expect(watch).not.toHaveBeenCalled();
    await act(async () => open());
    expect(screen.getByText('answer')).toBeTruthy();
  });
});
