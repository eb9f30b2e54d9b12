// Form of a new prayer: text field, writing prompts, category, and buttons to generate a prayer or
// to save the user's own words.
import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextTooLong } from '../../../../ui/long-text-field.tsx';
import {
  EntryForm,
  EntryFormButtons,
  WritingPrompts,
} from '../../../journal/components/entry-form.tsx';
import styles from './prayer-form.module.css';

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
  const isBlank = fields.request.trim() === '';
  const cannotSubmit = isBlank || busy !== null || isTextTooLong(fields.request, maxLength);
  const changeRequest = (request: string) => onChange({ ...fields, request });
  return (
    <EntryForm
      label={t('prayer:requestLabel')}
      placeholder={t('prayer:requestPlaceholder')}
      text={fields.request}
      maxLength={maxLength}
      fieldClassName={styles['field']}
      onChange={changeRequest}
      onSubmit={cannotSubmit ? undefined : onGenerate}
    >
      {help}
      <WritingPrompts
        prompts={prompts}
        text={fields.request}
        isOneLineOnPhone
        onChange={changeRequest}
      />
      <NativeSelect
        label={t('prayer:category')}
        data={[...categories]}
        value={fields.category}
        onChange={(event) => onChange({ ...fields, category: event.currentTarget.value })}
      />
      <EntryFormButtons onCancel={busy === 'generating' ? onCancel : undefined}>
        <Button type="submit" disabled={cannotSubmit}>
          {busy === 'generating'
            ? t('prayer:generating')
            : t(hasModel ? 'prayer:generate' : 'prayer:find')}
        </Button>
        <Button variant="default" disabled={cannotSubmit} onClick={onSaveOwn}>
          {t('prayer:saveOwnText')}
        </Button>
      </EntryFormButtons>
      {children}
    </EntryForm>
  );
}
