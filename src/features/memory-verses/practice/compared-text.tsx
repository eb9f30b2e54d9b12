// What the person typed beside the text of the verse: missing words are underlined, other words are
// crossed out, and both are named for screen readers. The spaces of the text stay as they are; only
// crossed-out words have spaces around them.
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import type { ComparedPart } from '../compare-typed.ts';
import styles from './practice.module.css';

interface ComparedTextProps {
  parts: readonly ComparedPart[];
  /** BCP 47 language of the text. */
  language: string;
}

export function ComparedText({ parts, language }: ComparedTextProps) {
  const { t } = useTranslation();
  const isSame = parts.every(({ kind }) => kind === 'same');
  return (
    <>
      <p>{isSame ? t('memory-verses:compared.same') : t('memory-verses:compared.different')}</p>
      <blockquote className={styles['text']} lang={language} dir="auto">
        {parts.map(({ kind, text }, index) => (
          <span key={index}>
            {kind === 'same' && text}
            {kind === 'missing' && <MissingWords text={text} />}
            {kind === 'extra' && (
              <>
                {' '}
                <del className={styles['extra']}>
                  <span className={layout['visuallyHidden']}>
                    {t('memory-verses:compared.extra')}{' '}
                  </span>
                  {text}
                </del>{' '}
              </>
            )}
          </span>
        ))}
      </blockquote>
    </>
  );
}

/** The spaces around the words are not underlined. */
function MissingWords({ text }: { text: string }) {
  const { t } = useTranslation();
  const words = text.trim();
  const [before, after] = words === '' ? [text, ''] : text.split(words);
  return (
    <>
      {before}
      <ins className={styles['missing']}>
        <span className={layout['visuallyHidden']}>{t('memory-verses:compared.missing')} </span>
        {words}
      </ins>
      {after}
    </>
  );
}
