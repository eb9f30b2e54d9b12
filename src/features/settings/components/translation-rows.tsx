// In which translation the Bible opens, language by language.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { languageNames } from '../../../locales/language.ts';
import styles from './translation-rows.module.css';

export interface PreferredTranslation {
  language: Language;
  /** Undefined while nobody knows. */
  code: string | undefined;
  /** In its own language; missing for one that only the server knows. */
  name: string | undefined;
  /** Of the translation's words. */
  nameLanguage: Language | undefined;
  isChosen: boolean;
}

interface TranslationRowsProps {
  rows: readonly PreferredTranslation[];
  /** On the screen. */
  screenLanguage: Language;
  onChange: (language: Language) => void;
}

export function TranslationRows({ rows, screenLanguage, onChange }: TranslationRowsProps) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={styles['rows']}>
        {rows.map(({ language, code, name = code, nameLanguage, isChosen }) => (
          <li
            key={language}
            className={styles['row']}
            data-own={language === screenLanguage || undefined}
          >
            <span className={styles['named']}>
              <span className={styles['language']} lang={language}>
                {languageNames[language]}
              </span>
              {hasOtherLanguage(language, nameLanguage) && !isChosen && (
                <span className={styles['quiet']}>{t('settings.noText')}</span>
              )}
              <span lang={nameLanguage}>
                {name === undefined ? '\u00A0' : name === code ? name : `${name} (${code})`}
              </span>
              {code !== undefined && !isChosen && !hasOtherLanguage(language, nameLanguage) && (
                <span className={styles['quiet']}>{t('settings.nothingChosen')}</span>
              )}
            </span>
            <Button
              variant="default"
              px="md"
              fz="sm"
              aria-label={t('settings.changeFor', { language: languageNames[language] })}
              onClick={() => onChange(language)}
            >
              {t('settings.change')}
            </Button>
          </li>
        ))}
      </ul>
      {rows.some(
        ({ language, nameLanguage, isChosen }) =>
          hasOtherLanguage(language, nameLanguage) && !isChosen,
      ) && (
        <a className={styles['find']} href="/BibleLibrary">
          {t('settings.findText')}
        </a>
      )}
    </>
  );
}

/** There is no text of this language: another one's stands in. */
function hasOtherLanguage(language: Language, ofText: Language | undefined): boolean {
  return ofText !== undefined && ofText !== language;
}
