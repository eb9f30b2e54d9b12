// Native check box with its label, in a row that is high enough for a finger.
import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';

interface CheckboxLineProps {
  id?: string | undefined;
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function CheckboxLine({ id, label, checked, onChange }: CheckboxLineProps) {
  return (
    <Group
      component="label"
      gap="sm"
      wrap="nowrap"
      align="flex-start"
      mih={44}
      py={10}
      style={{ cursor: 'pointer' }}
    >
      <Box
        component="input"
        id={id}
        type="checkbox"
        flex="none"
        w={24}
        h={24}
        m={0}
        style={{ cursor: 'inherit' }}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Box component="span" miw={0}>
        {label}
      </Box>
    </Group>
  );
}
