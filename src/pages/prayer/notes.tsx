// The notes to one prayer as time goes on, and the small sheet for a new one: what is begun is kept until it is saved.
import { useEffect, useRef, useState } from 'react';
import { longestUpdate } from '../../../schemas/prayer.ts';
import type { Prayer, PrayerUpdate } from '../../../schemas/prayer.ts';
import { earlierOf, hasRoomForUpdate, isUpdate, updatesOf } from '../../data/prayer-updates.ts';
import { newId } from '../../data/record.ts';
import type { Kept } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft, onDraft } from '../../platform/drafts.ts';
import { PrayerNotes } from '../../ui/prayer/prayer-notes.tsx';

interface NoteDraft {
  /** Of the note that it becomes: saved in two tabs it is one. */
  id: string;
  text: string;
  /** The note that is worded anew, as it stood there; missing for a new one. */
  of?: PrayerUpdate;
}

interface NotesProps {
  prayer: Kept<Prayer>;
  /** YYYY-MM-DD */
  today: string;
  onAdd: (note: PrayerUpdate) => Promise<boolean>;
  onReword: (note: PrayerUpdate, text: string) => Promise<boolean>;
  onRemove: (note: PrayerUpdate) => void;
}

export function Notes({ prayer: { id, fields }, today, onAdd, onReword, onRemove }: NotesProps) {
  const draftName = `update_draft_${id}`;
  const [draft, setDraft] = useState(() => keptDraft(draftName, isNoteDraft) ?? null);
  const isSaving = useRef(false);
  // Two tabs write on one sheet.
  useEffect(() => onDraft(draftName, () => setDraft(keptDraft(draftName, isNoteDraft) ?? null)), [draftName]);

  function write(text: string): void {
    const next = { id: newId(), ...draft, text };
    setDraft(next);
    if (text.trim() === (draft?.of?.text ?? '')) dropDraft(draftName);
    else keepDraft(draftName, next);
  }

  function close(): void {
    dropDraft(draftName);
    setDraft(null);
  }

  async function save(): Promise<void> {
    if (!draft || isSaving.current) return;
    isSaving.current = true;
    const { id: note, of } = draft;
    const text = draft.text.trim();
    const isSame = of?.text === text;
    const isKept = await (isSame ? Promise.resolve(true) : of ? onReword(of, text) : onAdd({ id: note, date: today, text })).finally(() => {
      isSaving.current = false;
    });
    if (isKept) close();
  }

  return (
    <PrayerNotes
      notes={updatesOf(fields)}
      earlierOf={earlierOf}
      text={draft?.text ?? null}
      rewords={draft?.of}
      longest={longestUpdate}
      hasRoom={hasRoomForUpdate(fields)}
      onOpen={() => setDraft({ id: newId(), text: '' })}
      onReword={(note) => setDraft({ id: note.id, text: note.text, of: note })}
      onChange={write}
      onSave={() => void save()}
      onCancel={close}
      onRemove={onRemove}
    />
  );
}

function isNoteDraft(value: unknown): value is NoteDraft {
  if (typeof value !== 'object' || value === null || !('id' in value) || typeof value.id !== 'string' || !('text' in value) || typeof value.text !== 'string') return false;
  return !('of' in value) || isUpdate(value.of);
}
