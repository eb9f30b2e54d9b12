// Confirmation dialog before a downloaded text is removed, because downloading it again needs a
// connection.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';

interface RemoveDialogProps {
  /** Name of the translation and its part. */
  name: string;
  size: string;
  onRemove: () => void;
  onClose: () => void;
}

export function RemoveDialog({ name, size, onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('bible-library:removeTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" onClick={onRemove}>
            {t('bible-library:remove')}
          </Button>
        </>
      }
    >
      <p>{t('bible-library:removeBody', { name, size })}</p>
    </Dialog>
  );
}
