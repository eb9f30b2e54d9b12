// Error notice with a message and actions.
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './error-notice.module.css';

export function ErrorNotice({ children, actions }: { children: ReactNode; actions: ReactNode }) {
  return (
    <div role="alert" className={styles['notice']}>
      <IconAlertCircle size={22} aria-hidden />
      <div className={styles['words']}>
        <p>{children}</p>
        <div className={styles['actions']}>{actions}</div>
      </div>
    </div>
  );
}
