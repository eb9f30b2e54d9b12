// A password that can be shown: old or new, with what is not right said under it.
import { PasswordInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PasswordFault, useFault } from './field-fault.ts';

/** The fewest characters of a new one. */
export const shortestPassword = 8;

interface PasswordFieldProps {
  label: string;
  /** A new one says how long it must be, and lets password managers offer one. */
  isNew: boolean;
  name: string;
  value: string;
  fault: PasswordFault | null;
  input?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function PasswordField({ label, isNew, name, value, fault, input, onChange }: PasswordFieldProps) {
  const { t } = useTranslation();
  const faulty = useFault(fault);
  const [visible, setVisible] = useState(false);
  return (
    <PasswordInput
      {...(input && { ref: input })}
      name={name}
      label={label}
      {...(isNew && { description: t('login.passwordHint'), minLength: shortestPassword })}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...faulty}
      visible={visible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show'), tabIndex: 0 }}
    />
  );
}

/** What cannot be right before anybody is asked. */
export function faultOfPassword(password: string, isNew: boolean): PasswordFault | null {
  if (password === '') return 'password_missing';
  return isNew && password.length < shortestPassword ? 'password_too_short' : null;
}
