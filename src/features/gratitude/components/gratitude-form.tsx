// Form of a gratitude entry: text field, and buttons to save the entry or to generate an
// affirmation. On a phone the complete form fits on the screen.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isTextTooLong } from '../../../ui/long-text-field.tsx';
import { EntryForm, EntryFormButtons } from '../../journal/components/entry-form.tsx';

interface GratitudeFormProps {
  /** Label of the text field: the question to answer. */
  label: string;
  text: string;
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
  maxLength,
  busy,
  children,
  onChange,
  onSave,
  onGenerate,
  onCancel,
}: GratitudeFormProps) {
  const { t } = useTranslation();
  const waitReason =
    text.trim() === ''
      ? t('gratitude:writeFirst')
      : isTextTooLong(text, maxLength)
        ? t('journalEntry.shortenFirst')
        : null;
  return (
    <EntryForm
      label={label}
      placeholder={t('gratitude:placeholder')}
      text={text}
      maxLength={maxLength}
      fieldHeight={[150, '60dvh']}
      onChange={onChange}
      onSubmit={waitReason !== null || busy !== null ? undefined : onSave}
    >
      {children}
      <EntryFormButtons
        submitLabel={t('gratitude:save')}
        other={{
          label: busy === 'generating' ? t('gratitude:generating') : t('gratitude:generate'),
          onPress: onGenerate,
        }}
        waitReason={waitReason}
        isBusy={busy !== null}
        onCancel={busy === 'generating' ? onCancel : undefined}
      />
    </EntryForm>
  );
}
