// Connects the list of notes to a prayer with the draft of a new or edited note. The draft is
// stored until the note is saved.
import { useRef } from 'react';
import type { Ref, RefObject } from 'react';
import { maxPrayerUpdateLength } from '../../../schemas/entities/prayer.ts';
import type { Prayer, PrayerUpdate } from '../../../schemas/entities/prayer.ts';
import { readText } from '../../data/drafts/read-fields.ts';
import { type DraftOptions, useDraft } from '../../data/drafts/use-draft.ts';
import {
  listPreviousTexts,
  canAddPrayerNote,
  isPrayerNote,
  listPrayerNotes,
} from '../../data/records/prayer-notes.ts';
import { createRecordId } from '../../data/records/record.ts';
import type { SavedRecord } from '../../data/records/record.ts';
import { PrayerNotes } from './components/prayer-notes.tsx';
import type { PrayerNotesHandle } from './components/prayer-notes.tsx';

interface PrayerNoteDraft {
  /** Id of the later note: saved in two tabs, it is one note. */
  id: string;
  text: string;
  /**
   * The note that is being edited, as it was stored when the edit began; undefined for a new note.
   */
  of?: PrayerUpdate;
}

const emptyDraft: PrayerNoteDraft = { id: '', text: '' };
const options: DraftOptions<PrayerNoteDraft> = {
  readers: {
    // An edit whose note cannot be read becomes a new note with a new id.
    id: (id, { of }) => (of === undefined || isPrayerNote(of) ? readText(id) : createRecordId()),
    of: (note) => (isPrayerNote(note) ? note : undefined),
  },
  isEmpty: ({ text, of }) => text.trim() === (of?.text ?? ''),
};

interface PrayerNotesSectionProps {
  prayer: SavedRecord<Prayer>;
  ref?: Ref<PrayerNotesHandle>;
  /** See `PrayerNotes`. */
  menuButton?: RefObject<HTMLButtonElement | null>;
  /** False hides the list while no note is being written. */
  isListShown?: boolean;
  /** YYYY-MM-DD */
  today: string;
  onAdd: (note: PrayerUpdate) => Promise<boolean>;
  onEdit: (note: PrayerUpdate, text: string) => Promise<boolean>;
  onRemove: (note: PrayerUpdate) => void;
}

export function PrayerNotesSection({
  prayer: { id, fields },
  ref,
  menuButton,
  isListShown = true,
  today,
  onAdd,
  onEdit,
  onRemove,
}: PrayerNotesSectionProps) {
  const { draft, isBegun, write, clear } = useDraft(`update_draft_${id}`, emptyDraft, options);
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    if (!isBegun || isSaving.current) return;
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
    if (isSaved) clear();
  }

  return (
    <PrayerNotes
      ref={ref}
      menuButton={menuButton}
      isListShown={isListShown}
      notes={listPrayerNotes(fields)}
      getPreviousTexts={listPreviousTexts}
      text={isBegun ? draft.text : null}
      editedNote={draft.of}
      maxLength={maxPrayerUpdateLength}
      canAddNote={canAddPrayerNote(fields)}
      onOpen={() => write(() => ({ id: createRecordId(), text: '' }))}
      onEdit={(note) => write(() => ({ id: note.id, text: note.text, of: note }))}
      onChange={(text) => write((now) => ({ ...now, text }))}
      onSave={() => void save()}
      onCancel={clear}
      onRemove={onRemove}
    />
  );
}
