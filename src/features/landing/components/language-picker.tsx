// The compact language picker of the title page: the browser's own list, each language named in
// itself.
import { IconLanguage } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { languageNames, useLanguage } from '../../../locales/language.ts';
import styles from './language-picker.module.css';

/** @param onChoose resolves when the language is on the screen, or could not be had */
export function LanguagePicker({ onChoose }: { onChoose: (language: Language) => Promise<void> }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The list answers at once, the words come a moment later.
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
        {Object.entries(languageNames).map(([value, name]) => (
          <option key={value} value={value} lang={value}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
