// Form for a new passphrase, which is typed twice.
import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthForm } from '../../components/auth-form.tsx';
import { BusyStatus } from './busy-status.tsx';
import { PassphraseField, SavedName } from './passphrase-field.tsx';

/** The fewest characters of a passphrase. */
const minPassphraseLength = 12;

interface PassphraseFormProps {
  /** E-mail of the account, for password managers. */
  email: string;
  submitLabel: string;
  /** A sentence, or null. */
  failure: string | null;
  isBusy: boolean;
  /** The first field takes the focus when the form appears. */
  hasInitialFocus?: boolean;
  /** Text above the fields. */
  children: ReactNode;
  onSubmit: (passphrase: string) => void;
  onCancel: () => void;
}

type Fault = 'missing' | 'too-short' | 'different';

export function PassphraseForm({
  email,
  submitLabel,
  failure,
  isBusy,
  hasInitialFocus = false,
  children,
  onSubmit,
  onCancel,
}: PassphraseFormProps) {
  const { t } = useTranslation();
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const firstInput = useRef<HTMLInputElement>(null);
  const secondInput = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (hasInitialFocus) firstInput.current?.focus();
    // Only when the form appears.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  function submit(): void {
    const found = findFault(passphrase, repeated);
    setFault(found);
    if (found === null) onSubmit(passphrase);
    else (found === 'different' ? secondInput : firstInput).current?.focus();
  }

  return (
    <AuthForm
      title={null}
      failure={fault === null ? failure : null}
      busy={isBusy}
      submitLabel={submitLabel}
      onSubmit={submit}
      consequence={<BusyStatus isBusy={isBusy} />}
      otherActions={
        <Button variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      }
    >
      {children}
      <SavedName email={email} />
      <PassphraseField
        input={firstInput}
        name="new-passphrase"
        label={t('account:encryption.newPassphrase')}
        hint={t('account:encryption.passphraseHint')}
        isNew
        value={passphrase}
        error={
          fault === 'missing'
            ? t('account:encryption.missing.passphrase')
            : fault === 'too-short'
              ? t('account:encryption.passphraseTooShort')
              : null
        }
        onChange={(value) => {
          setFault(null);
          setPassphrase(value);
        }}
      />
      <PassphraseField
        input={secondInput}
        name="repeated-passphrase"
        label={t('account:encryption.repeatPassphrase')}
        isNew
        value={repeated}
        error={fault === 'different' ? t('account:encryption.passphrasesDiffer') : null}
        onChange={(value) => {
          setFault(null);
          setRepeated(value);
        }}
      />
    </AuthForm>
  );
}

function findFault(passphrase: string, repeated: string): Fault | null {
  const { length } = passphrase.trim();
  if (length === 0) return 'missing';
  if (length < minPassphraseLength) return 'too-short';
  return passphrase === repeated ? null : 'different';
}
