// Test setup of the account deletion page, with real records in memory and a server with given
// options.
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { LocalRecord } from '../../../schemas/local-record.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { AccountDeletionPage } from '../../../src/features/account/deletion/page.tsx';
import { type MemoryContext, createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

export const ownServerSettings = {
  id: 'selah',
  public_settings: 'public_without_login',
  capabilities: ['client_id', 'account_deletion'],
  support_email: 'help@example.org',
};
export const basicBackendSettings = { id: 'selah', public_settings: 'public_without_login' };

export async function createAliceWithServer(
  settings: object | null = ownServerSettings,
  calls: Partial<DataContext['backend']['auth']> = {},
): Promise<MemoryContext> {
  const data = await createMemoryContext();
  const { auth, functions, integrations, agents } = data.backend;
  const publicSettings = async () => {
    if (!settings) throw new BackendError('The server cannot be reached.', { code: 'network' });
    return settings as never;
  };
  return Object.assign(data, {
    backend: {
      functions,
      integrations: {
        ...integrations,
        Core: { ...integrations.Core, SendEmail: async () => ({}) as never },
      },
      agents,
      publicSettings,
      auth: { ...auth, ...calls },
    },
  });
}

export function openDeletionPage(data: DataContext, state?: object) {
  return renderWithProviders(
    <MemoryRouter initialEntries={[{ pathname: '/DeleteAccount', state }]}>
      <DataProvider data={data}>
        <AccountDeletionPage />
      </DataProvider>
    </MemoryRouter>,
  );
}

/** Changes the pending records as a sync would. */
export async function changePendingRecord(
  { userDatabase }: DataContext,
  { record = {}, ...change }: Partial<LocalRecord>,
): Promise<void> {
  for (const doc of await userDatabase.pendingItems.find().exec())
    await doc.incrementalModify((now) => ({
      ...now,
      ...change,
      record: { ...now.record, ...record },
    }));
}

export const findRequestButton = () => screen.findByRole('button', { name: 'Request deletion' });
export const getReasonField = () =>
  screen.getByLabelText('Why are you leaving? (optional)') as HTMLTextAreaElement;
