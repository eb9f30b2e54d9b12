// The chosen verses as text to take along: made as the person likes it, shared by the device's menu, else copied.
import { useTranslation } from 'react-i18next';
import { knownTranslation } from '../../../../schemas/translations.ts';
import type { Place } from '../../../data/chapters.ts';
import { copiedText, copyChoice, firstCopyChoice } from '../../../data/copy-choice.ts';
import type { CopiedPassage } from '../../../data/copy-choice.ts';
import { useLive } from '../../../data/hooks.tsx';
import { copyText } from '../../../platform/clipboard.ts';
import { share } from '../../../platform/share.ts';
import { useToast } from '../../../ui/toaster.tsx';
import { versesAddress } from '../place-address.ts';
import type { Passage } from './passage.ts';

/** @returns shares the verses in answer to a tap, and calls back when that is done */
export function useShareWords(place: Place, passage: Passage): (done: () => void) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  // Asked before the tap: a browser that waits for an answer forgets it.
  const choice = useLive('copy-choice', copyChoice) ?? firstCopyChoice;

  return async (done) => {
    const copied = copiedPassage(place, passage);
    const text = copiedText(copied, { ...choice, link: false });
    const outcome = await share({ title: passage.reference, text, url: copied.link });
    switch (outcome) {
      case 'shared':
        return done();
      case 'closed':
        return;
      case 'missing':
      case 'failed': {
        const isCopied = await copyText(copiedText(copied, choice));
        toast({ message: isCopied ? t('selection.copiedInstead') : t('selection.shareFailed') });
        if (isCopied) done();
      }
    }
  };
}

export function copiedPassage(place: Place, { reference, runs, verses }: Passage): CopiedPassage {
  const { translation: code } = place;
  const link = new URL(versesAddress(place, verses.map(({ verse }) => verse)), location.origin).href;
  return { reference, runs, translation: { code, name: knownTranslation(code)?.name ?? code }, link };
}
