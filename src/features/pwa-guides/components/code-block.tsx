// Code to take along: it scrolls inside itself, is copied by a tap, and may be kept as a file.
import { IconCheck, IconCopy, IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../schemas/fields.ts';
import { copyText } from '../../../platform/clipboard.ts';
import layout from '../../../ui/page-layout.module.css';
import styles from './code-block.module.css';

interface CodeBlockProps {
  /** What it is, mostly the name of its file. */
  name: string;
  /** As programmers call it: `json`. Words that are no code have none, and may break into lines. */
  language?: string;
  text: string;
  /** The language of words, where it may be another than the screen's. */
  textLanguage?: Language;
  /** Puts it where the browser keeps downloads; without it there is no such button. */
  onSave?: (name: string, text: string) => void;
}

type CopyOutcome = 'copied' | 'refused';

/** Milliseconds. */
export const copiedMillis = 2_000;

export function CodeBlock({ name, language, text, textLanguage, onSave }: CodeBlockProps) {
  const { t } = useTranslation();
  const code = useRef<HTMLPreElement>(null);
  const { outcome, tell } = useCopyOutcome();

  async function copy(): Promise<void> {
    const isCopied = await copyText(text);
    if (!isCopied && code.current) selectText(code.current);
    tell(isCopied ? 'copied' : 'refused');
  }

  return (
    <figure className={styles['block']}>
      <figcaption className={styles['head']}>
        <span className={styles['name']} dir="auto">
          {name}
        </span>
        <span className={styles['buttons']}>
          <button type="button" className={styles['button']} onClick={() => void copy()}>
            {outcome === 'copied' ? (
              <IconCheck size={18} aria-hidden />
            ) : (
              <IconCopy size={18} aria-hidden />
            )}
            {outcome === 'copied' ? t('guide.copied') : t('guide.copy')}
            <span className={layout['heard']}>{` ${name}`}</span>
          </button>
          {onSave && (
            <button type="button" className={styles['button']} onClick={() => onSave(name, text)}>
              <IconDownload size={18} aria-hidden />
              {t('guide.download')}
              <span className={layout['heard']}>{` ${name}`}</span>
            </button>
          )}
        </span>
      </figcaption>
      <pre
        ref={code}
        role="region"
        aria-label={name}
        // A scrolling region needs keyboard focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={styles['code']}
        data-words={language === undefined || undefined}
        translate="no"
        dir={language === undefined ? 'auto' : 'ltr'}
      >
        <code lang={textLanguage}>{text}</code>
      </pre>
      <p role="status" className={outcome === 'refused' ? styles['refused'] : layout['heard']}>
        {outcome === 'copied' && t('guide.copied')}
        {outcome === 'refused' && t('guide.copyRefused')}
      </p>
    </figure>
  );
}

/**
 * A copy is told for a moment; a refusal stands until the next try, for it asks the person to do
 * something.
 */
function useCopyOutcome(): {
  outcome: CopyOutcome | undefined;
  tell: (outcome: CopyOutcome) => void;
} {
  const [shownOutcome, setShownOutcome] = useState<{ outcome: CopyOutcome }>();
  useEffect(() => {
    if (shownOutcome?.outcome !== 'copied') return;
    const timer = setTimeout(() => setShownOutcome(undefined), copiedMillis);
    return () => clearTimeout(timer);
  }, [shownOutcome]);
  return { outcome: shownOutcome?.outcome, tell: (outcome) => setShownOutcome({ outcome }) };
}

/** The clipboard was refused: the person copies by hand what is marked already. */
function selectText(code: HTMLElement): void {
  code.focus();
  getSelection()?.selectAllChildren(code);
}
