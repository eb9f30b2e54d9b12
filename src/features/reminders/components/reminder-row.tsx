// Settings of one reminder: on or off, time and weekdays.
import { Box, Button, Stack, Text, TextInput } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reminder } from '../../../../schemas/api/reminders.ts';
import { useLanguage } from '../../../locales/language.ts';
import { LabeledSwitch } from '../../../ui/labeled-switch.tsx';
import { getFirstWeekday } from '../../../ui/calendar/month-days.ts';
import choice from '../../../ui/choice.module.css';
import '../../../ui/theme/mantine-fields.css';
import styles from './reminder-row.module.css';

export interface ShownReminder extends Reminder {
  isOn: boolean;
}

interface ReminderRowProps {
  reminder: ShownReminder;
  /**
   * BCP 47 locales of the browser, most preferred first. They determine the first day of the week.
   */
  preferredLocales: readonly string[];
  onChange: (next: ShownReminder) => void;
}

export function ReminderRow({ reminder, preferredLocales, onChange }: ReminderRowProps) {
  const { t } = useTranslation();
  const name = t(`reminders:kinds.${reminder.kind}`);
  return (
    <Stack gap="xs" py="xs" className={styles['row']}>
      <LabeledSwitch
        label={name}
        hint={t(`reminders:hints.${reminder.kind}`)}
        checked={reminder.isOn}
        onChange={(isOn) => onChange({ ...reminder, isOn })}
      />
      {reminder.isOn && (
        <Stack gap="sm" pb="xs" role="group" aria-label={name}>
          <TimeField time={reminder.time} onChange={(time) => onChange({ ...reminder, time })} />
          <DaysField
            days={reminder.days}
            wanted={preferredLocales}
            onChange={(days) => onChange({ ...reminder, days })}
          />
        </Stack>
      )}
    </Stack>
  );
}

/**
 * Time input. While one part is empty, the value is not a time: the stored time stays valid and is
 * shown again on blur.
 */
function TimeField({ time, onChange }: { time: string; onChange: (time: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(time);
  const [before, setBefore] = useState(time);
  if (time !== before) {
    setBefore(time);
    setTyped(time);
  }

  function take(next: string): void {
    setTyped(next);
    if (next !== '') onChange(next);
  }

  return (
    <TextInput
      w="fit-content"
      miw="min(8rem, 100%)"
      label={t('reminders:time')}
      type="time"
      value={typed}
      onChange={(event) => take(event.currentTarget.value)}
      onBlur={() => setTyped(time)}
    />
  );
}

function DaysField({
  days,
  wanted,
  onChange,
}: {
  days: readonly number[];
  wanted: readonly string[];
  onChange: (days: readonly number[]) => void;
}) {
  const { t } = useTranslation();
  const week = useWeekdayNames(wanted);
  const hint = useId();
  /**
   * Whether the user tried to remove the last day. The last day stays, because a reminder without
   * days would be off.
   */
  const [isLast, setIsLast] = useState(false);

  function toggleDay(day: number, isChosen: boolean): void {
    setIsLast(!isChosen && days.length === 1);
    if (isChosen) onChange([...days, day]);
    else if (days.length > 1) onChange(days.filter((one) => one !== day));
  }

  return (
    <Box component="fieldset" m={0} p={0} miw={0} style={{ border: 0 }} aria-describedby={hint}>
      <Text component="legend" mb={6} c="dimmed" fz="sm">
        {t('reminders:days')}
      </Text>
      <div className={styles['week']}>
        {week.map(({ day, short, long }) => (
          <label key={day} className={choice['choice']}>
            <input
              type="checkbox"
              aria-label={long}
              checked={days.includes(day)}
              onChange={(event) => toggleDay(day, event.currentTarget.checked)}
            />
            <span aria-hidden style={{ padding: 0, borderRadius: 12, fontSize: '0.8125rem' }}>
              {short}
            </span>
          </label>
        ))}
      </div>
      <Text id={hint} role="status" mt={isLast ? 6 : 0} c="dimmed" fz="sm">
        {isLast && t('reminders:lastDayHint')}
      </Text>
      {/* The button stays visible when all days are chosen; otherwise the focus would be lost. */}
      <Button
        variant={days.length === 7 ? 'subtle' : 'default'}
        mt={4}
        px="md"
        fz="sm"
        aria-disabled={days.length === 7}
        onClick={() => days.length < 7 && onChange([1, 2, 3, 4, 5, 6, 7])}
      >
        {t('reminders:everyDay')}
      </Button>
    </Box>
  );
}

/** The days of the week as the language calls them, in the order of the user's country. */
function useWeekdayNames(
  preferredLocales: readonly string[],
): { day: number; short: string; long: string }[] {
  const language = useLanguage();
  const named = (style: 'short' | 'long') =>
    new Intl.DateTimeFormat(language, { weekday: style, timeZone: 'UTC' });
  const [short, long] = [named('short'), named('long')];
  const first = getFirstWeekday(language, preferredLocales);
  return Array.from({ length: 7 }, (_day, index) => {
    const day = ((first - 1 + index) % 7) + 1;
    // 1 January 2024 was a Monday.
    const date = Date.UTC(2024, 0, day);
    return { day, short: short.format(date).replace(/\.$/, ''), long: long.format(date) };
  });
}
