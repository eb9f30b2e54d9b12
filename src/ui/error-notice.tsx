// Error notice with a message and actions.
import { Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import elements from './elements.module.css';

export function ErrorNotice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <Group
      role="alert"
      className={elements['card']}
      gap="sm"
      align="stretch"
      wrap="nowrap"
      maw={480}
      mx="auto"
      my="xl"
      p="18px 20px"
      style={{ borderInlineStart: '3px solid var(--red)' }}
    >
      <IconAlertCircle color="var(--red)" size={22} aria-hidden />
      <Stack gap={14}>
        <p>{children}</p>
        <Group gap="xs" align="stretch">
          {actions}
        </Group>
      </Stack>
    </Group>
  );
}
