// What a guest finds in the place of a grace note: whose it would be, and the way in.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LampIllustration } from '../../../../ui/illustrations.tsx';
import styles from './grace-note.module.css';

export function GuestInvitation({ loginHref }: { loginHref: string }) {
  const { t } = useTranslation();
  return (
    <section className={styles['invitation']} aria-labelledby="grace-note">
      <LampIllustration />
      <div className={styles['invited']}>
        <h2 id="grace-note" tabIndex={-1}>
          {t('grace.title')}
        </h2>
        <p className={styles['asked']}>{t('grace.login')}</p>
        <p>{t('grace.loginBody')}</p>
        <Button component="a" href={loginHref}>
          {t('home.guestAction')}
        </Button>
      </div>
    </section>
  );
}
