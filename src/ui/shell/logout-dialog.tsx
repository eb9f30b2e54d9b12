// Asks before a log-out that would lose what is not on the server yet.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';

interface LogoutDialogProps {
  waiting: number;
  onStay: () => void;
  onDiscard: () => void;
}

export function LogoutDialog({ waiting, onStay, onDiscard }: LogoutDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account.waitingTitle')}
      onClose={onStay}
      footer={
        <>
          <Button variant="subtle" color="red" onClick={onDiscard}>
            {t('account.discard')}
          </Button>
          <Button onClick={onStay}>{t('account.stay')}</Button>
        </>
      }
    >
      <p>{t('account.waiting', { count: waiting })}</p>
    </Dialog>
  );
}
