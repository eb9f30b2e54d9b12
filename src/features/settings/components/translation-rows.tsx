// List of the preferred Bible translation for each language, each with a button to change the
// translation. The languages that the user does not read are folded.
import { Box, Button, Group, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { getLanguageNames } from '../../../locales/language.ts';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

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
  const isRead = ({ language, isChosen }: PreferredTranslation): boolean =>
    language === screenLanguage || isChosen;
  const others = rows.filter((row) => !isRead(row));
  return (
    <>
      <RowList rows={rows.filter(isRead)} onChange={onChange} />
      {others.length > 0 && (
        <details className={elements['disclosure']}>
          <summary>{t('translations.otherLanguages')}</summary>
          <RowList rows={others} onChange={onChange} />
        </details>
      )}
    </>
  );
}

function RowList({ rows, onChange }: Omit<TranslationRowsProps, 'screenLanguage'>) {
  const { t } = useTranslation();
  return (
    <>
      <ul className={`${elements['plainList']} ${elements['divided']}`}>
        {rows.map(({ language, code, name = code, nameLanguage, isChosen }) => (
          <Group key={language} component="li" gap="8px 12px" py={10}>
            <Stack component="span" gap={2} miw={0} style={{ flex: '1 1 11rem' }}>
              <Box component="strong" fw={600} lang={language}>
                {getLanguageNames()[language]}
              </Box>
              {hasOtherLanguage(language, nameLanguage) && !isChosen && (
                <span className={layout['muted']}>{t('settings:translationMissing')}</span>
              )}
              <span lang={nameLanguage}>
                {name === undefined ? '\u00A0' : name === code ? name : `${name} (${code})`}
              </span>
              {code !== undefined && !isChosen && !hasOtherLanguage(language, nameLanguage) && (
                <span className={layout['muted']}>{t('settings:translationDefault')}</span>
              )}
            </Stack>
            <Button
              variant="default"
              px="md"
              fz="sm"
              aria-label={t('settings:changeFor', { language: getLanguageNames()[language] })}
              onClick={() => onChange(language)}
            >
              {t('settings:change')}
            </Button>
          </Group>
        ))}
      </ul>
      {rows.some(
        ({ language, nameLanguage, isChosen }) =>
          hasOtherLanguage(language, nameLanguage) && !isChosen,
      ) && (
        <a className={elements['link']} href="/BibleLibrary">
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
