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
      <title>{`${t('account:access.restrictedTitle')} – ${t('app.name')}`}</title>
      <GatePicture />
      <h1>{t('account:access.restrictedTitle')}</h1>
      <p className={styles['body']}>{t('account:access.restrictedBody')}</p>
      <section className={styles['help']} aria-labelledby="restricted-help">
        <h2 id="restricted-help">{t('account:access.stepsTitle')}</h2>
        <ul>
          <li>
            {email === null
              ? t('account:access.stepCheckAccount')
              : t('account:access.stepCheckAccountNamed', { email })}
          </li>
          <li>{t('account:access.stepContactAdmin')}</li>
          <li>{t('account:access.stepLogInAgain')}</li>
        </ul>
      </section>
      <div role="status">
        {unsyncedCount > 0 && (
          <p className={styles['waiting']}>
            {t('logOut.unsyncedCount', { count: unsyncedCount })}{' '}
            <a href="/Sync">{t('account:access.saveFile')}</a>
          </p>
        )}
      </div>
      <div className={styles['actions']}>
        <Button onClick={onRetry} disabled={busy}>
          {busy ? t('account:access.checking') : t('account:access.checkAgain')}
        </Button>
        {email === null ? (
          <Button variant="default" component="a" href={loginHref}>
            {t('header.login')}
          </Button>
        ) : (
          <Button variant="default" onClick={onLogOut}>
            {t('logOut.action')}
          </Button>
        )}
      </div>
      {email !== null && (
        <a href="/DeleteAccount" className={styles['further']}>
          {t('account:deletion.title')}
        </a>
      )}
    </div>
  );
}
