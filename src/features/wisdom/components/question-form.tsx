// Form to ask a Wisdom question: a text field and a button. Enter submits the form; Shift+Enter
// begins a new line.
import { Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import elements from '../../../ui/elements.module.css';
import { EntryFormButtons } from '../../journal/components/entry-form.tsx';

const labelStyle = { mb: 10, ff: 'var(--serif)', fz: '1.375rem', fw: 600, lh: 1.3 };

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
  const waitReason =
    question.trim() === ''
      ? t('wisdom:writeFirst')
      : isTextTooLong(question, maxLength)
        ? t('journalEntry.shortenFirst')
        : null;
  useEffect(() => {
    if (autoFocus) box.current?.focus();
  }, [autoFocus]);

  function submit(): void {
    if (waitReason === null) onAsk();
  }

  /** Submits on Enter; Shift+Enter begins a new line. */
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  return (
    <Stack
      component="form"
      gap={20}
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
        classNames={{ input: elements['writing'] ?? '' }}
        styles={{ input: { minHeight: 88 } }}
        labelProps={labelStyle}
        onChange={(event) => onChange(event.currentTarget.value)}
        onKeyDown={handleKey}
      />
      {children}
      <EntryFormButtons submitLabel={t('wisdom:ask')} waitReason={waitReason} isBusy={false} />
    </Stack>
  );
}
