// List of the verses of a generated or saved text: text, reference, credits, and notes about a
// missing text or a foreign language.
import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/languages.ts';
import { useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { closeQuotation } from '../../../locales/close-quotation.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import { ScriptureCredits } from '../../../ui/scripture-credits.tsx';
import { useTranslationName } from '../../../ui/translation-name.tsx';
import styles from './verified-verses.module.css';
import { type ShownVerse, useVersesWithText } from './verse-text-context.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export type { ShownVerse } from './verse-text-context.tsx';

export function VerifiedVerses({ verses: storedVerses }: { verses: readonly ShownVerse[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const getName = useTranslationName();
  const verses = useVersesWithText(storedVerses);
  if (verses.length === 0) return null;
  const shown = verses.filter(({ text }) => text !== '');
  const foreign = shown
    .map(({ translation }) => findScriptureLanguage(translation))
    .find((verseLanguage) => verseLanguage !== undefined && verseLanguage !== language);
  return (
    <Stack gap="sm" className={styles['verses']}>
      <Stack component="ul" className={elements['plainList']} gap="sm">
        {verses.map((verse) => (
          <li key={verse.reference + verse.text}>
            {verse.text === '' ? (
              <p className={layout['muted']}>{t('generation:verseNotHere')}</p>
            ) : (
              <blockquote lang={findScriptureLanguage(verse.translation)}>
                {closeQuotation(applyVerseTypography(verse.text, verse.translation))}
              </blockquote>
            )}
            <Text component="cite" c="dimmed" fz="sm" fs="normal">
              {verse.reference}
              {verse.translation ? ` · ${getName(verse.translation)}` : ''}
            </Text>
          </li>
        ))}
      </Stack>
      <ScriptureCredits
        of={shown.map(({ translation }) => translation)}
        className={layout['muted']}
      />
      {foreign && (
        <p className={layout['muted']}>
          {t('generation:versesForeign', { language: getLanguageName(language, foreign) })}
        </p>
      )}
    </Stack>
  );
}

/** French in English, français in French. */
function getLanguageName(inLanguage: Language, language: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
}
