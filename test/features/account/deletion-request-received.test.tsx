// Tests of the state of a deletion request on the account deletion page: waiting on this device,
// rejected, or received by the server. Without an answer, the page shows the options offered last.
import { act, fireEvent, screen } from '@testing-library/react';
import { BehaviorSubject } from 'rxjs';
import { expect, test } from 'vitest';
import { engineStatusKey, toStateRecordId } from '../../../schemas/sync-status.ts';
import {
  createAliceWithServer,
  findRequestButton,
  changePendingRecord,
  openDeletionPage,
} from './deletion-page-setup.tsx';

test('an unsynced deletion request is shown as waiting on this device', async () => {
  const data = await createAliceWithServer(null);
  openDeletionPage(Object.assign(data, { online: new BehaviorSubject(false) }));
  fireEvent.click(await findRequestButton());
  expect(await screen.findByText(/will be sent when you’re back online/)).toBeDefined();
  expect(
    await screen.findByRole('heading', { level: 2, name: 'Your request is saved' }),
  ).toBeDefined();
  expect(document.body.textContent).not.toMatch(/received\b(?! it yet)|20\d\d/);
  await act(() => changePendingRecord(data, { sync: 'safe', sending: false }));
  expect(await screen.findByRole('heading', { name: 'We received your request' })).toBeDefined();
  expect(screen.getByText(/will be deleted by .*20\d\d\./)).toBeDefined();
});

test('a rejected deletion request shows the support address and no date', async () => {
  const data = Object.assign(await createAliceWithServer(), {
    sync: () =>
      changePendingRecord(data, {
        sync: 'refused',
        problem: { status: 403, code: 'forbidden', message: 'no' },
      }),
  });
  openDeletionPage(data);
  await screen.findByRole('heading', { name: 'Or delete it right now' });
  fireEvent.click(await findRequestButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to submit request. Please contact help@example.org directly.',
  );
  expect(document.body.textContent).not.toMatch(/has been received|20\d\d/);
});

test('without an answer the deletion page shows the options offered last', async () => {
  const data = await createAliceWithServer();
  const { unmount } = openDeletionPage(data);
  await screen.findByRole('heading', { name: 'Or delete it right now' });
  unmount();
  const publicSettings = () => Promise.reject(new TypeError('no network'));
  openDeletionPage(
    Object.assign(data, {
      online: new BehaviorSubject(false),
      backend: { ...data.backend, publicSettings },
    }),
  );
  expect(await screen.findByRole('heading', { name: 'Or delete it right now' })).toBeDefined();
  expect(screen.getByText('You’re offline. Go online to delete your account now.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Send code' }).hasAttribute('disabled')).toBe(true);
});

test.each([
  ['a server that fails', 'busy'],
  ['a device with locked entries', 'locked'],
])('%s is not taken for a lost connection', async (_name, trouble) => {
  const data = await createAliceWithServer();
  await data.userDatabase.activity.insert({
    id: toStateRecordId(engineStatusKey),
    kind: 'sync',
    order: '',
    value: { text: JSON.stringify({ lastSuccess: '', trouble }) },
  });
  const { unmount } = openDeletionPage(data);
  fireEvent.click(await findRequestButton());
  expect(
    await screen.findByText(/^Your request is saved and will be sent automatically/),
  ).toBeDefined();
  expect(document.body.textContent).not.toContain('connection to the server');
  unmount();
  openDeletionPage(data);
  expect(
    await screen.findByText(/^Your request is saved and will be sent automatically/),
  ).toBeDefined();
});
