// List of the user's custom categories, with a button to remove those that no prayer uses.
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './custom-categories-drawer.module.css';

/** @param own with how many prayers are of each */
export function CustomCategoryList({
  categories,
  onRemove,
}: {
  categories: readonly { name: string; uses: number }[];
  onRemove: (name: string) => void;
}) {
  const { t } = useTranslation();
  if (categories.length === 0) return null;
  return (
    <ul aria-label={t('prayer:categoryNew')} className={styles['list']}>
      {categories.map(({ name, uses }) => (
        <li key={name}>
          <span dir="auto">{name}</span>
          {uses > 0 ? (
            <small>{t('prayer:categoryUsed', { count: uses })}</small>
          ) : (
            <button
              type="button"
              aria-label={t('prayer:categoryRemove', { name })}
              onClick={() => onRemove(name)}
            >
              <IconX size={18} aria-hidden />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
