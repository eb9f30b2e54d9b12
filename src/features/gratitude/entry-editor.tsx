// Editor of a journal entry: stores the unsaved draft and shows text that arrived from another
// device meanwhile.
import { maxTextLength } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/entities/gratitude-entry.ts';
import { watchToday } from '../../data/user-days.ts';
import { getEditableFields, type GratitudeEntryChanges } from './data.ts';
import { useLiveQuery } from '../../data/data-provider.tsx';
import { readText } from '../../data/drafts/read-fields.ts';
import type { DraftOptions } from '../../data/drafts/use-draft.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { useEditDraft } from '../journal/use-edit-draft.ts';
import { GratitudeDialog } from './components/gratitude-dialog.tsx';

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
  const { draft, write, isDraft, saving, discard, save } = useEditDraft(
    `gratitude_edit_${id}`,
    () => startEdit(fields),
    options,
    onClose,
  );
  const { seen, ...editedFields } = draft;
  const isNewer = fields.entry_text !== seen && fields.entry_text !== editedFields.entry_text;

  function saveChanges(): Promise<void> {
    // A draft may also hold fields of another version, which are not saved.
    const changes = {
      ...getEditableFields(editedFields),
      entry_text: editedFields.entry_text.trim(),
    };
    return save(hasChanges(fields, changes) ? () => onSave(changes, seen) : undefined);
  }

  return (
    <GratitudeDialog
      fields={editedFields}
      maxLength={maxTextLength}
      // An entry dated tomorrow, written beyond the date line, may keep its date.
      lastDay={now === undefined || fields.date > now ? fields.date : now}
      isDraft={isDraft}
      newerText={isNewer ? fields.entry_text : undefined}
      saving={saving}
      onChange={(next) => write((latest) => ({ ...latest, ...next }))}
      onSave={() => void saveChanges()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}

function startEdit(entry: GratitudeEntry): EditedEntryDraft {
  return { ...getEditableFields(entry), seen: entry.entry_text };
}

function hasChanges(entry: GratitudeEntry, changes: GratitudeEntryChanges): boolean {
  const stored = getEditableFields(entry);
  return (Object.keys(stored) as (keyof GratitudeEntryChanges)[]).some(
    (field) => changes[field] !== stored[field],
  );
}
