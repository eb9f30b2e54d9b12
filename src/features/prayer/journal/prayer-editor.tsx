// Editor of a prayer: stores the unsaved draft and shows text that arrived from another device
// meanwhile.
import { useRef, useState } from 'react';
import { maxTextLength } from '../../../../schemas/fields.ts';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { PrayerChanges } from '../data.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { removeDraft, saveDraft, readDraft } from '../../../platform/storage/drafts.ts';
import { PrayerDialog } from './components/prayer-dialog.tsx';
import { useCategories } from '../use-categories.ts';
import { startEdit, getChanges, isPrayerEditDraft, findNewerText } from './edit-draft.ts';

interface PrayerEditorProps {
  prayer: SavedRecord<Prayer>;
  /** YYYY-MM-DD */
  today: string;
  /** @returns whether the changes were stored */
  onSave: (changes: PrayerChanges, seen: PrayerChanges) => Promise<boolean>;
  onClose: () => void;
}

export function PrayerEditor({
  prayer: { id, fields },
  today,
  onSave,
  onClose,
}: PrayerEditorProps) {
  const draftName = `prayer_edit_${id}`;
  const [begun] = useState(() => readDraft(draftName, isPrayerEditDraft));
  const [draft, setDraft] = useState(() => begun ?? startEdit(fields));
  const [isDraft, setIsDraft] = useState(begun !== undefined);
  const [saving, setSaving] = useState(false);
  const isSaving = useRef(false);
  const { words, shape, seen } = draft;
  const { options } = useCategories(words.category);

  function discard(): void {
    removeDraft(draftName);
    setIsDraft(false);
    setDraft(startEdit(fields));
  }

  async function save(): Promise<void> {
    if (isSaving.current) return;
    const changes = getChanges(draft);
    if (Object.keys(changes).length > 0) {
      isSaving.current = true;
      setSaving(true);
      const isSaved = await onSave(changes, {
        request: seen.request,
        prayer_text: seen.prayer_text,
        testimony: seen.testimony,
      }).finally(() => {
        isSaving.current = false;
        setSaving(false);
      });
      if (!isSaved) return;
    }
    removeDraft(draftName);
    onClose();
  }

  return (
    <PrayerDialog
      shape={shape}
      fields={words}
      categories={options}
      maxLength={maxTextLength}
      // An answer dated tomorrow, set beyond the date line, may keep its date.
      lastDay={seen.answeredDay > today ? seen.answeredDay : today}
      isDraft={isDraft}
      newerText={findNewerText(draft, fields)}
      saving={saving}
      onChange={(next) => {
        // When the user marks the prayer as answered, the day is today until the user selects
        // another day.
        const answeredDay =
          next.isAnswered && !words.isAnswered && next.answeredDay === ''
            ? today
            : next.answeredDay;
        const changed = { ...draft, words: { ...next, answeredDay } };
        setDraft(changed);
        saveDraft(draftName, changed);
      }}
      onSave={() => void save()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}
