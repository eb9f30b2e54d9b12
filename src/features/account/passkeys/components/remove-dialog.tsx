// Confirmation dialog before a passkey is removed from the account.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

interface RemoveDialogProps {
  /** Name of the passkey. */
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

export function RemoveDialog({ name, onConfirm, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('account:passkeys.removeTitle', { passkey: name })}
      confirmLabel={t('account:passkeys.remove')}
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{t('account:passkeys.removeBody')}</p>
      <p>{t('account:passkeys.removeSessions')}</p>
    </ConfirmDialog>
  );
}
