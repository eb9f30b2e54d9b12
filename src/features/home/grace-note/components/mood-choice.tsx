// Mood choice with four large buttons. They are radio inputs, so that the arrow keys move between
// them.
import { Box, Text } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Drawing } from '../../../../ui/drawing.tsx';
import choice from '../../../../ui/choice.module.css';
import { moodDrawings } from './mood-drawings.ts';
import type { ShownMood } from './mood-drawings.ts';

interface MoodChoiceProps {
  moods: readonly ShownMood[];
  mood: ShownMood | null;
  disabled: boolean;
  onChoose: (mood: ShownMood) => void;
}

export function MoodChoice({ moods, mood, disabled, onChoose }: MoodChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <Box component="fieldset" m={0} p={0} style={{ border: 0 }} disabled={disabled}>
      <Text component="legend" mb="sm" c="dimmed" fz="1.0625rem">
        {t('home:graceNote.question')}
      </Text>
      <div className={choice['tiles']}>
        {moods.map((one) => (
          <label key={one} className={`${choice['choice']} ${choice['tile']}`}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === mood}
              onChange={() => onChoose(one)}
            />
            <span>
              <Drawing paths={moodDrawings[one]} />
              {t(`mood.${one}`)}
            </span>
          </label>
        ))}
      </div>
    </Box>
  );
}
