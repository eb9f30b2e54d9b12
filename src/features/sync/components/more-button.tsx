// The end of a list that is shown in portions: how many more there are.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './sync-item.module.css';

/** Nothing when there is no more. */
export function MoreButton({ remaining, onMore }: { remaining: number; onMore: () => void }) {
  const { t } = useTranslation();
  if (remaining <= 0) return null;
  return (
    <Button variant="subtle" className={styles['more'] ?? ''} onClick={onMore}>
      {t('sync.showMore', { count: remaining })}
    </Button>
  );
}
