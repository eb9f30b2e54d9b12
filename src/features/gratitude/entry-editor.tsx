// Editor of a journal entry: stores the unsaved draft and shows text that arrived from another
// device meanwhile.
import { useState } from 'react';
import { maxTextLength } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { watchToday } from '../../data/user-days.ts';
import type { GratitudeEntryChanges } from './data.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { EntryDialog } from './components/entry-dialog.tsx';

/** Draft of the changes, and the text of the entry when the draft began. */
interface EditedEntryDraft extends GratitudeEntryChanges {
  seen: string;
}

const options: DraftOptions<EditedEntryDraft> = {
  // Without it, the stored text counts as text from another device, so that it is not lost.
  readers: { seen: (text) => readText(text) ?? '' },
};

interface EntryEditorProps {
  entry: SavedRecord<GratitudeEntry>;
  /** @returns whether the changes were stored */
  onSave: (changes: GratitudeEntryChanges, seen: string) => Promise<boolean>;
  onClose: () => void;
}

export function EntryEditor({ entry: { id, fields }, onSave, onClose }: EntryEditorProps) {
  const now = useLiveQuery('today', watchToday);
  // What the form shows stays the same when a change arrives from another device.
  const [start, setStart] = useState(() => startEdit(fields));
  const { draft, isBegun, write, clear } = useDraft(`gratitude_edit_${id}`, start, options);
  const [wasBegun, setWasBegun] = useState(isBegun);
  const [saving, setSaving] = useState(false);
  const { seen, ...editedFields } = draft;
  const isNewer = fields.entry_text !== seen && fields.entry_text !== editedFields.entry_text;

  function discard(): void {
    clear();
    setWasBegun(false);
    setStart(startEdit(fields));
  }

  async function save(): Promise<void> {
    setSaving(true);
    const changes = { entry_text: editedFields.entry_text.trim(), date: editedFields.date };
    if (changes.entry_text === fields.entry_text && changes.date === fields.date) {
      clear();
      onClose();
      return;
    }
    const isSaved = await onSave(changes, seen).finally(() => setSaving(false));
    if (!isSaved) return;
    clear();
    onClose();
  }

  return (
    <EntryDialog
      fields={editedFields}
      maxLength={maxTextLength}
      // An entry dated tomorrow, written beyond the date line, may keep its date.
      lastDay={now === undefined || fields.date > now ? fields.date : now}
      isDraft={wasBegun && isBegun}
      newerText={isNewer ? fields.entry_text : undefined}
      saving={saving}
      onChange={(next) => write((latest) => ({ ...latest, ...next }))}
      onSave={() => void save()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}

function startEdit({
  entry_text,
  date,
}: Pick<GratitudeEntry, 'entry_text' | 'date'>): EditedEntryDraft {
  return { entry_text, date, seen: entry_text };
}
