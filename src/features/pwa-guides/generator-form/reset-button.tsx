// Button that resets a generator form; a toast offers the undo.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useToast } from '../../../ui/toast/toaster.tsx';

/** @param startOver resets the form and returns a function that restores it */
export function ResetButton({
  isUnchanged,
  startOver,
}: {
  isUnchanged: boolean;
  startOver: () => () => void;
}) {
  const { t } = useTranslation();
  const toast = useToast();

  function restart(): void {
    const undo = startOver();
    toast({
      message: t('pwa-guides:manifestGenerator.startedOver'),
      action: { label: t('undo'), run: undo },
    });
  }

  return (
    <div>
      <Button
        variant="default"
        aria-disabled={isUnchanged}
        data-disabled={isUnchanged || undefined}
        onClick={() => !isUnchanged && restart()}
      >
        {t('pwa-guides:manifestGenerator.startOver')}
      </Button>
    </div>
  );
}
