// Scripture quote of Peaceful Sleep: the text or its loading state, a link into the Bible reader,
// and the note about a foreign language. Also exports the functions that read text and language
// from the state.
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { useLanguage } from '../../../locales/language.ts';
import { findScriptureLanguage } from '../../../locales/translation-language.ts';
import { applyVerseTypography } from '../../../locales/verse-typography.ts';
import { ScriptureCredits } from '../../../ui/scripture-credits.tsx';
import styles from './sleep-scripture.module.css';

type FallbackReason = 'none' | 'unreached';

/**
 * `looking`: the text is loading. `quoted`: text of the translation with this code; `given`: text
 * of an unnamed translation. `away`: the text is unavailable now. `fallbackReason`: why the text is
 * in another language that the user did not choose.
 */
export type ScriptureState =
  | { kind: 'looking' }
  | {
      kind: 'quoted';
      verse: { reference: string; text: string; translation: string };
      fallbackReason?: FallbackReason;
    }
  | { kind: 'given'; text: string; language: Language; fallbackReason?: FallbackReason }
  | { kind: 'away' };

interface SleepScriptureQuoteProps {
  scripture: ScriptureState;
  reference: string;
  /** Null if the reference is not a Bible passage. */
  href: string | null;
  size?: 'large' | 'small';
}

export function SleepScriptureQuote({
  scripture,
  reference,
  href,
  size = 'large',
}: SleepScriptureQuoteProps) {
  const { t } = useTranslation();
  const name = scripture.kind === 'quoted' ? scripture.verse.reference : reference;
  return (
    <figure className={styles['scripture']} data-size={size}>
      <figcaption className={styles['place']}>
        {href === null ? (
          name
        ) : (
          <a href={href} aria-label={t('sleep:openInBible', { reference: name })}>
            {name}
          </a>
        )}
        {scripture.kind === 'quoted' && (
          <span className={styles['translation']}>{scripture.verse.translation}</span>
        )}
      </figcaption>
      <ScriptureText scripture={scripture} showsLanguage={size === 'large'} />
    </figure>
  );
}

/**
 * Shows the text, or its loading state.
 * @param showsLanguage whether to name the text's language; a list names the language only once
 */
function ScriptureText({
  scripture,
  showsLanguage,
}: {
  scripture: ScriptureState;
  showsLanguage: boolean;
}) {
  const { t } = useTranslation();
  const quiet = styles['muted'];
  switch (scripture.kind) {
    case 'looking':
      return (
        <p className={styles['looking']} role="status">
          <span className={styles['visuallyHidden']}>{t('sleep:loading')}</span>
        </p>
      );
    case 'away':
      return <p className={quiet}>{t('sleep:textNotOnDevice')}</p>;
    case 'quoted':
    case 'given': {
      return (
        <>
          {showsLanguage && <ForeignLanguageNote scripture={scripture} />}
          <blockquote className={styles['words']} lang={getScriptureLanguage(scripture)} dir="auto">
            {getScriptureText(scripture)}
          </blockquote>
          {scripture.kind === 'quoted' && (
            <ScriptureCredits of={[scripture.verse.translation]} className={quiet} />
          )}
        </>
      );
    }
  }
}

/** Names the text's language; shows nothing if the text is in the app's language. */
export function ForeignLanguageNote({ scripture }: { scripture: ScriptureState }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const of = getScriptureLanguage(scripture);
  if (of === undefined || of === language) return null;
  const values = { language: new Intl.DisplayNames(language, { type: 'language' }).of(of) ?? of };
  const fallbackReason = 'fallbackReason' in scripture ? scripture.fallbackReason : undefined;
  if (fallbackReason === undefined)
    return <p className={styles['muted']}>{t('sleep:foreignLanguage', values)}</p>;
  return (
    <p className={styles['muted']}>
      {fallbackReason === 'none'
        ? t('sleep:foreignNone', values)
        : t('sleep:foreignUnreached', values)}{' '}
      <a href="/BibleLibrary">{t('sleep:bibles')}</a>
    </p>
  );
}

/** Returns an empty text while there is no Scripture text. */
export function getScriptureText(scripture: ScriptureState): string {
  switch (scripture.kind) {
    case 'looking':
    case 'away':
      return '';
    case 'given':
      return scripture.text;
    case 'quoted':
      return applyVerseTypography(scripture.verse.text, scripture.verse.translation);
  }
}

export function getScriptureLanguage(scripture: ScriptureState): Language | undefined {
  if (scripture.kind === 'given') return scripture.language;
  return scripture.kind === 'quoted'
    ? findScriptureLanguage(scripture.verse.translation)
    : undefined;
}
