// A prayer that was made, set as a letter, with its source named.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpNote } from '../made-words/help-note.tsx';
import { ProvenVerses } from '../made-words/proven-verses.tsx';
import type { ShownVerse } from '../made-words/proven-verses.tsx';
import { SourceLine } from '../made-words/source-line.tsx';
import type { ShownSource } from '../made-words/source-line.tsx';
import styles from './prayer-letter.module.css';

interface PrayerLetterProps {
  text: string;
  verses: readonly ShownVerse[];
  /** Language of the letter. */
  language: string;
  source: ShownSource;
  /** The words it was made for speak of danger. */
  concern: 'life' | 'violence' | undefined;
  /** The letter has just come: it takes the focus, so that it is read out. */
  isNew: boolean;
  saving: boolean;
  /** Beside the other things that can be done with it. */
  share?: ReactNode;
  onSave: () => void;
  onRegenerate: () => void;
}

export function PrayerLetter({ text, verses, language, source, concern, isNew, saving, share, onSave, onRegenerate }: PrayerLetterProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, text]);

  return (
    <section className={styles['letter']} aria-labelledby="prayer-letter">
      <h2 id="prayer-letter" ref={heading} tabIndex={-1}>
        {t('prayer.yourPrayer')}
      </h2>
      <HelpNote concern={concern} />
      <p className={styles['text']} lang={language} dir="auto">
        {text}
      </p>
      <ProvenVerses verses={verses} />
      <SourceLine source={source} />
      <div className={styles['actions']}>
        <Button onClick={onSave} disabled={saving}>
          {t('prayer.save')}
        </Button>
        {share}
        <Button variant="subtle" onClick={onRegenerate} disabled={saving}>
          {t('prayer.regenerate')}
        </Button>
      </div>
    </section>
  );
}
