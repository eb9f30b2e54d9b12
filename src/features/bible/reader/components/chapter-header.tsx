// The chapter heading, and below it the buttons to read aloud and to show a second translation.
import { Box, Button, Group } from '@mantine/core';
import { IconColumns2, IconHeadphones } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../ui/page-layout.module.css';

const quietButton = { variant: 'subtle', c: 'dimmed', px: 12, fz: '0.9375rem', fw: 400 } as const;

interface ChapterHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  /** Parts of the name, such as John and 3; an invalid place has only the valid part. */
  book: string;
  chapter: string;
}

/**
 * Shows the chapter number as a printed Bible does: the bar above it has the book and the
 * translation. The heading takes the focus for screen readers only, so it has no outline.
 */
export function ChapterHeading({ ref, book, chapter }: ChapterHeadingProps) {
  return (
    <Box
      component="h1"
      ref={ref}
      tabIndex={-1}
      m="16px auto 24px"
      fz="3rem"
      lh={1}
      ta="center"
      style={{ outline: 'none' }}
    >
      <span className={chapter === '' ? undefined : layout['visuallyHidden']}>{`${book} `}</span>
      {chapter}
    </Box>
  );
}

interface ChapterHeaderProps {
  /** Whether this text may be read aloud. */
  canListen: boolean;
  onListen: () => void;
  /** Null if there is no other translation to read. */
  onAddParallel: (() => void) | null;
}

export function ChapterHeader({ canListen, onListen, onAddParallel }: ChapterHeaderProps) {
  const { t } = useTranslation();
  return (
    <Group justify="center" gap="0 8px" m="-20px 0 16px">
      {canListen && (
        <Button
          {...quietButton}
          leftSection={<IconHeadphones size={18} aria-hidden />}
          onClick={onListen}
        >
          {t('bible:reader.readAloud')}
        </Button>
      )}
      {onAddParallel && (
        <Button
          {...quietButton}
          leftSection={<IconColumns2 size={18} aria-hidden />}
          onClick={onAddParallel}
        >
          {t('bible:reader.openParallel')}
        </Button>
      )}
    </Group>
  );
}
