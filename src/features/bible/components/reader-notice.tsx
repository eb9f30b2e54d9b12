// Notice above the Bible text, with an action; screen readers announce it, and it never blocks the
// page.
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './reader-notice.module.css';

interface ReaderNoticeProps {
  children: ReactNode;
  actions?: ReactNode;
  onDismiss?: () => void;
}

export function ReaderNotice({ children, actions, onDismiss }: ReaderNoticeProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['notice']}>
      <div className={styles['words']}>
        <p role="status">{children}</p>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {onDismiss && (
        <IconButton onClick={onDismiss} aria-label={t('dismiss')}>
          <IconX size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
