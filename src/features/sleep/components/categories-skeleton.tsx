// Placeholder of the category cards while they load.
import { useTranslation } from 'react-i18next';
import styles from './categories-skeleton.module.css';

export function CategoriesSkeleton() {
  const { t } = useTranslation();
  return (
    <div role="status">
      <span className={styles['visuallyHidden']}>{t('loading')}</span>
      <div className={styles['skeleton']} aria-hidden="true">
        {Array.from({ length: 8 }, (_, index) => (
          <span key={index} />
        ))}
      </div>
    </div>
  );
}
