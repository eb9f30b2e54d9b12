// Section with the records that exist only on this device.
import { Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { watchPendingItems } from '../../data/records/sync-items.ts';
import { PendingList } from './components/pending-list.tsx';
import { usePagedItems } from './use-paged-items.ts';

export function PendingSection({ count }: { count: number }) {
  const { t } = useTranslation();
  const { items, showMore } = usePagedItems('waiting-items', watchPendingItems);
  if (!items || items.length === 0) return null;
  return (
    <Stack component="section" gap="sm" mt="xs" aria-labelledby="waiting">
      <h2 id="waiting">{t('sync:pendingTitle')}</h2>
      <PendingList items={items} remaining={count - items.length} onMore={showMore} />
    </Stack>
  );
}
