// Form for the six-digit code from the e-mail: typed, pasted, or filled in by the phone.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '../../../ui/theme/mantine-fields.css';
import { AuthForm } from './auth-form.tsx';
import elements from '../../../ui/elements.module.css';

const codeLength = 6;

interface CodeFormProps {
  email: string;
  code: string;
  failure: string | null;
  busy: boolean;
  /** Seconds until a new code can be requested; 0 if it can be requested now. */
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
      title={t('account:login.titleCode')}
      hint={t('account:login.codeSent', { email })}
      failure={failure}
      busy={busy}
      submitLabel={t('account:login.submitCode')}
      waitReason={code.length < codeLength ? t('account:login.enterCode') : null}
      onSubmit={() => onSubmit(code)}
      otherActions={
        <>
          <Button variant="subtle" fullWidth disabled={secondsToResend > 0} onClick={onResend}>
            {secondsToResend > 0
              ? t('account:login.resendCodeIn', { seconds: secondsToResend })
              : t('account:login.resendCode')}
          </Button>
          <Button variant="subtle" fullWidth onClick={onOtherEmail}>
            {t('account:login.otherEmail')}
          </Button>
        </>
      }
    >
      <TextInput
        name="code"
        label={t('account:login.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        classNames={{ input: elements['code'] ?? '' }}
        onChange={(event) => take(event.currentTarget.value)}
      />
    </AuthForm>
  );
}
