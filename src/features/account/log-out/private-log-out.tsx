// Log-out of a user with private entries and without unsynced data: says what is needed to read the
// entries again, because a person who has lost it can still choose a new passphrase here.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Dialog } from '../../../ui/dialog.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { useSignOut } from './use-sign-out.ts';

interface PrivateLogOutProps {
  /** Data became unsynced meanwhile, and the user stays signed in. */
  onUnsynced: (unsyncedCount: number) => void;
  onStay: () => void;
}

export function PrivateLogOut({ onUnsynced, onStay }: PrivateLogOutProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const navigate = useNavigate();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);

  async function logOut(): Promise<void> {
    setIsBusy(true);
    try {
      const stopped = await signOut(0);
      if (stopped) onUnsynced(stopped.waiting);
    } catch {
      toast({ message: t('logOut.failed') });
    } finally {
      setIsBusy(false);
    }
  }

  function openEncryption(): void {
    onStay();
    void navigate('/Account#encryption');
  }

  return (
    <Dialog
      shape="card"
      title={t('account:logOut.secretTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="subtle" loading={isBusy} onClick={() => void logOut()}>
            {t('logOut.action')}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={onStay}>
            {t('account:logOut.cancel')}
          </Button>
        </>
      }
    >
      <p>{t('account:logOut.secretNeeded')}</p>
      <p>{t('account:logOut.secretLost')}</p>
      <Button variant="light" w="fit-content" disabled={isBusy} onClick={openEncryption}>
        {t('account:encryption.changePassphrase')}
      </Button>
    </Dialog>
  );
}
