// Badge for debugging, shown with `?debug=true` in the address: the state of the service worker.
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  onWorkerStateChange,
  getWorkerState,
} from '../../platform/service-worker/service-worker.ts';
import styles from './service-worker-badge.module.css';

export function ServiceWorkerBadge() {
  const { t } = useTranslation();
  const state = useSyncExternalStore(onWorkerStateChange, getWorkerState);
  return (
    <p role="status" className={styles['badge']} data-worker={state}>
      {t(`prompts:serviceWorker.${state}`)}
    </p>
  );
}
