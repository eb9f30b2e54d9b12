// E-mail and password, for those who come back and for those who begin.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField, faultOfEmail } from './email-field.tsx';
import type { EmailFault, PasswordFault } from './field-fault.ts';
import { LoginForm } from './login-form.tsx';
import { faultOfPassword, PasswordField } from './password-field.tsx';
import { SignUpTerms } from './sign-up-terms.tsx';

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
  onForgotten: () => void;
}

type Fault = { field: 'email'; reason: EmailFault } | { field: 'password'; reason: PasswordFault };

export function CredentialsForm({ purpose, credentials, failure, busy, onChange, onSubmit, onOtherPurpose, onForgotten }: CredentialsFormProps) {
  const { t } = useTranslation();
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

  return (
    <LoginForm
      title={signsUp ? t('login.titleSignUp') : t('login.titleLogIn')}
      failure={fault ? null : failure}
      busy={busy}
      submit={signsUp ? t('login.signUp') : t('login.logIn')}
      onSubmit={submit}
      meaning={signsUp && <SignUpTerms />}
      others={
        <>
          <Button variant="subtle" fullWidth onClick={onOtherPurpose}>
            {signsUp ? t('login.toLogIn') : t('login.toSignUp')}
          </Button>
          {!signsUp && (
            <Button variant="subtle" fullWidth onClick={onForgotten}>
              {t('login.forgotten')}
            </Button>
          )}
        </>
      }
    >
      <EmailField input={fields.email} value={credentials.email} fault={fault?.field === 'email' ? fault.reason : null} onChange={(value) => change('email', value)} />
      <PasswordField
        input={fields.password}
        name="password"
        label={t('login.password')}
        isNew={signsUp}
        value={credentials.password}
        fault={fault?.field === 'password' ? fault.reason : null}
        onChange={(value) => change('password', value)}
      />
    </LoginForm>
  );
}

/** The first thing that cannot be right. */
function findFault({ email, password }: Credentials, signsUp: boolean): Fault | null {
  const inEmail = faultOfEmail(email);
  if (inEmail) return { field: 'email', reason: inEmail };
  const inPassword = faultOfPassword(password, signsUp);
  return inPassword && { field: 'password', reason: inPassword };
}
