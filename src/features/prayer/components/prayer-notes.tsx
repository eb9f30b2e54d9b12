// Dated list of notes to a prayer with previous texts, buttons to edit and delete, and a form for a
// new or edited note.
import { Box, Button, Group, Stack, Text } from '@mantine/core';
import { IconPencil, IconPencilPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { PrayerUpdate } from '../../../../schemas/entities/prayer.ts';
import { useLanguage } from '../../../locales/language.ts';
import { LongTextField, isTextTooLong } from '../../../ui/long-text-field.tsx';
import { formatLongDay } from '../../../locales/format-day.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import styles from './prayer-notes.module.css';
import elements from '../../../ui/elements.module.css';
import layout from '../../../ui/page-layout.module.css';

export interface PrayerNotesHandle {
  /**
   * Opens the form for a new note, if the prayer can have another one, or focuses the open form.
   */
  open: () => void;
}

interface PrayerNotesProps {
  ref?: Ref<PrayerNotesHandle> | undefined;
  /**
   * Menu with the action that calls `open` of the handle. The focus returns to it, and this
   * component shows no other button.
   */
  menuButton?: RefObject<HTMLButtonElement | null> | undefined;
  /** False hides the list while the form is closed. */
  isListShown?: boolean;
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
  ref,
  menuButton,
  isListShown = true,
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
  const ownButton = useRef<HTMLButtonElement>(null);
  const opener = menuButton ?? ownButton;
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
  }, [isOpen, opener]);

  function act(what: () => void): void {
    hasActed.current = true;
    what();
  }

  function reword(note: PrayerUpdate): void {
    from.current = note.id;
    act(() => onEdit(note));
  }

  function openNew(): void {
    from.current = null;
    act(onOpen);
  }

  useImperativeHandle(ref, () => ({
    open() {
      // A new form would replace the note that is being written.
      if (isOpen) field.current?.focus();
      else if (canAddNote) openNew();
    },
  }));

  if (!isOpen && !isListShown) return null;
  return (
    <Stack gap="xs">
      {notes.length > 0 && (
        <section aria-label={t('prayer:updates')}>
          <h4 className={elements['partTitle']}>{t('prayer:updates')}</h4>
          <ol ref={list} className={`${elements['plainList']} ${elements['quote']}`}>
            {notes.map((note) => (
              <li key={`${note.id} ${note.text}`} className={styles['note']}>
                <Box component="time" pt={6} c="dimmed" fz="0.8125rem" dateTime={note.date}>
                  {formatLongDay(language, note.date)}
                </Box>
                <Text className={layout['words']} fz="1.0625rem" dir="auto">
                  {note.text}
                </Text>
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
          className={elements['stack']}
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
            classNames={{ input: elements['writing'] ?? '' }}
            styles={{ input: { minHeight: 84 } }}
            onChange={(event) => onChange(event.currentTarget.value)}
            onSave={canSave ? () => act(onSave) : undefined}
          />
          <Group gap="sm" align="stretch">
            <Button type="submit" variant="light" disabled={!canSave}>
              {t('prayer:updateSave')}
            </Button>
            <Button variant="subtle" onClick={() => act(onCancel)}>
              {t('cancel')}
            </Button>
          </Group>
        </form>
      ) : !canAddNote ? (
        <Text c="dimmed" fz="sm">
          {t('prayer:updatesFull')}
        </Text>
      ) : menuButton ? null : (
        <button ref={ownButton} type="button" className={elements['link']} onClick={openNew}>
          <IconPencilPlus size={18} aria-hidden />
          {t('prayer:updateAdd')}
        </button>
      )}
    </Stack>
  );
}

/** Collapsed list of the previous texts of a note. */
function PreviousTexts({ texts }: { texts: readonly string[] }) {
  const { t } = useTranslation();
  if (texts.length === 0) return null;
  return (
    <details className={elements['disclosure']}>
      <summary>{t('previousVersions.title')}</summary>
      {texts.map((text) => (
        <Text key={text} className={layout['words']} c="dimmed" fz="1.0625rem" dir="auto">
          {text}
        </Text>
      ))}
    </details>
  );
}
