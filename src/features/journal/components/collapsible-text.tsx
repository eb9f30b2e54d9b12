// Long text of a journal entry: the beginning, and a button that shows the whole text.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './collapsible-text.module.css';

interface CollapsibleTextProps {
  text: string;
  lang?: string | undefined;
  /** In UTF-16 code units. */
  maxInitialLength: number;
}

export function CollapsibleText({ text, lang, maxInitialLength }: CollapsibleTextProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > maxInitialLength;
  return (
    <div>
      <p dir="auto" className={styles['text']} lang={lang}>
        {isLong && !isWhole ? `${truncateText(text, maxInitialLength)}…` : text}
      </p>
      {isLong && (
        <button
          type="button"
          className={styles['more']}
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('journalEntry.showLess') : t('journalEntry.showMore')}
        </button>
      )}
    </div>
  );
}

/** Cuts the text at the end of a word, if there is one nearby. */
function truncateText(text: string, length: number): string {
  const piece = text.slice(0, length);
  const space = piece.search(/\s\S{0,60}$/u);
  return space > 0 ? piece.slice(0, space) : piece.replace(/[\uD800-\uDBFF]$/, '');
}
