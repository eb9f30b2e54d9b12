// Animated breathing circle: four seconds in, six seconds out. With reduced motion it stands still
// and shows the pace as text.
import { useTranslation } from 'react-i18next';
import styles from './breathing-circle.module.css';

export function BreathingCircle() {
  const { t } = useTranslation();
  return (
    <div className={styles['breath']}>
      <div className={styles['circle']} aria-hidden="true" />
      <p className={styles['words']} aria-hidden="true">
        <span className={styles['in']}>{t('sleep:bedtime.breatheIn')}</span>
        <span className={styles['out']}>{t('sleep:bedtime.breatheOut')}</span>
      </p>
      <p className={styles['pace']}>{t('sleep:bedtime.pace')}</p>
    </div>
  );
}
