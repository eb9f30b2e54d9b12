// Words of Scripture for the night, with the place where they stand, which leads into the Bible.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../schemas/fields.ts';
import { useLanguage } from '../../i18n/language.ts';
import { scriptureLanguage } from '../../i18n/scripture-language.ts';
import { setVerse } from '../../i18n/set-verse.ts';
import { ScriptureCredits } from '../scripture-credits.tsx';
import styles from './scripture.module.css';

type StandsIn = 'none' | 'unreached';

/** `looking`: they are on their way. `quoted`: of a translation with this code; `given`: of one that nobody names. `away`: they cannot be had now. `standsIn`: why they are in another language, where nobody chose it. */
export type ScriptureShown =
  | { kind: 'looking' }
  | { kind: 'quoted'; verse: { reference: string; text: string; translation: string }; standsIn?: StandsIn }
  | { kind: 'given'; text: string; language: Language; standsIn?: StandsIn }
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
      return (
        <>
          {isAlone && <ForeignNote words={words} />}
          <blockquote className={styles['words']} lang={languageOf(words)} dir="auto">
            {textOf(words)}
          </blockquote>
          {words.kind === 'quoted' && <ScriptureCredits of={[words.verse.translation]} className={quiet} />}
        </>
      );
    }
  }
}

/** Nothing for words in the person's own language. */
export function ForeignNote({ words }: { words: ScriptureShown }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const of = languageOf(words);
  if (of === undefined || of === language) return null;
  const told = { language: new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of };
  const standsIn = 'standsIn' in words ? words.standsIn : undefined;
  if (standsIn === undefined) return <p className={styles['quiet']}>{t('sleep.foreign', told)}</p>;
  return (
    <p className={styles['quiet']}>
      {standsIn === 'none' ? t('sleep.foreignNone', told) : t('sleep.foreignUnreached', told)} <a href="/BibleLibrary">{t('sleep.bibles')}</a>
    </p>
  );
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
