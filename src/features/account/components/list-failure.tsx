// Shown in place of a list of the account that could not be loaded, with a button to try again.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

interface ListFailureProps {
  sentence: string;
  /** Without a connection the failure is only a state, and not announced as an error. */
  isOffline: boolean;
  onRetry: () => void;
}

export function ListFailure({ sentence, isOffline, onRetry }: ListFailureProps) {
  const { t } = useTranslation();
  return (
    <>
      <p role={isOffline ? 'status' : 'alert'}>{sentence}</p>
      <Button variant="default" onClick={onRetry}>
        {t('retry')}
      </Button>
    </>
  );
}
