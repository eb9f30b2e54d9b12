// Button that sends one test notification now, to check whether notifications really arrive.
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import styles from './delivery-status.module.css';

/**
 * `going`: the test is in progress. `sent`: the server sent the notification, but this device has
 * not shown it.
 */
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
      {/* The button is not disabled during the test, because it would lose the focus. */}
      <Button
        variant="light"
        className={styles['press'] ?? ''}
        aria-disabled={isGoing}
        onClick={() => !isGoing && onTest()}
      >
        {t('reminders:test')}
      </Button>
      <p role="status" className={styles['muted']}>
        {state !== 'none' && t(`reminders:testResult.${state}`)}
      </p>
    </div>
  );
}
