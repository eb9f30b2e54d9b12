// Banner that says that a new version is ready, with a button that applies the update. Text being
// written is saved in drafts, so the update loses nothing.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './update-banner.module.css';

/** The live region exists before its text, so that screen readers announce the text. */
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
