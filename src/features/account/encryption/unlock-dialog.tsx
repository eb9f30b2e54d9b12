// Dialog that unlocks the entries on this device, with the passphrase or with the recovery code.
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Account } from '../../../data/data-context.ts';
import { useData } from '../../../data/data-provider.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { AuthForm } from '../components/auth-form.tsx';
import { BusyStatus } from './components/busy-status.tsx';
import { type Secret, SecretField } from './components/secret-field.tsx';
import { useEncryptionAction } from './use-encryption-action.ts';

interface UnlockDialogProps {
  account: Account;
  /** This version of the app can unwrap the key by the recovery code only. */
  needsCode: boolean;
  onDone: () => void;
  onClose: () => void;
}

export function UnlockDialog({ account, needsCode, onDone, onClose }: UnlockDialogProps) {
  const { t } = useTranslation();
  const data = useData();
  const [secret, setSecret] = useState<Secret>(needsCode ? 'code' : 'passphrase');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null);
  /** The device knows no locked entries. */
  const [hasNothing, setHasNothing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, failure, run } = useEncryptionAction();

  // When the dialog appears, with the other field, and after a fault.
  useEffect(() => input.current?.focus(), [secret, fault]);

  function change(next: string): void {
    setFault(null);
    setHasNothing(false);
    setValue(next);
  }

  function chooseSecret(next: Secret): void {
    change('');
    setSecret(next);
  }

  function submit(): void {
    setHasNothing(false);
    setFault(value.trim() === '' ? 'missing' : null);
    if (value.trim() === '') return;
    void run(async (commands) => {
      const given = secret === 'passphrase' ? { passphrase: value } : { code: value };
      switch (await commands.unlockEncryption(data, given)) {
        case 'unlocked':
          onDone();
          break;
        case 'wrong':
          setFault('wrong');
          break;
        case 'no-keys':
          setHasNothing(true);
      }
    });
  }

  const error = fault && t(`account:encryption.${fault}.${secret}`);
  return (
    <Dialog title={t('account:encryption.unlockTitle')} onClose={onClose}>
      <AuthForm
        title={null}
        failure={
          fault === null ? (hasNothing ? t('account:encryption.nothingToUnlock') : failure) : null
        }
        busy={isBusy}
        submitLabel={t('locked.unlock')}
        onSubmit={submit}
        consequence={<BusyStatus isBusy={isBusy} />}
        otherActions={
          <>
            {!needsCode && (
              <button
                type="button"
                className={elements['link']}
                disabled={isBusy}
                onClick={() => chooseSecret(secret === 'passphrase' ? 'code' : 'passphrase')}
              >
                {secret === 'passphrase'
                  ? t('account:encryption.useCode')
                  : t('account:encryption.usePassphrase')}
              </button>
            )}
            <p className={layout['muted']}>
              {t('account:encryption.forgotten', {
                action: t('account:encryption.changePassphrase'),
              })}
            </p>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <SecretField
          secret={secret}
          email={account.email}
          value={value}
          error={error}
          input={input}
          onChange={change}
        />
      </AuthForm>
    </Dialog>
  );
}
