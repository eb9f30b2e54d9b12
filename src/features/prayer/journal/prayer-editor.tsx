// Editor of a prayer: stores the unsaved draft and shows text that arrived from another device
// meanwhile.
import { maxTextLength } from '../../../../schemas/fields.ts';
import type { Prayer } from '../../../../schemas/entities/prayer.ts';
import type { PrayerChanges } from '../data.ts';
import type { SavedRecord } from '../../../data/records/record.ts';
import { useEditDraft } from '../../journal/use-edit-draft.ts';
import { PrayerDialog } from './components/prayer-dialog.tsx';
import { useCategories } from '../use-categories.ts';
import { startEdit, getChanges, findNewerText, prayerEditReaders } from './edit-draft.ts';

const draftOptions = { readers: prayerEditReaders };

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
  const { draft, write, isDraft, saving, discard, save } = useEditDraft(
    `prayer_edit_${id}`,
    () => startEdit(fields),
    draftOptions,
    onClose,
  );
  const { words, shape, seen } = draft;
  const { options } = useCategories(words.category);

  function saveChanges(): Promise<void> {
    const changes = getChanges(draft);
    const { request, prayer_text, testimony } = seen;
    return save(
      Object.keys(changes).length === 0
        ? undefined
        : () => onSave(changes, { request, prayer_text, testimony }),
    );
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
        write((now) => ({ ...now, words: { ...now.words, ...next, answeredDay } }));
      }}
      onSave={() => void saveChanges()}
      onDiscard={discard}
      onClose={onClose}
    />
  );
}
