// E-mail and password, for those who come back and for those who begin.
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import { FormAlert } from './form-alert.tsx';
import styles from './login.module.css';

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
}

export function CredentialsForm({ purpose, credentials, failure, busy, onChange, onSubmit, onOtherPurpose }: CredentialsFormProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const signsUp = purpose === 'signUp';
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      <h1>{signsUp ? t('login.titleSignUp') : t('login.titleLogIn')}</h1>
      <FormAlert sentence={failure} />
      <TextInput
        type="email"
        name="email"
        label={t('login.email')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={320}
        withAsterisk={false}
        value={credentials.email}
        onChange={(event) => onChange({ ...credentials, email: event.currentTarget.value })}
      />
      <PasswordInput
        name="password"
        label={t('login.password')}
        {...(signsUp && { description: t('login.passwordHint'), minLength: 8 })}
        autoComplete={signsUp ? 'new-password' : 'current-password'}
        required
        withAsterisk={false}
        value={credentials.password}
        onChange={(event) => onChange({ ...credentials, password: event.currentTarget.value })}
        visible={visible}
        onVisibilityChange={setVisible}
        visibilityToggleButtonProps={{ 'aria-label': visible ? t('login.hide') : t('login.show'), tabIndex: 0 }}
      />
      <Button type="submit" fullWidth aria-disabled={busy} data-busy={busy || undefined}>
        {busy ? t('login.working') : signsUp ? t('login.signUp') : t('login.logIn')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onOtherPurpose}>
        {signsUp ? t('login.toLogIn') : t('login.toSignUp')}
      </Button>
    </form>
  );
}
