// Form of a new prayer: text field, writing prompts, category, and buttons to generate a prayer or
// to save the user's own words.
import { Button, NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../../ui/long-text-field.tsx';
import '../../../../ui/theme/mantine-fields.css';
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
  help,
  children,
  onChange,
  onGenerate,
  onCancel,
  onSaveOwn,
}: PrayerFormProps) {
  const { t } = useTranslation();
  const promptsId = useId();
  const isBlank = fields.request.trim() === '';
  const cannotSubmit = isBlank || busy !== null || isTextTooLong(fields.request, maxLength);

  function addPrompt(prompt: string): void {
    const before = fields.request.trimEnd();
    onChange({ ...fields, request: before === '' ? `${prompt} ` : `${before}\n${prompt} ` });
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSubmit) onGenerate();
      }}
    >
      <LongTextField
        label={t('prayer:requestLabel')}
        placeholder={t('prayer:requestPlaceholder')}
        value={fields.request}
        maxLength={maxLength}
        classNames={{ label: styles['label'] ?? '', input: styles['textarea'] ?? '' }}
        onChange={(event) => onChange({ ...fields, request: event.currentTarget.value })}
      />
      {help}
      <div role="group" aria-labelledby={promptsId} className={styles['prompts']}>
        <span id={promptsId} className={styles['small']}>
          {t('prayer:promptsLabel')}
        </span>
        <div className={styles['row']}>
          {prompts.map((prompt) => (
            <button key={prompt} type="button" onClick={() => addPrompt(prompt)}>
              {prompt}
            </button>
          ))}
        </div>
      </div>
      <NativeSelect
        label={t('prayer:category')}
        data={[...categories]}
        value={fields.category}
        onChange={(event) => onChange({ ...fields, category: event.currentTarget.value })}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={cannotSubmit}>
          {busy === 'generating' ? t('prayer:generating') : t('prayer:generate')}
        </Button>
        <Button variant="default" disabled={cannotSubmit} onClick={onSaveOwn}>
          {t('prayer:saveOwnText')}
        </Button>
        {busy === 'generating' && onCancel && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {children}
    </form>
  );
}
