// Field for a long text, and the check of its length. A text that is too long stays whole in the
// field and shows an error, because a browser's own limit cuts pasted text silently.
import { Textarea } from '@mantine/core';
import type { TextareaProps } from '@mantine/core';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import './theme/mantine-fields.css';

interface LongTextFieldProps extends Omit<TextareaProps, 'error' | 'errorProps'> {
  ref?: Ref<HTMLTextAreaElement>;
  value: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** Called by Ctrl or Cmd with Enter; missing while saving is not possible. */
  onSave?: (() => void) | undefined;
}

export function LongTextField({
  value,
  maxLength,
  onKeyDown,
  onSave,
  ...props
}: LongTextFieldProps) {
  const { t } = useTranslation();
  const { length } = value.trim();

  function saveByKey(event: KeyboardEvent): void {
    const isSaveKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    if (!onSave || !isSaveKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSave();
  }

  return (
    <Textarea
      {...props}
      value={value}
      onKeyDown={onKeyDown ?? saveByKey}
      error={isTextTooLong(value, maxLength) && t('textTooLong', { length, longest: maxLength })}
      errorProps={{ role: 'alert' }}
    />
  );
}

/** White space at both ends does not count, because a form does not save it. */
export function isTextTooLong(text: string, maxLength: number): boolean {
  return text.length > maxLength && text.trim().length > maxLength;
}
