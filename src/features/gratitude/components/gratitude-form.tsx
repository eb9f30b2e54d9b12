// Form of a gratitude entry: text field, writing prompts, and buttons to save the entry or to
// generate an affirmation. On a phone the complete form fits on the screen.
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextTooLong } from '../../../ui/long-text-field.tsx';
import {
  EntryForm,
  EntryFormButtons,
  WritingPrompts,
} from '../../journal/components/entry-form.tsx';
import styles from './gratitude-form.module.css';

interface GratitudeFormProps {
  /** Label of the text field: the question to answer. */
  label: string;
  text: string;
  prompts: readonly string[];
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  busy: 'generating' | 'saving' | null;
  /** Below the text field, above the buttons. */
  children?: ReactNode;
  onChange: (text: string) => void;
  onSave: () => void;
  onGenerate: () => void;
  onCancel: () => void;
}

export function GratitudeForm({
  label,
  text,
  prompts,
  maxLength,
  busy,
  children,
  onChange,
  onSave,
  onGenerate,
  onCancel,
}: GratitudeFormProps) {
  const { t } = useTranslation();
  const cannotSubmit = text.trim() === '' || busy !== null || isTextTooLong(text, maxLength);
  return (
    <EntryForm
      label={label}
      placeholder={t('gratitude:placeholder')}
      text={text}
      maxLength={maxLength}
      fieldClassName={styles['field']}
      onChange={onChange}
      onSubmit={cannotSubmit ? undefined : onSave}
    >
      {children}
      <EntryFormButtons onCancel={busy === 'generating' ? onCancel : undefined}>
        <Button type="submit" disabled={cannotSubmit}>
          {t('gratitude:save')}
        </Button>
        <Button variant="default" disabled={cannotSubmit} onClick={onGenerate}>
          {busy === 'generating' ? t('gratitude:generating') : t('gratitude:generate')}
        </Button>
      </EntryFormButtons>
      {prompts.length > 0 && <WritingPrompts prompts={prompts} text={text} onChange={onChange} />}
    </EntryForm>
  );
}
