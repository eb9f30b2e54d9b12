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
      title={t('made.queue.asks.title')}
      onClose={onKeep}
      footer={
        <>
          <Button variant="default" onClick={onReplace}>
            {t('made.queue.asks.replace')}
          </Button>
          <Button onClick={onKeep}>{t('made.queue.asks.keep')}</Button>
        </>
      }
    >
      <p>{t('made.queue.asks.body')}</p>
      <blockquote dir="auto">{title}</blockquote>
      <p>{t('made.queue.asks.later')}</p>
    </Dialog>
  );
}
