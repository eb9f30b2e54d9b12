// Card with a title and one line about its content, which a button shows and hides.
import { Box, Stack } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import styles from './folded-section.module.css';
import layout from '../../../ui/page-layout.module.css';

export function FoldedSection({
  title,
  summary,
  children,
}: {
  title: string;
  summary: string;
  children: ReactNode;
}) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack
      component="section"
      className={layout['surface']}
      gap={14}
      pos="relative"
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} className={styles['title']}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-describedby={`${id}-summary`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {title}
          <IconChevronDown size={22} aria-hidden />
        </button>
      </h2>
      <Box id={`${id}-summary`} component="p" className={layout['muted']} mt={-10}>
        {summary}
      </Box>
      {isOpen && children}
    </Stack>
  );
}
