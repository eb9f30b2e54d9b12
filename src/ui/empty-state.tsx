// Empty state of a page or list: an illustration, a sentence and an action.
import { Box } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  illustration: ReactNode;
  title: string;
  body?: string;
  children?: ReactNode;
}

export function EmptyState({ illustration, title, body, children }: EmptyStateProps) {
  return (
    <Box display="grid" p="32px 12px" ta="center" style={{ gap: 12, justifyItems: 'center' }}>
      {illustration}
      <Box component="h2" maw="24em" fz="1.25rem">
        {title}
      </Box>
      {body !== undefined && (
        <Box component="p" maw="28em" c="dimmed" style={{ textWrap: 'pretty' }}>
          {body}
        </Box>
      )}
      {children && (
        <Box
          display="flex"
          mt="sm"
          style={{ flexWrap: 'wrap', gap: 12, justifyContent: 'center', alignItems: 'center' }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}
