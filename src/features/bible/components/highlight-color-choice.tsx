// Choice of the five highlight colours, as radio buttons with names.
import { Box } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import { getHighlightStyle } from './highlight-style.ts';
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
      <Box component="legend" mb={8} p={0} fz="sm" fw={600}>
        {t('bible:note.highlight')}
      </Box>
      {colors.map((color) => (
        <label key={color} className={styles['color']}>
          <input
            type="radio"
            name={name}
            value={color}
            checked={color === value}
            onChange={() => onChange(color)}
          />
          <span
            className={styles['dot']}
            data-color={color}
            style={getHighlightStyle(color)}
            aria-hidden="true"
          />
          <span className={styles['name']}>{t(`color.${color}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
