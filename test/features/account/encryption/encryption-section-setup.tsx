// Setup of the tests of the private entries: devices of one user with databases and a list of keys,
// and the section of the account page.
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { DataProvider } from '../../../../src/data/data-provider.tsx';
import {
  type PreparedEncryption,
  prepareEncryption,
  turnOnEncryption,
  unlockEncryption,
} from '../../../../src/data/encryption/commands.ts';
import { readHeldKeys } from '../../../../src/data/encryption/held-keys.ts';
import { EncryptionSection } from '../../../../src/features/account/encryption/encryption-section.tsx';
import {
  cheap,
  closeDevices,
  createDevice,
  readProfileEntries,
  storeServerEntries,
  syncProfiles,
} from '../../../data/encryption/encryption-setup.ts';
import { renderWithProviders } from '../../../support/render.tsx';

afterEach(closeDevices);

export const passphrase = 'a quiet place by the water';

export function renderSection(data: DataContext): void {
  if (!data.account) throw new Error('There is no account.');
  renderWithProviders(
    <DataProvider data={data}>
      <EncryptionSection account={data.account} />
    </DataProvider>,
  );
}

/** A device whose server has no key. */
export async function createPlainDevice(changes: Partial<DataContext> = {}): Promise<DataContext> {
  const data = await createDevice(changes);
  await storeServerEntries(data, []);
  return data;
}

/** A device on which the entries are private. */
export async function createPrivateDevice(): Promise<{
  data: DataContext;
  prepared: PreparedEncryption;
}> {
  const data = await createDevice();
  const prepared = await prepareEncryption(data, passphrase, cheap);
  await turnOnEncryption(data, prepared);
  await syncProfiles(data);
  return { data, prepared };
}

/** A device without the key of the entries. */
export async function createLockedDevice(): Promise<{
  data: DataContext;
  prepared: PreparedEncryption;
}> {
  const { prepared } = await createPrivateDevice();
  const data = await createDevice();
  await storeServerEntries(data, [prepared.entry]);
  return { data, prepared };
}

/** Returns what a new device answers to a secret, with the list of keys of this device. */
export async function unlockElsewhere(
  data: DataContext,
  secret: Parameters<typeof unlockEncryption>[1],
): Promise<string> {
  const other = await createDevice();
  await storeServerEntries(other, await readProfileEntries(data));
  return unlockEncryption(other, secret);
}

/** Returns whether the device holds no key and the profile lists none. */
export async function hasStoredNothing(data: DataContext): Promise<boolean> {
  return (await readHeldKeys(data)).length === 0 && (await readProfileEntries(data)).length === 0;
}

/** Clicks a button of the dialog, or of the section if no dialog is open. */
export function click(name: string): void {
  const place = screen.queryByRole('dialog') ?? document.body;
  fireEvent.click(within(place).getByRole('button', { name }));
}

export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Types the new passphrase twice and submits it. */
export function submitPassphrase(
  button: string,
  first: string = passphrase,
  second: string = first,
): void {
  type('New passphrase', first);
  type('Repeat the passphrase', second);
  click(button);
}

/** Returns the recovery code that the dialog shows. */
export async function readShownCode(): Promise<string> {
  const dialog = await screen.findByRole('dialog', { name: 'Your recovery code' });
  return within(dialog)
    .getAllByText(/^[\dA-Z]{4}$/)
    .map(({ textContent }) => textContent)
    .join('-');
}
