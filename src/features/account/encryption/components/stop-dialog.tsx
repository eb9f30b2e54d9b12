// Confirmation dialog before the user leaves a setup whose recovery code was already shown.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../ui/dialog.tsx';

interface StopDialogProps {
  /** What stopping means, as a sentence. */
  consequence: string;
  onContinue: () => void;
  onStop: () => void;
}

export function StopDialog({ consequence, onContinue, onStop }: StopDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      shape="card"
      title={t('account:encryption.stopTitle')}
      onClose={onContinue}
      footer={
        <>
          <Button variant="default" onClick={onContinue}>
            {t('account:encryption.resume')}
          </Button>
          <Button color="red" onClick={onStop}>
            {t('account:encryption.stop')}
          </Button>
        </>
      }
    >
      <p>{consequence}</p>
    </Dialog>
  );
}
