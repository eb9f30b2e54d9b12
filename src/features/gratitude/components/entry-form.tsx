// Form of a gratitude entry: text field, writing prompts, and buttons to save the entry or to
// generate an affirmation. On a phone the complete form fits on the screen.
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import styles from './entry-form.module.css';

interface EntryFormProps {
  /** Label of the text field: the question to answer. */
  label: string;
  text: string;
  prompts: readonly string[];
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  busy: 'generating' | 'saving' | null;
  /** Below the sheet, above the buttons. */
  children?: ReactNode;
  onChange: (text: string) => void;
  onSave: () => void;
  onGenerate: () => void;
  onCancel: () => void;
}

export function EntryForm({
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
}: EntryFormProps) {
  const { t } = useTranslation();
  const promptsId = useId();
  const cannotSubmit = text.trim() === '' || busy !== null || isTextTooLong(text, maxLength);

  function addPrompt(prompt: string): void {
    const before = text.trimEnd();
    onChange(before === '' ? `${prompt} ` : `${before}\n${prompt} `);
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSubmit) onSave();
      }}
    >
      <LongTextField
        label={label}
        placeholder={t('gratitude:placeholder')}
        value={text}
        maxLength={maxLength}
        classNames={{ label: styles['label'] ?? '', input: styles['textarea'] ?? '' }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
      <div className={styles['actions']}>
        <Button type="submit" disabled={cannotSubmit}>
          {t('gratitude:save')}
        </Button>
        <Button variant="default" disabled={cannotSubmit} onClick={onGenerate}>
          {busy === 'generating' ? t('gratitude:generating') : t('gratitude:generate')}
        </Button>
        {busy === 'generating' && (
          <Button variant="subtle" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
      {prompts.length > 0 && (
        <div role="group" aria-labelledby={promptsId} className={styles['prompts']}>
          <span id={promptsId} className={styles['small']}>
            {t('gratitude:promptsLabel')}
          </span>
          {prompts.map((prompt) => (
            <button key={prompt} type="button" onClick={() => addPrompt(prompt)}>
              {prompt}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
