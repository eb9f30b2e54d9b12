// Button that saves the reminders as a calendar file: the alternative to push, available to every
// user.
import { Box, Button, Stack } from '@mantine/core';
import { IconCalendarDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/page-layout.module.css';

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
    <Stack gap={6} miw={0}>
      <Box component="h3" fw={600} fz="md" lh={1.3} ff="text">
        {t('reminders:calendarTitle')}
      </Box>
      <p className={layout['muted']}>
        {t(hasReminders ? 'reminders:calendarHint' : 'reminders:calendarEmpty')}
      </p>
      {hasReminders && (
        <Button
          variant="light"
          w="fit-content"
          maw="100%"
          styles={{ label: { minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' } }}
          leftSection={<IconCalendarDown size={18} aria-hidden />}
          onClick={onSave}
        >
          {t('reminders:calendarSave')}
        </Button>
      )}
    </Stack>
  );
}
