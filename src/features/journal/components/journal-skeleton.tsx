// Placeholder of a journal that is loading: cards with the size of the content.
import { useTranslation } from 'react-i18next';
import styles from './journal-skeleton.module.css';

export function JournalSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['skeleton']}>
      <span className={styles['visuallyHidden']}>{t('loading')}</span>
      <span className={styles['card']} aria-hidden="true" />
      <span className={styles['card']} aria-hidden="true" />
      <span className={styles['card']} aria-hidden="true" />
    </div>
  );
}
