// Compact language picker of the landing page and the onboarding: a native select with each
// language named in itself. It looks like SelectField, but needs no styles of form fields, because
// the landing page is the first page of a visitor.
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../schemas/languages.ts';
import { getLanguageNames, useLanguage } from '../locales/language.ts';
import elements from './elements.module.css';
import styles from './language-picker.module.css';

/** @param onChoose resolves when the language is on the screen, or could not be loaded */
export function LanguagePicker({ onChoose }: { onChoose: (language: Language) => Promise<void> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The select shows the new language at once; its texts load a moment later.
  const [pendingLanguage, setPendingLanguage] = useState<Language | null>(null);
  function choose(next: Language): void {
    setPendingLanguage(next);
    void onChoose(next).finally(() => setPendingLanguage(null));
  }

  return (
    <label className={styles['picker']}>
      <IconLanguage size={18} aria-hidden />
      <select
        aria-label={t('header.language')}
        value={pendingLanguage ?? language}
        onChange={({ currentTarget }) => choose(currentTarget.value as Language)}
      >
        {Object.entries(getLanguageNames()).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
      <span className={`${elements['chevron']} ${styles['chevron']}`} aria-hidden />
    </label>
  );
}
