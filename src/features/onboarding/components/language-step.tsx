// Step of the onboarding for users whose language is not known: the choice of the interface
// language, which the page applies at once. Each language is named in itself.
import { Box, Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { getLanguageNames } from '../../../locales/language.ts';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import layout from '../../../ui/page-layout.module.css';
import styles from './onboarding.module.css';

interface LanguageStepProps {
  language: Language;
  /** Resolves when the language is on the screen, or could not be loaded. */
  onChoose: (language: Language) => Promise<void>;
  onNext: () => void;
}

export function LanguageStep({ language, onChoose, onNext }: LanguageStepProps) {
  const { t } = useTranslation();
  const name = useId();
  const [pendingLanguage, setPendingLanguage] = useState<Language | null>(null);
  function choose(next: Language): void {
    setPendingLanguage(next);
    void onChoose(next).finally(() => setPendingLanguage(null));
  }

  return (
    <>
      <Box display="flex" mx="auto">
        <OliveIllustration />
      </Box>
      <h1 tabIndex={-1} style={{ outline: 'none' }}>
        {t('onboarding:languageTitle')}
      </h1>
      <p className={layout['muted']}>{t('onboarding:languageBody')}</p>
      <fieldset className={styles['languages']}>
        <legend className={layout['visuallyHidden']}>{t('header.language')}</legend>
        {(Object.entries(getLanguageNames()) as [Language, string][]).map(([value, label]) => (
          <label key={value} className={styles['language']} lang={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === (pendingLanguage ?? language)}
              onChange={() => choose(value)}
            />
            <span>
              {label}
              <IconCheck size={20} aria-hidden />
            </span>
          </label>
        ))}
      </fieldset>
      <Button onClick={onNext}>{t('onboarding:next')}</Button>
    </>
  );
}
