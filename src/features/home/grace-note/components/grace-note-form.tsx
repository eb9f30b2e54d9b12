// Form to request a grace note: the mood first, then an optional text about the day.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import styles from './grace-note.module.css';
import { MoodChoice } from './mood-choice.tsx';
import type { ShownMood } from './moods.ts';

interface GraceNoteFormProps {
  moods: readonly ShownMood[];
  mood: ShownMood | null;
  context: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  isGenerating: boolean;
  /** Content above the button once a mood is selected. */
  children?: ReactNode;
  onMood: (mood: ShownMood) => void;
  onContext: (context: string) => void;
  onGenerate: () => void;
  onCancel: () => void;
}

export function GraceNoteForm({
  moods,
  mood,
  context,
  maxLength,
  isGenerating,
  children,
  onMood,
  onContext,
  onGenerate,
  onCancel,
}: GraceNoteFormProps) {
  const { t } = useTranslation();
  const cannotGenerate = isGenerating || isTextTooLong(context, maxLength);
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (mood !== null && !cannotGenerate) onGenerate();
      }}
    >
      <MoodChoice moods={moods} mood={mood} disabled={isGenerating} onChoose={onMood} />
      {mood !== null && (
        <div className={styles['more']}>
          <LongTextField
            label={t('home:graceNote.contextLabel')}
            placeholder={t('home:graceNote.contextPlaceholder')}
            value={context}
            maxLength={maxLength}
            classNames={{ label: styles['label'] ?? '', input: styles['context'] ?? '' }}
            onChange={(event) => onContext(event.currentTarget.value)}
          />
          {children}
          <div className={styles['actions']}>
            <Button type="submit" disabled={cannotGenerate}>
              {isGenerating ? t('home:graceNote.generating') : t('home:graceNote.generate')}
            </Button>
            {isGenerating && (
              <Button variant="subtle" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </div>
        </div>
      )}
      <p role="status" className={styles['visuallyHidden']}>
        {isGenerating ? t('home:graceNote.generating') : ''}
      </p>
    </form>
  );
}
