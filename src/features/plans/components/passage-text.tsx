// Bible text of a plan's passage with verse numbers. A long passage is folded, and a button shows
// all of it.
import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './passage-text.module.css';

export interface PassageLine {
  /** Depth of a poetic line, from 1; 0 in prose. */
  poem: number;
  text: string;
}

export interface PassageVerse {
  verse: number;
  lines: PassageLine[];
}

interface PassageTextProps {
  paragraphs: readonly (readonly PassageVerse[])[];
  /** BCP 47 language of the text. */
  language: string;
  ref: Ref<HTMLDivElement>;
  /** Verse after which the text is folded; undefined when all of it is shown. */
  lastShown: number | undefined;
  onUnfold: () => void;
}

export function PassageText({ paragraphs, language, ref, lastShown, onUnfold }: PassageTextProps) {
  const { t } = useTranslation();
  const shown = paragraphs
    .map((verses) => verses.filter(({ verse }) => verse <= (lastShown ?? Infinity)))
    .filter((verses) => verses.length > 0);
  return (
    <>
      <div ref={ref} className={styles['text']} lang={language} dir="auto">
        {shown.map((verses) => (
          <p key={verses[0]?.verse}>
            {verses.map(({ verse, lines }) => (
              <span key={verse} data-verse={verse}>
                {lines.map(({ poem, text }, index) => (
                  <span key={index} data-poem={poem || undefined}>
                    {index > 0 && poem === 0 && <br />}
                    {index === 0 && verse > 0 && <sup>{verse}</sup>}
                    {text}
                  </span>
                ))}{' '}
              </span>
            ))}
          </p>
        ))}
      </div>
      {lastShown !== undefined && (
        <Button variant="light" w="fit-content" onClick={onUnfold}>
          {t('plans:showPassage')}
        </Button>
      )}
    </>
  );
}
