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
      <title>{`${t('start.failedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('start.failedTitle')}</h1>
      <p className={styles['body']}>{t('start.failedBody')}</p>
      <p className={styles['body']}>{t('start.failedHint')}</p>
      {/^[\w-]{1,40}$/.test(code) && <p className={styles['code']}>{t('start.code', { code })}</p>}
      <div className={styles['actions']}>
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('start.asking') : t('common.retry')}
        </Button>
      </div>
    </div>
  );
}
