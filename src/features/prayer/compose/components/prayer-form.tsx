// Form of a new prayer: text field, writing prompts, category, and buttons to generate a prayer or
// to save the user's own words.
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextTooLong } from '../../../../ui/long-text-field.tsx';
import {
  EntryForm,
  EntryFormButtons,
  WritingPrompts,
} from '../../../journal/components/entry-form.tsx';

export interface PrayerFields {
  request: string;
  category: string;
}

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
   * Content below the buttons, so that text field, category and buttons fit on a phone screen
   * together.
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
      // On a phone the field, the category and the buttons fit on the screen together.
      fieldHeight={['clamp(132px, 30vw, 200px)', 'max(34dvh, 30vw)']}
      onChange={changeRequest}
      onSubmit={waitReason !== null || busy !== null ? undefined : onGenerate}
    >
      {help}
      <WritingPrompts prompts={prompts} text={fields.request} onChange={changeRequest} />
      <NativeSelect
        label={t('prayer:category')}
        data={[...categories]}
        value={fields.category}
        onChange={(event) => onChange({ ...fields, category: event.currentTarget.value })}
      />
      <EntryFormButtons
        submitLabel={
          busy === 'generating'
            ? t('prayer:generating')
            : t(hasModel ? 'prayer:generate' : 'prayer:find')
        }
        other={{ label: t('prayer:saveOwnText'), onPress: onSaveOwn }}
        waitReason={waitReason}
        isBusy={busy !== null}
        onCancel={busy === 'generating' ? onCancel : undefined}
      />
      {children}
    </EntryForm>
  );
}
