// The two rooms of a signed-in person that the bar below has no place for.
import { IconRoute, IconTrophy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../popover-button.module.css';

export function HeaderLinks() {
  const { t } = useTranslation();
  return (
    <>
      <a href="/Plans" className={styles['button']} aria-label={t('nav.plans')} title={t('nav.plans')}>
        <IconRoute size={22} aria-hidden />
      </a>
      <a href="/Achievements" className={styles['button']} aria-label={t('nav.achievements')} title={t('nav.achievements')}>
        <IconTrophy size={22} aria-hidden />
      </a>
    </>
  );
}
