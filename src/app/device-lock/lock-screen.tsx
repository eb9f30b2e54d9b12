// Screen of the locked app: asks for the passphrase, the recovery code or a passkey, and offers to log
// out. It needs no database.
import { Box, Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataKey } from '../../../schemas/encryption/text-cipher.ts';
import type { LockSettings } from '../../data/device-lock/lock-settings.ts';
import { unlockByPasskey, unlockBySecret } from '../../data/device-lock/unlock.ts';
import { AuthForm } from '../../features/account/components/auth-form.tsx';
import { BusyStatus } from '../../features/account/encryption/components/busy-status.tsx';
import {
  type Secret,
  SecretField,
} from '../../features/account/encryption/components/secret-field.tsx';
import { logFault } from '../../platform/log.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import elements from '../../ui/elements.module.css';
import { Logo } from '../../ui/logo.tsx';

interface LockScreenProps {
  settings: LockSettings;
  /** E-mail of the account, for password managers. */
  email: string;
  onUnlock: (key: DataKey) => void;
  /** Logs out and starts the app again. */
  onLogOut: () => Promise<void>;
}

export function LockScreen({ settings, email, onUnlock, onLogOut }: LockScreenProps) {
  const { t } = useTranslation();
  const [secret, setSecret] = useState<Secret>('passphrase');
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<'missing' | 'wrong' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  // When the screen appears, with the other field, and after a fault.
  useEffect(() => input.current?.focus(), [secret, fault]);

  function change(next: string): void {
    setFault(null);
    setFailure(null);
    setValue(next);
  }

  /** A fault of the browser leaves the app locked, and the person may try again. */
  async function run(attempt: () => Promise<void>): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await attempt();
    } catch (thrown) {
      logFault('the app could not be unlocked', thrown);
      setFailure(t('failure.unknown'));
    } finally {
      setIsBusy(false);
    }
  }

  function submit(): void {
    setFault(value.trim() === '' ? 'missing' : null);
    if (value.trim() === '') return;
    void run(async () => {
      const given = secret === 'passphrase' ? { passphrase: value } : { code: value };
      const key = await unlockBySecret(settings, given);
      if (key) onUnlock(key);
      else setFault('wrong');
    });
  }

  function usePasskey(): void {
    setFault(null);
    void run(async () => {
      const key = await unlockByPasskey(settings);
      if (typeof key === 'object') onUnlock(key);
      else if (key !== 'cancelled') setFailure(t('account:lock.passkeyUnsupported'));
    });
  }

  const error = fault && t(`account:encryption.${fault}.${secret}`);
  return (
    <Box component="main" maw={420} mx="auto" px={20} pt="15vh" pb="xl">
      <Box ta="center" mb="lg">
        <Logo size={56} />
        <Box component="h1" mt="sm" fz="1.5rem">
          {t('account:lock.locked')}
        </Box>
      </Box>
      <AuthForm
        title={null}
        failure={fault === null ? failure : null}
        busy={isBusy}
        submitLabel={t('locked.unlock')}
        onSubmit={submit}
        consequence={<BusyStatus isBusy={isBusy} />}
        otherActions={
          <>
            {settings.passkey && (
              <Button
                variant="light"
                disabled={isBusy}
                leftSection={<IconFingerprint size={20} aria-hidden />}
                onClick={usePasskey}
              >
                {t('account:lock.usePasskey')}
              </Button>
            )}
            <button
              type="button"
              className={elements['link']}
              disabled={isBusy}
              onClick={() => {
                change('');
                setSecret(secret === 'passphrase' ? 'code' : 'passphrase');
              }}
            >
              {secret === 'passphrase'
                ? t('account:encryption.useCode')
                : t('account:encryption.usePassphrase')}
            </button>
            <button
              type="button"
              className={elements['link']}
              disabled={isBusy}
              onClick={() => setIsLeaving(true)}
            >
              {t('logOut.action')}
            </button>
          </>
        }
      >
        <SecretField
          secret={secret}
          email={email}
          value={value}
          error={error}
          input={input}
          onChange={change}
        />
      </AuthForm>
      {isLeaving && (
        <ConfirmDialog
          title={t('account:lock.logOutTitle')}
          confirmLabel={t('logOut.action')}
          isDangerous
          onConfirm={() => {
            setIsLeaving(false);
            void run(onLogOut);
          }}
          onClose={() => setIsLeaving(false)}
        >
          <p>{t('account:lock.logOutBody')}</p>
        </ConfirmDialog>
      )}
    </Box>
  );
}
