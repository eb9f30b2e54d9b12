// A gentle strip that says when there is no network, and when there is again.
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './connection-banner.module.css';

export type Connection = 'online' | 'offline' | 'back';

export function ConnectionBanner({ connection }: { connection: Connection }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['region']} data-connection={connection}>
      {connection === 'offline' && (
        <span className={styles['strip']}>
          <IconCloudOff size={16} aria-hidden />
          {t('banner.offline')}
        </span>
      )}
      {connection === 'back' && (
        <span className={styles['strip']}>
          <IconCloudCheck size={16} aria-hidden />
          {t('banner.online')}
        </span>
      )}
    </div>
  );
}
