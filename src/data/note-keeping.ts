// A note that is saved, and how that is taken back.
import type { HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import { editRecord } from '../../schemas/local-record.ts';
import { derivedId } from './canonical.ts';
import { chapterRef } from './collections.ts';
import type { Data } from './data.ts';
import type { GridRange } from './grid-ranges.ts';
import { inOneStep, type TakeBack } from './mark-steps.ts';
import { newId, NotKept } from './record.ts';

export interface NoteSheet {
  words: { note_text: string; highlight_color: HighlightColor };
  /** Verses that do not follow each other are several notes with the same words. */
  pieces: readonly { range: GridRange; reference: string }[];
  translation: string;
  language: Language;
}

/**
 * Resolves when it is on the device. Throws `NotKept`, also where there is no verse to keep it on.
 * @param known the note to change, and its words when the person began to write; it stays where it is
 * @param id of a new note, as its draft has it
 */
export async function keepNote(data: Data, sheet: NoteSheet, known: { id: string; seen: string } | undefined, id: string | undefined): Promise<TakeBack> {
  const { words, pieces, translation, language } = sheet;
  if (known) return inOneStep(data, (steps) => steps.edit('bibleNotes', known.id, (doc) => editRecord(doc, words, { fields: { note_text: known.seen }, words: ['note_text'] })));
  if (pieces.length === 0) throw new NotKept(new Error('a note without a verse'));
  const first = id ?? newId();
  return inOneStep(data, async (steps) => {
    for (const [place, { range, reference }] of pieces.entries()) {
      const one = place === 0 ? first : derivedId('piece of a note', first, place);
      const under = { ref: chapterRef({ ...range }), id: one, written: ['note_text', 'highlight_color'], words: ['note_text'] };
      await steps.add('bibleNotes', { ...range, ...words, reference, translation, language }, under);
    }
  });
}
