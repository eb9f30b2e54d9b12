// React hook of the action “Learn this verse”, for the reader and the plans. The code of the action
// is loaded when it is used.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useData } from '../../data/data-provider.tsx';
import { importWithTexts, useLanguage } from '../../locales/language.ts';
import { useToast } from '../../ui/toast/toaster.tsx';
import { useSaveOffer } from '../guest-save/use-save-offer.tsx';
import type { LearnedPassage, MemoryVerseInput } from './add-memory-verse.ts';

interface LearnVerse {
  /** @param onAdded called when the verses were added, not when they were known or cannot be learnt */
  learn: (passage: LearnedPassage, onAdded?: () => void) => void;
  /** The sheet that offers a guest to log in, while it is open. */
  saveOffer: ReactNode;
}

const target = '/MemoryVerses';

export function useLearnVerse(): LearnVerse {
  const { t } = useTranslation();
  const data = useData();
  const language = useLanguage();
  const toast = useToast();
  const { offerSave, saveOffer } = useSaveOffer();

  /** The verses name the pending save, so that a second tap replaces it. */
  function offerLogin(input: MemoryVerseInput): void {
    const { reference, range } = input;
    const id = `memory-verse ${Object.values(range).join(' ')}`;
    offerSave({ id, kind: 'memory-verse', input, target, preview: reference });
  }

  async function learn(passage: LearnedPassage, onAdded?: () => void): Promise<void> {
    try {
      const { learnVerse } = await importWithTexts(
        ['memory-verses'],
        () => import('./learn-verse.ts'),
      );
      await learnVerse({ t, data, language, toast, onAdded, offerLogin }, passage);
    } catch (fault) {
      data.report('a verse could not be added to the verses by heart', fault);
      toast({ message: t('failure.unknown') });
    }
  }

  return { learn: (passage, onAdded) => void learn(passage, onAdded), saveOffer };
}
