// Segmented control made of native radio buttons, for one choice out of a few.
import { Box } from '@mantine/core';
import { useId } from 'react';
import choice from './choice.module.css';
import layout from './page-layout.module.css';

interface SegmentedControlProps<V extends string> {
  legend: string;
  /** The legend is read out but not shown. */
  isLegendHidden?: boolean;
  options: readonly { value: V; label: string }[];
  value: V;
  onChange: (value: V) => void;
}

export function SegmentedControl<V extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <Box
      component="fieldset"
      display="flex"
      m={0}
      p={0}
      miw={0}
      style={{ flexWrap: 'wrap', gap: 8, border: 0 }}
    >
      <Box
        component="legend"
        p={0}
        mb="xs"
        className={isLegendHidden ? layout['visuallyHidden'] : layout['muted']}
      >
        {legend}
      </Box>
      {options.map((option) => (
        <label key={option.value} className={choice['choice']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </Box>
  );
}
