// Tests of loading the library of passages ahead, while the page is idle.
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import type { GenerationKind } from '../../../src/features/generation/generated-text.ts';
import { preloadComposer } from '../../../src/features/generation/generate.ts';
import { useGeneration } from '../../../src/features/generation/use-generation.ts';
import { runWhenIdle } from '../../../src/platform/idle.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';

vi.mock('../../../src/features/generation/generate.ts', () => ({ preloadComposer: vi.fn() }));
vi.mock('../../../src/platform/idle.ts', async (load) => ({
  ...(await load()),
  runWhenIdle: vi.fn(),
}));

const cancel = vi.fn();

beforeEach(() => {
  vi.mocked(preloadComposer).mockReset().mockResolvedValue();
  vi.mocked(runWhenIdle).mockReset().mockReturnValue(cancel);
  cancel.mockReset();
});

async function render(kind: GenerationKind) {
  const data = { ...(await createMemoryContext()), report: vi.fn() };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DataProvider data={data}>{children}</DataProvider>
  );
  const { unmount } = renderHook(() => useGeneration(kind), { wrapper });
  return { unmount, data };
}

function becomeIdle(): void {
  vi.mocked(runWhenIdle).mock.lastCall?.[0]();
}

test.each(['prayer', 'gratitude', 'wisdom'] as const)(
  'the passages for %s are loaded when the page is idle',
  async (kind) => {
    await render(kind);
    expect(preloadComposer).not.toHaveBeenCalled();
    becomeIdle();
    await waitFor(() => expect(preloadComposer).toHaveBeenCalledExactlyOnceWith(kind, 'en'));
  },
);

test('Home loads nothing ahead', async () => {
  await render('grace_note');
  expect(runWhenIdle).not.toHaveBeenCalled();
});

test('a page that was left loads nothing', async () => {
  const { unmount } = await render('prayer');
  expect(cancel).not.toHaveBeenCalled();
  unmount();
  expect(cancel).toHaveBeenCalledOnce();
});

test('a failure is reported', async () => {
  const fault = new Error('offline');
  vi.mocked(preloadComposer).mockRejectedValue(fault);
  const { data } = await render('wisdom');
  becomeIdle();
  await waitFor(() => expect(data.report).toHaveBeenCalledWith(expect.any(String), fault));
});
