// The verses that go with words made for a person, each with its place and its words, in the language they are in.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useLanguage } from '../../i18n/language.ts';
import { scriptureLanguage } from '../../i18n/scripture-language.ts';
import styles from './proven-verses.module.css';

export interface ShownVerse {
  reference: string;
  /** Empty when the chapter was not on the device: the place alone is shown, and why. */
  text: string;
  translation?: string | null;
}

export function ProvenVerses({ verses }: { verses: readonly ShownVerse[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (verses.length === 0) return null;
  const foreign = verses.filter(({ text }) => text !== '').map(({ translation }) => scriptureLanguage(translation)).find((words) => words !== undefined && words !== language);
  return (
    <div className={styles['verses']}>
      <ul>
        {verses.map((verse) => (
          <li key={verse.reference + verse.text}>
            {verse.text === '' ? <p className={styles['quiet']}>{t('made.verseNotHere')}</p> : <blockquote lang={scriptureLanguage(verse.translation)}>{verse.text}</blockquote>}
            <cite>
              {verse.reference}
              {verse.translation ? ` · ${verse.translation}` : ''}
            </cite>
          </li>
        ))}
      </ul>
      {foreign && <p className={styles['quiet']}>{t('made.versesForeign', { language: languageName(language, foreign) })}</p>}
    </div>
  );
}

/** French in English, français in French. */
function languageName(inLanguage: Language, language: Language): string {
  return new Intl.DisplayNames(inLanguage, { type: 'language' }).of(language) ?? language;
}
