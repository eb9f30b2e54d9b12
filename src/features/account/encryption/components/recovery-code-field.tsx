// Field for a typed recovery code, with its error below.
import { TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import elements from '../../../../ui/elements.module.css';
import '../../../../ui/theme/mantine-fields.css';

interface RecoveryCodeFieldProps {
  value: string;
  /** A sentence, or null. */
  error: string | null;
  input: RefObject<HTMLInputElement | null>;
  onChange: (value: string) => void;
}

export function RecoveryCodeField({ value, error, input, onChange }: RecoveryCodeFieldProps) {
  const { t } = useTranslation();
  return (
    <TextInput
      ref={input}
      name="recovery-code"
      label={t('account:encryption.codeLabel')}
      description={t('account:encryption.codeHint')}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      required
      withAsterisk={false}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={error}
      aria-invalid={error !== null || undefined}
      errorProps={{ role: 'alert', className: elements['fault'] ?? '' }}
    />
  );
}
