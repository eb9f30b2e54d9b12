// Saves a note, as one record for each run of consecutive verses, and returns a function that
// undoes the save.
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { Language } from '../../../../schemas/languages.ts';
import { applyEdit } from '../../../../schemas/local-record.ts';
import { deriveId } from '../../../data/records/canonical-json.ts';
import { getChapterRef } from '../../../../schemas/entities/record-refs.ts';
import type { DataContext } from '../../../data/data-context.ts';
import type { CanonicalRange } from '../../../data/bible/canonical-ranges.ts';
import { changeMarks, type Undo } from './undoable-mark-changes.ts';
import { createRecordId, StorageWriteError } from '../../../data/records/record.ts';

export interface NoteInput {
  fields: { note_text: string; highlight_color: HighlightColor };
  /** Runs of consecutive verses. Each run becomes a separate note with the same text. */
  pieces: readonly { range: CanonicalRange; reference: string }[];
  translation: string;
  language: Language;
}

/**
 * Saves a note. Resolves when the note is stored on the device.
 *
 * @param known the existing note to change, and its text when the user began to edit; the note
 *   keeps its verses
 * @param id id of a new note, as stored in its draft
 * @throws {StorageWriteError} when a write fails, or when the input has no verse
 */
export async function saveNote(
  data: DataContext,
  input: NoteInput,
  known: { id: string; seen: string } | undefined,
  id: string | undefined,
): Promise<Undo> {
  const { fields, pieces, translation, language } = input;
  if (known)
    return changeMarks(data, (changes) =>
      changes.edit('bibleNotes', known.id, (doc) =>
        applyEdit(doc, fields, { fields: { note_text: known.seen }, words: ['note_text'] }),
      ),
    );
  if (pieces.length === 0) throw new StorageWriteError(new Error('a note without a verse'));
  const first = id ?? createRecordId();
  return changeMarks(data, async (changes) => {
    for (const [index, { range, reference }] of pieces.entries()) {
      const one = index === 0 ? first : deriveId('piece of a note', first, index);
      const under = {
        ref: getChapterRef({ ...range }),
        id: one,
        formFields: ['note_text', 'highlight_color'],
        textFields: ['note_text'],
      };
      await changes.add(
        'bibleNotes',
        { ...range, ...fields, reference, translation, language },
        under,
      );
    }
  });
}
