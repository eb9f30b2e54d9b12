// Choice of one of the four languages. A tap selects a language and closes the panel; arrow keys
// select without closing it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languages } from '../../../../schemas/languages.ts';
import { getLanguageNames, useLanguage } from '../../../locales/language.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

interface LanguageChoiceProps {
  onChoose: (language: Language) => Promise<void>;
  /** Called when a language was chosen by touch or mouse. */
  onPick: () => void;
}

export function LanguageChoice({ onChoose, onPick }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The button changes at once; the texts of the language load a moment later.
  const [pendingLanguage, setPendingLanguage] = useState<Language | null>(null);

  function choose(next: Language): void {
    setPendingLanguage(next);
    void onChoose(next).finally(() => setPendingLanguage(null));
    // Arrow keys pass through all languages, so keyboard users keep the panel open and close it
    // with Escape.
    if (!document.activeElement?.matches(':focus-visible')) onPick();
  }

  return (
    <SegmentedControl
      legend={t('header.language')}
      options={languages.map((value) => ({ value, label: getLanguageNames()[value] }))}
      value={pendingLanguage ?? language}
      onChange={choose}
    />
  );
}
