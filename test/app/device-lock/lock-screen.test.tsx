// Tests of the lock screen: passphrase, recovery code, passkey, and the log-out.
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LockScreen } from '../../../src/app/device-lock/lock-screen.tsx';
import type { LockSettings } from '../../../src/data/device-lock/lock-settings.ts';
import {
  createRecoveryCode,
  parseRecoveryCode,
} from '../../../src/data/encryption/recovery-code.ts';
import {
  createDataKey,
  wrapByCode,
  wrapByPassphrase,
} from '../../../src/data/encryption/wrap-key.ts';
import { computeSecret } from '../../../src/platform/unlock-passkey.ts';
import { renderWithProviders } from '../../support/render.tsx';

vi.mock('../../../src/platform/unlock-passkey.ts', () => ({ computeSecret: vi.fn() }));

const passphrase = 'a quiet place by the water';
const key = createDataKey();
const secret = crypto.getRandomValues(new Uint8Array(32));

async function renderScreen(changes: Partial<LockSettings> = {}) {
  const code = createRecoveryCode();
  const settings: LockSettings = {
    account: 'alice',
    state: 'on',
    minutes: 5,
    keyId: key.id,
    byPassphrase: await wrapByPassphrase(key, passphrase, { memory: 8, iterations: 1, lanes: 1 }),
    byCode: wrapByCode(key, parseRecoveryCode(code) ?? new Uint8Array()),
    passkey: null,
    isFormerDeleted: true,
    ...changes,
  };
  const onUnlock = vi.fn();
  const onLogOut = vi.fn(async () => {});
  renderWithProviders(
    <LockScreen
      settings={settings}
      email="alice@example.org"
      onUnlock={onUnlock}
      onLogOut={onLogOut}
    />,
  );
  return { code, onUnlock, onLogOut };
}

const withPasskey = {
  passkey: { credential: 'aWQ', input: 'aW4', wrapped: wrapByCode(key, secret) },
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('the passphrase unlocks; a missing and a wrong one are explained at the field', async () => {
  const { onUnlock } = await renderScreen();
  expect(document.activeElement).toBe(screen.getByLabelText('Passphrase'));
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toBe('Enter your passphrase.');
  type('Passphrase', 'wrong');
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Wrong passphrase/);
  type('Passphrase', passphrase);
  click('Unlock');
  await vi.waitFor(() => expect(onUnlock).toHaveBeenCalledWith(key));
});

test('the recovery code unlocks', async () => {
  const { code, onUnlock } = await renderScreen();
  click('Use your recovery code instead');
  type('Recovery code', createRecoveryCode());
  click('Unlock');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Wrong recovery code/);
  type('Recovery code', code.toLowerCase());
  click('Unlock');
  await vi.waitFor(() => expect(onUnlock).toHaveBeenCalledWith(key));
});

test('a passkey is offered only if there is one', async () => {
  await renderScreen();
  expect(screen.queryByRole('button', { name: 'Use passkey' })).toBeNull();
});

test('the passkey unlocks; after a cancelled question the person may try again', async () => {
  const { onUnlock } = await renderScreen(withPasskey);
  vi.mocked(computeSecret).mockResolvedValueOnce('cancelled');
  click('Use passkey');
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Use passkey' }).hasAttribute('disabled')).toBe(
      false,
    ),
  );
  expect(screen.queryByRole('alert')).toBeNull();
  vi.mocked(computeSecret).mockResolvedValueOnce(new Uint8Array(32));
  click('Use passkey');
  expect((await screen.findByRole('alert')).textContent).toMatch(/can’t unlock Selah/);
  vi.mocked(computeSecret).mockResolvedValueOnce(secret);
  click('Use passkey');
  await vi.waitFor(() => expect(onUnlock).toHaveBeenCalledWith(key));
});

test('a failing browser leaves the app locked and says so', async () => {
  const { onUnlock } = await renderScreen(withPasskey);
  vi.mocked(computeSecret).mockRejectedValueOnce(new Error('broken'));
  click('Use passkey');
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(onUnlock).not.toHaveBeenCalled();
});

test('the log-out asks first', async () => {
  const { onLogOut } = await renderScreen();
  click('Log out');
  const dialog = within(screen.getByRole('dialog', { name: 'Log out without unlocking?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(onLogOut).not.toHaveBeenCalled();
  click('Log out');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Log out' }));
  await vi.waitFor(() => expect(onLogOut).toHaveBeenCalledTimes(1));
});
