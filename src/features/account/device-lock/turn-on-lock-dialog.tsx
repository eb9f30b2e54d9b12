// Dialog that asks for the passphrase before the device lock is turned on, so that the person does
// not lock the app without knowing it.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { AuthForm } from '../components/auth-form.tsx';
import { BusyStatus } from '../encryption/components/busy-status.tsx';
import { SecretField } from '../encryption/components/secret-field.tsx';
import { lockOutcome } from './lock-outcome.ts';
import { MinutesSelect } from './minutes-select.tsx';
import { useLockAction } from './use-lock-action.ts';

const defaultMinutes = 5;

interface TurnOnLockDialogProps {
  account: Account;
  onClose: () => void;
}

export function TurnOnLockDialog({ account, onClose }: TurnOnLockDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const [minutes, setMinutes] = useState<number>(defaultMinutes);
  const [passphrase, setPassphrase] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, run } = useLockAction();

  // When the dialog appears, and after a fault.
  useEffect(() => input.current?.focus(), [fault]);

  function submit(): void {
    setFault(passphrase.trim() === '' ? 'missing' : null);
    if (passphrase.trim() === '') return;
    void run(async ({ turnOnLock }) => {
      const outcome = await turnOnLock(data, passphrase, minutes);
      if (outcome === 'wrong') setFault('wrong');
      else lockOutcome.next(outcome === 'done' ? 'on' : 'busy');
    });
  }

  return (
    <Dialog title={t('account:lock.turnOnTitle')} onClose={onClose}>
      <AuthForm
        title={null}
        failure={null}
        busy={isBusy}
        submitLabel={t('account:encryption.turnOn')}
        onSubmit={submit}
        consequence={<BusyStatus isBusy={isBusy} />}
        otherActions={
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
        }
      >
        <p>{t('account:lock.turnOnBody')}</p>
        <SecretField
          secret="passphrase"
          email={account.email}
          value={passphrase}
          error={fault && t(`account:encryption.${fault}.passphrase`)}
          input={input}
          onChange={(value) => {
            setFault(null);
            setPassphrase(value);
          }}
        />
        <MinutesSelect value={minutes} isDisabled={isBusy} onChange={setMinutes} />
      </AuthForm>
    </Dialog>
  );
}
