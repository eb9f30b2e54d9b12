// Card of one record with its previous versions, collapsed at first.
import { Box, Card, Stack } from '@mantine/core';
import { useState } from 'react';
import type { ReactNode, ToggleEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextDiffLegend } from './text-diff.tsx';
import { ItemHeading } from './item-heading.tsx';
import type { SyncItemView } from './item-heading.tsx';
import styles from './sync-item.module.css';
import elements from '../../../ui/elements.module.css';

interface VersionsCardProps {
  item: SyncItemView;
  count: number;
  /** Renders the previous versions; called when the card is opened. */
  children: () => ReactNode;
}

export function VersionsCard({ item, count, children }: VersionsCardProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card component="li" p={0}>
      <details
        onToggle={(toggle: ToggleEvent<HTMLDetailsElement>) => setOpen(toggle.currentTarget.open)}
      >
        <summary className={styles['row']}>
          <ItemHeading item={item} />
          <Box
            component="span"
            className={elements['chevron']}
            mih={24}
            c="var(--indigo-ink)"
            fz="0.8125rem"
          >
            {t('sync:previousVersions.count', { count })}
          </Box>
        </summary>
        {open && (
          <Stack gap="md" p="4px 16px 16px">
            <TextDiffLegend />
            {children()}
          </Stack>
        )}
      </details>
    </Card>
  );
}
