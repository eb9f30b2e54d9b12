// Shown when the user is behind the schedule of a plan: two ways to continue, without a reproach
// for missed days.
import { Button } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './catch-up.module.css';

interface CatchUpProps {
  /** The day that the user has reached. `dueDay` is the day of the schedule. */
  day: number;
  dueDay: number;
  onShift: () => void;
  onSkip: () => void;
}

export function CatchUp({ day, dueDay, onShift, onSkip }: CatchUpProps) {
  const { t } = useTranslation();
  const title = useId();
  return (
    <section className={styles['sheet']} aria-labelledby={title}>
      <h3 id={title} className={styles['title']}>
        {t('plans.waits')}
      </h3>
      <p>{t('plans.waitsBody', { day, due: dueDay })}</p>
      <div className={styles['ways']}>
        <CatchUpOption
          label={t('plans.shift', { day })}
          why={t('plans.shiftWhy')}
          onTake={onShift}
        />
        <CatchUpOption
          label={t('plans.skip', { due: dueDay })}
          why={t('plans.skipWhy')}
          onTake={onSkip}
        />
      </div>
    </section>
  );
}

function CatchUpOption({ label, why, onTake }: { label: string; why: string; onTake: () => void }) {
  const about = useId();
  return (
    <div className={styles['way']}>
      <Button variant="light" fullWidth onClick={onTake} aria-describedby={about}>
        {label}
      </Button>
      <p id={about} className={styles['why']}>
        {why}
      </p>
    </div>
  );
}
