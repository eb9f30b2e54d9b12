// An entry that is changed: its words, and the day it belongs to.
import { Button, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import '../fields.css';
import { Dialog } from '../dialog.tsx';
import styles from './entry-dialog.module.css';

export interface EntryWords {
  entry_text: string;
  /** YYYY-MM-DD */
  date: string;
}

interface EntryDialogProps {
  words: EntryWords;
  /** Longest text, in UTF-16 code units. */
  longest: number;
  /** No entry is of a later day. */
  lastDay: string;
  /** These words were never saved: they are what the person had begun. */
  isDraft: boolean;
  /** Words that came from another device since these were begun. */
  newer: string | undefined;
  saving: boolean;
  onChange: (words: EntryWords) => void;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

export function EntryDialog({ words, longest, lastDay, isDraft, newer, saving, onChange, onSave, onDiscard, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(words.date) && words.date <= lastDay;
  const canSave = !saving && isDay && words.entry_text.trim() !== '';

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || !canSave) return;
    event.preventDefault();
    onSave();
  }

  return (
    <Dialog
      title={t('gratitude.editTitle')}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button onClick={onSave} disabled={!canSave}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <div className={styles['body']}>
        {isDraft && (
          <p className={styles['draft']} role="status">
            {t('gratitude.begun')}
            <button type="button" onClick={onDiscard}>
              {t('gratitude.discard')}
            </button>
          </p>
        )}
        {newer !== undefined && (
          <div className={styles['newer']} role="status">
            <p>{t('gratitude.newer')}</p>
            <p dir="auto" className={styles['words']}>
              {newer}
            </p>
          </div>
        )}
        <Textarea
          label={t('gratitude.textLabel')}
          value={words.entry_text}
          maxLength={longest}
          classNames={{ input: styles['input'] ?? '' }}
          onChange={(event) => onChange({ ...words, entry_text: event.currentTarget.value })}
          onKeyDown={saveByKey}
        />
        <TextInput
          type="date"
          label={t('gratitude.dayLabel')}
          value={words.date}
          max={lastDay}
          required
          withAsterisk={false}
          error={isDay ? undefined : t('gratitude.dayWrong')}
          onChange={(event) => onChange({ ...words, date: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
