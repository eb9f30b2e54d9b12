// Links at the end of a chapter to the next and the previous chapter, each with its name.
import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

const linkStyle = {
  variant: 'default',
  bd: '1px solid var(--line)',
  mih: 48,
  px: 18,
  ff: 'var(--serif)',
  fw: 400,
} as const;

export interface ChapterLink {
  href: string;
  /** John 4 */
  name: string;
}

export function ChapterNavigation({
  previous,
  next,
}: {
  previous: ChapterLink | undefined;
  next: ChapterLink | undefined;
}) {
  const { t } = useTranslation();
  return (
    // Without scroll anchoring the page stays at the top while a chapter is inserted above, instead
    // of following these links down.
    <Group
      component="nav"
      gap="sm"
      maw="42.5rem"
      m="56px auto 0"
      px={10}
      style={{ overflowAnchor: 'none' }}
      aria-label={t('bible:reader.chapterLabel')}
    >
      {previous && (
        <Button
          {...linkStyle}
          component="a"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          href={previous.href}
          aria-label={t('bible:reader.previousPassage', { place: previous.name })}
        >
          {previous.name}
        </Button>
      )}
      {next && (
        <Button
          {...linkStyle}
          component="a"
          mis="auto"
          rightSection={<IconArrowRight size={18} aria-hidden />}
          href={next.href}
          aria-label={t('bible:reader.nextPassage', { place: next.name })}
        >
          {next.name}
        </Button>
      )}
    </Group>
  );
}
