// Dialog that asks for confirmation before another user's export file is imported into this
// account.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

export function OtherOwnerDialog({
  email,
  onConfirm,
  onClose,
}: {
  email: string;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('sync:exportImport.otherOwnerTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onConfirm}>{t('sync:exportImport.otherOwnerConfirm')}</Button>
        </>
      }
    >
      <p>{t('sync:exportImport.otherOwnerBody', { email })}</p>
    </Dialog>
  );
}
