// The one hook between React and the local data, under StrictMode: no loop, no stale frame, no lost subscription.
import { render, screen } from '@testing-library/react';
import { act, StrictMode } from 'react';
import { BehaviorSubject, type Observable, Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { Data } from '../../src/data/data.ts';
import { DataProvider, useLive } from '../../src/data/hooks.tsx';

const data = {} as Data;

function Show({ name, ask, frames }: { name: string; ask: (name: string) => Observable<string>; frames: string[] }) {
  const answer = useLive(name, () => ask(name));
  frames.push(`${name}: ${answer ?? '-'}`);
  return <p>{answer ?? 'nothing yet'}</p>;
}

function page(name: string, ask: (name: string) => Observable<string>, frames: string[]) {
  return (
    <StrictMode>
      <DataProvider data={data}>
        <Show name={name} ask={ask} frames={frames} />
      </DataProvider>
    </StrictMode>
  );
}

test('shows each answer, and with an inline question draws only when something changed', () => {
  const answers = new BehaviorSubject('one');
  const frames: string[] = [];
  render(page('a', () => answers, frames));
  expect(screen.getByText('one')).toBeTruthy();
  act(() => answers.next('two'));
  expect(screen.getByText('two')).toBeTruthy();
  expect(frames.length).toBeLessThan(12);
});

test('after a new key no frame shows the old answer, and the old question is let go', () => {
  const a = new BehaviorSubject('of a');
  const b = new Subject<string>();
  const frames: string[] = [];
  const ask = (name: string) => (name === 'a' ? a : b);
  const { rerender, unmount } = render(page('a', ask, frames));
  rerender(page('b', ask, frames));
  expect(screen.getByText('nothing yet')).toBeTruthy();
  expect(a.observed).toBe(false);
  act(() => b.next('of b'));
  expect(screen.getByText('of b')).toBeTruthy();
  expect(frames.filter((frame) => frame === 'b: of a')).toEqual([]);
  unmount();
  expect(b.observed).toBe(false);
});
