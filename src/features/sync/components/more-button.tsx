// Button at the end of a paged list that shows how many items remain.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Renders nothing when no items remain. */
export function MoreButton({ remaining, onMore }: { remaining: number; onMore: () => void }) {
  const { t } = useTranslation();
  if (remaining <= 0) return null;
  return (
    <Button variant="subtle" mx="auto" onClick={onMore}>
      {t('sync:showMore', { count: remaining })}
    </Button>
  );
}
