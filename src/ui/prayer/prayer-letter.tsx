// A composed prayer, set as a letter, with its source named.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { HelpNote } from './help-note.tsx';
import styles from './prayer-letter.module.css';
import { PrayerVerses } from './prayer-verses.tsx';
import type { PrayerVerse } from './prayer-verses.tsx';

interface PrayerLetterProps {
  text: string;
  verses: readonly PrayerVerse[];
  /** Language of the letter. */
  language: string;
  /** The words it was composed for speak of danger. */
  concern: 'life' | 'violence' | undefined;
  /** The letter has just come: it takes the focus, so that it is read out. */
  isNew: boolean;
  saving: boolean;
  onSave: () => void;
  onRegenerate: () => void;
}

export function PrayerLetter({ text, verses, language, concern, isNew, saving, onSave, onRegenerate }: PrayerLetterProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <section className={styles['letter']} aria-labelledby="prayer-letter">
      <h2 id="prayer-letter" ref={heading} tabIndex={-1}>
        {t('prayer.yourPrayer')}
      </h2>
      {concern && <HelpNote>{t(`prayer.inDanger.${concern}`)}</HelpNote>}
      <p className={styles['text']} lang={language}>
        {text}
      </p>
      <PrayerVerses verses={verses} />
      <p className={styles['source']}>{t('prayer.source')}</p>
      <div className={styles['actions']}>
        <Button onClick={onSave} disabled={saving}>
          {t('prayer.save')}
        </Button>
        <Button variant="subtle" onClick={onRegenerate} disabled={saving}>
          {t('prayer.regenerate')}
        </Button>
      </div>
    </section>
  );
}
