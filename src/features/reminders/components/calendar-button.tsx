// Button that saves the reminders as a calendar file: the alternative to push, available to every
// user.
import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './delivery-status.module.css';

/**
 * Shows the button only if there are reminders to save.
 * @param hasReminders whether at least one reminder is on
 */
export function CalendarButton({
  hasReminders,
  onSave,
}: {
  hasReminders: boolean;
  onSave: () => void;
}) {
  const { t } = useTranslation();
  return (
    <div className={styles['words']}>
      <h3 className={styles['title']}>{t('reminders:calendarTitle')}</h3>
      <p className={styles['muted']}>
        {t(hasReminders ? 'reminders:calendarHint' : 'reminders:calendarEmpty')}
      </p>
      {hasReminders && (
        <Button
          variant="light"
          className={styles['press'] ?? ''}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={onSave}
        >
          {t('reminders:calendarSave')}
        </Button>
      )}
    </div>
  );
}
