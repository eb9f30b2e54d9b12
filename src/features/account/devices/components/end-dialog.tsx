// Confirmation dialog before another device, or all other devices, are logged out.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';

interface EndDialogProps {
  /** Name of the device; null for all other devices. */
  device: string | null;
  onConfirm: () => void;
  onClose: () => void;
}

export function EndDialog({ device, onConfirm, onClose }: EndDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={
        device === null
          ? t('account:devices.logOutOthersTitle')
          : t('account:devices.logOutTitle', { device })
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" onClick={onConfirm}>
            {device === null
              ? t('account:devices.logOutOthersConfirm')
              : t('account:devices.logOut')}
          </Button>
        </>
      }
    >
      <p>
        {device === null ? t('account:devices.logOutOthersBody') : t('account:devices.logOutBody')}
      </p>
    </Dialog>
  );
}
