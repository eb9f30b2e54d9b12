// Shown to guests instead of a grace note: what grace notes are, and a link to sign in.
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
          {t('home:grace.title')}
        </h2>
        <p className={styles['question']}>{t('home:grace.login')}</p>
        <p>{t('home:grace.loginBody')}</p>
        <Button component="a" href={loginHref}>
          {t('guest.action')}
        </Button>
      </div>
    </section>
  );
}
