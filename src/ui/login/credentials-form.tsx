// E-mail and password, for those who come back and for those who begin. What is not right is said in their own language, not in the browser's.
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import { FormAlert } from './form-alert.tsx';
import styles from './login.module.css';

export interface Credentials {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  purpose: 'logIn' | 'signUp';
  credentials: Credentials;
  /** A sentence, or null. */
  failure: string | null;
  busy: boolean;
  onChange: (credentials: Credentials) => void;
  onSubmit: () => void;
  onOtherPurpose: () => void;
}

interface Fault {
  field: keyof Credentials;
  reason: 'email_missing' | 'invalid_email' | 'password_missing' | 'password_too_short';
}

const shortestPassword = 8;

export function CredentialsForm({ purpose, credentials, failure, busy, onChange, onSubmit, onOtherPurpose }: CredentialsFormProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const fields = { email: useRef<HTMLInputElement>(null), password: useRef<HTMLInputElement>(null) };
  const signsUp = purpose === 'signUp';

  useEffect(() => {
    if (fault) fields[fault.field].current?.focus();
    // The fields are the same for as long as the form is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fault]);

  function submit(): void {
    const next = findFault(credentials, signsUp);
    setFault(next);
    if (!next) onSubmit();
  }

  function change(field: keyof Credentials, value: string): void {
    if (fault?.field === field) setFault(null);
    onChange({ ...credentials, [field]: value });
  }

  /** Said right under its field, which names it to screen readers. */
  const faultOf = (field: keyof Credentials) => ({
    error: fault?.field === field && t(`failure.${fault.reason}`),
    'aria-invalid': fault?.field === field || undefined,
    errorProps: { role: 'alert', className: styles['fault'] ?? '' },
  });

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) submit();
      }}
    >
      <h1>{signsUp ? t('login.titleSignUp') : t('login.titleLogIn')}</h1>
      <FormAlert sentence={fault ? null : failure} />
      <TextInput
        ref={fields.email}
        type="email"
        name="email"
        label={t('login.email')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        withAsterisk={false}
        value={credentials.email}
        onChange={(event) => change('email', event.currentTarget.value)}
        {...faultOf('email')}
      />
      <PasswordInput
        ref={fields.password}
        name="password"
        label={t('login.password')}
        {...(signsUp && { description: t('login.passwordHint'), minLength: shortestPassword })}
        autoComplete={signsUp ? 'new-password' : 'current-password'}
        required
        withAsterisk={false}
        value={credentials.password}
        onChange={(event) => change('password', event.currentTarget.value)}
        {...faultOf('password')}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show'), tabIndex: 0 }}
      />
      <Button type="submit" fullWidth aria-disabled={busy} data-busy={busy || undefined}>
        {busy ? t('login.working') : signsUp ? t('login.signUp') : t('login.logIn')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onOtherPurpose}>
        {signsUp ? t('login.toLogIn') : t('login.toSignUp')}
      </Button>
    </form>
  );
}

/** The first thing that cannot be right; whether an address exists is the server's to say. */
function findFault({ email, password }: Credentials, signsUp: boolean): Fault | null {
  if (email.trim() === '') return { field: 'email', reason: 'email_missing' };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return { field: 'email', reason: 'invalid_email' };
  if (password === '') return { field: 'password', reason: 'password_missing' };
  return signsUp && password.length < shortestPassword ? { field: 'password', reason: 'password_too_short' } : null;
}
