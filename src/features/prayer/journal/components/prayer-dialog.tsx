// Dialog to edit a prayer: texts, category, answer with its day, testimony, and messages about a
// draft or newer text from another device.
import { Checkbox, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import {
  EditNotices,
  EntryDialog,
  type EditDialogProps,
} from '../../../journal/components/entry-dialog.tsx';
import elements from '../../../../ui/elements.module.css';
import { SelectField } from '../../../../ui/select-field.tsx';

interface PrayerDialogFields {
  request: string;
  prayer_text: string;
  category: string;
  isAnswered: boolean;
  /** YYYY-MM-DD */
  answeredDay: string;
  testimony: string;
}

interface PrayerDialogProps extends EditDialogProps<PrayerDialogFields> {
  /** `one`: request and prayer have the same text. `text`: there is no request. */
  shape: 'one' | 'both' | 'text';
  categories: readonly { value: string; label: string }[];
  /** The latest day that can be selected for the answer. */
  lastDay: string;
}

export function PrayerDialog({
  shape,
  fields,
  categories,
  maxLength,
  lastDay,
  isDraft,
  newerText,
  saving,
  onChange,
  onSave,
  onDiscard,
  onClose,
}: PrayerDialogProps) {
  const { t } = useTranslation();
  const isDay =
    !fields.isAnswered ||
    fields.answeredDay === '' ||
    (/^\d{4}-\d{2}-\d{2}$/.test(fields.answeredDay) && fields.answeredDay <= lastDay);
  const canSave =
    !saving &&
    isDay &&
    fields.prayer_text.trim() !== '' &&
    (shape !== 'both' || fields.request.trim() !== '') &&
    ![fields.request, fields.prayer_text, fields.testimony].some((text) =>
      isTextTooLong(text, maxLength),
    );

  const area = (name: 'request' | 'prayer_text' | 'testimony', label: string) => (
    <LongTextField
      label={label}
      value={fields[name]}
      maxLength={maxLength}
      classNames={{ input: elements['writing'] ?? '' }}
      onChange={(event) => onChange({ ...fields, [name]: event.currentTarget.value })}
      onSave={canSave ? onSave : undefined}
    />
  );

  return (
    <EntryDialog title={t('prayer:editTitle')} canSave={canSave} onSave={onSave} onClose={onClose}>
      <EditNotices
        isDraft={isDraft}
        newerText={newerText}
        texts={{
          draft: t('prayer:draftNotice'),
          discardDraft: t('prayer:draftDiscard'),
          newerText: t('prayer:newerVersion'),
        }}
        onDiscard={onDiscard}
      />
      {shape === 'both' && area('request', t('prayer:request'))}
      {area('prayer_text', shape === 'one' ? t('prayer:ownTextLabel') : t('prayer:text'))}
      <SelectField
        label={t('prayer:category')}
        data={[...categories]}
        value={fields.category}
        onChange={(event) => onChange({ ...fields, category: event.currentTarget.value })}
      />
      <Checkbox
        py={10}
        label={t('prayer:isAnswered')}
        checked={fields.isAnswered}
        onChange={(event) => onChange({ ...fields, isAnswered: event.currentTarget.checked })}
      />
      {fields.isAnswered && (
        <>
          <TextInput
            type="date"
            label={t('prayer:answeredDay')}
            value={fields.answeredDay}
            max={lastDay}
            error={isDay ? undefined : t('prayer:dayInvalid')}
            onChange={(event) => onChange({ ...fields, answeredDay: event.currentTarget.value })}
          />
          {area('testimony', t('prayer:testimony'))}
        </>
      )}
    </EntryDialog>
  );
}
