// Short word about an entry of a list, such as its state.
import { Box } from '@mantine/core';

const colors = {
  plain: { c: 'var(--indigo-ink)', bg: 'var(--indigo-wash)' },
  good: { c: 'var(--green)', bg: 'var(--green-wash)' },
  bad: { c: 'var(--red)', bg: 'var(--red-wash)' },
} as const;

export type TagTone = keyof typeof colors;

export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: string }) {
  return (
    <Box component="span" {...colors[tone]} px={8} py={1} bdrs="sm" fz="0.8125rem">
      {children}
    </Box>
  );
}
