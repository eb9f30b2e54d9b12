// Dialog that asks before a finished generation replaces unsaved content of the form.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog.tsx';

interface ReplaceDraftDialogProps {
  /** What the generation was requested for, in the user's own text. */
  title: string;
  onKeep: () => void;
  onReplace: () => void;
}

export function ReplaceDraftDialog({ title, onKeep, onReplace }: ReplaceDraftDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('generation:replaceDraft.title')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="default" onClick={onReplace}>
            {t('generation:replaceDraft.confirm')}
          </Button>
          <Button onClick={onKeep}>{t('generation:replaceDraft.cancel')}</Button>
        </>
      }
    >
      <p>{t('generation:replaceDraft.body')}</p>
      <blockquote dir="auto">{title}</blockquote>
      <p>{t('generation:replaceDraft.laterHint')}</p>
    </Dialog>
  );
}
