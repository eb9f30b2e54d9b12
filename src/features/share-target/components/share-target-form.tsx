// Form for text shared from another app: the text, the kind of record to create, and for a note its
// verse.
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import '../../../ui/theme/mantine-fields.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

type ShareTargetKind = 'prayer' | 'gratitude' | 'note';

interface ShareTargetFields {
  text: string;
  kind: ShareTargetKind;
  passage: string;
}

interface ShareTargetFormProps {
  fields: ShareTargetFields;
  /** Longest text, in UTF-16 code units. */
  maxLength: number;
  /** How a verse is written: John 3:16 */
  example: string;
  /** Error message for the verse. */
  passageError: string | null;
  saving: boolean;
  /** Rendered below the text. */
  children?: ReactNode;
  onChange: (changes: Partial<ShareTargetFields>) => void;
  onSave: () => void;
  onCancel: () => void;
}

export function ShareTargetForm({
  fields,
  maxLength,
  example,
  passageError,
  saving,
  children,
  onChange,
  onSave,
  onCancel,
}: ShareTargetFormProps) {
  const { t } = useTranslation();
  const { text, kind, passage } = fields;
  const passageField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (passageError !== null) passageField.current?.focus();
  }, [passageError]);
  const cannotSave = text.trim() === '' || isTextTooLong(text, maxLength) || saving;

  return (
    <Stack
      component="form"
      gap={20}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) onSave();
      }}
    >
      <LongTextField
        label={t('share-target:textLabel')}
        value={text}
        maxLength={maxLength}
        classNames={{ input: elements['writing'] ?? '' }}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {children}
      <SegmentedControl
        legend={t('share-target:kind.title')}
        options={(['prayer', 'gratitude', 'note'] as const).map((value) => ({
          value,
          label: t(`share-target:kind.${value}`),
        }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      {kind === 'gratitude' && <p className={layout['muted']}>{t('share-target:dayHint')}</p>}
      {kind === 'note' && (
        <TextInput
          ref={passageField}
          label={t('share-target:verseLabel')}
          description={t('share-target:versePlaceholder', { example })}
          value={passage}
          error={passageError}
          errorProps={{ role: 'alert' }}
          autoComplete="off"
          onChange={(event) => onChange({ passage: event.currentTarget.value })}
        />
      )}
      <Group gap="sm" align="stretch">
        <Button type="submit" disabled={cannotSave}>
          {saving ? t('share-target:saving') : t('share-target:save')}
        </Button>
        <Button variant="subtle" disabled={saving} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
