// Confirmation dialog before another device, or all other devices, are logged out.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

interface EndDialogProps {
  /** Name of the device; null for all other devices. */
  device: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndDialog({ device, onConfirm, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={
        device === null
          ? t('account:devices.logOutOthersTitle')
          : t('account:devices.logOutTitle', { device })
      }
      confirmLabel={
        device === null ? t('account:devices.logOutOthersConfirm') : t('account:devices.logOut')
      }
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {device === null ? t('account:devices.logOutOthersBody') : t('account:devices.logOutBody')}
      </p>
    </ConfirmDialog>
  );
}
