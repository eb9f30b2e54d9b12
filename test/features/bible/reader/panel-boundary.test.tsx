// A part of the reader that could not be loaded can be asked for again, and the page is loaded anew
// only when that did not help.
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PanelBoundary } from '../../../../src/features/bible/reader/panel-boundary.tsx';
import { createRetryableLazy } from '../../../../src/features/bible/reader/retryable-lazy.tsx';
import { repairOnce } from '../../../../src/platform/service-worker/repair-missing-chunk.ts';
import { renderWithProviders } from '../../../support/render.tsx';

vi.mock('../../../../src/platform/service-worker/repair-missing-chunk.ts', () => ({
  repairOnce: vi.fn(async () => true),
}));

afterEach(() => {
  vi.clearAllMocks();
});

/** A part that comes at the given attempt. */
function open(comesAt: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < comesAt)
      throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;
  });
  const Panel = createRetryableLazy(load);
  // React and the log tell of the failure: that is not the matter here.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const view = () => (
    <PanelBoundary>
      <Panel name="the panel" />
    </PanelBoundary>
  );
  return { load, view, ...renderWithProviders(view()) };
}

const retry = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Retry' })));

test('a retry asks again, once, and the part stands there', async () => {
  const { load } = open(2);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  expect(await screen.findByText('Here is the panel')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  expect(repairOnce).not.toHaveBeenCalled();
});

test('closed and opened again it is asked for again', async () => {
  const { view, unmount } = open(2);
  await screen.findByRole('alert');
  unmount();
  renderWithProviders(view());
  expect(await screen.findByText('Here is the panel')).toBeDefined();
});

test('where a retry did not help the page is loaded anew, and where that cannot be, the part is asked for again', async () => {
  const { load } = open(9);
  await screen.findByRole('alert');
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  expect(repairOnce).not.toHaveBeenCalled();
  // Without a connection, say.
  vi.mocked(repairOnce).mockResolvedValueOnce(false);
  await screen.findByRole('alert');
  await retry();
  // What was missing, not the words around it: by them the repair knows which part it is.
  expect(repairOnce).toHaveBeenLastCalledWith(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  expect(load).toHaveBeenCalledTimes(3);
  await screen.findByRole('alert');
  await retry();
  expect(repairOnce).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(3);
});
