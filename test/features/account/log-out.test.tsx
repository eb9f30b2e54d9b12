// Tests of the log-out: at once without private entries; with private entries, a question that says
// what is needed to read the entries again, and the same sentence if data is unsynced.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { turnOffEncryption } from '../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../src/data/encryption/held-keys.ts';
import { useLogOut } from '../../../src/features/account/log-out/log-out-context.tsx';
import { LogOutProvider } from '../../../src/features/account/log-out/log-out-provider.tsx';
import {
  insertProfile,
  setProfile,
  storeServerEntries,
  syncProfiles,
  turnOn,
} from '../../data/encryption/encryption-setup.ts';
import { createMemoryContext, type MemoryContext } from '../../support/memory-databases.ts';
import { renderWithProviders } from '../../support/render.tsx';
import { insertRecord } from '../../support/sync-with-fake-server.ts';

vi.mock('../../../src/data/encryption/held-keys.ts', { spy: true });

afterEach(() => {
  vi.restoreAllMocks();
});

const sentence =
  'You’ll need your passphrase or recovery code to read your entries when you log in again.';

async function createContext(sync?: () => Promise<void>): Promise<MemoryContext> {
  const data = await createMemoryContext('alice', sync);
  await insertProfile(data);
  await setProfile(data, undefined, 'safe');
  await storeServerEntries(data, []);
  return data;
}

async function createPrivateContext(): Promise<MemoryContext> {
  const data = await createContext();
  await turnOn(data);
  await syncProfiles(data);
  return data;
}

function Page() {
  const { pathname, hash } = useLocation();
  const logOut = useLogOut();
  return (
    <>
      <output aria-label="address">{pathname + hash}</output>
      <button onClick={() => logOut?.()}>{'Leave'}</button>
    </>
  );
}

function logOut(data: MemoryContext): void {
  renderWithProviders(
    <MemoryRouter>
      <DataProvider data={data}>
        <LogOutProvider>
          <Page />
        </LogOutProvider>
      </DataProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
}

async function findQuestion(): Promise<HTMLElement> {
  return screen.findByRole('dialog', { name: 'Log out?' });
}

const click = (place: HTMLElement, name: string) =>
  fireEvent.click(within(place).getByRole('button', { name }));

test('without private entries, the log-out asks nothing', async () => {
  const data = await createContext();
  logOut(data);
  await waitFor(() => expect(data.logOutCount).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('after private entries were turned off, the log-out asks nothing', async () => {
  const data = await createPrivateContext();
  await turnOffEncryption(data);
  await syncProfiles(data);
  logOut(data);
  await waitFor(() => expect(data.logOutCount).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('with private entries, the log-out says what is needed to read them again', async () => {
  const data = await createPrivateContext();
  logOut(data);
  const dialog = await findQuestion();
  expect(dialog.textContent).toContain(sentence);
  expect(data.logOutCount).toBe(0);
  click(dialog, 'Stay logged in');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(data.logOutCount).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  click(await findQuestion(), 'Log out');
  await waitFor(() => expect(data.logOutCount).toBe(1));
});

test('the question leads to the new passphrase', async () => {
  const data = await createPrivateContext();
  logOut(data);
  click(await findQuestion(), 'Change passphrase');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('address').textContent).toBe('/Account#encryption');
  expect(data.logOutCount).toBe(0);
});

test('a log-out with unsynced data says it, too', async () => {
  const data = await createPrivateContext();
  await insertRecord(data, 'prayers', 'p1', { title: 'For rain' });
  logOut(data);
  const dialog = await screen.findByRole('dialog', { name: 'Not everything is synced yet' });
  expect(dialog.textContent).toContain(sentence);
});

test('without private entries, a log-out with unsynced data does not say it', async () => {
  const data = await createContext();
  await insertRecord(data, 'prayers', 'p1', { title: 'For rain' });
  logOut(data);
  const dialog = await screen.findByRole('dialog', { name: 'Not everything is synced yet' });
  expect(dialog.textContent).not.toContain('passphrase');
});

test('data that became unsynced while the question was open is not lost', async () => {
  const data = await createPrivateContext();
  logOut(data);
  const dialog = await findQuestion();
  await insertRecord(data, 'prayers', 'p1', { title: 'For rain' });
  click(dialog, 'Log out');
  expect(
    (await screen.findByRole('dialog', { name: 'Not everything is synced yet' })).textContent,
  ).toContain(sentence);
  expect(data.logOutCount).toBe(0);
});

test('keys that cannot be read do not prevent the log-out', async () => {
  const data = await createContext();
  const report = vi.spyOn(data, 'report');
  vi.mocked(readHeldKeys).mockRejectedValueOnce(new Error('The storage does not answer.'));
  logOut(data);
  await waitFor(() => expect(data.logOutCount).toBe(1));
  expect(report).toHaveBeenCalledOnce();
});

test('a log-out that fails says so, and the question stays', async () => {
  const data = await createPrivateContext();
  vi.spyOn(data, 'endSession').mockRejectedValueOnce(new Error('The storage is gone.'));
  logOut(data);
  const dialog = await findQuestion();
  click(dialog, 'Log out');
  expect(await screen.findByText('You couldn’t be logged out. Please try again.')).toBeDefined();
  click(dialog, 'Log out');
  await waitFor(() => expect(data.logOutCount).toBe(1));
});
