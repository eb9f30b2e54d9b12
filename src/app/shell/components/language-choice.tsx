// One of the four languages. A tap is a choice and leads out; arrow keys go through them and the
// panel stays.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { languageNames, useLanguage } from '../../../locales/language.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';

const languageOptions = (Object.keys(languageNames) as Language[]).map((value) => ({
  value,
  label: languageNames[value],
}));

interface LanguageChoiceProps {
  onChoose: (language: Language) => Promise<void>;
  /** One was picked by a finger or a mouse. */
  onPick: () => void;
}

export function LanguageChoice({ onChoose, onPick }: LanguageChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The button answers at once, its texts come a moment later.
  const [pendingLanguage, setPendingLanguage] = useState<Language | null>(null);

  function choose(next: Language): void {
    setPendingLanguage(next);
    void onChoose(next).finally(() => setPendingLanguage(null));
    // Arrow keys go through all of them: whoever uses keys is shown where they are, and leaves by
    // Escape.
    if (!document.activeElement?.matches(':focus-visible')) onPick();
  }

  return (
    <SegmentedControl
      legend={t('header.language')}
      options={languageOptions}
      value={pendingLanguage ?? language}
      onChange={choose}
    />
  );
}
