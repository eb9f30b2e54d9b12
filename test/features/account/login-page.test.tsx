// Tests of the login page for a user whose session ended: log in again, or export the data of a
// deleted account.
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import {
  accountDeletedKey,
  engineStatusKey,
  toStateRecordId,
} from '../../../schemas/sync-status.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { LoginPage } from '../../../src/features/account/login-page.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

async function openLogin(states: Readonly<Record<string, string>>): Promise<void> {
  const data = await createMemoryContext();
  for (const [key, text] of Object.entries(states))
    await data.userDatabase.activity.insert({
      id: toStateRecordId(key),
      kind: 'sync',
      order: '',
      value: { text },
    });
  renderWithProviders(
    <MemoryRouter initialEntries={['/login']}>
      <DataProvider data={data}>
        <LoginPage />
      </DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: /e-?mail/i });
}

const signedOut = JSON.stringify({ lastSuccess: '', trouble: 'signed-out' });

test('[R43d] the login page offers an export of unsent texts of a deleted account', async () => {
  await openLogin({ [engineStatusKey]: signedOut, [accountDeletedKey]: 'yes' });
  expect((await screen.findByRole('alert')).textContent).toMatch(/This account was deleted/);
  expect(screen.getByText('Export').closest('a')?.getAttribute('href')).toBe('/Sync#carrying');
});

test('[R43d] after an ended session the login page says nothing of a deleted account', async () => {
  await openLogin({ [engineStatusKey]: signedOut });
  expect(screen.queryByText(/This account was deleted/)).toBeNull();
});
