// Dialog to edit a gratitude entry: text, day, and messages about an unsaved draft or newer text
// from another device.
import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import {
  EditNotices,
  EntryDialog,
  type EditDialogProps,
} from '../../journal/components/entry-dialog.tsx';
import elements from '../../../ui/elements.module.css';

export interface GratitudeFields {
  entry_text: string;
  /** YYYY-MM-DD */
  date: string;
}

interface GratitudeDialogProps extends EditDialogProps<GratitudeFields> {
  /** The latest day that can be selected. */
  lastDay: string;
}

export function GratitudeDialog({
  fields,
  maxLength,
  lastDay,
  isDraft,
  newerText,
  saving,
  onChange,
  onSave,
  onDiscard,
  onClose,
}: GratitudeDialogProps) {
  const { t } = useTranslation();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(fields.date) && fields.date <= lastDay;
  const canSave =
    !saving &&
    isDay &&
    fields.entry_text.trim() !== '' &&
    !isTextTooLong(fields.entry_text, maxLength);
  return (
    <EntryDialog
      title={t('gratitude:editTitle')}
      canSave={canSave}
      onSave={onSave}
      onClose={onClose}
    >
      <EditNotices
        isDraft={isDraft}
        newerText={newerText}
        texts={{
          draft: t('gratitude:draftNotice'),
          discardDraft: t('gratitude:draftDiscard'),
          newerText: t('gratitude:newerVersion'),
        }}
        onDiscard={onDiscard}
      />
      <LongTextField
        label={t('gratitude:textLabel')}
        value={fields.entry_text}
        maxLength={maxLength}
        classNames={{ input: elements['writing'] ?? '' }}
        onChange={(event) => onChange({ ...fields, entry_text: event.currentTarget.value })}
        onSave={canSave ? onSave : undefined}
      />
      <TextInput
        type="date"
        label={t('gratitude:dayLabel')}
        value={fields.date}
        max={lastDay}
        required
        withAsterisk={false}
        error={isDay ? undefined : t('gratitude:dayInvalid')}
        onChange={(event) => onChange({ ...fields, date: event.currentTarget.value })}
      />
    </EntryDialog>
  );
}
