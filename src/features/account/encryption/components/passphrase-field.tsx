// Field for a new passphrase or for the passphrase of the user, with a button to show it and its
// error below.
import { PasswordInput } from '@mantine/core';
import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';
import '../../../../ui/theme/mantine-fields.css';

interface PassphraseFieldProps {
  label: string;
  hint?: string;
  /** Lets password managers offer to save the passphrase. */
  isNew: boolean;
  name: string;
  value: string;
  /** A sentence, or null. */
  error: string | null;
  input?: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function PassphraseField({
  label,
  hint,
  isNew,
  name,
  value,
  error,
  input,
  onChange,
}: PassphraseFieldProps) {
  const { t } = useTranslation();
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      {...(input && { ref: input })}
      name={name}
      label={label}
      description={hint}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      aria-invalid={error !== null || undefined}
      errorProps={{ role: 'alert', className: elements['fault'] ?? '' }}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{
        'aria-label': isVisible
          ? t('account:encryption.hidePassphrase')
          : t('account:encryption.showPassphrase'),
        tabIndex: 0,
      }}
    />
  );
}

/**
 * Name under which a password manager saves the passphrase. It differs from the name of the
 * account, so that the passphrase does not replace the password of the account.
 */
export function SavedName({ email }: { email: string }) {
  const { t } = useTranslation();
  return (
    <input
      className={layout['visuallyHidden']}
      type="text"
      name="passphrase-of"
      autoComplete="username"
      value={t('account:encryption.savedName', { email })}
      readOnly
      tabIndex={-1}
      aria-hidden
    />
  );
}
