// Copying the chosen verses, as the person likes it: what they choose is remembered on this device.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Place } from '../../../data/chapters.ts';
import { copiedText, copyChoice, firstCopyChoice, keepCopyChoice, mustBeNamed } from '../../../data/copy-choice.ts';
import type { CopyChoice } from '../../../data/copy-choice.ts';
import { useData, useLive } from '../../../data/hooks.tsx';
import { copyText } from '../../../platform/clipboard.ts';
import { CopyDialog } from '../../../ui/bible/copy-dialog.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import type { Passage } from './passage.ts';
import { copiedPassage } from './share-words.ts';

interface CopyPanelProps {
  place: Place;
  passage: Passage;
  onClose: () => void;
  onDone: () => void;
}

export function CopyPanel({ place, passage, onClose, onDone }: CopyPanelProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const kept = useLive('copy-choice', copyChoice);
  // What was chosen just now stands, whatever becomes of it on the disk.
  const [chosen, setChosen] = useState<CopyChoice>();
  const look = chosen ?? kept ?? firstCopyChoice;
  const text = copiedText(copiedPassage(place, passage), look);

  function choose(next: CopyChoice): void {
    setChosen(next);
    void keepCopyChoice(data, next).catch((fault: unknown) => data.report('the way of copying could not be remembered', fault));
  }

  async function copy(): Promise<void> {
    if (!(await copyText(text))) {
      toast({ message: t('selection.copyFailed') });
      return;
    }
    toast({ message: t('selection.copied'), about: passage.reference });
    onDone();
  }

  return (
    <CopyDialog
      reference={passage.reference}
      preview={text}
      language={passage.language}
      look={look}
      mustBeNamed={mustBeNamed(place.translation)}
      onLook={choose}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  );
}
