// Tests of unlocking the entries on a device: with the passphrase, with the recovery code, with a
// wrong secret, and when the device knows no locked entries.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { of } from 'rxjs';
import { expect, test, vi } from 'vitest';
import { engineStatusKey } from '../../../../schemas/sync-status.ts';
import type { DataContext } from '../../../../src/data/data-context.ts';
import { readHeldKeys } from '../../../../src/data/encryption/held-keys.ts';
import { modifyState } from '../../../../src/data/encryption/stored-state.ts';
import { storeServerEntries } from '../../../data/encryption/encryption-setup.ts';
import {
  click,
  createLockedDevice,
  createPlainDevice,
  passphrase,
  renderSection,
  type,
} from './encryption-section-setup.tsx';

// The devices of the tests have no collections of entries.
vi.mock('../../../../src/data/encryption/remaining-records.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  watchRemaining: () => of(0),
}));

async function openDialog(data: DataContext): Promise<void> {
  renderSection(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
}

async function expectUnlocked(data: DataContext, keyId: string): Promise<void> {
  await screen.findByText('Your entries are unlocked');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await readHeldKeys(data)).map(({ id }) => id)).toEqual([keyId]);
  expect(await screen.findByText('On. Only you can read your entries.')).toBeDefined();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Private entries' })),
  );
}

test('a wrong passphrase is explained at the field; the right one unlocks the entries', async () => {
  const { data, prepared } = await createLockedDevice();
  await openDialog(data);
  const field = screen.getByLabelText('Passphrase');
  expect(document.activeElement).toBe(field);
  click('Unlock');
  expect(screen.getByRole('alert').textContent).toBe('Enter your passphrase.');
  type('Passphrase', 'a loud place by the road');
  expect(screen.queryByRole('alert')).toBeNull();
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Wrong passphrase. Check it and try again.',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(await readHeldKeys(data)).toEqual([]);
  type('Passphrase', passphrase);
  click('Unlock');
  await expectUnlocked(data, prepared.key.id);
});

test('the recovery code unlocks the entries, in any spelling', async () => {
  const { data, prepared } = await createLockedDevice();
  await openDialog(data);
  click('Use your recovery code instead');
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  type('Recovery code', passphrase);
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Wrong recovery code. Check it and try again.',
  );
  type('Recovery code', prepared.recoveryCode.toLowerCase().replaceAll('-', ''));
  click('Unlock');
  await expectUnlocked(data, prepared.key.id);
});

test('the choice between passphrase and code starts with an empty field and no error', async () => {
  const { data } = await createLockedDevice();
  await openDialog(data);
  click('Unlock');
  click('Use your recovery code instead');
  expect(screen.queryByRole('alert')).toBeNull();
  type('Recovery code', '0000');
  click('Use your passphrase instead');
  expect(screen.getByLabelText('Passphrase')).toHaveProperty('value', '');
  expect(document.activeElement).toBe(screen.getByLabelText('Passphrase'));
});

test('if only the code can be read by this version, the dialog asks for the code', async () => {
  const { data, prepared } = await createLockedDevice();
  await storeServerEntries(data, [{ ...prepared.entry, by_passphrase: 'argon2x.1.2' }]);
  await openDialog(data);
  expect(document.activeElement).toBe(screen.getByLabelText('Recovery code'));
  expect(screen.queryByRole('button', { name: 'Use your passphrase instead' })).toBeNull();
  type('Recovery code', prepared.recoveryCode);
  click('Unlock');
  await screen.findByText('Your entries are unlocked');
  expect((await readHeldKeys(data)).map(({ id }) => id)).toEqual([prepared.key.id]);
});

test('texts of an unknown key can be looked up again: the dialog says that nothing is known', async () => {
  const data = await createPlainDevice();
  await modifyState(data, engineStatusKey, () =>
    JSON.stringify({ lastSuccess: '', trouble: 'locked' }),
  );
  await openDialog(data);
  type('Passphrase', passphrase);
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toMatch(/nothing to unlock yet/);
});

test('without a known key the dialog says so', async () => {
  const { data } = await createLockedDevice();
  await openDialog(data);
  await storeServerEntries(data, []);
  type('Passphrase', passphrase);
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'There’s nothing to unlock yet. Go online and try again.',
  );
});

test('a cancelled dialog leaves the entries locked', async () => {
  const { data } = await createLockedDevice();
  await openDialog(data);
  type('Passphrase', passphrase);
  click('Cancel');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await readHeldKeys(data)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeDefined();
});
