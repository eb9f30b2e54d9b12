// A note that is saved, and how that is taken back.
import type { HighlightColor } from '../../../../schemas/entities/bible-note.ts';
import type { Language } from '../../../../schemas/fields.ts';
import { applyEdit } from '../../../../schemas/local-record.ts';
import { deriveId } from '../../../data/records/canonical-json.ts';
import { getChapterRef } from '../../../data/database/collections.ts';
import type { DataContext } from '../../../data/data-context.ts';
import type { CanonicalRange } from '../../../data/bible/canonical-ranges.ts';
import { changeMarks, type Undo } from './undoable-mark-changes.ts';
import { createRecordId, StorageWriteError } from '../../../data/records/record.ts';

export interface NoteInput {
  fields: { note_text: string; highlight_color: HighlightColor };
  /** Verses that do not follow each other are several notes with the same words. */
  pieces: readonly { range: CanonicalRange; reference: string }[];
  translation: string;
  language: Language;
}

/**
 * Resolves when it is on the device. Throws `StorageWriteError`, also where there is no verse to
 * keep it on.
 * @param known the note to change, and its words when the person began to write; it stays where it
 * is
 * @param id of a new note, as its draft has it
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
