// A prayer that is changed: its words, its category, and whether and when it was answered.
import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../dialog.tsx';
import '../fields.css';
import styles from './prayer-dialog.module.css';

interface Words {
  request: string;
  prayer_text: string;
  category: string;
  isAnswered: boolean;
  /** YYYY-MM-DD */
  answeredDay: string;
  testimony: string;
}

interface PrayerDialogProps {
  /** `one`: request and prayer are the same words. `text`: there is no request. */
  shape: 'one' | 'both' | 'text';
  words: Words;
  categories: readonly { value: string; label: string }[];
  /** Longest text, in UTF-16 code units. */
  longest: number;
  /** No answer is of a later day. */
  lastDay: string;
  /** These words were never saved: they are what the person had begun. */
  isDraft: boolean;
  /** Words that came from another device since these were begun. */
  newer: string | undefined;
  saving: boolean;
  onChange: (words: Words) => void;
  onSave: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

export function PrayerDialog({ shape, words, categories, longest, lastDay, isDraft, newer, saving, onChange, onSave, onDiscard, onClose }: PrayerDialogProps) {
  const { t } = useTranslation();
  const isDay = !words.isAnswered || words.answeredDay === '' || (/^\d{4}-\d{2}-\d{2}$/.test(words.answeredDay) && words.answeredDay <= lastDay);
  const canSave = !saving && isDay && words.prayer_text.trim() !== '' && (shape !== 'both' || words.request.trim() !== '');

  function saveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing || !canSave) return;
    event.preventDefault();
    onSave();
  }

  const area = (name: 'request' | 'prayer_text' | 'testimony', label: string) => (
    <Textarea label={label} value={words[name]} maxLength={longest} classNames={{ input: styles['input'] ?? '' }} onChange={(event) => onChange({ ...words, [name]: event.currentTarget.value })} onKeyDown={saveByKey} />
  );

  return (
    <Dialog
      title={t('prayer.editTitle')}
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
            {t('prayer.begun')}
            <button type="button" onClick={onDiscard}>
              {t('prayer.discard')}
            </button>
          </p>
        )}
        {newer !== undefined && (
          <div className={styles['newer']} role="status">
            <p>{t('prayer.newer')}</p>
            <p dir="auto" className={styles['words']}>
              {newer}
            </p>
          </div>
        )}
        {shape === 'both' && area('request', t('prayer.request'))}
        {area('prayer_text', shape === 'one' ? t('prayer.ownText') : t('prayer.text'))}
        <NativeSelect label={t('prayer.category')} data={[...categories]} value={words.category} onChange={(event) => onChange({ ...words, category: event.currentTarget.value })} />
        <label className={styles['check']}>
          <input type="checkbox" checked={words.isAnswered} onChange={(event) => onChange({ ...words, isAnswered: event.currentTarget.checked })} />
          {t('prayer.isAnswered')}
        </label>
        {words.isAnswered && (
          <>
            <TextInput type="date" label={t('prayer.answeredDay')} value={words.answeredDay} max={lastDay} error={isDay ? undefined : t('prayer.dayWrong')} onChange={(event) => onChange({ ...words, answeredDay: event.currentTarget.value })} />
            {area('testimony', t('prayer.testimony'))}
          </>
        )}
      </div>
    </Dialog>
  );
}
