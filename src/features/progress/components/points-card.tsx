// Card with the user's points and the number of unlocked achievements.
import { useTranslation } from 'react-i18next';
import styles from './points-card.module.css';

interface PointsCardProps {
  points: number;
  unlocked: number;
  all: number;
  /** Unlocked share of all achievements, in whole percent. */
  percent: number;
}

export function PointsCard({ points, unlocked, all, percent }: PointsCardProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['card']}>
      <p className={styles['points']}>{t('progress:points', { count: points })}</p>
      <div
        className={styles['bar']}
        role="progressbar"
        aria-label={t('progress:unlockedBar')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p className={styles['muted']}>{t('progress:unlocked', { count: unlocked, all, percent })}</p>
    </div>
  );
}
