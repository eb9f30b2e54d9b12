// What was answered to an entry, set as a letter, with its source named.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpNote } from '../made-words/help-note.tsx';
import { ProvenVerses } from '../made-words/proven-verses.tsx';
import type { ShownVerse } from '../made-words/proven-verses.tsx';
import { SourceLine } from '../made-words/source-line.tsx';
import type { ShownSource } from '../made-words/source-line.tsx';
import styles from './affirmation-letter.module.css';

interface AffirmationLetterProps {
  text: string;
  verses: readonly ShownVerse[];
  /** Language of the letter. */
  language: string;
  source: ShownSource;
  /** The words it was made for speak of danger. */
  concern: 'life' | 'violence' | undefined;
  /** The letter has just come: it takes the focus, so that it is read out. */
  isNew: boolean;
  busy: boolean;
  onSave: () => void;
  onAnother: () => void;
  onPutAway: () => void;
}

export function AffirmationLetter({ text, verses, language, source, concern, isNew, busy, onSave, onAnother, onPutAway }: AffirmationLetterProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew, text]);

  return (
    <section className={styles['letter']} aria-labelledby="affirmation-letter">
      <h2 id="affirmation-letter" ref={heading} tabIndex={-1}>
        {t('gratitude.affirmation')}
      </h2>
      <HelpNote concern={concern} />
      <p className={styles['text']} lang={language} dir="auto">
        {text}
      </p>
      <ProvenVerses verses={verses} />
      <SourceLine source={source} />
      <div className={styles['actions']}>
        <Button onClick={onSave} disabled={busy}>
          {t('gratitude.saveBoth')}
        </Button>
        <Button variant="default" onClick={onAnother} disabled={busy}>
          {t('gratitude.another')}
        </Button>
        <Button variant="subtle" onClick={onPutAway} disabled={busy}>
          {t('gratitude.putAway')}
        </Button>
      </div>
    </section>
  );
}
