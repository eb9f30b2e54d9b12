// Says that a new version waits. What is being written is kept in drafts, so that updating loses
// nothing.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './update-banner.module.css';

/** The region is there before its words, so that screen readers hear them. */
export function UpdateBanner({
  isWaiting,
  onUpdate,
}: {
  isWaiting: boolean;
  onUpdate: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isWaiting && (
        <div className={styles['banner']}>
          <span className={styles['words']}>{t('banner.update')}</span>
          <Button variant="light" className={styles['button'] ?? ''} onClick={onUpdate}>
            {t('banner.updateNow')}
          </Button>
        </div>
      )}
    </div>
  );
}
