// Dialog that asks for confirmation before a rejected change is discarded.
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

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
        <Text className={`${layout['words']} ${elements['quote']}`} fz="1.0625rem" dir="auto">
          {title}
        </Text>
      )}
      <p>{sentence}</p>
    </ConfirmDialog>
  );
}
