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
      title={t('generation:queue.asks.title')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="default" onClick={onReplace}>
            {t('generation:queue.asks.replace')}
          </Button>
          <Button onClick={onKeep}>{t('generation:queue.asks.keep')}</Button>
        </>
      }
    >
      <p>{t('generation:queue.asks.body')}</p>
      <blockquote dir="auto">{title}</blockquote>
      <p>{t('generation:queue.asks.later')}</p>
    </Dialog>
  );
}
