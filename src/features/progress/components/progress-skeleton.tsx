// Placeholder with the size of the numbers that are being counted.
import { useTranslation } from 'react-i18next';
import styles from './progress-skeleton.module.css';

export function ProgressSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status" className={styles['skeleton']}>
      <span className={styles['visuallyHidden']}>{t('loading')}</span>
      <div className={styles['points']} aria-hidden="true" />
      <div className={styles['stats']} aria-hidden="true" />
      <div className={styles['stats']} aria-hidden="true" />
    </div>
  );
}
