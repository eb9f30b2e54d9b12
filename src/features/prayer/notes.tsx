// Connects the list of notes to a prayer with the draft of a new or edited note. The draft is
// stored until the note is saved.
import { useEffect, useRef, useState } from 'react';
import { maxPrayerUpdateLength } from '../../../schemas/entities/prayer.ts';
import type { Prayer, PrayerUpdate } from '../../../schemas/entities/prayer.ts';
import {
  listPreviousTexts,
  canAddPrayerNote,
  isPrayerNote,
  listPrayerNotes,
} from '../../data/records/prayer-notes.ts';
import { createRecordId } from '../../data/records/record.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft, onDraftChange } from '../../platform/storage/drafts.ts';
import { PrayerNotes } from './components/prayer-notes.tsx';

interface PrayerNoteDraft {
  /** Id of the later note: saved in two tabs, it is one note. */
  id: string;
  text: string;
  /**
   * The note that is being edited, as it was stored when the edit began; undefined for a new note.
   */
  of?: PrayerUpdate;
}

interface PrayerNotesSectionProps {
  prayer: SavedRecord<Prayer>;
  /** YYYY-MM-DD */
  today: string;
  onAdd: (note: PrayerUpdate) => Promise<boolean>;
  onEdit: (note: PrayerUpdate, text: string) => Promise<boolean>;
  onRemove: (note: PrayerUpdate) => void;
}

export function PrayerNotesSection({
  prayer: { id, fields },
  today,
  onAdd,
  onEdit,
  onRemove,
}: PrayerNotesSectionProps) {
  const draftName = `update_draft_${id}`;
  const [draft, setDraft] = useState(() => readDraft(draftName, isPrayerNoteDraft) ?? null);
  const isSaving = useRef(false);
  // Two tabs write on one sheet.
  useEffect(
    () => onDraftChange(draftName, () => setDraft(readDraft(draftName, isPrayerNoteDraft) ?? null)),
    [draftName],
  );

  function write(text: string): void {
    const next = { id: createRecordId(), ...draft, text };
    setDraft(next);
    if (text.trim() === (draft?.of?.text ?? '')) removeDraft(draftName);
    else saveDraft(draftName, next);
  }

  function close(): void {
    removeDraft(draftName);
    setDraft(null);
  }

  async function save(): Promise<void> {
    if (!draft || isSaving.current) return;
    isSaving.current = true;
    const { id: note, of } = draft;
    const text = draft.text.trim();
    const isSame = of?.text === text;
    const isSaved = await (
      isSame
        ? Promise.resolve(true)
        : of
          ? onEdit(of, text)
          : onAdd({ id: note, date: today, text })
    ).finally(() => {
      isSaving.current = false;
    });
    if (isSaved) close();
  }

  return (
    <PrayerNotes
      notes={listPrayerNotes(fields)}
      getPreviousTexts={listPreviousTexts}
      text={draft?.text ?? null}
      editedNote={draft?.of}
      maxLength={maxPrayerUpdateLength}
      canAddNote={canAddPrayerNote(fields)}
      onOpen={() => setDraft({ id: createRecordId(), text: '' })}
      onEdit={(note) => setDraft({ id: note.id, text: note.text, of: note })}
      onChange={write}
      onSave={() => void save()}
      onCancel={close}
      onRemove={onRemove}
    />
  );
}

function isPrayerNoteDraft(value: unknown): value is PrayerNoteDraft {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('id' in value) ||
    typeof value.id !== 'string' ||
    !('text' in value) ||
    typeof value.text !== 'string'
  )
    return false;
  return !('of' in value) || isPrayerNote(value.of);
}
