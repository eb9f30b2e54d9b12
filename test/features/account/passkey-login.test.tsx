// Tests of the log-in with a passkey on the login page: the button, a successful log-in, a closed
// window, and failures.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { LoginPage } from '../../../src/features/account/login-page.tsx';
import { renderWithProviders } from '../../support/render.tsx';
import {
  challengeBytes,
  createPasskeyBackend,
  ownServer,
  readBytes,
  refuse,
  sentUsed,
  stubFrame,
  stubPasskeys,
} from './passkeys-setup.ts';

const buttonName = 'Log in with a passkey';
const user = { id: 'u', email: 'alice@example.org', full_name: 'alice' };

async function openLogin(
  options: Parameters<typeof createPasskeyBackend>[0] = {},
  address = '/login',
) {
  const backend = await createPasskeyBackend(options);
  const { data } = backend;
  const startSession = vi.fn(async () => {});
  const me = vi.fn(async () => user as never);
  Object.assign(data, { account: null, startSession });
  Object.assign(data.backend, { auth: { ...data.backend.auth, me } });
  renderWithProviders(
    <MemoryRouter initialEntries={[address]}>
      <DataProvider data={data}>
        <LoginPage />
      </DataProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('textbox', { name: /e-?mail/i });
  return { ...backend, startSession, me };
}

const findButton = () => screen.findByRole('button', { name: buttonName });

test('a passkey logs in without an e-mail address', async () => {
  const { get } = stubPasskeys();
  const { requests, startSession, me } = await openLogin();
  fireEvent.click(await findButton());
  await waitFor(() => expect(startSession).toHaveBeenCalled());
  expect(readBytes(get.mock.calls[0]?.[0].publicKey?.challenge)).toEqual(challengeBytes);
  expect(requests.map(([request]) => request)).toEqual([
    'POST /auth/passkeys/login-options',
    'POST /auth/passkeys/login',
  ]);
  expect(requests[1]?.[1]).toMatchObject({ credential: sentUsed });
  expect(me).toHaveBeenCalledWith({ token: 'a-token' });
  expect(startSession).toHaveBeenCalledWith({ account: user, user, token: 'a-token' });
});

test('a user who closes the window of the browser gets a calm sentence until the next try', async () => {
  const { get } = stubPasskeys();
  get.mockRejectedValue(new DOMException('Words of the browser', 'NotAllowedError'));
  const { startSession, reported } = await openLogin();
  fireEvent.click(await findButton());
  const sentence = 'No passkey was used. Try again or use your password.';
  expect((await screen.findByText(sentence)).role).toBe('status');
  expect(await findButton()).toHaveProperty('disabled', false);
  expect(screen.queryByRole('alert')).toBeNull();
  get.mockRejectedValue(new DOMException('Words of the browser', 'UnknownError'));
  fireEvent.click(await findButton());
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.queryByText(sentence)).toBeNull();
  expect(startSession).not.toHaveBeenCalled();
  // Only the second failure was unexpected.
  expect(reported).toEqual(['the browser could not use a passkey']);
});

test('a failure of the browser is explained and reported', async () => {
  const { get } = stubPasskeys();
  get.mockRejectedValue(new DOMException('Words of the browser', 'UnknownError'));
  const { reported } = await openLogin();
  fireEvent.click(await findButton());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'We couldn’t log you in with this passkey. Try again or use your password.',
  );
  expect(reported).toEqual(['the browser could not use a passkey']);
});

test.each([
  [
    refuse(400, 'passkey_refused'),
    'We couldn’t log you in with this passkey. Try again or use your password.',
  ],
  [refuse(400, 'passkey_expired'), 'That took too long. Please try again.'],
  [refuse(403, 'account_disabled'), 'This account is closed. Contact support to open it again.'],
  [refuse(429, 'too_many_requests'), 'Too many attempts. Wait a few minutes and try again.'],
  [
    new BackendError('no answer', {}),
    'You’re offline, or Selah can’t be reached. Nothing is lost. Try again when you’re online.',
  ],
])('the refusal %s is explained', async (error, sentence) => {
  stubPasskeys();
  const { answer, startSession } = await openLogin();
  answer('POST /auth/passkeys/login', error);
  fireEvent.click(await findButton());
  expect((await screen.findByRole('alert')).textContent).toBe(sentence);
  expect(startSession).not.toHaveBeenCalled();
});

test('a server that is closed to visitors offers the log-in with a passkey, too', async () => {
  stubPasskeys();
  const settings = new BackendError('Please sign in.', {
    status: 403,
    code: 'auth_required',
    data: { extra_data: { reason: 'auth_required', passkey_origin: location.origin } },
  });
  await openLogin({ settings });
  expect(await findButton()).toBeDefined();
});

test('the form for a new account has no button for passkeys', async () => {
  stubPasskeys();
  await openLogin({}, '/login?mode=signup');
  await waitFor(() => expect(localStorage.getItem('selah_passkeys_offer')).toBe(location.origin));
  expect(screen.queryByRole('button', { name: buttonName })).toBeNull();
});

test.each([
  ['a backend without passkeys', { id: 'selah' }],
  ['a server with another address', { ...ownServer, passkey_origin: 'https://selah.example.org' }],
])('%s has no button for passkeys', async (_name, settings) => {
  stubPasskeys();
  localStorage.setItem('selah_passkeys_offer', location.origin);
  await openLogin({ settings });
  await waitFor(() => expect(screen.queryByRole('button', { name: buttonName })).toBeNull());
});

test('in a frame there is no button for passkeys', async () => {
  stubPasskeys();
  stubFrame();
  await openLogin();
  await waitFor(() => expect(localStorage.getItem('selah_passkeys_offer')).toBe(location.origin));
  expect(screen.queryByRole('button', { name: buttonName })).toBeNull();
});

test('a browser without passkeys has no button for them', async () => {
  await openLogin();
  await waitFor(() => expect(localStorage.getItem('selah_passkeys_offer')).toBe(location.origin));
  expect(screen.queryByRole('button', { name: buttonName })).toBeNull();
});
