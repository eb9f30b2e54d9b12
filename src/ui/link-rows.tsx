// List of rows on a card: links with an icon and a chevron, and actions with an icon.
import { Box } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import elements from './elements.module.css';

export function LinkRows({ children }: { children: ReactNode }) {
  return (
    <Box className={elements['divided']} mx={-12} my={-8}>
      {children}
    </Box>
  );
}

interface LinkRowProps {
  icon: Icon;
  label: string;
  href: string;
  /** The linked action cannot be undone. */
  isDangerous?: boolean;
}

export function LinkRow({ icon: Sign, label, href, isDangerous }: LinkRowProps) {
  return (
    <Box
      component="a"
      className={elements['listButton']}
      href={href}
      {...(isDangerous && { c: 'var(--red)' })}
    >
      <Sign size={20} stroke={1.7} aria-hidden {...(isDangerous && { color: 'var(--red)' })} />
      <RowLabel>{label}</RowLabel>
      <IconChevronRight size={18} aria-hidden />
    </Box>
  );
}

export function RowLabel({ children }: { children: string }) {
  return (
    <Box component="span" flex={1} miw={0} style={{ hyphens: 'auto', overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  );
}

export function ActionRow({
  icon: Sign,
  label,
  onClick,
}: {
  icon: Icon;
  label: string;
  onClick: () => void;
}) {
  return (
    <button type="button" className={elements['listButton']} onClick={onClick}>
      <Sign size={20} stroke={1.7} aria-hidden />
      <RowLabel>{label}</RowLabel>
    </button>
  );
}
