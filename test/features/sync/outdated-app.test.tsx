// Test of the Sync page in an outdated app: a message says that there is no new version, also when
// the update check fails.
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
])('a message says that the server has no new version: %s', async (_, checkVersion) => {
  const update = vi.fn(checkVersion);
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
  fireEvent.click(await screen.findByRole('button', { name: 'Update Selah' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(await screen.findByText(/There is no update yet/)).toBeDefined();
});
