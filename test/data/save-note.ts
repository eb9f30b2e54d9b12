// One note, as the sheet for notes saves it.
import type { HighlightColor } from '../../schemas/bible-note.ts';
import type { Language } from '../../schemas/fields.ts';
import type { Data } from '../../src/data/data.ts';
import type { GridRange } from '../../src/data/grid-ranges.ts';
import { keepNote } from '../../src/data/note-keeping.ts';
import { newId } from '../../src/data/record.ts';

interface NoteDraft extends GridRange {
  translation: string;
  reference: string;
  note_text: string;
  highlight_color: HighlightColor;
  language: Language;
}

/** @returns its id */
export async function saveNote(data: Data, draft: NoteDraft, known?: { id: string; seen: string }, id: string = newId()): Promise<string> {
  const { note_text, highlight_color, reference, translation, language, ...range } = draft;
  await keepNote(data, { words: { note_text, highlight_color }, pieces: [{ range, reference }], translation, language }, known, id);
  return known?.id ?? id;
}
