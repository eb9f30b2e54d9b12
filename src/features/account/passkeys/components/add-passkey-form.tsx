// Form before a new passkey: the current password, and a name by which the user recognizes the
// passkey.
import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import { AuthForm } from '../../components/auth-form.tsx';
import { findPasswordError, PasswordField } from '../../components/password-field.tsx';
import type { PasswordError } from '../../components/use-field-error.ts';

interface AddPasskeyFormProps {
  /** E-mail of the account, for password managers. */
  email: string;
  maxNameLength: number;
  /** A sentence, or null. */
  failure: string | null;
  /** A sentence about something that is no failure, or null. */
  notice: string | null;
  busy: boolean;
  onSubmit: (fields: { password: string; name: string }) => void;
  onCancel: () => void;
}

export function AddPasskeyForm({
  email,
  maxNameLength,
  failure,
  notice,
  busy,
  onSubmit,
  onCancel,
}: AddPasskeyFormProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<PasswordError | null>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  useEffect(() => passwordInput.current?.focus(), []);

  function submit(): void {
    const found = findPasswordError(password, false);
    setError(found);
    if (found) passwordInput.current?.focus();
    else onSubmit({ password, name });
  }

  return (
    <AuthForm
      title={null}
      hint={t('account:passkeys.addHint')}
      failure={error ? null : failure}
      busy={busy}
      submitLabel={t('account:passkeys.submit')}
      onSubmit={submit}
      consequence={notice !== null && <p role="status">{notice}</p>}
      otherActions={
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      <input
        className={layout['visuallyHidden']}
        type="text"
        name="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
      />
      <PasswordField
        input={passwordInput}
        name="current-password"
        label={t('account:password.currentLabel')}
        isNew={false}
        value={password}
        error={error}
        onChange={(value) => {
          setError(null);
          setPassword(value);
        }}
      />
      <TextInput
        name="passkey-name"
        label={t('account:passkeys.nameLabel')}
        description={t('account:passkeys.nameHint')}
        autoComplete="off"
        maxLength={maxNameLength}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </AuthForm>
  );
}
