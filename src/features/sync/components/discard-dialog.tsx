// Dialog that asks for confirmation before a rejected change is discarded.
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import styles from './discard-dialog.module.css';

interface DiscardDialogProps {
  title: string;
  /**
   * Effect of discarding: the new record is deleted, its change is undone, or its deletion is
   * cancelled.
   */
  changeKind: 'new' | 'change' | 'removal';
  onDiscard: () => void;
  onClose: () => void;
}

export function DiscardDialog({ title, changeKind, onDiscard, onClose }: DiscardDialogProps) {
  const { t } = useTranslation();
  const sentence = {
    new: t('sync:discardNew'),
    change: t('sync:discardChange'),
    removal: t('sync:discardRemoval'),
  }[changeKind];
  return (
    <ConfirmDialog
      title={t('sync:discardTitle')}
      confirmLabel={t('sync.discard')}
      isDangerous
      onConfirm={onDiscard}
      onClose={onClose}
    >
      {title !== '' && (
        <p className={styles['title']} dir="auto">
          {title}
        </p>
      )}
      <p>{sentence}</p>
    </ConfirmDialog>
  );
}
