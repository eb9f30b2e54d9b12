// The sheet for what another app handed over: the words, as what they are kept, and for a note its verse.
import { Button, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '../choice.tsx';
import '../fields.css';
import layout from '../layout.module.css';
import styles from './share-in-form.module.css';

type ShareInKind = 'prayer' | 'gratitude' | 'note';

interface ShareInWords {
  text: string;
  kind: ShareInKind;
  passage: string;
}

interface ShareInFormProps {
  words: ShareInWords;
  /** Longest text, in UTF-16 code units. */
  longest: number;
  /** How a verse is written: John 3:16 */
  example: string;
  /** What is wrong with the verse. */
  passageFault: string | null;
  saving: boolean;
  /** Below the words. */
  children?: ReactNode;
  onChange: (changes: Partial<ShareInWords>) => void;
  onSave: () => void;
  onCancel: () => void;
}

export function ShareInForm({ words, longest, example, passageFault, saving, children, onChange, onSave, onCancel }: ShareInFormProps) {
  const { t } = useTranslation();
  const { text, kind, passage } = words;
  const { length } = text.trim();
  const passageField = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (passageFault !== null) passageField.current?.focus();
  }, [passageFault]);
  const cannotSave = length === 0 || length > longest || saving;

  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotSave) onSave();
      }}
    >
      <Textarea
        label={t('shared.words')}
        value={text}
        // Nothing that is pasted is cut off unseen: what is too long says so.
        error={length > longest && t('shared.tooLong', { length, longest })}
        errorProps={{ role: 'alert' }}
        classNames={{ input: styles['words'] ?? '' }}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      {children}
      <Choice
        legend={t('shared.becomes.title')}
        options={(['prayer', 'gratitude', 'note'] as const).map((value) => ({ value, label: t(`shared.becomes.${value}`) }))}
        value={kind}
        onChange={(next) => onChange({ kind: next })}
      />
      {kind === 'gratitude' && <p className={layout['quiet']}>{t('shared.day')}</p>}
      {kind === 'note' && (
        <TextInput
          ref={passageField}
          label={t('shared.passage')}
          description={t('shared.passageExample', { example })}
          value={passage}
          error={passageFault}
          errorProps={{ role: 'alert' }}
          autoComplete="off"
          onChange={(event) => onChange({ passage: event.currentTarget.value })}
        />
      )}
      <div className={styles['actions']}>
        <Button type="submit" disabled={cannotSave}>
          {saving ? t('shared.saving') : t('shared.save')}
        </Button>
        <Button variant="subtle" disabled={saving} onClick={onCancel}>
          {t('common.cancel')}
        </Button>
      </div>
    </form>
  );
}
