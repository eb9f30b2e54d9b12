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
          ? t('account:devices.endOthersTitle')
          : t('account:devices.endTitle', { device })
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" onClick={onConfirm}>
            {device === null ? t('account:devices.endOthersYes') : t('account:devices.end')}
          </Button>
        </>
      }
    >
      <p>{device === null ? t('account:devices.endOthersBody') : t('account:devices.endBody')}</p>
    </Dialog>
  );
}
