// Tests of the settings of the device lock on the account page.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { of } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DataContext, LockChange } from '../../../../src/data/data-context.ts';
import {
  type LockSettings,
  readLockSettings,
  writeLockSettings,
} from '../../../../src/data/device-lock/lock-settings.ts';
import type { OpenLock } from '../../../../src/data/device-lock/open-lock.ts';
import { createDataKey } from '../../../../src/data/encryption/wrap-key.ts';
import { lockOutcome } from '../../../../src/features/account/device-lock/lock-outcome.ts';
import { createPrivateDevice, passphrase, renderSection } from './encryption-section-setup.tsx';

// The devices of the tests have no collections of entries.
vi.mock('../../../../src/data/encryption/remaining-records.ts', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  watchRemaining: () => of(0),
}));

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: {}, configurable: true });
  lockOutcome.next(null);
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

const getMinutes = () => screen.findByLabelText<HTMLSelectElement>('Lock after');
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

/** A device on which the app is locked by its private entries. */
async function createLockingDevice(): Promise<DataContext> {
  const { data } = await createPrivateDevice();
  const lock: OpenLock = {
    account: data.account?.id ?? '',
    key: createDataKey(),
    wrapStorage: (storage) => storage,
  };
  const settings: LockSettings = {
    account: lock.account,
    state: 'on',
    minutes: 15,
    keyId: lock.key.id,
    byPassphrase: '',
    byCode: '',
    passkey: null,
    isFormerDeleted: true,
  };
  writeLockSettings(settings);
  return { ...data, lock };
}

test('without exclusive locks, no lock is offered', async () => {
  Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });
  const { data } = await createPrivateDevice();
  renderSection(data);
  await screen.findByText('On. Only you can read your entries.');
  expect(screen.queryByText('App lock')).toBeNull();
});

test('turning on asks for the passphrase, and names a window that does not close', async () => {
  const { data } = await createPrivateDevice();
  const changes: LockChange[] = [];
  renderSection({
    ...data,
    async changeLock(change) {
      changes.push(change);
      return false;
    },
  });
  await click('Turn on lock');
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn on app lock' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('Enter your passphrase.');
  const field = dialog.getByLabelText('Passphrase');
  fireEvent.change(field, { target: { value: 'a loud place by the road' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Wrong passphrase/);
  expect(changes).toEqual([]);
  fireEvent.change(field, { target: { value: passphrase } });
  fireEvent.change(dialog.getByLabelText('Lock after'), { target: { value: '15' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Turn on' }));
  await waitFor(() => expect(changes).toHaveLength(1));
  expect(
    await screen.findByText('Another window of Selah is still open. Close it, and try again.'),
  ).toBeDefined();
  await changes[0]?.begin();
  const id = data.account?.id ?? '';
  expect(readLockSettings(id)).toMatchObject({ state: 'turning-on', minutes: 15 });
  changes[0]?.cancel();
  expect(readLockSettings(id)).toBeNull();
});

test('the minutes are changed without a question', async () => {
  const data = await createLockingDevice();
  renderSection(data);
  expect((await getMinutes()).value).toBe('15');
  fireEvent.change(await getMinutes(), { target: { value: '60' } });
  await waitFor(async () => expect((await getMinutes()).value).toBe('60'));
  expect(readLockSettings(data.lock?.account ?? '')?.minutes).toBe(60);
});

test('turning off asks first, and is confirmed', async () => {
  const data = await createLockingDevice();
  const changeLock = vi.fn(async () => true);
  renderSection({ ...data, changeLock });
  await click('Turn off lock');
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off app lock?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(changeLock).not.toHaveBeenCalled();
  await click('Turn off lock');
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }),
  );
  expect(await screen.findByText('App lock is off')).toBeDefined();
  expect(changeLock).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'App lock' }));
});

test('a full device is named as the reason', async () => {
  const data = await createLockingDevice();
  renderSection({
    ...data,
    changeLock: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  await click('Turn off lock');
  fireEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn off' }),
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/space/);
});
