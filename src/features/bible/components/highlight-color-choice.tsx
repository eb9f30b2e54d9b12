// Choice of the five highlight colours, as radio buttons with names.
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import styles from './highlight-color-choice.module.css';

const colors = [
  'yellow',
  'green',
  'blue',
  'pink',
  'none',
] as const satisfies readonly HighlightColor[];

export function HighlightColorChoice({
  value,
  onChange,
}: {
  value: HighlightColor;
  onChange: (color: HighlightColor) => void;
}) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles['colors']}>
      <legend>{t('bible:note.highlight')}</legend>
      {colors.map((color) => (
        <label key={color} className={styles['color']}>
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <span className={styles['dot']} data-color={color} aria-hidden="true" />
          <span className={styles['name']}>{t(`color.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
