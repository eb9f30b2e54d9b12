// Form to request a grace note: the mood first, then an optional text about the day.
import { Button, Group, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import { MoodChoice } from './mood-choice.tsx';
import type { ShownMood } from './mood-drawings.ts';
import elements from '../../../../ui/elements.module.css';
import layout from '../../../../ui/page-layout.module.css';

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
  const button = useRef<HTMLButtonElement>(null);
  const isChosen = useRef(false);
  // The form grows when a mood is chosen, and its button would be behind the tab bar.
  useEffect(() => {
    if (isChosen.current) button.current?.scrollIntoView({ block: 'nearest' });
    isChosen.current = false;
  }, [mood]);
  const cannotGenerate = isGenerating || isTextTooLong(context, maxLength);
  return (
    <Stack
      component="form"
      gap={20}
      onSubmit={(event) => {
        event.preventDefault();
        if (mood !== null && !cannotGenerate) onGenerate();
      }}
    >
      <MoodChoice
        moods={moods}
        mood={mood}
        disabled={isGenerating}
        onChoose={(next) => {
          isChosen.current = true;
          onMood(next);
        }}
      />
      {mood !== null && (
        <Stack gap={20} className={elements['arrive']}>
          <LongTextField
            label={t('home:graceNote.contextLabel')}
            placeholder={t('home:graceNote.contextPlaceholder')}
            value={context}
            maxLength={maxLength}
            classNames={{ input: elements['writing'] ?? '' }}
            styles={{ input: { minHeight: 96 } }}
            labelProps={{ mb: 'xs', c: 'dimmed', fw: 400 }}
            onChange={(event) => onContext(event.currentTarget.value)}
          />
          {children}
          <Group gap="sm">
            <Button ref={button} type="submit" disabled={cannotGenerate}>
              {isGenerating ? t('home:graceNote.generating') : t('home:graceNote.generate')}
            </Button>
            {isGenerating && (
              <Button variant="subtle" onClick={onCancel}>
                {t('cancel')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
      <p role="status" className={layout['visuallyHidden']}>
        {isGenerating ? t('home:graceNote.generating') : ''}
      </p>
    </Stack>
  );
}
