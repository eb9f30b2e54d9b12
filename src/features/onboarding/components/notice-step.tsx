// Second step of the onboarding: what the texts are and are not, what the app believes, the source
// of the verses, and what data about faith is stored.
import { Button } from '@mantine/core';
import { IconBook2, IconBuildingChurch, IconFeather, IconLifebuoy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../../ui/legal-links.tsx';
import styles from './onboarding.module.css';

interface NoticeStepProps {
  /** Acts 17:11 in the person's language. */
  reference: string;
  busy: boolean;
  onBack: () => void;
  onAgree: () => void;
}

export function NoticeStep({ reference, busy, onBack, onAgree }: NoticeStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <h1 tabIndex={-1}>{t('onboarding:noticeTitle')}</h1>
      <p className={styles['words']}>{t('onboarding:noticeBody')}</p>
      <section aria-labelledby="principles">
        <h2 id="principles">{t('onboarding:principles')}</h2>
        <ul className={styles['principles']}>
          <li>
            <IconBook2 size={22} stroke={1.7} aria-hidden />
            {t('onboarding:scripture', { reference })}
          </li>
          <li>
            <IconBuildingChurch size={22} stroke={1.7} aria-hidden />
            {t('onboarding:church')}
          </li>
          <li>
            <IconLifebuoy size={22} stroke={1.7} aria-hidden />
            {t('onboarding:help')}
          </li>
          <li>
            <IconFeather size={22} stroke={1.7} aria-hidden />
            {t('onboarding:yours')}
          </li>
        </ul>
      </section>
      <section aria-labelledby="translation">
        <h2 id="translation">{t('onboarding:translation')}</h2>
        <p>{t('onboarding:translationBody')}</p>
      </section>
      <section aria-labelledby="your-data">
        <h2 id="your-data">{t('onboarding:data')}</h2>
        <p>{t('onboarding:dataBody')}</p>
        <p>
          {t('onboarding:dataTerms')} <LegalLinks />
        </p>
      </section>
      <div className={styles['actions']}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button onClick={onAgree} disabled={busy}>
          {t('onboarding:accept')}
        </Button>
      </div>
    </>
  );
}
