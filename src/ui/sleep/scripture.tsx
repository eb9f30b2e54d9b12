// Words of Scripture for the night, with the place where they stand, which leads into the Bible.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useLanguage } from '../../i18n/language.ts';
import { scriptureLanguage } from '../../i18n/scripture-language.ts';
import { setVerse } from '../../i18n/set-verse.ts';
import { ScriptureCredits } from '../scripture-credits.tsx';
import styles from './scripture.module.css';

/** `looking`: they are on their way. `quoted`: of a translation with this code; `given`: of one that nobody names. `away`: they cannot be had now. */
export type ScriptureShown =
  | { kind: 'looking' }
  | { kind: 'quoted'; verse: { reference: string; text: string; translation: string } }
  | { kind: 'given'; text: string; language: Language }
  | { kind: 'away' };

interface ScriptureProps {
  words: ScriptureShown;
  reference: string;
  /** Null for what is no place in the Bible. */
  href: string | null;
  size?: 'large' | 'small';
}

export function Scripture({ words, reference, href, size = 'large' }: ScriptureProps) {
  const { t } = useTranslation();
  const name = words.kind === 'quoted' ? words.verse.reference : reference;
  return (
    <figure className={styles['scripture']} data-size={size}>
      <figcaption className={styles['place']}>
        {href === null ? (
          name
        ) : (
          <a href={href} aria-label={t('sleep.inBible', { reference: name })}>
            {name}
          </a>
        )}
        {words.kind === 'quoted' && <span className={styles['translation']}>{words.verse.translation}</span>}
      </figcaption>
      <Words words={words} isAlone={size === 'large'} />
    </figure>
  );
}

/** @param isAlone a list says once in which language its words are */
function Words({ words, isAlone }: { words: ScriptureShown; isAlone: boolean }) {
  const { t } = useTranslation();
  const quiet = styles['quiet'];
  switch (words.kind) {
    case 'looking':
      return (
        <p className={styles['looking']} role="status">
          <span className={styles['heard']}>{t('sleep.looking')}</span>
        </p>
      );
    case 'away':
      return <p className={quiet}>{t('sleep.away')}</p>;
    case 'quoted':
    case 'given': {
      const of = languageOf(words);
      return (
        <>
          <blockquote className={styles['words']} lang={of} dir="auto">
            {textOf(words)}
          </blockquote>
          {words.kind === 'quoted' && <ScriptureCredits of={[words.verse.translation]} className={quiet} />}
          {isAlone && <ForeignNote of={of} />}
        </>
      );
    }
  }
}

/** Nothing for words in the person's own language. */
export function ForeignNote({ of }: { of: Language | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (of === undefined || of === language) return null;
  return <p className={styles['quiet']}>{t('sleep.foreign', { language: new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of })}</p>;
}

/** Empty while there are none. */
export function textOf(words: ScriptureShown): string {
  switch (words.kind) {
    case 'looking':
    case 'away':
      return '';
    case 'given':
      return words.text;
    case 'quoted':
      return setVerse(words.verse.text, words.verse.translation);
  }
}

export function languageOf(words: ScriptureShown): Language | undefined {
  if (words.kind === 'given') return words.language;
  return words.kind === 'quoted' ? scriptureLanguage(words.verse.translation) : undefined;
}
