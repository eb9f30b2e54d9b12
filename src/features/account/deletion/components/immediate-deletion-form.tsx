// Form for an immediate deletion: a code is sent, then entered; the unsynced data that would be
// lost is listed first.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../components/form-alert.tsx';
import '../../../../ui/theme/mantine-fields.css';
import styles from './deletion.module.css';

const codeLength = 6;

interface ImmediateDeletionFormProps {
  email: string;
  step: 'offered' | 'code';
  code: string;
  isOnline: boolean;
  /** How many things only this device holds. */
  unsyncedCount: number;
  busy: boolean;
  failure: string | null;
  /** Seconds until a new code can be requested; 0 if it can be requested now. */
  secondsToResend: number;
  onRequestCode: () => void;
  onChange: (code: string) => void;
  onDelete: () => void;
  onCancel: () => void;
}

export function ImmediateDeletionForm({
  email,
  step,
  isOnline,
  busy,
  failure,
  onRequestCode,
  ...rest
}: ImmediateDeletionFormProps) {
  const { t } = useTranslation();
  return (
    <section className={styles['card']} aria-labelledby="at-once">
      <h2 id="at-once">{t('account:deletion.immediate.title')}</h2>
      <p>{t('account:deletion.immediate.body', { email })}</p>
      {step === 'offered' ? (
        <>
          <FormAlert sentence={failure} />
          <Button variant="light" color="red" disabled={busy || !isOnline} onClick={onRequestCode}>
            {busy ? t('account:login.pending') : t('account:deletion.immediate.sendCode')}
          </Button>
          {!isOnline && (
            <p className={styles['muted']}>{t('account:deletion.immediate.offline')}</p>
          )}
        </>
      ) : (
        <CodeStep
          email={email}
          busy={busy}
          failure={failure}
          onRequestCode={onRequestCode}
          {...rest}
        />
      )}
    </section>
  );
}

function CodeStep({
  email,
  code,
  unsyncedCount,
  busy,
  failure,
  secondsToResend,
  onRequestCode,
  onChange,
  onDelete,
  onCancel,
}: Omit<ImmediateDeletionFormProps, 'step' | 'isOnline'>) {
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
      <p role="status">{t('account:deletion.immediate.codeSent', { email })}</p>
      {unsyncedCount > 0 && (
        <p className={styles['lost']}>
          {t('account:deletion.immediate.unsyncedLost', { count: unsyncedCount })}
        </p>
      )}
      <FormAlert sentence={failure} />
      {/* Unlike the login code, this code is not submitted automatically, because a deletion
          cannot be undone. */}
      <TextInput
        className={styles['code'] ?? ''}
        classNames={{ input: styles['digits'] ?? '' }}
        name="code"
        label={t('account:deletion.immediate.codeLabel')}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        required
        withAsterisk={false}
        autoFocus
        value={code}
        onChange={(event) =>
          onChange(event.currentTarget.value.replace(/\D/g, '').slice(0, codeLength))
        }
      />
      <div className={styles['row']}>
        <Button variant="default" onClick={onCancel}>
          {t('account:deletion.immediate.cancel')}
        </Button>
        <Button type="submit" color="red" disabled={busy || code.length < codeLength}>
          {busy
            ? t('account:deletion.immediate.submitting')
            : t('account:deletion.immediate.submit')}
        </Button>
      </div>
      <Button variant="subtle" disabled={busy || secondsToResend > 0} onClick={onRequestCode}>
        {secondsToResend > 0
          ? t('account:login.resendCodeIn', { seconds: secondsToResend })
          : t('account:deletion.immediate.resendCode')}
      </Button>
    </form>
  );
}
