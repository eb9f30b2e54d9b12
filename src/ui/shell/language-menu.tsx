// The language of the interface, each named in itself. Guests find light and dark here too.
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { languageNames, useLanguage } from '../../i18n/language.ts';
import { Choice } from '../choice.tsx';
import { PopoverButton } from '../popover-button.tsx';

const options = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

interface LanguageMenuProps {
  /** Resolves when the language is on the screen, or when it could not be had. */
  onChoose: (language: Language) => Promise<void>;
  /** What else stands there. */
  children?: (close: () => void) => ReactNode;
}

export function LanguageMenu({ onChoose, children }: LanguageMenuProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The button answers at once, its texts come a moment later.
  const [wanted, setWanted] = useState<Language | null>(null);
  function choose(next: Language): void {
    setWanted(next);
    void onChoose(next).finally(() => setWanted(null));
  }

  return (
    <PopoverButton label={t('header.language')} face={<IconLanguage size={22} aria-hidden />}>
      {(close) => (
        <>
          <Choice legend={t('header.language')} options={options} value={wanted ?? language} onChange={choose} />
          {children?.(close)}
        </>
      )}
    </PopoverButton>
  );
}
