// Editor of a prayer: stores the unsaved draft and shows text that arrived from another device
// meanwhile.
import { useRef, useState } from 'react';
import { maxTextLength } from '../../../../schemas/fields.ts';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { PrayerChanges } from '../data.ts';
import { useDraft } from '../../../data/drafts/use-draft.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { PrayerDialog } from './components/prayer-dialog.tsx';
import { useCategories } from '../use-categories.ts';
import { startEdit, getChanges, findNewerText, prayerEditReaders } from './edit-draft.ts';

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
  // What the form shows stays the same when a change arrives from another device.
  const [start, setStart] = useState(() => startEdit(fields));
  const { draft, isBegun, write, clear } = useDraft(`prayer_edit_${id}`, start, {
    readers: prayerEditReaders,
  });
  const [wasBegun, setWasBegun] = useState(isBegun);
  const [saving, setSaving] = useState(false);
  const isSaving = useRef(false);
  const { words, shape, seen } = draft;
  const { options } = useCategories(words.category);

  function discard(): void {
    clear();
    setWasBegun(false);
    setStart(startEdit(fields));
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
    clear();
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
      isDraft={wasBegun && isBegun}
      newerText={findNewerText(draft, fields)}
      saving={saving}
      onChange={(next) => {
        // When the user marks the prayer as answered, the day is today until the user selects
        // another day.
        const answeredDay =
          next.isAnswered && !words.isAnswered && next.answeredDay === ''
            ? today
            : next.answeredDay;
        write((now) => ({ ...now, words: { ...now.words, ...next, answeredDay } }));
      }}
      onSave={() => void save()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}
