// Switch with its label and an optional hint.
import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import styles from './labeled-switch.module.css';

export function LabeledSwitch({
  label,
  hint,
  checked,
  onChange,
}: {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  const hintId = useId();
  return (
    <Group component="label" gap={14} wrap="nowrap" mih={44} style={{ cursor: 'pointer' }}>
      <input
        className={styles['switch']}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {/* A long word breaks before it leaves its card. */}
      <Stack component="span" gap={0} miw={0} style={{ overflowWrap: 'anywhere' }}>
        {label}
        {hint !== undefined && (
          <Text span id={hintId} c="dimmed" fz="0.8125rem">
            {hint}
          </Text>
        )}
      </Stack>
    </Group>
  );
}
