// Panel that copies the selected verses in the user's format and stores the chosen options on this
// device.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import {
  formatCopiedText,
  watchCopyOptions,
  defaultCopyOptions,
  saveCopyOptions,
  requiresTranslationName,
} from './copy-options.ts';
import type { CopyOptions } from './copy-options.ts';
import { useData, useLiveQuery } from '../../../data/data-provider.tsx';
import { copyText } from '../../../platform/clipboard.ts';
import { CopyDialog } from './components/copy-dialog.tsx';
import { useToast } from '../../../ui/toast/toaster.tsx';
import type { SelectedPassage } from './selected-passage.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { toCopiedPassage } from './use-share-verses.ts';

interface CopyPanelProps {
  place: ChapterLocation;
  passage: SelectedPassage;
  onClose: () => void;
  onDone: () => void;
}

export function CopyPanel({ place, passage, onClose, onDone }: CopyPanelProps) {
  const { t } = useTranslation();
  const data = useData();
  const toast = useToast();
  const getName = useTranslationNames();
  const storedOptions = useLiveQuery('copy-choice', watchCopyOptions);
  // The latest choice is shown even if it cannot be stored.
  const [chosen, setChosen] = useState<CopyOptions>();
  const options = chosen ?? storedOptions ?? defaultCopyOptions;
  const text = formatCopiedText(
    toCopiedPassage(place, getName(place.translation), passage),
    options,
  );

  function choose(next: CopyOptions): void {
    setChosen(next);
    void saveCopyOptions(data, next).catch((fault: unknown) =>
      data.report('the options of copying could not be stored', fault),
    );
  }

  async function copy(): Promise<void> {
    if (!(await copyText(text))) {
      toast({ message: t('bible:selection.copyFailed') });
      return;
    }
    toast({ message: t('bible:selection.copied'), about: passage.reference });
    onDone();
  }

  return (
    <CopyDialog
      reference={passage.reference}
      preview={text}
      language={passage.language}
      options={options}
      requiresTranslation={requiresTranslationName(place.translation)}
      onOptions={choose}
      onCopy={() => void copy()}
      onClose={onClose}
    />
  );
}
