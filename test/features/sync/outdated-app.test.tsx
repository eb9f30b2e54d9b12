// An outdated app asks for its new version: it is taken when it comes, and the person hears when
// there is none.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toStateRecordId, engineStatusKey } from '../../../schemas/sync-status.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { SyncPage } from '../../../src/features/sync/page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test.each([
  ['none', async () => undefined],
  ['no answer', () => Promise.reject(new TypeError('no network'))],
])('where the server has no new version it says so: %s', async (_, ask) => {
  const update = vi.fn(ask);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ update, installing: null, waiting: null }) },
  });
  const data = await createMemoryContext();
  await data.userDatabase.activity.insert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess: '', trouble: 'outdated' }) },
  });
  renderWithProviders(
    <DataProvider data={data}>
      <SyncPage />
    </DataProvider>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Load the new version' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await screen.findByText(/There is no new version yet/)).toBeDefined();
});
