// Tests of the passkeys on the account page: list, adding with the password, removal, failures, no
// connection, browsers without passkeys, and backends without passkeys.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { PasskeysSection } from '../../../src/features/account/passkeys/passkeys-section.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';
import {
  buildRow,
  challengeBytes,
  createPasskeyBackend,
  ownServer,
  type PasskeyBackend,
  readBytes,
  refuse,
  sentCreated,
  stubFrame,
  stubPasskeys,
} from './passkeys-setup.ts';

async function renderSection(
  options?: Parameters<typeof createPasskeyBackend>[0],
): Promise<PasskeyBackend> {
  const backend = await createPasskeyBackend(options);
  const { data } = backend;
  if (!data.account) throw new Error('There is no account.');
  renderWithProviders(
    <DataProvider data={data}>
      <PasskeysSection account={data.account} />
    </DataProvider>,
  );
  return backend;
}

const click = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const findPasskeys = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

/** Opens the form, fills it in and submits it. */
async function addPasskey(password = 'a quiet place', name = ''): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  fireEvent.change(screen.getByLabelText('Current password'), { target: { value: password } });
  fireEvent.change(screen.getByLabelText('Name (optional)'), { target: { value: name } });
  click('Continue');
}

test('the list names each passkey, with its dates', async () => {
  stubPasskeys();
  await renderSection({
    rows: [
      buildRow(),
      buildRow({ id: 'key', name: 'Blue key', last_used_date: null }),
      buildRow({ id: 'old', device: null }),
    ],
  });
  const dates = 'Added on November 2, 2026';
  expect(await findPasskeys()).toEqual([
    `Firefox on Android${dates}Last used on November 20, 2026Remove`,
    `Blue key${dates}Not used yetRemove`,
    `Passkey${dates}Last used on November 20, 2026Remove`,
  ]);
});

test('dates and texts are in the language of the user', async () => {
  stubPasskeys();
  await changeTestLanguage('fr');
  await renderSection({ rows: [buildRow()] });
  expect(await screen.findByText('Ajoutée le 2 novembre 2026')).toBeDefined();
});

test('a passkey is added with the password and a name; the focus stays in the section', async () => {
  const { create } = stubPasskeys();
  const { requests } = await renderSection();
  expect(await screen.findByText('You don’t have any passkeys yet.')).toBeDefined();
  click('Add a passkey');
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  click('Continue');
  expect(screen.getByRole('alert').textContent).toBe('Enter your password.');
  click('Cancel');
  expect(create).not.toHaveBeenCalled();

  await addPasskey('a quiet place', ' My phone ');
  await screen.findByText('Passkey added');
  expect(requests.filter(([request]) => request.startsWith('POST'))).toEqual([
    ['POST /auth/passkeys/registration-options', { current_password: 'a quiet place' }],
    [
      'POST /auth/passkeys',
      { credential: expect.objectContaining({ id: sentCreated.id }), name: 'My phone' },
    ],
  ]);
  const [, body] = requests.find(([request]) => request === 'POST /auth/passkeys') ?? [];
  expect(body).toMatchObject({ credential: sentCreated });
  expect(readBytes(create.mock.calls[0]?.[0].publicKey?.challenge)).toEqual(challengeBytes);
  expect(await screen.findByText('Added here')).toBeDefined();
  expect(screen.queryByLabelText('Current password')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
});

test('a user who closes the window of the browser sees the form again, with a calm sentence', async () => {
  const { create } = stubPasskeys();
  create.mockRejectedValue(new DOMException('Words of the browser', 'NotAllowedError'));
  const { requests, reported } = await renderSection();
  await addPasskey();
  await waitFor(() => expect(create).toHaveBeenCalled());
  expect((await screen.findByText('No passkey was added. You can try again.')).role).toBe('status');
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', 'a quiet place');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requests.map(([request]) => request)).not.toContain('POST /auth/passkeys');
  expect(reported).toEqual([]);
});

test.each([
  [
    'InvalidStateError',
    'This device or password manager already has a passkey for this account.',
    [],
  ],
  [
    'UnknownError',
    'The passkey couldn’t be added. Please try again.',
    ['the browser could not use a passkey'],
  ],
  [
    'NotSupportedError',
    'The passkey couldn’t be added. Please try again.',
    ['the browser could not use a passkey'],
  ],
])('the failure %s of the browser is explained', async (name, sentence, expectedReports) => {
  const { create } = stubPasskeys();
  create.mockRejectedValue(new DOMException('Words of the browser', name));
  const { reported } = await renderSection();
  await addPasskey();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(reported).toEqual(expectedReports);
});

test.each([
  ['registration-options', 400, 'password_wrong', 'Your current password is wrong.'],
  [
    'registration-options',
    409,
    'passkeys_full',
    'You’ve reached the maximum number of passkeys. Remove one to add another.',
  ],
  [
    'registration-options',
    404,
    'passkeys_unavailable',
    'Passkeys aren’t available at this address.',
  ],
  [
    'registration-options',
    409,
    'password_needed',
    'Your account doesn’t have a password yet. To set one, log out and choose “Forgot password?”',
  ],
  ['', 400, 'passkey_expired', 'That took too long. Please try again.'],
  ['', 400, 'passkey_refused', 'The passkey couldn’t be added. Please try again.'],
])('the refusal of /%s with %s %s is explained', async (path, status, code, sentence) => {
  stubPasskeys();
  const { answer } = await renderSection();
  answer(`POST /auth/passkeys${path && `/${path}`}`, refuse(status, code));
  await addPasskey();
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(screen.queryByText('Passkey added')).toBeNull();
});

test('a passkey is removed after a confirmation; the focus stays in the section', async () => {
  stubPasskeys();
  const { requests } = await renderSection({
    rows: [buildRow(), buildRow({ id: 'b', name: 'Key' })],
  });
  await findPasskeys();
  click('Remove: Firefox on Android');
  const dialog = screen.getByRole('dialog', { name: 'Remove Firefox on Android?' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.map(([request]) => request)).toEqual(['GET /auth/passkeys']);
  click('Remove: Firefox on Android');
  expect(screen.getByRole('dialog').textContent).toContain(
    'You’ll stay logged in where you already are. You can log out there under “Where you’re logged in.”',
  );
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Passkey removed');
  expect(requests.map(([request]) => request)).toContain('DELETE /auth/passkeys/phone');
  await waitFor(() => expect(screen.queryByText('Firefox on Android')).toBeNull());
  expect(document.activeElement?.textContent).toBe('Passkeys');
});

test.each([
  [refuse(404, 'not_found'), 'Passkey removed'],
  [refuse(429, 'too_many_requests'), 'Too many attempts. Wait a few minutes and try again.'],
])('a refused removal %s', async (error, sentence) => {
  stubPasskeys();
  const { answer } = await renderSection({ rows: [buildRow()] });
  answer('DELETE /auth/passkeys/phone', error);
  await findPasskeys();
  click('Remove: Firefox on Android');
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(sentence)).toBeDefined();
});

test('without a connection the section says so, and loads the list when there is one', async () => {
  stubPasskeys();
  localStorage.setItem('selah_passkeys_offer', location.origin);
  const { online, requests } = await renderSection({ rows: [buildRow()], isOnline: false });
  const sentence = await screen.findByText('You’re offline. Go online to manage your passkeys.');
  expect(sentence.getAttribute('role')).toBe('status');
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).toEqual([]);
  act(() => online.next(true));
  expect(await findPasskeys()).toHaveLength(1);
});

test('a list that cannot be loaded is explained, and can be loaded again', async () => {
  stubPasskeys();
  localStorage.setItem('selah_passkeys_offer', location.origin);
  const backend = await createPasskeyBackend({ rows: [buildRow()] });
  const { data, answer } = backend;
  if (!data.account) throw new Error('There is no account.');
  answer('GET /auth/passkeys', [{ id: 7 }]);
  renderWithProviders(
    <DataProvider data={data}>
      <PasskeysSection account={data.account} />
    </DataProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Something went wrong/);
  answer('GET /auth/passkeys', new BackendError('no answer', {}));
  click('Retry');
  expect(
    await screen.findByText('You’re offline. Go online to manage your passkeys.'),
  ).toBeDefined();
  answer('GET /auth/passkeys', [buildRow()]);
  click('Retry');
  expect(await findPasskeys()).toHaveLength(1);
});

test('a browser without passkeys adds none, says so, and can still remove one', async () => {
  await renderSection({ rows: [buildRow()] });
  expect(await screen.findByText(/^Passkeys aren’t supported here/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Remove: Firefox on Android' })).toBeDefined();
});

test.each([
  ['a backend without passkeys', { id: 'selah', public_settings: 'public_with_login' }],
  ['a server with another address', { ...ownServer, passkey_origin: 'https://selah.example.org' }],
])('%s has no such section, although it had one before', async (_name, settings) => {
  stubPasskeys();
  localStorage.setItem('selah_passkeys_offer', location.origin);
  await renderSection({ settings });
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(localStorage.getItem('selah_passkeys_offer')).not.toBe(location.origin);
});

test('in a frame there is no such section', async () => {
  stubPasskeys();
  stubFrame();
  localStorage.setItem('selah_passkeys_offer', location.origin);
  const { requests } = await renderSection({ rows: [buildRow()] });
  await act(async () => {});
  expect(screen.queryByRole('heading')).toBeNull();
  expect(requests).toEqual([]);
});

test('an unknown backend that does not answer has no such section', async () => {
  stubPasskeys();
  const settings = new BackendError('The server cannot be reached.', { code: 'network' });
  const { requests } = await renderSection({ settings });
  await waitFor(() => expect(localStorage.getItem('selah_passkeys_offer')).toBeNull());
  expect(screen.queryByRole('heading')).toBeNull();
  expect(requests).toEqual([]);
});
