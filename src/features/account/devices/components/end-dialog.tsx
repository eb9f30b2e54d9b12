// Confirmation dialog before another device, or all other devices, are logged out. It shows what
// helps to recognize the device.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

interface EndDialogProps {
  /** Null for all other devices. */
  device: { name: string; details: readonly string[] } | null;
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
          : t('account:devices.logOutTitle', { device: device.name })
      }
      confirmLabel={
        device === null ? t('account:devices.logOutOthersConfirm') : t('account:devices.logOut')
      }
      isDangerous
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {device !== null && (
        <ul className={`${elements['plainList']} ${layout['muted']}`}>
          {device.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      <p>
        {device === null ? t('account:devices.logOutOthersBody') : t('account:devices.logOutBody')}
      </p>
    </ConfirmDialog>
  );
}
