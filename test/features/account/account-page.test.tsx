// Tests of the account page: the links to related pages, the password form, and the log-out on this
// device.
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { DataContext } from '../../../src/data/data-context.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { AccountPage } from '../../../src/features/account/account-page.tsx';
import { LogOutContextProvider } from '../../../src/features/account/log-out/log-out-context.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';

function renderPage(data: DataContext): { onLogOut: () => void } {
  const onLogOut = vi.fn();
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <LogOutContextProvider onLogOut={onLogOut}>
          <AccountPage />
        </LogOutContextProvider>
      </DataProvider>
    </MemoryRouter>,
  );
  return { onLogOut };
}

test('this device is logged out like everywhere in the app', async () => {
  const { onLogOut } = renderPage(await createMemoryContext());
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(onLogOut).toHaveBeenCalledOnce();
});

test('the password form opens in place with the focus, and closes with the focus on its button', async () => {
  renderPage(await createMemoryContext());
  expect(screen.queryByLabelText('Current password')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }));
});

test('the account page links to the preferences, the export, the journal and the deletion', async () => {
  renderPage(await createMemoryContext());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/Settings#language',
    '/Settings#look',
    '/Sync',
    '/PrintJournal',
    '/DeleteAccount',
  ]);
});
