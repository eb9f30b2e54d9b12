// Last section of the landing page: an invitation to start, and the footer with the disclaimer, the
// legal links and the copyright.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { OliveIllustration } from '../../../ui/illustrations.tsx';
import styles from './landing.module.css';

interface ClosingSectionProps {
  startHref: string;
  onStart: () => void;
  /** Acts 17:11 in the person's language. */
  reference: string;
  year: number;
}

export function ClosingSection({ startHref, onStart, reference, year }: ClosingSectionProps) {
  const { t } = useTranslation();
  return (
    <>
      <section className={styles['call']} aria-labelledby="begin">
        <OliveIllustration />
        <h2 id="begin" className={styles['heading']}>
          {t('landing:closingTitle')}
        </h2>
        <p>{t('landing:closingBody')}</p>
        <Button component="a" href={startHref} onClick={onStart} size="lg">
          {t('landing:start')}
        </Button>
      </section>
      <footer className={styles['foot']}>
        <p>{t('landing:disclaimer', { reference })}</p>
        <p className={styles['legal']}>
          <a href="/PrivacyPolicy">{t('landing:privacy')}</a>
          <a href="/Terms">{t('landing:terms')}</a>
          <span>{t('landing:copyright', { year })}</span>
        </p>
      </footer>
    </>
  );
}
