// Dialog that selects one calendar day.
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import '../../../ui/theme/mantine-fields.css';

interface DayDialogProps {
  title: string;
  label: string;
  /** YYYY-MM-DD, to begin with. */
  day: string;
  /** The latest day that can be chosen. */
  lastDay: string;
  /** Message for an invalid day. */
  errorText: string;
  onSave: (day: string) => void;
  onClose: () => void;
}

export function DayDialog({
  title,
  label,
  day: before,
  lastDay,
  errorText,
  onSave,
  onClose,
}: DayDialogProps) {
  const { t } = useTranslation();
  const [day, setDay] = useState(before);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && day <= lastDay;
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={t('save')}
      canConfirm={isDay}
      onConfirm={() => onSave(day)}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={label}
        value={day}
        max={lastDay}
        required
        error={isDay ? undefined : errorText}
        onChange={(event) => setDay(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
