// List of the translations by language: each with its code, its availability on this device, and
// whether it is selected. The languages that the user does not read are folded.
import { Box, Stack } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import elements from '../../../../ui/elements.module.css';
import surface from '../../../../ui/surface.module.css';
import type { Language } from '../../../../../schemas/languages.ts';
import type { Translation } from '../../../../../schemas/bible/translations.ts';
import { getLanguageTitle, useLanguage } from '../../../../locales/language.ts';
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
  /** The language that the user reads. */
  language: Language;
  translations: readonly TranslationOption[];
  chosen: string | undefined;
  /** `current`: the open translation. `pressed`: the translation shown beside it. */
  selectionStyle: 'current' | 'pressed';
  onChoose: (code: string) => void;
}

export function TranslationList({ language, translations, ...listProps }: TranslationListProps) {
  const { t } = useTranslation();
  const languages = new Set([
    language,
    ...translations
      .filter(({ code, presence }) => code === listProps.chosen || isOnDevice(presence))
      .map((translation) => translation.language),
  ]);
  const isRead = (translation: TranslationOption): boolean => languages.has(translation.language);
  const others = translations.filter((translation) => !isRead(translation));
  return (
    <>
      <LanguageGroups translations={translations.filter(isRead)} {...listProps} />
      {others.length > 0 && (
        <details className={elements['disclosure']}>
          <summary>{t('translations.otherLanguages')}</summary>
          <Stack gap="xs" pt="xs">
            <LanguageGroups translations={others} {...listProps} />
          </Stack>
        </details>
      )}
    </>
  );
}

function isOnDevice(presence: TranslationPresence | undefined): boolean {
  return presence === 'whole' || presence === 'part';
}

function LanguageGroups({
  translations,
  chosen,
  selectionStyle,
  onChoose,
}: Omit<TranslationListProps, 'language'>) {
  const { t } = useTranslation();
  const interfaceLanguage = useLanguage();
  const languages = [...new Set(translations.map((translation) => translation.language))];
  const textByPresence = {
    whole: t('translations.onDevice'),
    part: t('translations.partOnDevice'),
    away: t('translations.needsConnection'),
  };
  return languages.map((language) => (
    <Stack component="section" key={language} gap="xs">
      <h3 className={elements['partTitle']}>{getLanguageTitle(interfaceLanguage, language)}</h3>
      {translations
        .filter((translation) => translation.language === language)
        .map(({ code, codes = code, name, presence }) => {
          const isChosen = code === chosen;
          const state =
            selectionStyle === 'pressed'
              ? { 'aria-pressed': isChosen }
              : { 'aria-current': isChosen || undefined };
          return (
            <Box
              component="button"
              key={code}
              type="button"
              display="flex"
              px="md"
              style={{ alignItems: 'center', gap: 12 }}
              className={`${surface['choice']} ${styles['translation']}`}
              data-presence={presence}
              {...state}
              onClick={() => onChoose(code)}
            >
              <Stack component="span" flex={1} gap={2} py={8}>
                <span lang={language}>{name}</span>
                {presence && (
                  <Box component="span" c="dimmed" fz="0.8125rem" fw={400} lh={1.3}>
                    {textByPresence[presence]}
                  </Box>
                )}
              </Stack>
              <span className={layout['muted']}>{codes}</span>
              {isChosen && <IconCheck size={18} aria-hidden />}
            </Box>
          );
        })}
    </Stack>
  ));
}
