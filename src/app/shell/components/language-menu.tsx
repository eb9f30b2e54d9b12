// The language of the interface, each named in itself. Guests find light and dark here too.
import { IconLanguage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { PopoverButton } from './popover-button.tsx';
import { LanguageChoice } from './language-choice.tsx';

interface LanguageMenuProps {
  /** Resolves when the language is on the screen, or when it could not be had. */
  onChoose: (language: Language) => Promise<void>;
  /** What else stands there. */
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
