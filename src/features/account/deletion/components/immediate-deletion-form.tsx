// Form for an immediate deletion: a code is sent, then entered; the unsynced data that would be
// lost is listed first.
import { Box, Button, Card, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormAlert } from '../../../../ui/form-alert.tsx';
import '../../../../ui/theme/mantine-fields.css';
import { SubmitButton } from '../../../../ui/submit-button.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

const codeLength = 6;

interface ImmediateDeletionFormProps {
  email: string;
  step: 'offered' | 'code';
  code: string;
  isOnline: boolean;
  /** Number of items that are on this device only. */
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
    <Card
      component="section"
      shadow="sm"
      p={20}
      style={{ alignItems: 'flex-start' }}
      aria-labelledby="at-once"
    >
      <h2 id="at-once">{t('account:deletion.immediate.title')}</h2>
      <p>{t('account:deletion.immediate.body', { email })}</p>
      {step === 'offered' ? (
        <>
          <FormAlert sentence={failure} />
          <Button variant="light" color="red" disabled={busy || !isOnline} onClick={onRequestCode}>
            {busy ? t('account:login.pending') : t('account:deletion.immediate.sendCode')}
          </Button>
          {!isOnline && (
            <p className={layout['muted']}>{t('account:deletion.immediate.offline')}</p>
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
    </Card>
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
      className={elements['stack']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && code.length === codeLength) onDelete();
      }}
    >
      <p role="status">{t('account:deletion.immediate.codeSent', { email })}</p>
      {unsyncedCount > 0 && (
        <Box
          component="p"
          className={elements['fault']}
          bg="var(--page)"
          c="var(--ink)"
          style={{ borderInlineStartColor: 'var(--gold)' }}
        >
          {t('account:deletion.immediate.unsyncedLost', { count: unsyncedCount })}
        </Box>
      )}
      <FormAlert sentence={failure} />
      {/* Unlike the login code, this code is not submitted automatically, because a deletion
          cannot be undone. */}
      <TextInput
        w="min(100%, 260px)"
        classNames={{ input: elements['code'] ?? '' }}
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
      <div className={layout['row']}>
        <Button variant="default" onClick={onCancel}>
          {t('account:deletion.immediate.cancel')}
        </Button>
        <SubmitButton
          color="red"
          waitReason={code.length < codeLength ? t('account:login.enterCode') : null}
          isBusy={busy}
        >
          {busy
            ? t('account:deletion.immediate.submitting')
            : t('account:deletion.immediate.submit')}
        </SubmitButton>
      </div>
      <Button variant="subtle" disabled={busy || secondsToResend > 0} onClick={onRequestCode}>
        {secondsToResend > 0
          ? t('account:login.resendCodeIn', { seconds: secondsToResend })
          : t('account:deletion.immediate.resendCode')}
      </Button>
    </form>
  );
}
