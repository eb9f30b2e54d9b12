// Card with the longest streak, the number of active days, and an explanation of streaks.
import { useTranslation } from 'react-i18next';
import { useNumberFormat } from '../../../ui/use-number-format.ts';
import styles from './longest-streak.module.css';

interface LongestStreakProps {
  longest: number;
  activeDays: number;
  /** True when a grace day keeps the current streak alive. */
  graceUsed: boolean;
}

export function LongestStreak({ longest, activeDays, graceUsed }: LongestStreakProps) {
  const { t } = useTranslation();
  const numbers = useNumberFormat();
  return (
    <div className={styles['card']}>
      <dl className={styles['pairs']}>
        {longest > 0 && (
          <div data-longest="">
            <dt>{t('progress:streak.longest')}</dt>
            <dd>{t('progress:streak.days', { count: longest })}</dd>
          </div>
        )}
        <div>
          <dt>{t('progress:streak.activeDays')}</dt>
          <dd>{numbers.format(activeDays)}</dd>
        </div>
      </dl>
      <p className={styles['muted']}>
        {graceUsed && <strong>{t('progress:streak.graceDay')} </strong>}
        {t('progress:streak.explanation')}
      </p>
    </div>
  );
}
