// Card of one rejected record: the reason, and buttons to retry, copy and discard.
import { Button } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { SyncStateBadge } from '../../../ui/sync-state-badge.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { SyncItemView } from './item-heading.tsx';
import styles from './sync-item.module.css';

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
    <article className={styles['card']} aria-labelledby={titleId}>
      <header className={styles['head']}>
        <ItemHeading item={item} level={3} id={titleId} />
      </header>
      <SyncStateBadge state={item.sync} />
      <div className={styles['actions']}>
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
          px="sm"
          fz="sm"
          onClick={onDiscard}
          aria-describedby={titleId}
        >
          {t('sync.discard')}
        </Button>
      </div>
    </article>
  );
}
