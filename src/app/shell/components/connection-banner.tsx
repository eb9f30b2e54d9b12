// Unobtrusive banner that says when the network is lost, and when it is back.
import { IconCloudCheck, IconCloudOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './connection-banner.module.css';

export type ConnectionStatus = 'online' | 'offline' | 'back';

export function ConnectionBanner({ connectionStatus }: { connectionStatus: ConnectionStatus }) {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['region']} data-connection={connectionStatus}>
      {connectionStatus === 'offline' && (
        <span className={styles['strip']}>
          <IconCloudOff size={16} aria-hidden />
          {t('banner.offline')}
        </span>
      )}
      {connectionStatus === 'back' && (
        <span className={styles['strip']}>
          <IconCloudCheck size={16} aria-hidden />
          {t('banner.online')}
        </span>
      )}
    </div>
  );
}
