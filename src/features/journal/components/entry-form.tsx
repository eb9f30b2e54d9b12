// Form of a new journal entry: the text field, and below it the writing prompts and the buttons in
// the order of the page.
import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../../ui/long-text-field.tsx';
import styles from './entry-form.module.css';

interface EntryFormProps {
  /** Label of the text field: the question to answer. */
  label: string;
  placeholder: string;
  text: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** Class with the height of the text field. */
  fieldClassName: string | undefined;
  /** Below the text field. */
  children: ReactNode;
  onChange: (text: string) => void;
  /** Missing while the form cannot be submitted. */
  onSubmit: (() => void) | undefined;
}

export function EntryForm({
  label,
  placeholder,
  text,
  maxLength,
  fieldClassName = '',
  children,
  onChange,
  onSubmit,
}: EntryFormProps) {
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <LongTextField
        label={label}
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        classNames={{
          label: styles['label'] ?? '',
          input: `${styles['textarea']} ${fieldClassName}`,
        }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}

interface WritingPromptsProps {
  prompts: readonly string[];
  text: string;
  /** On a phone the prompts are one line that scrolls sideways. */
  isOneLineOnPhone?: boolean;
  /** Called with the text and the prompt at its end. */
  onChange: (text: string) => void;
}

export function WritingPrompts({
  prompts,
  text,
  isOneLineOnPhone = false,
  onChange,
}: WritingPromptsProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const before = text.trimEnd();
  return (
    <div role="group" aria-labelledby={labelId} className={styles['prompts']}>
      <span id={labelId}>{t('journalEntry.prompts')}</span>
      <div className={styles['row']} data-one-line={isOneLineOnPhone || undefined}>
        {prompts.map((prompt) => (
          <button
            key={prompt}
            type="button"
            onClick={() => onChange(before === '' ? `${prompt} ` : `${before}\n${prompt} `)}
          >
            {prompt}
          </button>
        ))}
      </div>
    </div>
  );
}

interface EntryFormButtonsProps {
  children: ReactNode;
  /** Stops the generation; missing while nothing is generated. */
  onCancel: (() => void) | undefined;
}

export function EntryFormButtons({ children, onCancel }: EntryFormButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles['buttons']}>
      {children}
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
