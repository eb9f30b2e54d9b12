// Wordings that lost against a newer one on another device: folded away, never gone.
import { useTranslation } from 'react-i18next';
import styles from './earlier-wordings.module.css';

export function EarlierWordings({ wordings }: { wordings: readonly string[] }) {
  const { t } = useTranslation();
  if (wordings.length === 0) return null;
  return (
    <details className={styles['earlier']}>
      <summary>{t('prayer.earlier')}</summary>
      {wordings.map((text, place) => (
        <p key={place} dir="auto" className={styles['words']}>
          {text}
        </p>
      ))}
    </details>
  );
}
