// The six digits from the mail: typed, pasted, or offered by the phone.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import styles from './auth-form.module.css';
import { AuthForm } from './auth-form.tsx';

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

export function CodeForm({
  email,
  code,
  failure,
  busy,
  secondsToResend,
  onChange,
  onSubmit,
  onResend,
  onOtherEmail,
}: CodeFormProps) {
  const { t } = useTranslation();

  function take(text: string): void {
    const digits = text.replace(/\D/g, '').slice(0, codeLength);
    onChange(digits);
    if (digits.length === codeLength && digits !== code && !busy) onSubmit(digits);
  }

  return (
    <AuthForm
      title={t('login.titleCode')}
      hint={t('login.codeSent', { email })}
      failure={failure}
      busy={busy}
      submitLabel={t('login.verify')}
      isIncomplete={code.length < codeLength}
      onSubmit={() => onSubmit(code)}
      otherActions={
        <>
          <Button variant="subtle" fullWidth disabled={secondsToResend > 0} onClick={onResend}>
            {secondsToResend > 0
              ? t('login.resendIn', { seconds: secondsToResend })
              : t('login.resend')}
          </Button>
          <Button variant="subtle" fullWidth onClick={onOtherEmail}>
            {t('login.otherEmail')}
          </Button>
        </>
      }
    >
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
    </AuthForm>
  );
}
