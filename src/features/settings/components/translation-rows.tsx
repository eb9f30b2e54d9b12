// List of the preferred Bible translation for each language, each with a button to change the
// translation.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { languageNames } from '../../../locales/language.ts';
import styles from './translation-rows.module.css';

export interface PreferredTranslation {
  language: Language;
  /** Undefined while the translation is unknown. */
  code: string | undefined;
  /** Name in the translation's own language; missing if only the server knows the translation. */
  name: string | undefined;
  /** Language of the translation's text. */
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
                <span className={styles['muted']}>{t('settings:translationMissing')}</span>
              )}
              <span lang={nameLanguage}>
                {name === undefined ? '\u00A0' : name === code ? name : `${name} (${code})`}
              </span>
              {code !== undefined && !isChosen && !hasOtherLanguage(language, nameLanguage) && (
                <span className={styles['muted']}>{t('settings:translationDefault')}</span>
              )}
            </span>
            <Button
              variant="default"
              px="md"
              fz="sm"
              aria-label={t('settings:changeFor', { language: languageNames[language] })}
              onClick={() => onChange(language)}
            >
              {t('settings:change')}
            </Button>
          </li>
        ))}
      </ul>
      {rows.some(
        ({ language, nameLanguage, isChosen }) =>
          hasOtherLanguage(language, nameLanguage) && !isChosen,
      ) && (
        <a className={styles['find']} href="/BibleLibrary">
          {t('settings:findTranslations')}
        </a>
      )}
    </>
  );
}

/**
 * Returns whether the translation is in another language, because there is no text in this
 * language.
 */
function hasOtherLanguage(language: Language, ofText: Language | undefined): boolean {
  return ofText !== undefined && ofText !== language;
}
