// Dialog to edit a gratitude entry: text, day, and messages about an unsaved draft or newer text
// from another device.
import { Button, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import '../../../ui/theme/mantine-fields.css';
import { Dialog } from '../../../ui/dialog.tsx';
import styles from '../../journal/components/entry-dialog.module.css';

export interface EntryFields {
  entry_text: string;
  /** YYYY-MM-DD */
  date: string;
}

interface EntryDialogProps {
  fields: EntryFields;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** No entry is of a later day. */
  lastDay: string;
  /** True when the text is an unsaved draft of the user. */
  isDraft: boolean;
  /** Text that arrived from another device after this edit began. */
  newerText: string | undefined;
  saving: boolean;
  onChange: (fields: EntryFields) => void;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

export function EntryDialog({
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
}: EntryDialogProps) {
  const { t } = useTranslation();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(fields.date) && fields.date <= lastDay;
  const canSave =
    !saving &&
    isDay &&
    fields.entry_text.trim() !== '' &&
    !isTextTooLong(fields.entry_text, maxLength);

  return (
    <Dialog
      title={t('gratitude:editTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button onClick={onSave} disabled={!canSave}>
            {t('save')}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {isDraft && (
          <p className={styles['draft']} role="status">
            {t('gratitude:draftNotice')}
            <button type="button" onClick={onDiscard}>
              {t('gratitude:draftDiscard')}
            </button>
          </p>
        )}
        {newerText !== undefined && (
          <div className={styles['newer']} role="status">
            <p>{t('gratitude:newerVersion')}</p>
            <p dir="auto" className={styles['words']}>
              {newerText}
            </p>
          </div>
        )}
        <LongTextField
          label={t('gratitude:textLabel')}
          value={fields.entry_text}
          maxLength={maxLength}
          classNames={{ input: styles['input'] ?? '' }}
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
      </div>
    </Dialog>
  );
}
