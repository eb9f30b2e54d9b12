// @vitest-environment happy-dom
// A part of the reader that could not be loaded can be asked for again, and the page is loaded anew only when that did not help.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PanelBoundary } from '../../src/pages/bible/panel-boundary.tsx';
import { createPart } from '../../src/pages/bible/part.tsx';
import { reloadOnce } from '../../src/platform/reload.ts';
import { onScreen } from './on-screen.tsx';

vi.mock('../../src/platform/reload.ts', () => ({ reloadOnce: vi.fn(() => true) }));
const network = vi.spyOn(navigator, 'onLine', 'get');

afterEach(() => {
  vi.clearAllMocks();
  network.mockReturnValue(true);
});

/** A part that comes at the given attempt. */
function open(comesAt: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < comesAt) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;
  });
  const Panel = createPart(load);
  // React and the log tell of the failure: that is not the matter here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = () => (
    <PanelBoundary>
      <Panel name="the panel" />
    </PanelBoundary>
  );
  return { load, view, ...onScreen(view()) };
}

const retry = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

test('a retry asks again, once, and the part stands there', async () => {
  const { load } = open(2);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  expect(await screen.findByText('Here is the panel')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reloadOnce).not.toHaveBeenCalled();
});

test('closed and opened again it is asked for again', async () => {
  const { view, unmount } = open(2);
  await screen.findByRole('alert');
  unmount();
  onScreen(view());
  expect(await screen.findByText('Here is the panel')).toBeDefined();
});

test('where a retry did not help the page is loaded anew, but not without a connection', async () => {
  const { load } = open(9);
  await screen.findByRole('alert');
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  network.mockReturnValue(false);
  await screen.findByRole('alert');
  await retry();
  expect(reloadOnce).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(3);
  network.mockReturnValue(true);
  await screen.findByRole('alert');
  await retry();
  expect(reloadOnce).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledTimes(3);
});
