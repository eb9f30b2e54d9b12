// Form of a new journal entry: the text field, and below it the writing prompts and the buttons in
// the order of the page.
import { Button, Group, Stack, Text } from '@mantine/core';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongTextField } from '../../../ui/long-text-field.tsx';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';
import styles from './entry-form.module.css';

interface EntryFormProps {
  /** Label of the text field: the question to answer. */
  label: string;
  placeholder: string;
  text: string;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** Of the text field. */
  fieldHeight: readonly [least: number | string, most: string];
  /** One line at the lower edge of the text field. */
  foot?: ReactNode;
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
  fieldHeight,
  foot,
  children,
  onChange,
  onSubmit,
}: EntryFormProps) {
  return (
    <form
      className={elements['stack']}
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
        classNames={{ label: styles['label'] ?? '', input: elements['writing'] ?? '' }}
        styles={{
          input: {
            minHeight: fieldHeight[0],
            maxHeight: fieldHeight[1],
            ...(foot !== undefined && { paddingBlockEnd: 60 }),
          },
        }}
        inputContainer={(field) => addFoot(field, foot)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}

/** Covers the padding of the field, so that scrolled text ends above it. */
const footStyle = {
  position: 'absolute',
  inset: 'auto 2px 2px',
  paddingInline: '15px 6px',
  borderRadius: 'var(--radius)',
  background: 'var(--surface)',
} as const;

function addFoot(field: ReactNode, foot: ReactNode): ReactNode {
  if (foot === undefined) return field;
  return (
    <div style={{ position: 'relative' }}>
      {field}
      <div style={footStyle}>{foot}</div>
    </div>
  );
}

interface WritingPromptsProps {
  prompts: readonly string[];
  text: string;
  /** Called with the text and the prompt at its end. */
  onChange: (text: string) => void;
}

/** On a phone the prompts are one line that scrolls sideways. */
export function WritingPrompts({ prompts, text, onChange }: WritingPromptsProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const before = text.trimEnd();
  return (
    <Stack role="group" aria-labelledby={labelId} gap="xs">
      <span id={labelId} className={layout['muted']}>
        {t('journalEntry.prompts')}
      </span>
      <div className={styles['row']}>
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
    </Stack>
  );
}

interface EntryFormButtonsProps {
  submitLabel: string;
  /** Another use of the text, beside the submit button. */
  other?: { label: string; onPress: () => void };
  /** What the user has to do first, as a sentence; null if the form can be sent. */
  waitReason: string | null;
  /** Something is being generated or saved. */
  isBusy: boolean;
  /** Stops the generation; missing while nothing is generated. */
  onCancel?: (() => void) | undefined;
}

/**
 * The submit button of the form and possibly another one. While the form is incomplete, they can be
 * focused, and the reason is shown once a button has been pressed or focused. The form itself
 * ignores a submit while it is incomplete or busy.
 */
export function EntryFormButtons({
  submitLabel,
  other,
  waitReason,
  isBusy,
  onCancel,
}: EntryFormButtonsProps) {
  const { t } = useTranslation();
  const reasonId = useId();
  const [wasTriedEarly, setWasTriedEarly] = useState(false);
  const isWaiting = waitReason !== null;
  const shownReason = wasTriedEarly ? waitReason : null;
  const waiting = {
    'aria-disabled': isWaiting || isBusy,
    'aria-describedby': shownReason === null ? undefined : reasonId,
    onFocus: () => setWasTriedEarly(isWaiting),
  };
  return (
    <Group gap="sm">
      <Button
        {...waiting}
        type="submit"
        data-disabled={isWaiting || undefined}
        onClick={() => setWasTriedEarly(isWaiting)}
      >
        {submitLabel}
      </Button>
      {other && (
        <Button
          {...waiting}
          variant="default"
          data-disabled={isWaiting || undefined}
          onClick={() => {
            setWasTriedEarly(isWaiting);
            if (!isWaiting && !isBusy) other.onPress();
          }}
        >
          {other.label}
        </Button>
      )}
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      {/* The reason has a separate line. */}
      <Text
        id={reasonId}
        role="status"
        c="dimmed"
        fz="sm"
        className={elements['noSpaceWhenEmpty']}
        style={{ flexBasis: '100%' }}
      >
        {shownReason}
      </Text>
    </Group>
  );
}
