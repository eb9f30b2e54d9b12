// Words that were not made: what happened, what is safe, and two ways on.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Notice } from '../notice.tsx';

interface MakingErrorProps {
  fault: 'timeout' | 'busy' | 'budget' | 'unusable' | 'failed' | 'signed_out';
  /** The page's own sentence: “Failed to generate prayer. Please try again.” */
  message: string;
  onRetry: () => void;
  /** With Selah's own words, for which nothing is sent. */
  onCompose: () => void;
}

export function MakingError({ fault, message, onRetry, onCompose }: MakingErrorProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button size="sm" onClick={onRetry}>
        {t('common.retry')}
      </Button>
      <Button size="sm" variant="default" onClick={onCompose}>
        {t('made.compose')}
      </Button>
    </>
  );
  return (
    <Notice actions={actions}>
      {message} {t(`made.fault.${fault}`)}
    </Notice>
  );
}
