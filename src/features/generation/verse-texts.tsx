// Connects the verses of generated texts with their data: the text of verses that were saved with
// their reference only, and the names of their translations.
import type { ReactNode } from 'react';
import { useTranslationNames } from '../../data/bible/translation-names.ts';
import { TranslationNamesProvider } from '../../ui/translation-name.tsx';
import { VerseTextProvider } from './components/verse-text-context.tsx';
import { useVerseTexts } from './verses/use-verse-texts.ts';

export function VerseTexts({ children }: { children: ReactNode }) {
  return (
    <TranslationNamesProvider value={useTranslationNames()}>
      <VerseTextProvider loadText={useVerseTexts()}>{children}</VerseTextProvider>
    </TranslationNamesProvider>
  );
}
