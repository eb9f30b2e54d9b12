// Card of one rejected record: the reason, and buttons to retry, copy and discard.
import { Button, Card, Group } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { SyncItemView } from './item-heading.tsx';

interface RejectedCardProps {
  item: SyncItemView;
  /** Whether the record contains text to copy. */
  canCopy: boolean;
  onRetry: () => void;
  onCopy: () => void;
  onDiscard: () => void;
}

export function RejectedCard({ item, canCopy, onRetry, onCopy, onDiscard }: RejectedCardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card
      component="article"
      p="md"
      style={{ borderInlineStart: '3px solid var(--red)' }}
      aria-labelledby={titleId}
    >
      <Group component="header" gap={14} wrap="nowrap" miw={0}>
        <ItemHeading item={item} level={3} id={titleId} />
      </Group>
      <SyncStateBadge state={item.sync} />
      <Group gap="xs">
        <Button
          variant="light"
          px="sm"
          fz="sm"
          leftSection={<IconRefresh size={18} aria-hidden />}
          onClick={onRetry}
          aria-describedby={titleId}
        >
          {t('retry')}
        </Button>
        {canCopy && (
          <Button
            variant="default"
            px="sm"
            fz="sm"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={onCopy}
            aria-describedby={titleId}
          >
            {t('sync:copy')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          ms="auto"
          px="sm"
          fz="sm"
          onClick={onDiscard}
          aria-describedby={titleId}
        >
          {t('sync.discard')}
        </Button>
      </Group>
    </Card>
  );
}
