// List of queued generations (waiting, finished or failed), with buttons to open a finished text
// and to remove a generation.
import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import elements from '../../../ui/elements.module.css';

interface ShownGeneration {
  id: string;
  step: 'waiting' | 'made' | 'failed';
}

interface QueuedGenerationListProps<W extends ShownGeneration> {
  generations: readonly W[];
  /** Returns what the user asked for, in the user's own text. */
  getTitle: (generation: W) => string;
  /** Shows the generated text. */
  onOpen: (generation: W) => void;
  onRemove: (id: string) => void;
}

export function QueuedGenerationList<W extends ShownGeneration>({
  generations,
  getTitle,
  onOpen,
  onRemove,
}: QueuedGenerationListProps<W>) {
  const { t } = useTranslation();
  const headingId = useId();
  if (generations.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby={headingId}>
      <Title order={2} id={headingId} c="dimmed" ff="text" fz="md">
        {t('generation:queue.title')}
      </Title>
      <ul className={elements['rows']}>
        {generations.map((generation) => (
          <Group
            key={generation.id}
            component="li"
            id={generation.id}
            gap={10}
            wrap="nowrap"
            p="10px 14px"
          >
            <Box flex={1} miw={0}>
              <Text dir="auto" lineClamp={2}>
                {getTitle(generation)}
              </Text>
              <Text span c="dimmed" fz="sm">
                {t(`generation:queue.${generation.step}`)}
              </Text>
            </Box>
            {generation.step === 'made' && (
              <Button size="sm" variant="default" onClick={() => onOpen(generation)}>
                {t('generation:queue.open')}
              </Button>
            )}
            <IconButton
              aria-label={t('generation:queue.remove', { title: getTitle(generation) })}
              onClick={() => onRemove(generation.id)}
            >
              <IconX size={18} aria-hidden />
            </IconButton>
          </Group>
        ))}
      </ul>
    </Stack>
  );
}
