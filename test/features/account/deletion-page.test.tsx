// Tests of the account deletion page: guest, deletion request, draft, withdrawal, immediate
// deletion with a code, failures and languages. The records are real, in memory.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { firstValueFrom } from 'rxjs';
import { afterEach, expect, test, vi } from 'vitest';
import { languages } from '../../../schemas/languages.ts';
import { BackendError } from '../../../src/backend/backend-error.ts';
import {
  requestDeletion,
  watchPendingDeletions,
} from '../../../src/features/account/deletion/data.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { createPrayer } from '../../../src/features/prayer/data.ts';
import { createRecordId } from '../../../src/data/records/record.ts';
import { AccountDeletionPage } from '../../../src/features/account/deletion/page.tsx';
import {
  createAliceWithServer,
  findRequestButton,
  changePendingRecord,
  ownServerSettings,
  basicBackendSettings,
  getReasonField,
  openDeletionPage,
} from './deletion-page-setup.tsx';
import { changeTestLanguage } from '../../support/render.tsx';

afterEach(() => vi.restoreAllMocks());

test('a guest on the deletion page is sent to log in and returns to the page', async () => {
  openDeletionPage({ ...(await createAliceWithServer()), account: null });
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
    '/login?from_url=%2FDeleteAccount',
  );
  expect(screen.queryByRole('button', { name: 'Request deletion' })).toBeNull();
});

test('the deletion page lists the deleted data, the deadline and the options', async () => {
  openDeletionPage(await createAliceWithServer());
  await findRequestButton();
  const warning = screen.getByRole('heading', {
    name: 'If you request it, your account will be deleted within 30 days',
  });
  expect(warning.parentElement?.textContent).toMatch(
    /Until then, you can keep using Selah or change your mind\. After that, it can’t be undone\.$/,
  );
  expect(screen.getAllByText(/undone/)).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your profile and personal information',
    'Your grace notes, prayers and gratitude entries',
    'Your Bible progress, notes, highlights and bookmarks',
    'Your achievements and streaks',
    'Everything else in your account',
  ]);
  expect(screen.getByRole('link', { name: 'Cancel' }).getAttribute('href')).toBe('/Settings');
});

test('a submitted deletion request is confirmed, and its draft is removed', async () => {
  const data = Object.assign(await createAliceWithServer(), {
    sync: () => changePendingRecord(data, { sync: 'safe', sending: false }),
  });
  const { unmount } = openDeletionPage(data);
  const button = await findRequestButton();
  fireEvent.change(getReasonField(), { target: { value: 'I go elsewhere.' } });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(
    screen.getByRole('button', { name: 'Submitting request…' }).getAttribute('aria-disabled'),
  ).toBe('true');
  const title = await screen.findByRole('heading', { name: 'We received your request' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  expect(
    (await firstValueFrom(watchPendingDeletions(data))).map(({ fields }) => fields.reason),
  ).toEqual(['I go elsewhere.']);
  unmount();
  openDeletionPage(data);
  expect(await screen.findByText('I go elsewhere.')).toBeDefined();
  expect(Object.keys(localStorage).filter((key) => key.includes('deletion_draft'))).toEqual([]);
});

test('a typed deletion reason is restored after leaving the page', async () => {
  const data = await createAliceWithServer();
  const { unmount } = openDeletionPage(data);
  await findRequestButton();
  fireEvent.change(getReasonField(), { target: { value: 'Because' } });
  unmount();
  openDeletionPage(data);
  await findRequestButton();
  expect(getReasonField().value).toBe('Because');
});

test.each([
  [ownServerSettings, 'Failed to submit request. Please contact help@example.org directly.'],
  [basicBackendSettings, 'Failed to submit request. Nothing has been deleted. Please try again.'],
])(
  'a failed save of the deletion request names the support address and keeps the reason',
  async (settings, sentence) => {
    const data = await createAliceWithServer(settings);
    openDeletionPage(data);
    const button = await findRequestButton();
    if (settings === ownServerSettings)
      await screen.findByRole('heading', { name: 'Or delete it right now' });
    fireEvent.change(getReasonField(), { target: { value: 'Because' } });
    vi.spyOn(data.userDatabase.pendingItems, 'insertIfNotExists').mockRejectedValue(
      new Error('the disk is broken'),
    );
    fireEvent.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(getReasonField().value).toBe('Because');
    expect((await findRequestButton()).getAttribute('aria-disabled')).toBe('false');
  },
);

test('a pending deletion request shows its days, and is withdrawn and restored', async () => {
  const data = await createAliceWithServer();
  vi.spyOn(Date.prototype, 'toISOString').mockReturnValueOnce('2026-03-01T12:00:00.000Z');
  await requestDeletion(data, { reason: '', id: createRecordId() });
  await changePendingRecord(data, {
    sync: 'safe',
    record: { request_date: '2026-03-01T12:00:00.000Z' },
  });
  openDeletionPage(data);
  expect(
    await screen.findByText(
      'Requested on March 1, 2026. Your account will be deleted by March 31, 2026.',
    ),
  ).toBeDefined();
  expect(screen.queryByText('No reason provided')).toBeNull();
  expect([
    screen.queryByText(/it can’t be undone/),
    screen.queryByText('What will be deleted'),
  ]).toEqual([null, null]);
  expect(screen.queryByRole('button', { name: 'Request deletion' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel request' }));
  expect(await screen.findByText('Request canceled. Your account won’t be deleted.')).toBeDefined();
  expect(await firstValueFrom(watchPendingDeletions(data))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeDefined();
});

test.each([
  ['a basic backend', basicBackendSettings],
  ['no answer', null],
])('with %s the page offers only the deletion request', async (_, settings) => {
  openDeletionPage(await createAliceWithServer(settings));
  await findRequestButton();
  expect(screen.queryByRole('heading', { name: 'Or delete it right now' })).toBeNull();
});

test('immediate deletion needs an e-mailed code and then clears the device', async () => {
  const requests: string[] = [];
  const data = await createAliceWithServer(ownServerSettings, {
    requestDeletionCode: async () => void requests.push('code'),
    deleteAccount: async (code) => void requests.push(code),
  });
  await createPrayer(data, {
    request: 'Peace',
    prayer_text: 'Lord, give peace.',
    verses: [],
    category: 'family',
    language: 'en',
  });
  const { rerender } = openDeletionPage(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('Code');
  expect(screen.getByText('1 item isn’t synced yet. It will be deleted too.')).toBeDefined();
  const button = screen.getByRole('button', { name: 'Delete everything now' });
  fireEvent.change(field, { target: { value: '12 34' } });
  fireEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(field, { target: { value: '123456' } });
  // The form is never submitted automatically.
  expect(requests).toEqual(['code']);
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(data.logOutCount).toBe(1));
  expect(requests).toEqual(['code', '123456']);
  rerender(
    <MemoryRouter initialEntries={[{ pathname: '/DeleteAccount', state: { isGone: true } }]}>
      <DataProvider data={{ ...data, account: null }}>
        <AccountDeletionPage />
      </DataProvider>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Your account has been deleted' })).toBeDefined();
});

test.each([
  [{ status: 400, code: 'code_wrong' }, 'Wrong code. Check the latest email.'],
  [
    { status: 429, code: 'too_many_requests' },
    'Too many attempts. Wait a few minutes and try again.',
  ],
  [
    { code: 'network' },
    'We couldn’t confirm whether your account was deleted. Try again with the same code.',
  ],
])(
  'a failed immediate deletion is explained and removes nothing on the device: %j',
  async (fault, sentence) => {
    const data = await createAliceWithServer(ownServerSettings, {
      requestDeletionCode: async () => ({}),
      deleteAccount: async () => {
        throw new BackendError('no', fault);
      },
    });
    openDeletionPage(data);
    fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Delete everything now' }));
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
    expect(data.logOutCount).toBe(0);
  },
);

test('after a lost answer, nothing is removed until the server confirms the deletion', async () => {
  const answers = [
    new BackendError('no', { code: 'network' }),
    new BackendError('no', { status: 401, code: 'unauthorized' }),
    null,
  ];
  const data = await createAliceWithServer(ownServerSettings, {
    requestDeletionCode: async () => ({}),
    deleteAccount: async () => {
      const answer = answers.shift();
      if (answer !== null) throw answer ?? new Error('asked too often');
    },
  });
  openDeletionPage(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything now' }));
  await screen.findByText(/couldn’t confirm whether your account was deleted/);
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything now' }));
  expect(
    await screen.findByText(
      /can’t show whether your account was deleted\. Nothing was removed here\. Try to log in/,
    ),
  ).toBeDefined();
  expect(screen.queryByText('Your account has been deleted')).toBeNull();
  expect(data.logOutCount).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Delete everything now' }));
  await waitFor(() => expect(data.logOutCount).toBe(1));
});

test('the last admin sees the refusal; a code counts as sent only after a sending', async () => {
  const tooSoonError = new BackendError('no', { status: 429, code: 'too_soon' });
  const answers = [
    new BackendError('no', { status: 409, code: 'last_admin' }),
    new BackendError('no', { status: 503, code: 'mail_failed' }),
    tooSoonError,
    null,
    tooSoonError,
  ];
  const data = await createAliceWithServer(ownServerSettings, {
    requestDeletionCode: async () => {
      const answer = answers.shift();
      if (answer !== null) throw answer ?? new Error('asked too often');
    },
  });
  openDeletionPage(data);
  fireEvent.click(await screen.findByRole('button', { name: 'Send code' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'You’re the only administrator of this app.',
  );
  for (const sentence of [
    /We couldn’t send the email/,
    /Wait a minute before you request another/,
  ]) {
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByLabelText('Code')).toBeNull();
  }
  for (let index = 0; index < 2; index += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
    expect(await screen.findByLabelText('Code')).toBeDefined();
    if (index === 0) fireEvent.click(screen.getByRole('button', { name: 'I’ve changed my mind' }));
  }
  expect(answers).toEqual([]);
});

test.each(languages)('in %s no text of the deletion page is missing', async (language) => {
  await changeTestLanguage(language);
  openDeletionPage(await createAliceWithServer());
  await waitFor(() => expect(document.querySelectorAll('h2').length).toBeGreaterThan(4));
  expect(document.body.textContent).not.toMatch(/deletion\.|\{\{|undefined/);
});
