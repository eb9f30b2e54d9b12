// Terms that a user accepts by registration, with links to them.
import { useTranslation } from 'react-i18next';
import { LegalLinks } from '../../../ui/legal-links.tsx';
import styles from './auth-form.module.css';

export function SignUpTerms() {
  const { t } = useTranslation();
  return (
    <p className={styles['terms']}>
      {t('account:login.signUpAgree')} <LegalLinks />
    </p>
  );
}
