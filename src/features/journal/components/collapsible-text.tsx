// Long text of a journal entry: the beginning, and a button that shows the whole text.
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { truncateText } from './truncate-text.ts';
import layout from '../../../ui/page-layout.module.css';

interface CollapsibleTextProps {
  text: string;
  lang?: string | undefined;
  /** In UTF-16 code units. */
  maxInitialLength: number;
  /** Default: that of words for reading. */
  fontSize?: string | undefined;
}

export function CollapsibleText({ text, lang, maxInitialLength, fontSize }: CollapsibleTextProps) {
  const { t } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > maxInitialLength;
  return (
    <div>
      <p dir="auto" className={layout['words']} lang={lang} style={{ fontSize }}>
        {isLong && !isWhole ? `${truncateText(text, maxInitialLength)}…` : text}
      </p>
      {isLong && (
        <UnstyledButton
          type="button"
          mih={44}
          c="var(--indigo-ink)"
          fw={400}
          fz="0.9375rem"
          lh={1.4}
          ff="text"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? t('journalEntry.showLess') : t('journalEntry.showMore')}
        </UnstyledButton>
      )}
    </div>
  );
}
