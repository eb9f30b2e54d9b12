// The six digits from the mail: typed, pasted, or offered by the phone.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import { FormAlert } from './form-alert.tsx';
import styles from './login.module.css';

const codeLength = 6;

interface CodeFormProps {
  email: string;
  code: string;
  failure: string | null;
  busy: boolean;
  /** Until a new code may be asked for; 0 when it may. */
  secondsToResend: number;
  onChange: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  onOtherEmail: () => void;
}

export function CodeForm({ email, code, failure, busy, secondsToResend, onChange, onSubmit, onResend, onOtherEmail }: CodeFormProps) {
  const { t } = useTranslation();

  function take(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== code && !busy) onSubmit(digits);
  }

  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && code.length === codeLength) onSubmit(code);
      }}
    >
      <h1>{t('login.titleCode')}</h1>
      <p className={styles['hint']}>{t('login.codeSent', { email })}</p>
      <FormAlert sentence={failure} />
      <TextInput
        name="code"
        label={t('login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        classNames={{ input: styles['code'] ?? '' }}
        onChange={(event) => take(event.currentTarget.value)}
      />
      <Button type="submit" fullWidth disabled={code.length < codeLength} aria-disabled={busy}>
        {busy ? t('login.working') : t('login.verify')}
      </Button>
      <Button variant="subtle" fullWidth disabled={secondsToResend > 0} onClick={onResend}>
        {secondsToResend > 0 ? t('login.resendIn', { seconds: secondsToResend }) : t('login.resend')}
      </Button>
      <Button variant="subtle" fullWidth onClick={onOtherEmail}>
        {t('login.otherEmail')}
      </Button>
    </form>
  );
}
