// Button that sends one test notification now, to check whether notifications really arrive.
import { Button, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';

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
    <Stack gap={6} miw={0}>
      {/* The button is not disabled during the test, because it would lose the focus. */}
      <Button
        variant="light"
        w="fit-content"
        maw="100%"
        styles={{ label: { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } }}
        aria-disabled={isGoing}
        onClick={() => !isGoing && onTest()}
      >
        {t('reminders:test')}
      </Button>
      <p role="status" className={layout['muted']}>
        {state !== 'none' && t(`reminders:testResult.${state}`)}
      </p>
    </Stack>
  );
}
