// Mood choice with four large buttons. They are radio inputs, so that the arrow keys move between
// them.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './grace-note.module.css';
import { moodEmojis } from './moods.ts';
import type { ShownMood } from './moods.ts';

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
    <fieldset className={styles['moods']} disabled={disabled}>
      <legend>{t('home:graceNote.question')}</legend>
      <div className={styles['faces']}>
        {moods.map((one) => (
          <label key={one} className={styles['mood']}>
            <input
              type="radio"
              name={name}
              value={one}
              checked={one === mood}
              onChange={() => onChoose(one)}
            />
            <span aria-hidden className={styles['face']}>
              {moodEmojis[one]}
            </span>
            <span>{t(`mood.${one}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
