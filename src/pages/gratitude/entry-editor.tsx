// Changing an entry: what is begun and not saved is kept, and words that came in meanwhile are shown.
import { useState } from 'react';
import { longestText } from '../../../schemas/fields.ts';
import type { GratitudeEntry } from '../../../schemas/gratitude-entry.ts';
import { today } from '../../data/days.ts';
import type { EntryChanges } from '../../data/gratitude.ts';
import { useLive } from '../../data/hooks.tsx';
import type { Kept } from '../../data/record.ts';
import { dropDraft, keepDraft, keptDraft } from '../../platform/drafts.ts';
import { EntryDialog } from '../../ui/gratitude/entry-dialog.tsx';

/** What was begun, and the text that stood there when it was. */
interface EditDraft extends EntryChanges {
  seen: string;
}

interface EntryEditorProps {
  entry: Kept<GratitudeEntry>;
  /** @returns whether it was kept */
  onSave: (changes: EntryChanges, seen: string) => Promise<boolean>;
  onClose: () => void;
}

export function EntryEditor({ entry: { id, fields }, onSave, onClose }: EntryEditorProps) {
  const draftName = `gratitude_edit_${id}`;
  const now = useLive('today', today);
  const [begun] = useState(() => keptDraft(draftName, isEditDraft));
  const [draft, setDraft] = useState<EditDraft>(() => begun ?? { entry_text: fields.entry_text, date: fields.date, seen: fields.entry_text });
  const [isDraft, setIsDraft] = useState(begun !== undefined);
  const [saving, setSaving] = useState(false);
  const { seen, ...words } = draft;
  const isNewer = fields.entry_text !== seen && fields.entry_text !== words.entry_text;

  function discard(): void {
    dropDraft(draftName);
    setIsDraft(false);
    setDraft({ entry_text: fields.entry_text, date: fields.date, seen: fields.entry_text });
  }

  async function save(): Promise<void> {
    setSaving(true);
    const changes = { entry_text: words.entry_text.trim(), date: words.date };
    if (changes.entry_text === fields.entry_text && changes.date === fields.date) {
      dropDraft(draftName);
      onClose();
      return;
    }
    const isKept = await onSave(changes, seen).finally(() => setSaving(false));
    if (!isKept) return;
    dropDraft(draftName);
    onClose();
  }

  return (
    <EntryDialog
      words={words}
      longest={longestText}
      // An entry of tomorrow, from beyond the date line, may stay where it is.
      lastDay={now === undefined || fields.date > now ? fields.date : now}
      isDraft={isDraft}
      newer={isNewer ? fields.entry_text : undefined}
      saving={saving}
      onChange={(next) => {
        const changed = { ...next, seen };
        setDraft(changed);
        keepDraft(draftName, changed);
      }}
      onSave={() => void save()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}

function isEditDraft(value: unknown): value is EditDraft {
  if (typeof value !== 'object' || value === null || !('entry_text' in value) || !('date' in value) || !('seen' in value)) return false;
  return typeof value.entry_text === 'string' && typeof value.date === 'string' && typeof value.seen === 'string';
}
