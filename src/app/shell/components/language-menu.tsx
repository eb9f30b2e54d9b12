// Menu with the interface languages, each named in its own language. For guests it also contains
// the theme.
import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { PopoverButton } from './popover-button.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface LanguageMenuProps {
  /** Resolves when the language is on the screen, or when it could not be had. */
  onChoose: (language: Language) => Promise<void>;
  /** Further content of the menu. */
  children?: (close: () => void) => ReactNode;
}

export function LanguageMenu({ onChoose, children }: LanguageMenuProps) {
  const { t } = useTranslation();
  return (
    <PopoverButton label={t('header.language')} content={<IconLanguage size={22} aria-hidden />}>
      {(close) => (
        <>
          <LanguageChoice onChoose={onChoose} onPick={close} />
          {children?.(close)}
        </>
      )}
    </PopoverButton>
  );
}
