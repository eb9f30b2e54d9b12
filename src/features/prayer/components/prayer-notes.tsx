// Dated list of notes to a prayer with previous texts, buttons to edit and delete, and a form for a
// new or edited note.
import { Button } from '@mantine/core';
import { IconPencil, IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrayerUpdate } from '../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../locales/language.ts';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import { formatLongDay } from '../../../locales/format-day.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './prayer-notes.module.css';

interface PrayerNotesProps {
  /** In order. */
  notes: readonly PrayerUpdate[];
  /** Text of the note that is being written; null when the form is closed. */
  text: string | null;
  /** The note that is being edited; undefined while a new note is written. */
  editedNote?: PrayerUpdate | undefined;
  getPreviousTexts: (note: PrayerUpdate) => readonly string[];
  maxLength: number;
  canAddNote: boolean;
  onOpen: () => void;
  onEdit: (note: PrayerUpdate) => void;
  onChange: (text: string) => void;
  onSave: () => void;
  onCancel: () => void;
  onRemove: (note: PrayerUpdate) => void;
}

export function PrayerNotes({
  notes,
  text,
  editedNote,
  getPreviousTexts,
  maxLength,
  canAddNote,
  onOpen,
  onEdit,
  onChange,
  onSave,
  onCancel,
  onRemove,
}: PrayerNotesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const field = useRef<HTMLTextAreaElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const hasActed = useRef(false);
  const list = useRef<HTMLOListElement>(null);
  /** Id of the note whose edit button opened the form; the focus returns to that button. */
  const from = useRef<string | null>(null);
  const isOpen = text !== null;
  const canSave = isOpen && text.trim() !== '' && !isTextTooLong(text, maxLength);

  // The focus follows an action of the user. A note whose draft was already open does not take the
  // focus.
  useEffect(() => {
    if (hasActed.current) {
      const pencil =
        from.current === null
          ? undefined
          : [...(list.current?.querySelectorAll<HTMLElement>('[data-note]') ?? [])].find(
              ({ dataset }) => dataset['note'] === from.current,
            );
      if (isOpen) field.current?.focus();
      else (pencil ?? opener.current)?.focus();
    }
    hasActed.current = false;
  }, [isOpen]);

  function act(what: () => void): void {
    hasActed.current = true;
    what();
  }

  function reword(note: PrayerUpdate): void {
    from.current = note.id;
    act(() => onEdit(note));
  }

  return (
    <div className={styles['notes']}>
      {notes.length > 0 && (
        <section aria-label={t('prayer:updates')}>
          <h4>{t('prayer:updates')}</h4>
          <ol ref={list}>
            {notes.map((note) => (
              <li key={`${note.id} ${note.text}`}>
                <time dateTime={note.date}>{formatLongDay(language, note.date)}</time>
                <p dir="auto">{note.text}</p>
                <span className={styles['tools']}>
                  {!isOpen && (
                    <IconButton
                      data-note={note.id}
                      aria-label={t('prayer:updateEdit', {
                        date: formatLongDay(language, note.date),
                      })}
                      title={t('journalEntry.edit')}
                      onClick={() => reword(note)}
                    >
                      <IconPencil size={18} aria-hidden />
                    </IconButton>
                  )}
                  <IconButton
                    isDangerous
                    aria-label={t('prayer:updateDelete', {
                      date: formatLongDay(language, note.date),
                    })}
                    title={t('delete')}
                    onClick={() => onRemove(note)}
                  >
                    <IconTrash size={18} aria-hidden />
                  </IconButton>
                </span>
                <PreviousTexts texts={getPreviousTexts(note)} />
              </li>
            ))}
          </ol>
        </section>
      )}
      {isOpen ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (canSave) act(onSave);
          }}
        >
          <LongTextField
            ref={field}
            label={
              editedNote
                ? t('prayer:updateOf', { date: formatLongDay(language, editedNote.date) })
                : t('prayer:updateLabel')
            }
            value={text}
            maxLength={maxLength}
            classNames={{ input: styles['input'] ?? '' }}
            onChange={(event) => onChange(event.currentTarget.value)}
            onSave={canSave ? () => act(onSave) : undefined}
          />
          <div className={styles['actions']}>
            <Button type="submit" variant="light" disabled={!canSave}>
              {t('prayer:updateSave')}
            </Button>
            <Button variant="subtle" onClick={() => act(onCancel)}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      ) : canAddNote ? (
        <button
          ref={opener}
          type="button"
          className={styles['open']}
          onClick={() => {
            from.current = null;
            act(onOpen);
          }}
        >
          <IconPencilPlus size={18} aria-hidden />
          {t('prayer:updateAdd')}
        </button>
      ) : (
        <p className={styles['full']}>{t('prayer:updatesFull')}</p>
      )}
    </div>
  );
}

/** Collapsed list of the previous texts of a note. */
function PreviousTexts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <details>
      <summary>{t('previousVersions.title')}</summary>
      {texts.map((text) => (
        <p key={text} dir="auto">
          {text}
        </p>
      ))}
    </details>
  );
}
