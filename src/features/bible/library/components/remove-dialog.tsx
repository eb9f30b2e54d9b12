// Confirmation dialog before a downloaded text is removed, because downloading it again needs a
// connection.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';

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
    <ConfirmDialog
      title={t('bible-library:removeTitle')}
      confirmLabel={t('bible-library:remove')}
      isDangerous
      onConfirm={onRemove}
      onClose={onClose}
    >
      <p>{t('bible-library:removeBody', { name, size })}</p>
    </ConfirmDialog>
  );
}
