// Store texts in each language, to copy, each with its length and the maximum length.
import { Box, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';
import type { Language } from '../../../../../schemas/languages.ts';
import { getLanguageNames } from '../../../../locales/language.ts';
import { CodeBlock } from '../../components/code-block.tsx';

interface StoreText {
  language: Language;
  fields: readonly {
    field: 'name' | 'subtitle' | 'keywords' | 'short' | 'full';
    text: string;
    limit: number;
  }[];
}

export function StoreListing({
  texts,
  showNumber,
}: {
  texts: readonly StoreText[];
  showNumber: (number: number) => string;
}) {
  const { t } = useTranslation();
  return texts.map(({ language, fields }) => (
    <Stack component="section" key={language} pt={12} aria-labelledby={`store-${language}`}>
      <h2 id={`store-${language}`} lang={language}>
        {getLanguageNames()[language]}
      </h2>
      {fields.map(({ field, text, limit }) => (
        <div key={field}>
          <CodeBlock
            name={`${t(`pwa-guides:guide.storeFields.${field}`)} (${language.toUpperCase()})`}
            text={text}
            textLanguage={language}
          />
          <Box component="p" className={layout['muted'] ?? ''} mt={4} px="md">
            {t('pwa-guides:guide.characters', {
              now: showNumber([...text].length),
              limit: showNumber(limit),
            })}
          </Box>
        </div>
      ))}
    </Stack>
  ));
}
