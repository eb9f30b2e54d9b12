// List of the verses of a generated or saved text: text, reference, credits, and notes about a
// missing text or a foreign language.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import { ScriptureCredits } from '../../../ui/scripture-credits.tsx';
import styles from './verified-verses.module.css';
import { type ShownVerse, useVersesWithText } from './verse-text-context.tsx';

export type { ShownVerse } from './verse-text-context.tsx';

export function VerifiedVerses({ verses: storedVerses }: { verses: readonly ShownVerse[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const verses = useVersesWithText(storedVerses);
  if (verses.length === 0) return null;
  const shown = verses.filter(({ text }) => text !== '');
  const foreign = shown
    .map(({ translation }) => findScriptureLanguage(translation))
    .find((verseLanguage) => verseLanguage !== undefined && verseLanguage !== language);
  return (
    <div className={styles['verses']}>
      <ul>
        {verses.map((verse) => (
          <li key={verse.reference + verse.text}>
            {verse.text === '' ? (
              <p className={styles['muted']}>{t('generation:verseNotHere')}</p>
            ) : (
              <blockquote lang={findScriptureLanguage(verse.translation)}>
                {applyVerseTypography(verse.text, verse.translation)}
              </blockquote>
            )}
            <cite>
              {verse.reference}
              {verse.translation ? ` · ${verse.translation}` : ''}
            </cite>
          </li>
        ))}
      </ul>
      <ScriptureCredits
        of={shown.map(({ translation }) => translation)}
        className={styles['muted']}
      />
      {foreign && (
        <p className={styles['muted']}>
          {t('generation:versesForeign', { language: getLanguageName(language, foreign) })}
        </p>
      )}
    </div>
  );
}

/** French in English, français in French. */
function getLanguageName(inLanguage: Language, language: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
}
