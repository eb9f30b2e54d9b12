// Tests of a new password that the server refuses: the reason is shown at the field in the user's
// language, and all that was typed stays.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { BackendError } from '../../../src/backend/backend-error.ts';
import { DataProvider } from '../../../src/data/data-provider.tsx';
import { AccountPage } from '../../../src/features/account/account-page.tsx';
import { LoginPage } from '../../../src/features/account/login-page.tsx';
import { ResetPasswordPage } from '../../../src/features/account/reset-password-page.tsx';
import type { Auth } from '../../../src/backend/auth.ts';
import { createMemoryContext } from '../../support/memory-databases.ts';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

type Call = 'register' | 'resetPassword' | 'changePassword';

/** Renders a page whose call is refused with this code. */
async function renderPage(path: string, call: Call, code: string) {
  const context = await createMemoryContext();
  const data = call === 'changePassword' ? context : { ...context, account: null };
  const request = vi
    .spyOn(data.backend.auth, call as keyof Auth)
    .mockRejectedValue(
      new BackendError('An English sentence of the server.', { status: 400, code }),
    );
  renderWithProviders(
    <MemoryRouter initialEntries={[path]}>
      <DataProvider data={data}>
        {call === 'register' && <LoginPage />}
        {call === 'resetPassword' && <ResetPasswordPage />}
        {call === 'changePassword' && <AccountPage />}
      </DataProvider>
    </MemoryRouter>,
  );
  return request;
}

async function type(label: string, value: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
}

const sentences = {
  en: 'This password is easy to guess. Try a few unrelated words.',
  fr: 'Ce mot de passe est facile à deviner. Essaie quelques mots sans rapport entre eux.',
};

/** Expects one sentence, tied to the field, which has the focus and still its text. */
async function expectRefusal(label: string, sentence: string, value: string): Promise<void> {
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(sentence);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.value).toBe(value);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(alert.id);
  await waitFor(() => expect(document.activeElement).toBe(field));
}

test.each([
  ['en', 'Email', 'Password', 'Sign up'],
  ['fr', 'E-mail', 'Mot de passe', 'Créer un compte'],
] as const)(
  'a refused password of a sign-up is explained at its field in %s, until it is changed',
  async (language, emailLabel, passwordLabel, button) => {
    await changeTestLanguage(language);
    const register = await renderPage('/login?mode=signup', 'register', 'password_common');
    await type(emailLabel, 'ann@example.org');
    await type(passwordLabel, 'motdepasse');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expectRefusal(passwordLabel, sentences[language], 'motdepasse');
    expect(screen.getByLabelText<HTMLInputElement>(emailLabel).value).toBe('ann@example.org');

    // The same password again gets the same answer.
    fireEvent.click(screen.getByRole('button', { name: button }));
    await vi.waitFor(() => expect(register).toHaveBeenCalledTimes(2));
    await expectRefusal(passwordLabel, sentences[language], 'motdepasse');

    await type(passwordLabel, 'motdepasse mais long');
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['en', 'Current password', 'New password', 'Change password'],
  ['fr', 'Mot de passe actuel', 'Nouveau mot de passe', 'Changer le mot de passe'],
] as const)(
  'a refused password of a change is explained at its field in %s, and both passwords stay',
  async (language, currentLabel, newLabel, button) => {
    await changeTestLanguage(language);
    await renderPage('/Account', 'changePassword', 'password_common');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await type(currentLabel, 'a quiet place');
    await type(newLabel, 'motdepasse');
    fireEvent.click(screen.getByRole('button', { name: button }));
    await expectRefusal(newLabel, sentences[language], 'motdepasse');
    expect(screen.getByLabelText<HTMLInputElement>(currentLabel).value).toBe('a quiet place');
  },
);

test('a password behind a link that is too close to the e-mail is explained at its field', async () => {
  await renderPage('/reset-password?token=t', 'resetPassword', 'password_personal');
  await type('New password', 'annette2026');
  fireEvent.click(screen.getByRole('button', { name: 'Save password' }));
  await expectRefusal(
    'New password',
    'This password is too similar to your email or the app’s name. Choose another one.',
    'annette2026',
  );
});

test('a wrong current password is not explained at the field of the new password', async () => {
  await renderPage('/Account', 'changePassword', 'password_wrong');
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  await type('Current password', 'a wrong place');
  await type('New password', 'a quiet place');
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Your current password is wrong.');
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBeNull();
});
