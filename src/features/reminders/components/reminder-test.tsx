// One notification now, to see whether they really arrive.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './delivery-status.module.css';

/** `going`: it is on its way. `sent`: it left, and this device has not shown it. */
export type ReminderTestState =
  | 'none'
  | 'going'
  | 'arrived'
  | 'sent'
  | 'offline'
  | 'missing'
  | 'refused';

export function ReminderTest({ state, onTest }: { state: ReminderTestState; onTest: () => void }) {
  const { t } = useTranslation();
  const isGoing = state === 'going';
  return (
    <div className={styles['words']}>
      {/* Not disabled while it goes: the focus would be lost. */}
      <Button
        variant="light"
        className={styles['press'] ?? ''}
        aria-disabled={isGoing}
        onClick={() => !isGoing && onTest()}
      >
        {t('reminders.test')}
      </Button>
      <p role="status" className={styles['quiet']}>
        {state !== 'none' && t(`reminders.tested.${state}`)}
      </p>
    </div>
  );
}
