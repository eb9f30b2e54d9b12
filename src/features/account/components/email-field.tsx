// Input field for the e-mail address of an account.
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type EmailError, useFieldError } from './use-field-error.ts';

interface EmailFieldProps {
  value: string;
  error: EmailError | null;
  input?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function EmailField({ value, error, input, onChange }: EmailFieldProps) {
  const { t } = useTranslation();
  const faulty = useFieldError(error);
  return (
    <TextInput
      {...(input && { ref: input })}
      type="email"
      name="email"
      label={t('account:login.email')}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...faulty}
    />
  );
}

/** Checks the format only; the server knows whether the address exists. */
export function findEmailError(email: string): EmailError | null {
  if (email.trim() === '') return 'email_missing';
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) ? null : 'invalid_email';
}
