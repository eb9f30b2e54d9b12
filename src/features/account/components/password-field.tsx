// Password field, for a current or a new password, with a button to show it and its error below.
import { PasswordInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PasswordError, useFieldError } from './use-field-error.ts';

/** The fewest characters of a new one. */
export const minPasswordLength = 8;

interface PasswordFieldProps {
  label: string;
  /** A new password shows its minimum length, and lets password managers suggest one. */
  isNew: boolean;
  name: string;
  value: string;
  error: PasswordError | null;
  input?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function PasswordField({
  label,
  isNew,
  name,
  value,
  error,
  input,
  onChange,
}: PasswordFieldProps) {
  const { t } = useTranslation();
  const faulty = useFieldError(error);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...(input && { ref: input })}
      name={name}
      label={label}
      {...(isNew && { description: t('account:login.passwordHint'), minLength: minPasswordLength })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...faulty}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        'aria-label': visible ? t('account:login.hidePassword') : t('account:login.showPassword'),
        tabIndex: 0,
      }}
    />
  );
}

/** Finds errors that can be detected without the server. */
export function findPasswordError(password: string, isNew: boolean): PasswordError | null {
  if (password === '') return 'password_missing';
  return isNew && password.length < minPasswordLength ? 'password_too_short' : null;
}
