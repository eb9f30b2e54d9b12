// Choosing how the text looks, on this device: each choice is on the page at once and stays.
import { useTranslation } from 'react-i18next';
import { ReadingLookSheet } from '../../../ui/bible/reading-look-sheet.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { changeLook, keptLook, resetLook, useReadingLook } from './kept-look.ts';

interface LookPanelProps {
  onKeys: () => void;
  onParallel: () => void;
  onClose: () => void;
}

export function LookPanel({ onKeys, onParallel, onClose }: LookPanelProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const look = useReadingLook();

  function reset(): void {
    const before = keptLook();
    resetLook();
    toast({ message: t('look.resetDone'), action: { label: t('common.undo'), run: () => changeLook(before) } });
  }

  return (
    <ReadingLookSheet look={look} onChange={changeLook} onReset={reset} onClose={onClose}>
      <button type="button" onClick={onParallel}>
        {t('look.beside')}
      </button>
      <button type="button" onClick={onKeys}>
        {t('look.keys')}
      </button>
    </ReadingLookSheet>
  );
}
