// Notice that the browser deleted the local data: what will be restored from the server, and what
// is lost.
import { Button } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './eviction-notice.module.css';

/** @param lost records that had not been sent yet */
export function EvictionNotice({
  lostCount,
  onDismiss,
}: {
  lostCount: number;
  onDismiss: () => void;
}) {
  const { t } = useTranslation();
  return (
    <section className={styles['notice']} aria-labelledby="eviction">
      <IconInfoCircle size={24} stroke={1.7} aria-hidden />
      <div className={styles['words']}>
        <h2 id="eviction" className={styles['title']}>
          {t('sync:eviction.title')}
        </h2>
        <p>{t('sync:eviction.body')}</p>
        <p>
          {lostCount > 0
            ? t('sync:eviction.pendingLost', { count: lostCount })
            : t('sync:eviction.nothingPending')}
        </p>
        <Button variant="light" className={styles['action'] ?? ''} onClick={onDismiss}>
          {t('sync:eviction.understood')}
        </Button>
      </div>
    </section>
  );
}
