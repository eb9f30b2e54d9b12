// A note that is saved, and how that is taken back.
import type { HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import { removeNote, saveNote } from './bible-notes.ts';
import { derivedId } from './canonical.ts';
import type { Data } from './data.ts';
import type { GridRange } from './grid-ranges.ts';
import type { TakeBack } from './mark-steps.ts';
import { newId } from './record.ts';

interface Words {
  note_text: string;
  highlight_color: HighlightColor;
}

export interface NoteSheet {
  words: Words;
  /** Verses that do not follow each other are several notes with the same words. */
  pieces: readonly { range: GridRange; reference: string }[];
  translation: string;
  language: Language;
}

/**
 * Resolves when it is on the device. Throws `NotKept`.
 * @param known the note to change, its words when the person began to write, and how it was before
 * @param id of a new note, as its draft has it
 */
export async function keepNote(data: Data, sheet: NoteSheet, known: { id: string; seen: string; before: Words } | undefined, id: string | undefined): Promise<TakeBack> {
  const drafts = sheet.pieces.map(({ range, reference }) => ({ ...range, ...sheet.words, reference, translation: sheet.translation, language: sheet.language }));
  if (known) {
    const [draft] = drafts;
    if (!draft) return async () => undefined;
    await saveNote(data, draft, known);
    return async () => void (await saveNote(data, { ...draft, ...known.before }, { id: known.id, seen: draft.note_text }));
  }
  const first = id ?? newId();
  const ids = drafts.map((_, place) => (place === 0 ? first : derivedId('piece of a note', first, place)));
  for (const [place, draft] of drafts.entries()) await saveNote(data, draft, undefined, ids[place]);
  return async () => {
    for (const one of ids) await removeNote(data, one);
  };
}
