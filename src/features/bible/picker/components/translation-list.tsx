// List of the translations by language: each with its code, its availability on this device, and
// whether it is selected.
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../../schemas/fields.ts';
import type { Translation } from '../../../../../schemas/bible/translations.ts';
import { languageNames } from '../../../../locales/language.ts';
import styles from './chapter-picker.module.css';

/**
 * `part`: some of its books are on the device. `away`: the translation needs a connection, and
 * there is none.
 */
type TranslationPresence = 'whole' | 'part' | 'away';

export interface TranslationOption extends Translation {
  /** Codes of a text that has several codes: DARBY, FRDBY. */
  codes?: string;
  presence?: TranslationPresence | undefined;
}

interface TranslationListProps {
  translations: readonly TranslationOption[];
  chosen: string | undefined;
  /** `current`: the open translation. `pressed`: the translation shown beside it. */
  selectionStyle: 'current' | 'pressed';
  onChoose: (code: string) => void;
}

export function TranslationList({
  translations,
  chosen,
  selectionStyle,
  onChoose,
}: TranslationListProps) {
  const { t } = useTranslation();
  const languages = [...new Set(translations.map(({ language }) => language))] as Language[];
  const textByPresence = {
    whole: t('translations.onDevice'),
    part: t('translations.partOnDevice'),
    away: t('translations.needsConnection'),
  };
  return languages.map((language) => (
    <section key={language} className={styles['group']}>
      <h3 className={styles['groupTitle']} lang={language}>
        {languageNames[language] ?? language}
      </h3>
      {translations
        .filter((translation) => translation.language === language)
        .map(({ code, codes = code, name, presence }) => {
          const isChosen = code === chosen;
          const state =
            selectionStyle === 'pressed'
              ? { 'aria-pressed': isChosen }
              : { 'aria-current': isChosen || undefined };
          return (
            <button
              key={code}
              type="button"
              className={styles['translation']}
              data-presence={presence}
              {...state}
              onClick={() => onChoose(code)}
            >
              <span className={styles['named']}>
                <span lang={language}>{name}</span>
                {presence && <span className={styles['presence']}>{textByPresence[presence]}</span>}
              </span>
              <span className={styles['code']}>{codes}</span>
              {isChosen && <IconCheck size={18} aria-hidden />}
            </button>
          );
        })}
    </section>
  ));
}
