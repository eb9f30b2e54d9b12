// Form to ask a Wisdom question: a text field and a button. Enter submits the form; Shift+Enter
// begins a new line.
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import styles from './wisdom.module.css';

interface QuestionFormProps {
  question: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** The user returned to the form, so the field takes the focus. */
  autoFocus: boolean;
  /** Below the box, above the button. */
  children?: ReactNode;
  onChange: (question: string) => void;
  onAsk: () => void;
}

export function QuestionForm({
  question,
  maxLength,
  autoFocus,
  children,
  onChange,
  onAsk,
}: QuestionFormProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLTextAreaElement>(null);
  const cannotAsk = question.trim() === '' || isTextTooLong(question, maxLength);
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);

  function submit(): void {
    if (!cannotAsk) onAsk();
  }

  /** Submits on Enter; Shift+Enter begins a new line. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <LongTextField
        ref={box}
        label={t('wisdom:label')}
        placeholder={t('wisdom:placeholder')}
        value={question}
        maxLength={maxLength}
        enterKeyHint="go"
        classNames={{ label: styles['label'] ?? '', input: styles['box'] ?? '' }}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {children}
      <div className={styles['actions']}>
        <Button type="submit" disabled={cannotAsk}>
          {t('wisdom:ask')}
        </Button>
      </div>
    </form>
  );
}
