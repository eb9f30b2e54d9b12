// Form for a new password, after a link from an e-mail or to change the current password.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import type { PasswordError, PasswordRefusal } from './use-field-error.ts';
import { AuthForm } from './auth-form.tsx';
import { findPasswordError, PasswordField } from './password-field.tsx';

interface NewPasswordFormProps {
  /** E-mail of the account for password managers; null if the link does not contain it. */
  email: string | null;
  /** Whether the current one must be given. */
  asksCurrent: boolean;
  /** A sentence, or null. */
  failure: string | null;
  /** Why the server refused the new password; shown at the field in place of `failure`. */
  passwordRefusal?: PasswordRefusal | null;
  busy: boolean;
  submitLabel: string;
  /** The first field takes the focus when the form appears. */
  hasInitialFocus?: boolean;
  /** Closes the form; without it, the form has no button for this. */
  onCancel?: () => void;
  onSubmit: (passwords: { current: string; next: string }) => void;
}

export function NewPasswordForm({
  email,
  asksCurrent,
  failure,
  passwordRefusal = null,
  busy,
  submitLabel,
  hasInitialFocus = false,
  onCancel,
  onSubmit,
}: NewPasswordFormProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [faults, setFaults] = useState<{
    current: PasswordError | null;
    next: PasswordError | null;
  }>({ current: null, next: null });
  const inputs = { current: useRef<HTMLInputElement>(null), next: useRef<HTMLInputElement>(null) };

  useEffect(() => {
    if (hasInitialFocus) (asksCurrent ? inputs.current : inputs.next).current?.focus();
    // Only when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    if (!passwordRefusal) return;
    setFaults({ current: null, next: passwordRefusal });
    inputs.next.current?.focus();
    // The fields are the same for as long as the form is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [passwordRefusal]);

  function send(): void {
    const found = {
      current: asksCurrent ? findPasswordError(current, false) : null,
      next: findPasswordError(next, true),
    };
    setFaults(found);
    if (found.current) inputs.current.current?.focus();
    else if (found.next) inputs.next.current?.focus();
    else onSubmit({ current, next });
  }

  return (
    <AuthForm
      title={null}
      failure={faults.current || faults.next || passwordRefusal ? null : failure}
      busy={busy}
      submitLabel={submitLabel}
      onSubmit={send}
      {...(onCancel && {
        otherActions: (
          <Button variant="default" onClick={onCancel}>
            {t('cancel')}
          </Button>
        ),
      })}
    >
      {email !== null && (
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
      )}
      {asksCurrent && (
        <PasswordField
          input={inputs.current}
          name="current-password"
          label={t('account:password.currentLabel')}
          isNew={false}
          value={current}
          error={faults.current}
          onChange={(value) => {
            setFaults({ ...faults, current: null });
            setCurrent(value);
          }}
        />
      )}
      <PasswordField
        input={inputs.next}
        name="new-password"
        label={t('account:login.newPassword')}
        isNew
        value={next}
        error={faults.next}
        onChange={(value) => {
          setFaults({ ...faults, next: null });
          setNext(value);
        }}
      />
    </AuthForm>
  );
}
