// Screen 'Access Restricted' for a signed-in account that is not registered for the app: it lists
// what helps and offers log-out.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { GatePicture } from './gate-picture.tsx';
import styles from './access-screen.module.css';

interface AccessRestrictedProps {
  /** E-mail address of the signed-in account; null without an account. */
  email: string | null;
  /** Number of unsynced items that prevented a log-out; these items exist on this device only. */
  unsyncedCount: number;
  busy: boolean;
  loginHref: string;
  onRetry: () => void;
  onLogOut: () => void;
}

export function AccessRestricted({
  email,
  unsyncedCount,
  busy,
  loginHref,
  onRetry,
  onLogOut,
}: AccessRestrictedProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <title>{`${t('start.restrictedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('start.restrictedTitle')}</h1>
      <p className={styles['body']}>{t('start.restrictedBody')}</p>
      <section className={styles['help']} aria-labelledby="restricted-help">
        <h2 id="restricted-help">{t('start.helps')}</h2>
        <ul>
          <li>{email === null ? t('start.helpAccount') : t('start.helpAccountOf', { email })}</li>
          <li>{t('start.helpAdmin')}</li>
          <li>{t('start.helpAgain')}</li>
        </ul>
      </section>
      <div role="status">
        {unsyncedCount > 0 && (
          <p className={styles['waiting']}>
            {t('account.waiting', { count: unsyncedCount })}{' '}
            <a href="/Sync">{t('start.saveThem')}</a>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('start.asking') : t('start.askAgain')}
        </Button>
        {email === null ? (
          <Button variant="default" component="a" href={loginHref}>
            {t('header.login')}
          </Button>
        ) : (
          <Button variant="default" onClick={onLogOut}>
            {t('account.logout')}
          </Button>
        )}
      </div>
      {email !== null && (
        <a href="/DeleteAccount" className={styles['further']}>
          {t('deletion.title')}
        </a>
      )}
    </div>
  );
}
