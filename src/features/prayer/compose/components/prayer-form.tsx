// Form of a new prayer: text field with the category at its lower edge, writing prompts, and buttons
// to save the user's own words or to generate a prayer.
import { Group } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextTooLong } from '../../../../ui/long-text-field.tsx';
import {
  EntryForm,
  EntryFormButtons,
  WritingPrompts,
} from '../../../journal/components/entry-form.tsx';
import { SelectField } from '../../../../ui/select-field.tsx';

export interface PrayerFields {
  request: string;
  category: string;
}

/** Without a frame of its own, because the select field is inside the frame of the text field. */
const selectStyles = { input: { border: 0, background: 'transparent', paddingInlineStart: 6 } };

interface PrayerFormProps {
  fields: PrayerFields;
  prompts: readonly string[];
  categories: readonly { value: string; label: string }[];
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  busy: 'generating' | 'saving' | null;
  /** Whether a model writes the prayer; otherwise a prayer is found in the library. */
  hasModel?: boolean;
  /** Content directly below the text field. */
  help?: ReactNode;
  /**
   * Content below the buttons, so that text field and buttons fit on a phone screen together.
   */
  children?: ReactNode;
  onChange: (fields: PrayerFields) => void;
  onGenerate: () => void;
  onCancel?: () => void;
  onSaveOwn: () => void;
}

export function PrayerForm({
  fields,
  prompts,
  categories,
  maxLength,
  busy,
  hasModel = false,
  help,
  children,
  onChange,
  onGenerate,
  onCancel,
  onSaveOwn,
}: PrayerFormProps) {
  const { t } = useTranslation();
  const categoryId = useId();
  const waitReason =
    fields.request.trim() === ''
      ? t('prayer:writeFirst')
      : isTextTooLong(fields.request, maxLength)
        ? t('journalEntry.shortenFirst')
        : null;
  const changeRequest = (request: string) => onChange({ ...fields, request });
  return (
    <EntryForm
      label={t('prayer:requestLabel')}
      placeholder={t('prayer:requestPlaceholder')}
      text={fields.request}
      maxLength={maxLength}
      // On a phone the field and the buttons fit on the screen together.
      fieldHeight={['max(160px, 40svh)', 'max(160px, 60svh)']}
      foot={
        <Group gap={6} wrap="nowrap" c="dimmed" fz="sm">
          <label htmlFor={categoryId}>{t('prayer:category')}</label>
          <SelectField
            id={categoryId}
            styles={selectStyles}
            data={[...categories]}
            value={fields.category}
            onChange={(event) => onChange({ ...fields, category: event.currentTarget.value })}
          />
        </Group>
      }
      onChange={changeRequest}
      onSubmit={waitReason !== null || busy !== null ? undefined : onSaveOwn}
    >
      {help}
      <WritingPrompts prompts={prompts} text={fields.request} onChange={changeRequest} />
      <EntryFormButtons
        submitLabel={t('prayer:saveOwnText')}
        other={{
          label:
            busy === 'generating'
              ? t('prayer:generating')
              : t(hasModel ? 'prayer:generate' : 'prayer:find'),
          onPress: onGenerate,
        }}
        waitReason={waitReason}
        isBusy={busy !== null}
        onCancel={busy === 'generating' ? onCancel : undefined}
      />
      {children}
    </EntryForm>
  );
}
