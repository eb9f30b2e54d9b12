// The second way, open to everybody: a file that makes the calendar remind.
import { Button } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './delivery-status.module.css';

/** @param hasAny without one that is on there is nothing to save */
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
      <h3 className={styles['title']}>{t('reminders.calendarTitle')}</h3>
      <p className={styles['quiet']}>
        {t(hasReminders ? 'reminders.calendarHint' : 'reminders.calendarEmpty')}
      </p>
      {hasReminders && (
        <Button
          variant="light"
          className={styles['press'] ?? ''}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={onSave}
        >
          {t('reminders.calendarSave')}
        </Button>
      )}
    </div>
  );
}
