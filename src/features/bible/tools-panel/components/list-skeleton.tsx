// Placeholder lines with the size of the rows that are loading.
import { useTranslation } from 'react-i18next';
import styles from './list-skeleton.module.css';

export function ListSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles['skeleton']} role="status" aria-label={t('loading')}>
      <span />
      <span />
      <span />
    </div>
  );
}
