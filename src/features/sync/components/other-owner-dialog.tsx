// Dialog that asks for confirmation before another user's export file is imported into this
// account.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

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
    <ConfirmDialog
      title={t('sync:exportImport.otherOwnerTitle')}
      confirmLabel={t('sync:exportImport.otherOwnerConfirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('sync:exportImport.otherOwnerBody', { email })}</p>
    </ConfirmDialog>
  );
}
