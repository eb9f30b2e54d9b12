// Screen 'Failed to load app', with a button to try again. It appears if the server refuses access
// for its own reason, or has a fault without stored data.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GatePicture } from './gate-picture.tsx';
import styles from './access-screen.module.css';

interface LoadFailedProps {
  /** Short code of the server's reason. A longer text is not shown. */
  code?: string;
  busy: boolean;
  onRetry: () => void;
}

export function LoadFailed({ code = '', busy, onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']} role="alert">
      <title>{`${t('account:access.failedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('account:access.failedTitle')}</h1>
      <p className={styles['body']}>{t('account:access.failedBody')}</p>
      <p className={styles['body']}>{t('account:access.failedHint')}</p>
      {/^[\w-]{1,40}$/.test(code) && (
        <p className={styles['code']}>{t('account:access.failureReason', { code })}</p>
      )}
      <div className={styles['actions']}>
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('account:access.checking') : t('retry')}
        </Button>
      </div>
    </div>
  );
}
