// Deletion at once: a code is sent, then entered; what would be lost with it is named before.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../login/form-alert.tsx';
import '../fields.css';
import styles from './deletion.module.css';

const codeLength = 6;

interface AtOnceFormProps {
  email: string;
  step: 'offered' | 'code';
  code: string;
  isOnline: boolean;
  /** How many things only this device holds. */
  lost: number;
  busy: boolean;
  failure: string | null;
  /** Until a new code may be asked for; 0 when it may. */
  secondsToResend: number;
  onAskCode: () => void;
  onChange: (code: string) => void;
  onDelete: () => void;
  onStop: () => void;
}

export function AtOnceForm({ email, step, isOnline, busy, failure, onAskCode, ...rest }: AtOnceFormProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['sheet']} aria-labelledby="at-once">
      <h2 id="at-once">{t('deletion.nowTitle')}</h2>
      <p>{t('deletion.nowBody', { email })}</p>
      {step === 'offered' ? (
        <>
          <FormAlert sentence={failure} />
          <Button variant="light" color="red" disabled={busy || !isOnline} onClick={onAskCode}>
            {busy ? t('login.working') : t('deletion.nowButton')}
          </Button>
          {!isOnline && <p className={styles['quiet']}>{t('deletion.nowOffline')}</p>}
        </>
      ) : (
        <CodeStep email={email} busy={busy} failure={failure} onAskCode={onAskCode} {...rest} />
      )}
    </section>
  );
}

function CodeStep({ email, code, lost, busy, failure, secondsToResend, onAskCode, onChange, onDelete, onStop }: Omit<AtOnceFormProps, 'step' | 'isOnline'>) {
  const { t } = useTranslation();
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (code.length === codeLength) onDelete();
      }}
    >
      <p role="status">{t('deletion.codeSent', { email })}</p>
      {lost > 0 && <p className={styles['lost']}>{t('deletion.lost', { count: lost })}</p>}
      <FormAlert sentence={failure} />
      {/* It does not send itself: nothing is undone here. */}
      <TextInput
        className={styles['code'] ?? ''}
        classNames={{ input: styles['digits'] ?? '' }}
        name="code"
        label={t('deletion.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        onChange={(event) => onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, codeLength))}
      />
      <div className={styles['row']}>
        <Button variant="default" onClick={onStop}>
          {t('deletion.notNow')}
        </Button>
        <Button type="submit" color="red" disabled={busy || code.length < codeLength}>
          {busy ? t('deletion.deleting') : t('deletion.deleteNow')}
        </Button>
      </div>
      <Button variant="subtle" disabled={busy || secondsToResend > 0} onClick={onAskCode}>
        {secondsToResend > 0 ? t('login.resendIn', { seconds: secondsToResend }) : t('deletion.resend')}
      </Button>
    </form>
  );
}
