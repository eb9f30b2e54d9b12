// Row of the list of verses by heart: reference, first words, when the verse comes next, and its
// actions.
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconBook2, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import { type SyncBadgeState, SyncStateBadge } from '../../../ui/sync-state-badge.tsx';

interface MemoryVerseCardProps {
  /** John 3:16 */
  reference: string;
  /** Undefined until the text is loaded, or when it cannot be loaded. */
  text: { text: string; language: string } | undefined;
  /** When the verse comes next; undefined when it is for today. */
  next: string | undefined;
  /** Null while there is nothing to say. */
  sync: SyncBadgeState | null;
  onPractice: () => void;
  /** Missing for a place that no Bible has. */
  onOpen: (() => void) | undefined;
  onRemove: () => void;
}

export function MemoryVerseCard(props: MemoryVerseCardProps) {
  const { reference, text, next, sync, onPractice, onOpen, onRemove } = props;
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Stack component="li" gap={6} p="10px 16px 16px" aria-labelledby={titleId}>
      <Group justify="space-between" gap="xs" wrap="nowrap">
        <Box component="h3" id={titleId} className={elements['title']}>
          {reference}
        </Box>
        <ActionMenu
          label={t('journalEntry.actions', { title: reference })}
          actions={[
            ...(onOpen
              ? [{ label: t('memory-verses:openInBible'), icon: IconBook2, onSelect: onOpen }]
              : []),
            {
              label: t('memory-verses:remove'),
              icon: IconTrash,
              isDangerous: true,
              onSelect: onRemove,
            },
          ]}
        />
      </Group>
      {text && (
        <Text
          className={elements['scripture']}
          mb={6}
          lang={text.language}
          dir="auto"
          lineClamp={2}
        >
          {text.text}
        </Text>
      )}
      <div className={layout['row']}>
        <Button
          variant="light"
          onClick={onPractice}
          aria-label={`${t('memory-verses:practiceNow')}: ${reference}`}
        >
          {t('memory-verses:practiceNow')}
        </Button>
        {next !== undefined && <span className={layout['muted']}>{next}</span>}
        {sync && <SyncStateBadge state={sync} />}
      </div>
    </Stack>
  );
}
