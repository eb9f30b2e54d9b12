// Field for the secret that unlocks the private entries: the passphrase or the recovery code.
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { PassphraseField, SavedName } from './passphrase-field.tsx';
import { RecoveryCodeField } from './recovery-code-field.tsx';

export type Secret = 'passphrase' | 'code';

interface SecretFieldProps {
  secret: Secret;
  /** E-mail of the account, for password managers. */
  email: string;
  value: string;
  /** A sentence, or null. */
  error: string | null;
  input: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function SecretField({ secret, email, value, error, input, onChange }: SecretFieldProps) {
  const { t } = useTranslation();
  if (secret === 'code')
    return <RecoveryCodeField input={input} value={value} error={error} onChange={onChange} />;
  return (
    <>
      <SavedName email={email} />
      <PassphraseField
        input={input}
        name="passphrase"
        label={t('account:encryption.passphrase')}
        isNew={false}
        value={value}
        error={error}
        onChange={onChange}
      />
    </>
  );
}
