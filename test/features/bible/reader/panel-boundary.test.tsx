// Tests of the error boundary for a lazy-loaded reader panel: Retry loads the panel again, and the
// page reloads only when that fails.
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

/** Renders a panel whose loader succeeds at the attempt `comesAt`. */
function open(failuresBefore: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length < failuresBefore)
      throw new TypeError('Failed to fetch dynamically imported module');
    return ({ name }: { name: string }) => <p>{`Here is ${name}`}</p>;
  });
  const Panel = createRetryableLazy(load);
  // React and the logger report the expected failure, which is not under test here.
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

test('Retry loads a failed panel again and shows the panel', async () => {
  const { load } = open(2);
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
  await retry();
  expect(await screen.findByText('Here is the panel')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
  expect(repairOnce).not.toHaveBeenCalled();
});

test('a panel that failed to load is loaded again when it is reopened', async () => {
  const { view, unmount } = open(2);
  await screen.findByRole('alert');
  unmount();
  renderWithProviders(view());
  expect(await screen.findByText('Here is the panel')).toBeDefined();
});

test('after a failed Retry the page reloads or, if it cannot, the panel loads again', async () => {
  const { load } = open(9);
  await screen.findByRole('alert');
  await retry();
  expect(load).toHaveBeenCalledTimes(2);
  expect(repairOnce).not.toHaveBeenCalled();
  // `false` means that the page could not be reloaded, for example without a connection.
  vi.mocked(repairOnce).mockResolvedValueOnce(false);
  await screen.findByRole('alert');
  await retry();
  // The repair receives the original error without added text, because the repair identifies the
  // missing file by this error.
  expect(repairOnce).toHaveBeenLastCalledWith(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  expect(load).toHaveBeenCalledTimes(3);
  await screen.findByRole('alert');
  await retry();
  expect(repairOnce).toHaveBeenCalledTimes(2);
  expect(load).toHaveBeenCalledTimes(3);
});
