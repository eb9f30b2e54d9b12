// Error notice of a failed generation: the cause, what is saved, and buttons to retry or to compose
// the text on this device.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../../ui/error-notice.tsx';

interface GenerationErrorProps {
  fault: 'timeout' | 'busy' | 'budget' | 'unusable' | 'failed' | 'signed_out';
  /** The page's own sentence: “Failed to generate prayer. Please try again.” */
  message: string;
  onRetry: () => void;
  /** Composes the text from Selah's own passages, without sending anything. */
  onComposeOnDevice: () => void;
}

export function GenerationError({
  fault,
  message,
  onRetry,
  onComposeOnDevice,
}: GenerationErrorProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button size="sm" onClick={onRetry}>
        {t('retry')}
      </Button>
      <Button size="sm" variant="default" onClick={onComposeOnDevice}>
        {t('generation:useOwnTexts')}
      </Button>
    </>
  );
  return (
    <ErrorNotice actions={actions}>
      {message} {t(`generation:fault.${fault}`)}
    </ErrorNotice>
  );
}
