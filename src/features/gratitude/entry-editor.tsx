// Editor of a journal entry: stores the unsaved draft and shows text that arrived from another
// device meanwhile.
import { useState } from 'react';
import { maxTextLength } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { watchToday } from '../../data/user-days.ts';
import type { GratitudeEntryChanges } from './data.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import type { SavedRecord } from '../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft } from '../../platform/storage/drafts.ts';
import { EntryDialog } from './components/entry-dialog.tsx';

/** Draft of the changes, and the text of the entry when the draft began. */
interface EditedEntryDraft extends GratitudeEntryChanges {
  seen: string;
}

interface EntryEditorProps {
  entry: SavedRecord<GratitudeEntry>;
  /** @returns whether the changes were stored */
  onSave: (changes: GratitudeEntryChanges, seen: string) => Promise<boolean>;
  onClose: () => void;
}

export function EntryEditor({ entry: { id, fields }, onSave, onClose }: EntryEditorProps) {
  const draftName = `gratitude_edit_${id}`;
  const now = useLiveQuery('today', watchToday);
  const [begun] = useState(() => readDraft(draftName, isDraftOfEntry));
  const [draft, setDraft] = useState<EditedEntryDraft>(
    () => begun ?? { entry_text: fields.entry_text, date: fields.date, seen: fields.entry_text },
  );
  const [isDraft, setIsDraft] = useState(begun !== undefined);
  const [saving, setSaving] = useState(false);
  const { seen, ...editedFields } = draft;
  const isNewer = fields.entry_text !== seen && fields.entry_text !== editedFields.entry_text;

  function discard(): void {
    removeDraft(draftName);
    setIsDraft(false);
    setDraft({ entry_text: fields.entry_text, date: fields.date, seen: fields.entry_text });
  }

  async function save(): Promise<void> {
    setSaving(true);
    const changes = { entry_text: editedFields.entry_text.trim(), date: editedFields.date };
    if (changes.entry_text === fields.entry_text && changes.date === fields.date) {
      removeDraft(draftName);
      onClose();
      return;
    }
    const isSaved = await onSave(changes, seen).finally(() => setSaving(false));
    if (!isSaved) return;
    removeDraft(draftName);
    onClose();
  }

  return (
    <EntryDialog
      fields={editedFields}
      maxLength={maxTextLength}
      // An entry dated tomorrow, written beyond the date line, may keep its date.
      lastDay={now === undefined || fields.date > now ? fields.date : now}
      isDraft={isDraft}
      newerText={isNewer ? fields.entry_text : undefined}
      saving={saving}
      onChange={(next) => {
        const changed = { ...next, seen };
        setDraft(changed);
        saveDraft(draftName, changed);
      }}
      onSave={() => void save()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}

function isDraftOfEntry(value: unknown): value is EditedEntryDraft {
  if (
    typeof value !== 'object' ||
    value === null ||
    !('entry_text' in value) ||
    !('date' in value) ||
    !('seen' in value)
  )
    return false;
  return (
    typeof value.entry_text === 'string' &&
    typeof value.date === 'string' &&
    typeof value.seen === 'string'
  );
}
