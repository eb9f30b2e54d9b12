// Select field for the minutes without use after which the app locks.
import { useTranslation } from 'react-i18next';
import { minuteChoices } from '../../../data/device-lock/minute-choices.ts';
import { SelectField } from '../../../ui/select-field.tsx';

interface MinutesSelectProps {
  value: number;
  isDisabled: boolean;
  onChange: (minutes: number) => void;
}

export function MinutesSelect({ value, isDisabled, onChange }: MinutesSelectProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      maw={280}
      label={t('account:lock.after')}
      disabled={isDisabled}
      value={String(value)}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
      data={minuteChoices.map((minutes) => ({
        value: String(minutes),
        label: t('account:lock.minutes', { count: minutes }),
      }))}
    />
  );
}
