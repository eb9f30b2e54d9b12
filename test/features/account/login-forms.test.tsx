// Tests of the login form, the code form and the sign-in link dialog: attributes for password
// managers, field errors, focus, and code entry.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { SignInFromUrlDialog } from '../../../src/app/session/sign-in-from-url-dialog.tsx';
import { CodeForm } from '../../../src/features/account/components/code-form.tsx';
import { CredentialsForm } from '../../../src/features/account/components/credentials-form.tsx';
import { changeTestLanguage, renderWithProviders } from '../../support/render.tsx';

function Code({ onSubmit, busy = false }: { onSubmit: (code: string) => void; busy?: boolean }) {
  const [code, setCode] = useState('');
  return (
    <CodeForm
      email="a@example.org"
      code={code}
      failure={null}
      busy={busy}
      secondsToResend={0}
      onChange={setCode}
      onSubmit={onSubmit}
      onResend={vi.fn()}
      onOtherEmail={vi.fn()}
    />
  );
}

function Credentials({ onSubmit }: { onSubmit: () => void }) {
  const [credentials, setCredentials] = useState({ email: '', password: '' });
  return (
    <CredentialsForm
      purpose="signUp"
      credentials={credentials}
      failure={null}
      busy={false}
      onChange={setCredentials}
      onSubmit={onSubmit}
      onOtherPurpose={vi.fn()}
      onForgotten={vi.fn()}
    />
  );
}

function credentials(purpose: 'logIn' | 'signUp', failure: string | null = null) {
  const onSubmit = vi.fn();
  renderWithProviders(
    <CredentialsForm
      purpose={purpose}
      credentials={{ email: '', password: '' }}
      failure={failure}
      busy={false}
      onChange={vi.fn()}
      onSubmit={onSubmit}
      onOtherPurpose={vi.fn()}
      onForgotten={vi.fn()}
    />,
  );
  return onSubmit;
}

test('a code that is pasted with blanks and dashes is taken and sent once', () => {
  const onSubmit = vi.fn();
  renderWithProviders(<Code onSubmit={onSubmit} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(field.autocomplete).toBe('one-time-code');
  fireEvent.change(field, { target: { value: ' 123-456 ' } });
  expect(field.value).toBe('123456');
  expect(onSubmit.mock.calls).toEqual([['123456']]);
});

test('five digits are not sent', () => {
  const onSubmit = vi.fn();
  renderWithProviders(<Code onSubmit={onSubmit} />);
  fireEvent.change(screen.getByRole('textbox', { name: 'Code' }), { target: { value: '12345' } });
  expect(onSubmit).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Confirm' });
  fireEvent.click(button);
  expect(onSubmit).not.toHaveBeenCalled();
  expect([
    button.getAttribute('aria-disabled'),
    document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  ]).toEqual(['true', 'Enter the 6 digits from the email.']);
});

test('password managers can distinguish an old password from a new password', () => {
  credentials('logIn');
  expect(screen.getByLabelText<HTMLInputElement>('Password').autocomplete).toBe('current-password');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).autocomplete).toBe(
    'username',
  );
});

test('a new password field states the minimum length', () => {
  credentials('signUp');
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect([field.autocomplete, field.minLength]).toEqual(['new-password', 8]);
  expect(screen.getByText('At least 8 characters')).toBeDefined();
});

test('the sign-up form links the legal texts in new tabs; the login form does not', () => {
  credentials('signUp');
  // The onboarding asks for the consent, once.
  expect(screen.queryByText(/you accept|13 years/)).toBeNull();
  expect(
    screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['/Terms', '_blank'],
    ['/PrivacyPolicy', '_blank'],
  ]);
  cleanup();
  credentials('logIn');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the password can be shown, and the button names its action', () => {
  credentials('logIn');
  // The toggle reacts to `mousedown`, so that the field keeps the focus.
  fireEvent.mouseDown(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText<HTMLInputElement>('Password').type).toBe('text');
  expect(screen.getByRole('button', { name: 'Hide password' })).toBeDefined();
});

test('a field with an error gets the focus', () => {
  credentials('logIn', 'Wrong email or password. Check both and try again.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
});

const sentences = {
  en: [
    'Enter your email address.',
    'Enter a valid email address.',
    'Enter your password.',
    'This password is too short. Use at least 8 characters.',
  ],
  fr: [
    'Saisis ton adresse e-mail.',
    'Saisis une adresse e-mail valide.',
    'Saisis ton mot de passe.',
    'Ce mot de passe est trop court. Utilise au moins 8 caractères.',
  ],
} as const;

test.each(['en', 'fr'] as const)(
  '%s: a missing or wrong value is explained at its field in the language, not by the browser',
  async (language) => {
    await changeTestLanguage(language);
    const { container } = renderWithProviders(<Credentials onSubmit={vi.fn()} />);
    const [email, password] = container.querySelectorAll('input');
    const form = container.querySelector('form');
    if (!email || !password || !form) throw new Error('the form is not there');
    expect(form.noValidate).toBe(true);
    const steps = [
      [email, '', ''],
      [email, 'alice', ''],
      [password, 'alice@example.org', ''],
      [password, 'alice@example.org', '1234567'],
    ] as const;
    for (const [index, [field, address, secret]] of steps.entries()) {
      fireEvent.change(email, { target: { value: address } });
      fireEvent.change(password, { target: { value: secret } });
      fireEvent.submit(form);
      expect(screen.getByRole('alert').textContent).toBe(sentences[language][index]);
      expect(document.activeElement).toBe(field);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(
        field
          .getAttribute('aria-describedby')
          ?.split(' ')
          .map((id) => document.getElementById(id)?.textContent),
      ).toContain(sentences[language][index]);
    }
  },
);

test('a corrected field loses its error, and the form is submitted', () => {
  const onSubmit = vi.fn();
  const { container } = renderWithProviders(<Credentials onSubmit={onSubmit} />);
  const form = container.querySelector('form') ?? document.body;
  fireEvent.submit(form);
  expect(onSubmit).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: 'Email' }), {
    target: { value: ' alice@example.org ' },
  });
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: '12345678' } });
  fireEvent.submit(form);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('a login with a short old password is sent to the server', () => {
  const onSubmit = vi.fn();
  renderWithProviders(
    <CredentialsForm
      purpose="logIn"
      credentials={{ email: 'a@example.org', password: 'old' }}
      failure={null}
      busy={false}
      onChange={vi.fn()}
      onSubmit={onSubmit}
      onOtherPurpose={vi.fn()}
      onForgotten={vi.fn()}
    />,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('closing the dialog of a sign-in link does not confirm the sign-in', () => {
  const onAnswer = vi.fn();
  renderWithProviders(<SignInFromUrlDialog email="mia@example.org" onAnswer={onAnswer} />);
  expect(screen.getByText(/^You’re about to log in as mia@example\.org\./)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onAnswer.mock.calls).toEqual([[false]]);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, log in' }));
  expect(onAnswer.mock.calls).toEqual([[false], [true]]);
});
