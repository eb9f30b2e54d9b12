// The chapter heading, and below it the name of the translation and buttons to read aloud and to
// show a second translation.
import { Box, Button, Group } from '@mantine/core';
import { IconColumns2, IconHeadphones } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

const quietButton = { variant: 'subtle', c: 'dimmed', px: 12, fz: '0.9375rem', fw: 400 } as const;

interface ChapterHeadingProps {
  ref: RefObject<HTMLHeadingElement | null>;
  children: string;
}

/** The heading takes the focus for screen readers only, so it has no outline. */
export function ChapterHeading({ ref, children }: ChapterHeadingProps) {
  return (
    <Box
      component="h1"
      ref={ref}
      tabIndex={-1}
      m="20px auto 28px"
      fz="2.25rem"
      ta="center"
      style={{ outline: 'none' }}
    >
      {children}
    </Box>
  );
}

interface ChapterHeaderProps {
  translation: { name: string; language: string | undefined };
  /** Whether this text may be read aloud. */
  canListen: boolean;
  onListen: () => void;
  /** Null if there is no other translation to read. */
  onAddParallel: (() => void) | null;
}

export function ChapterHeader({
  translation,
  canListen,
  onListen,
  onAddParallel,
}: ChapterHeaderProps) {
  const { t } = useTranslation();
  return (
    <Group justify="center" gap="0 8px" m="-20px 0 20px">
      <Box
        component="p"
        lang={translation.language}
        flex="1 0 100%"
        c="dimmed"
        ff="var(--serif)"
        lh={1.4}
        ta="center"
      >
        {translation.name}
      </Box>
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
