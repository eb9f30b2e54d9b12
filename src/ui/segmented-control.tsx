// Segmented control made of native radio buttons, for one choice out of a few.
import { useId } from 'react';
import styles from './segmented-control.module.css';

interface SegmentedControlProps<V extends string> {
  legend: string;
  /** The legend is read out but not shown. */
  isLegendHidden?: boolean;
  options: readonly { value: V; label: string; isOff?: boolean }[];
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
    <fieldset className={styles['choice']}>
      <legend className={isLegendHidden ? styles['visuallyHidden'] : styles['legend']}>
        {legend}
      </legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isOff}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
