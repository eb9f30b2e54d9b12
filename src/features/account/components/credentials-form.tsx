// Form with e-mail and password, for log-in and registration.
import { Button, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailField, findEmailError } from './email-field.tsx';
import type { EmailError, PasswordError, PasswordRefusal } from './use-field-error.ts';
import { AuthForm } from './auth-form.tsx';
import { findPasswordError, PasswordField } from './password-field.tsx';
import { LegalLinks } from '../../../ui/legal-links.tsx';

export interface CredentialsFields {
  email: string;
  password: string;
}

interface CredentialsFormProps {
  purpose: 'logIn' | 'signUp';
  credentials: CredentialsFields;
  /** A sentence, or null. */
  failure: string | null;
  /** A sentence about the passkey button, or null. */
  notice?: string | null;
  /** Why the server refused the password; shown at the field in place of `failure`. */
  passwordRefusal?: PasswordRefusal | null;
  busy: boolean;
  onChange: (credentials: CredentialsFields) => void;
  onSubmit: () => void;
  onOtherPurpose: () => void;
  onForgotten: () => void;
  /** Logs in with a passkey; without it, the form has no button for this. */
  onPasskey?: (() => void) | undefined;
}

type CredentialsError =
  | { field: 'email'; reason: EmailError }
  | { field: 'password'; reason: PasswordError };

export function CredentialsForm({
  purpose,
  credentials,
  failure,
  notice = null,
  passwordRefusal = null,
  busy,
  onChange,
  onSubmit,
  onOtherPurpose,
  onForgotten,
  onPasskey,
}: CredentialsFormProps) {
  const { t } = useTranslation();
  const [fault, setFault] = useState<CredentialsError | null>(null);
  const fields = {
    email: useRef<HTMLInputElement>(null),
    password: useRef<HTMLInputElement>(null),
  };
  const signsUp = purpose === 'signUp';

  useEffect(() => {
    if (fault) fields[fault.field].current?.focus();
    // The fields are the same for as long as the form is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [fault]);

  useEffect(() => {
    if (passwordRefusal) setFault({ field: 'password', reason: passwordRefusal });
  }, [passwordRefusal]);

  function submit(): void {
    const next = findCredentialsError(credentials, signsUp);
    setFault(next);
    if (!next) onSubmit();
  }

  function change(field: keyof CredentialsFields, value: string): void {
    if (fault?.field === field) setFault(null);
    onChange({ ...credentials, [field]: value });
  }

  return (
    <AuthForm
      title={signsUp ? t('account:login.titleSignUp') : t('account:login.titleLogIn')}
      failure={fault || passwordRefusal ? null : failure}
      busy={busy}
      submitLabel={signsUp ? t('account:login.signUp') : t('logIn')}
      onSubmit={submit}
      consequence={signsUp && <SignUpTerms />}
      otherActions={
        <>
          <Button variant="subtle" fullWidth onClick={onOtherPurpose}>
            {signsUp ? t('account:login.switchToLogIn') : t('account:login.switchToSignUp')}
          </Button>
          {!signsUp && (
            <Button variant="subtle" fullWidth onClick={onForgotten}>
              {t('account:login.forgotPassword')}
            </Button>
          )}
          {/* Last, because it appears when the server says that it offers passkeys. */}
          {onPasskey && (
            <Button
              variant="default"
              fullWidth
              leftSection={<IconKey size={20} aria-hidden />}
              disabled={busy}
              onClick={onPasskey}
            >
              {t('account:passkeys.logIn')}
            </Button>
          )}
          {notice !== null && <p role="status">{notice}</p>}
        </>
      }
    >
      <EmailField
        input={fields.email}
        value={credentials.email}
        error={fault?.field === 'email' ? fault.reason : null}
        onChange={(value) => change('email', value)}
      />
      <PasswordField
        input={fields.password}
        name="password"
        label={t('account:login.password')}
        isNew={signsUp}
        value={credentials.password}
        error={fault?.field === 'password' ? fault.reason : null}
        onChange={(value) => change('password', value)}
      />
    </AuthForm>
  );
}

/** The first thing that cannot be right. */
function findCredentialsError(
  { email, password }: CredentialsFields,
  signsUp: boolean,
): CredentialsError | null {
  const inEmail = findEmailError(email);
  if (inEmail) return { field: 'email', reason: inEmail };
  const inPassword = findPasswordError(password, signsUp);
  return inPassword && { field: 'password', reason: inPassword };
}

/** The onboarding asks for the consent to these texts. */
function SignUpTerms() {
  return (
    <Text component="div" fz="sm">
      <LegalLinks />
    </Text>
  );
}
