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
          {t('home:graceNote.title')}
        </h2>
        <p className={styles['question']}>{t('home:graceNote.loginTitle')}</p>
        <p>{t('home:graceNote.loginBody')}</p>
        <Button component="a" href={loginHref}>
          {t('loginInvitation.action')}
        </Button>
      </div>
    </section>
  );
}
