// React hook that formats the selected verses as text with the user's options and shares the text.
// Without the device's share menu, the text is copied.
import { useTranslation } from 'react-i18next';
import type { ChapterLocation } from '../../../data/bible/chapters.ts';
import { formatCopiedText, watchCopyOptions, defaultCopyOptions } from './copy-options.ts';
import type { CopiedPassage } from './copy-options.ts';
import { useTranslationNames } from '../../../data/bible/translation-names.ts';
import { useLiveQuery } from '../../../data/data-provider.tsx';
import { copyText } from '../../../platform/clipboard.ts';
import { share } from '../../../platform/web-share.ts';
import { useToast } from '../../../ui/toast/toaster.tsx';
import { getVersesUrl } from '../reader-url.ts';
import type { SelectedPassage } from './selected-passage.ts';

/** @returns shares the verses in answer to a tap, and calls back when that is done */
export function useShareVerses(
  place: ChapterLocation,
  passage: SelectedPassage,
): (done: () => void) => Promise<void> {
  const { t } = useTranslation();
  const toast = useToast();
  const getName = useTranslationNames();
  // The options are read before the tap, because a browser drops the user activation during
  // asynchronous work.
  const options = useLiveQuery('copy-choice', watchCopyOptions) ?? defaultCopyOptions;

  return async (done) => {
    const copied = toCopiedPassage(place, getName(place.translation), passage);
    const text = formatCopiedText(copied, { ...options, link: false });
    const outcome = await share({ title: passage.reference, text, url: copied.link });
    switch (outcome) {
      case 'shared':
        return done();
      case 'closed':
        return;
      case 'missing':
      case 'failed': {
        const isCopied = await copyText(formatCopiedText(copied, options));
        toast({
          message: isCopied ? t('bible:selection.copiedInstead') : t('bible:selection.shareFailed'),
        });
        if (isCopied) done();
      }
    }
  };
}

export function toCopiedPassage(
  place: ChapterLocation,
  translationName: string,
  { reference, runs, verses }: SelectedPassage,
): CopiedPassage {
  const { translation: code } = place;
  const link = new URL(
    getVersesUrl(
      place,
      verses.map(({ verse }) => verse),
    ),
    location.origin,
  ).href;
  return {
    reference,
    runs,
    translation: { code, name: translationName },
    link,
  };
}
