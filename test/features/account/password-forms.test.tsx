// Tests of the password forms (change, reset, forgotten): attributes for password managers, checks
// before a request, server errors, and the request for a reset link.
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { ResetPasswordPage } from '../../../src/features/account/reset-password-page.tsx';
import { ForgottenPasswordForm } from '../../../src/features/account/components/forgotten-password-form.tsx';
import { NewPasswordForm } from '../../../src/features/account/components/new-password-form.tsx';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function newPassword(asksCurrent: boolean, failure: string | null = null) {
  const onSubmit = vi.fn();
  renderWithProviders(
    <NewPasswordForm
      email={asksCurrent ? 'alice@example.org' : null}
      asksCurrent={asksCurrent}
      failure={failure}
      busy={false}
      submitLabel="Save"
      onSubmit={onSubmit}
    />,
  );
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  return {
    onSubmit,
    type,
    save: () => fireEvent.click(screen.getByRole('button', { name: 'Save' })),
  };
}

function renderForgotPassword(change: { email?: string; sent?: boolean; failure?: string } = {}) {
  const onSubmit = vi.fn();
  renderWithProviders(
    <ForgottenPasswordForm
      email={change.email ?? ''}
      failure={change.failure ?? null}
      busy={false}
      isSent={change.sent ?? false}
      onChange={vi.fn()}
      onSubmit={onSubmit}
      onBack={vi.fn()}
    />,
  );
  return onSubmit;
}

test('password managers can identify the account, the old password and the new password', () => {
  newPassword(true);
  expect(screen.getByLabelText<HTMLInputElement>('Current password').autocomplete).toBe(
    'current-password',
  );
  expect(screen.getByLabelText<HTMLInputElement>('New password').autocomplete).toBe('new-password');
  const account = document.querySelector<HTMLInputElement>('input[autocomplete=username]');
  expect([account?.value, account?.tabIndex, account?.getAttribute('aria-hidden')]).toEqual([
    'alice@example.org',
    -1,
    'true',
  ]);
});

test('an invalid password is explained at its field without a request', () => {
  const { onSubmit, type, save } = newPassword(true);
  save();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Enter your password.',
    'Enter your password.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('Current password'));
  type('Current password', 'old');
  type('New password', 'short');
  save();
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'This password is too short. Use at least 8 characters.',
  ]);
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
  type('New password', 'a quiet place');
  save();
  expect(onSubmit.mock.calls).toEqual([[{ current: 'old', next: 'a quiet place' }]]);
});

test('a password form behind a link asks only for the new password', () => {
  const { onSubmit, type, save } = newPassword(false);
  expect(screen.queryByLabelText('Current password')).toBeNull();
  type('New password', 'a quiet place');
  save();
  expect(onSubmit.mock.calls).toEqual([[{ current: '', next: 'a quiet place' }]]);
});

test('a server error of the password form is shown once and gets the focus', () => {
  newPassword(true, 'Your current password is wrong.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

test('the reset page without a link offers to request a link', async () => {
  renderWithProviders(
    <MemoryRouter initialEntries={['/reset-password']}>
      <DataProvider data={await createMemoryContext()}>
        <ResetPasswordPage />
      </DataProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(/open the link in our email/)).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Get a link' }));
  expect(screen.getByRole('button', { name: 'Send link' })).toBeDefined();
});

test('an invalid e-mail address requests no reset link', () => {
  const onSubmit = renderForgotPassword({ email: 'alice' });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByRole('alert').textContent).toBe('Enter a valid email address.');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a requested reset link does not reveal whether the account exists', async () => {
  const onSubmit = renderForgotPassword({ email: 'alice@example.org' });
  fireEvent.click(screen.getByRole('button', { name: 'Send link' }));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  await changeTestLanguage('fr');
  renderForgotPassword({ email: ' alice@example.org ', sent: true });
  expect(document.activeElement?.textContent).toBe(
    'Si un compte existe pour alice@example.org, tu recevras un lien par e-mail. Il expire dans une heure.',
  );
});
