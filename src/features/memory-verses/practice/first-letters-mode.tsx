// Mode “first letters”: each word is its first letter with its punctuation, and a button that shows
// the word.
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';
import { getFirstLetter } from '../verse-words.ts';
import type { ModeProps } from './mode-props.ts';
import styles from './practice.module.css';
import { WholeText } from './whole-text.tsx';

export function FirstLettersMode({ words, text, language, isFinished, onFinish }: ModeProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set());
  if (isFinished) return <WholeText text={text} language={language} />;

  function toggle(index: number): void {
    const next = new Set(shown);
    if (!next.delete(index)) next.add(index);
    setShown(next);
  }

  return (
    <>
      <p className={layout['muted']}>{t('memory-verses:firstLetters.hint')}</p>
      <p className={styles['text']} lang={language} dir="auto">
        {words.map(({ before, word, after }, index) => {
          const letter = getFirstLetter(word, language);
          return (
            <span key={index}>
              {before}
              <button
                type="button"
                className={styles['word']}
                aria-label={
                  shown.has(index)
                    ? word
                    : t('memory-verses:firstLetters.word', { position: index + 1, letter })
                }
                data-shown={shown.has(index) || undefined}
                onClick={() => toggle(index)}
              >
                {shown.has(index) ? word : letter}
              </button>
              {after}
            </span>
          );
        })}
      </p>
      <Button w="fit-content" onClick={onFinish}>
        {t('memory-verses:showVerse')}
      </Button>
    </>
  );
}
