// Card for a user who is behind the schedule of a plan: shift the schedule or skip the missed days.
// The text does not reproach the user.
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
    <section className={styles['card']} aria-labelledby={title}>
      <h3 id={title} className={styles['title']}>
        {t('plans:catchUp.title')}
      </h3>
      <p>{t('plans:catchUp.body', { day, due: dueDay })}</p>
      <div className={styles['options']}>
        <CatchUpOption
          label={t('plans:catchUp.shift', { day })}
          description={t('plans:catchUp.shiftHint')}
          onChoose={onShift}
        />
        <CatchUpOption
          label={t('plans:catchUp.skip', { due: dueDay })}
          description={t('plans:catchUp.skipHint')}
          onChoose={onSkip}
        />
      </div>
    </section>
  );
}

function CatchUpOption({
  label,
  description,
  onChoose,
}: {
  label: string;
  description: string;
  onChoose: () => void;
}) {
  const about = useId();
  return (
    <div className={styles['option']}>
      <Button variant="light" fullWidth onClick={onChoose} aria-describedby={about}>
        {label}
      </Button>
      <p id={about} className={styles['description']}>
        {description}
      </p>
    </div>
  );
}
